import { Button } from '@mantine/core';
import { useState } from 'react';
import { Sheet } from '../../ui/sheet';
import danger from '../../ui/danger.module.css';
import { DeleteAccount } from './delete-account';
import facts from './facts.module.css';
import { Section } from './section';

/** The section that deletes the account. */
export function DangerZone() {
  const [asking, setAsking] = useState(false);
  return (
    <Section id="danger-zone">
      <Sheet className={`${facts.card} ${danger.zone}`}>
        <p>
          Deleting your account logs you out everywhere. You can restore it for 30 days; after that
          your account and prompts are permanently deleted.
        </p>
        <div className={facts.actions}>
          <Button variant="default" className={danger.button} onClick={() => setAsking(true)}>
            Delete Account
          </Button>
        </div>
      </Sheet>
      {asking && <DeleteAccount onClose={() => setAsking(false)} />}
    </Section>
  );
}
