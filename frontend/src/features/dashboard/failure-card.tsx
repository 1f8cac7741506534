import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { GenerationFailure } from '../../api/generation-failure';
import { Notice } from '../../ui/notice';
import { pressOnce } from '../../ui/press-once';

const TITLES: Readonly<Record<GenerationFailure['reason'], string>> = {
  no_credits: 'No credits left',
  session: 'Your session has ended',
  unverified: 'Verify your email first',
  refunded: 'Your credit is back',
  unsent: 'No connection',
  unavailable: 'Not available right now',
  pending: "Your prompt isn't finished yet",
  unfinished: "We couldn't finish your prompt",
  unchanged: 'Nothing to change',
  other: 'Something went wrong',
};

function words({ reason, message }: GenerationFailure): string {
  if (reason === 'no_credits') return "You're out of credits. Each prompt uses one.";
  if (reason === 'refunded') return "We couldn't write the prompt. You were not charged.";
  return message;
}

/** Shows why the generation failed and what to do next; it stays after the toast is gone. */
export function FailureCard({
  failure,
  onRetry,
}: {
  failure: GenerationFailure;
  onRetry: () => void;
}) {
  return (
    <Notice
      kind="danger"
      title={TITLES[failure.reason]}
      action={
        failure.reason === 'no_credits' ? (
          <Button component={Link} to="/pricing">
            Buy Credits
          </Button>
        ) : (
          <Button variant="default" {...pressOnce(onRetry)}>
            Try again
          </Button>
        )
      }
    >
      <p>{words(failure)}</p>
      <p>
        Your request is saved. {failure.reason === 'pending' && "You won't be charged twice."}
        {failure.reason === 'unfinished' && (
          <>
            You won't be charged twice. If the prompt was finished after all, it is in your{' '}
            <Link to="/history">history</Link>.
          </>
        )}
      </p>
    </Notice>
  );
}
