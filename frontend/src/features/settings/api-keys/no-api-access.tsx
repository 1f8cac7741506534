import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/notice';
import { plansWith } from '../../../ui/plan-features';
import styles from './api-keys.module.css';

/** What API keys would give on another plan, and how many from before are kept. */
export function NoApiAccess({ kept }: { kept: number }) {
  return (
    <Notice
      level="h3"
      title={`Included in ${plansWith('api_access')}`}
      action={
        <Button component={Link} to="/pricing" variant="default">
          See pricing
        </Button>
      }
    >
      <p>With an API key, your own tools can:</p>
      <ul className={styles.gives}>
        <li>write, refine and find prompts, from a script or the command line</li>
        <li>use your templates, and show your credits</li>
        <li>spend no more credits a month than you allow</li>
      </ul>
      {kept > 0 && (
        <p>
          Your {kept === 1 ? 'key is' : `${kept} keys are`} kept, but refused until your plan
          includes API access.
        </p>
      )}
    </Notice>
  );
}
