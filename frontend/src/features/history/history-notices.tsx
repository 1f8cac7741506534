import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { Notice } from '../../ui/notice';
import { OlderHidden } from './older-hidden';

/** The history could not be loaded. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      kind="danger"
      title="We couldn't load your history"
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
    </Notice>
  );
}

/** No prompts at all, or none recent enough for the plan. */
export function Empty({ olderHidden }: { olderHidden: boolean }) {
  return (
    <Notice
      title={olderHidden ? 'No recent prompts' : 'No prompts yet'}
      action={
        <Button component={Link} to="/dashboard">
          Write a prompt
        </Button>
      }
    >
      <p>
        {olderHidden ? (
          <OlderHidden filtered={false} />
        ) : (
          'Every prompt you generate is saved here, so you can copy or regenerate it.'
        )}
      </p>
    </Notice>
  );
}

/** No prompt matches the search and filters. */
export function NothingMatches({
  olderHidden,
  onClear,
}: {
  olderHidden: boolean;
  onClear: () => void;
}) {
  return (
    <Notice
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      <p>
        Nothing matches all your filters. Search covers your requests and the generated prompts.
      </p>
      {olderHidden && (
        <p>
          <OlderHidden filtered />
        </p>
      )}
    </Notice>
  );
}
