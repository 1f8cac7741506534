import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from './notice';
import { usePageAddress } from './use-page';

/** Shown for a page number after the last page of a list. */
export function PageOutOfRange() {
  const addressOf = usePageAddress();
  return (
    <Notice
      title="Nothing on this page"
      action={
        <Button component={Link} to={addressOf(1)} variant="default">
          Go to the first page
        </Button>
      }
    >
      <p>Your history doesn't have this many pages.</p>
    </Notice>
  );
}
