import { Button } from '@mantine/core';
import type { ApiKey } from '../../../api/generated';
import { calendarDay } from '../../../ui/calendar-day';
import danger from '../../../ui/danger.module.css';
import { exactTime } from '../../../ui/exact-time';
import { RelativeTime } from '../../../ui/relative-time';
import { Sheet } from '../../../ui/sheet';
import { Facts } from '../facts';
import styles from './api-keys.module.css';
import { SCOPES } from './scopes';

const STATUSES = { active: '', rotated: 'Replaced', expired: 'Expired' } as const;

const LIST = new Intl.ListFormat('en-GB');

interface Actions {
  /** Whether the plan has API access. */
  canRotate: boolean;
  onRotate: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

/** The keys, newest first. */
export function ApiKeyList({ keys, ...actions }: Actions & { keys: readonly ApiKey[] }) {
  return (
    <ul className={styles.keys} aria-label="API keys">
      {keys.map((key) => (
        <li key={key.id}>
          <Sheet className={styles.key}>
            <Entry of={key} {...actions} />
          </Sheet>
        </li>
      ))}
    </ul>
  );
}

function Entry({ of: key, canRotate, onRotate, onRevoke }: Actions & { of: ApiKey }) {
  const { id, name, status } = key;
  return (
    <>
      <div className={styles.head}>
        <h3 id={id} dir="auto">
          {name}
        </h3>
        {status !== 'active' && <span className={styles.status}>{STATUSES[status]}</span>}
        <code>{key.shown}</code>
      </div>
      <Facts
        of={{
          'Last used': key.last_used_at ? <RelativeTime iso={key.last_used_at} /> : 'Never',
          ...lifetimeOf(key),
          'Credits this month': spentOf(key),
        }}
      />
      <p className={styles.scopes}>
        May {LIST.format(key.scopes.map((scope) => SCOPES[scope].short))}.
      </p>
      <div className={styles.actions}>
        {status === 'active' && canRotate && (
          <Button variant="default" aria-describedby={id} onClick={() => onRotate(key)}>
            Rotate
          </Button>
        )}
        <Button
          variant="default"
          className={danger.button}
          aria-describedby={id}
          onClick={() => onRevoke(key)}
        >
          {status === 'expired' ? 'Remove' : 'Revoke'}
        </Button>
      </div>
    </>
  );
}

function lifetimeOf({ status, expires_at: at }: ApiKey): Record<string, string> {
  if (at === null) return { Expires: 'Never' };
  if (status === 'rotated') return { 'Works until': exactTime(at) };
  return { [status === 'expired' ? 'Expired' : 'Expires']: calendarDay(at) };
}

function spentOf({ used_this_month: used, monthly_cap: cap }: ApiKey): string {
  const spent = used.toLocaleString('en');
  return cap === null ? spent : `${spent} of ${cap.toLocaleString('en')}`;
}
