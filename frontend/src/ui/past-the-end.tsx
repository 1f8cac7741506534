import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from './notice';

/** What a page of a list shows that lies behind the last one. */
export function PastTheEnd() {
  return (
    <Notice
      title="Nothing on this page"
      action={
        <Button component={Link} to="?" variant="default">
          Go to the first page
        </Button>
      }
    >
      <p>Your history has fewer pages than this.</p>
    </Notice>
  );
}
