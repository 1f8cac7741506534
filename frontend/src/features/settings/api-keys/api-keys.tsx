import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiKeysQuery, useSubscriptionQuery } from '../../../api/client';
import type { ApiKey, NewApiKey } from '../../../api/generated';
import { LIMITS } from '../../../api/limits';
import { Notice } from '../../../ui/notice';
import { LoadedSection } from '../loaded-section';
import { SectionSkeleton } from '../section-skeleton';
import { ApiKeyList } from './api-key-list';
import styles from './api-keys.module.css';
import { MakeApiKey } from './make-api-key';
import { NewKey } from './new-key';
import { NoApiAccess } from './no-api-access';
import { RevokeApiKey } from './revoke-api-key';
import { RotateApiKey } from './rotate-api-key';

/** What the person is about to do. */
type Step = { kind: 'make' } | { kind: 'rotate' | 'revoke'; apiKey: ApiKey };

/** The keys of the account, or what they would give on another plan. */
export function ApiKeys() {
  const call = useApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const subscription = useSubscriptionQuery();
  const shape = <SectionSkeleton label="Loading your API keys" lines={4} />;
  const failure = "We couldn't load your API keys";
  return (
    <LoadedSection call={call} failure={failure} shape={shape}>
      {({ api_keys: keys }) => (
        <LoadedSection call={subscription} failure={failure} shape={shape}>
          {({ features }) => <Keys keys={keys} included={features.api_access} />}
        </LoadedSection>
      )}
    </LoadedSection>
  );
}

function Keys({ keys, included }: { keys: readonly ApiKey[]; included: boolean }) {
  const [step, setStep] = useState<Step | null>(null);
  const [made, setMade] = useState<NewApiKey | null>(null);
  const close = (): void => setStep(null);
  const active = keys.filter(({ status }) => status === 'active').length;
  const kept = keys.filter(({ status }) => status !== 'expired').length;
  const add = (
    <Button variant="default" onClick={() => setStep({ kind: 'make' })}>
      New API key
    </Button>
  );
  return (
    <div className={styles.content}>
      {!included && <NoApiAccess kept={kept} />}
      {made && <NewKey key={made.api_key.id} made={made} onDone={() => setMade(null)} />}
      {included && keys.length === 0 && (
        <Notice level="h3" title="No API keys yet" action={add}>
          <p>Make one for each program, so that you can revoke them one by one.</p>
        </Notice>
      )}
      {keys.length > 0 && (
        <ApiKeyList
          keys={keys}
          canRotate={included}
          onRotate={(apiKey) => setStep({ kind: 'rotate', apiKey })}
          onRevoke={(apiKey) => setStep({ kind: 'revoke', apiKey })}
        />
      )}
      {included && keys.length > 0 && (
        <div className={styles.add}>
          {add}
          <p>
            {active} of {LIMITS.apiKeysMax} keys
          </p>
        </div>
      )}
      {step?.kind === 'make' && <MakeApiKey onMade={setMade} onClose={close} />}
      {step?.kind === 'rotate' && (
        <RotateApiKey apiKey={step.apiKey} onMade={setMade} onClose={close} />
      )}
      {step?.kind === 'revoke' && <RevokeApiKey apiKey={step.apiKey} onClose={close} />}
    </div>
  );
}
