import type { LedgerEntry } from '../../api/generated';
import { RelativeTime } from '../../ui/relative-time';
import styles from './credit-statement.module.css';
import { ENTRY_LABELS, signed } from './statement-labels';

interface ListProps {
  entries: readonly LedgerEntry[];
}

/** The label of the prompt or purchase that an entry belongs to, in any script, and the API key that made it. */
function Subject({ of: { belongs_to: subject } }: { of: LedgerEntry }) {
  const { label, api_key: key } = subject;
  return (
    <>
      {label && (
        <span className={styles.label} dir="auto">
          {label}
        </span>
      )}
      {key && (
        <span className={styles.label}>
          by the key <bdi>{key}</bdi>
        </span>
      )}
    </>
  );
}

function Amount({ of: amount }: { of: number }) {
  return <span data-gain={amount > 0}>{signed(amount)}</span>;
}

/** The statement on wide screens, one entry a row. */
export function StatementTable({ entries }: ListProps) {
  return (
    <table className={styles.table} aria-label="Credit statement">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col">Credits</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <RelativeTime iso={entry.created_at} />
            </td>
            <th scope="row">
              {ENTRY_LABELS[entry.kind]}
              <Subject of={entry} />
            </th>
            <td>
              <Amount of={entry.amount} />
            </td>
            <td>{entry.balance_after.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The statement on small screens, one card each. */
export function StatementCards({ entries }: ListProps) {
  return (
    <ul className={styles.cards} aria-label="Credit statement">
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className={styles.what}>{ENTRY_LABELS[entry.kind]}</p>
          <p className={styles.amount}>
            <Amount of={entry.amount} />
          </p>
          <Subject of={entry} />
          <p className={styles.when}>
            <RelativeTime iso={entry.created_at} />
          </p>
          <p className={styles.balance}>Balance {entry.balance_after.toLocaleString('en')}</p>
        </li>
      ))}
    </ul>
  );
}
