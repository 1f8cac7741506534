import { Button } from '@mantine/core';
import { useState } from 'react';
import { useVersionsQuery } from '../../api/client';
import { CompareDialog } from './compare-dialog';
import type { Entry } from './entry';
import styles from './versions-line.module.css';

/** How many versions there are of an opened prompt, and the way to compare them. */
export function VersionsLine({ entry }: { entry: Entry }) {
  const { data } = useVersionsQuery({ id: entry.id });
  const [comparing, setComparing] = useState(false);
  const known = data?.versions.length ?? entry.version;
  if (known < 2) return null;
  return (
    <div className={styles.line}>
      Version {entry.version}
      {data && ` of ${known}`}
      <Button variant="subtle" onClick={() => setComparing(true)}>
        Compare versions
      </Button>
      {comparing && <CompareDialog id={entry.id} onClose={() => setComparing(false)} />}
    </div>
  );
}
