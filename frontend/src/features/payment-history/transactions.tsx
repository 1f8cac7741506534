import type { Transaction } from '../../api/generated';
import { dollars } from '../../ui/dollars';
import { exactTime } from '../../ui/exact-time';
import { STATUSES, methodLabel, planLabel } from './transaction-labels';
import styles from './transactions.module.css';

interface ListProps {
  transactions: readonly Transaction[];
}

interface CellProps {
  transaction: Transaction;
}

function Status({ transaction: { status } }: CellProps) {
  return (
    <span className={styles.status} data-status={status}>
      {STATUSES[status]}
    </span>
  );
}

/** The card as the receipt names it, where it is known. */
function Method({ transaction: { payment_method: method, card } }: CellProps) {
  return (
    <>
      {methodLabel(method)}
      {card && <span className={styles.paidWith}>{card}</span>}
    </>
  );
}

function Receipt({ transaction: { receipt_url: receipt, date } }: CellProps) {
  return (
    receipt && (
      <a className={styles.receipt} href={receipt} target="_blank" rel="noreferrer">
        View<span className="sr-only"> receipt of {exactTime(date)} (new tab)</span>
      </a>
    )
  );
}

/** Transactions on wide screens, one a row. */
export function TransactionTable({ transactions }: ListProps) {
  return (
    <table className={styles.table} aria-label="Transactions">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Plan</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col">Payment Method</th>
          <th scope="col">Status</th>
          <th scope="col">Receipt</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <td>{exactTime(transaction.date)}</td>
            <th scope="row">{planLabel(transaction.credits_purchased)}</th>
            <td className={styles.amount}>{dollars(transaction.amount)}</td>
            <td>
              <Method transaction={transaction} />
            </td>
            <td>
              <Status transaction={transaction} />
            </td>
            <td>
              <Receipt transaction={transaction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Transactions on small screens, one card each. */
export function TransactionCards({ transactions }: ListProps) {
  return (
    <ul className={styles.cards} aria-label="Transactions">
      {transactions.map((transaction) => (
        <li key={transaction.id} className={styles.card}>
          <p className={styles.top}>
            <b>{planLabel(transaction.credits_purchased)}</b>
            <b>{dollars(transaction.amount)}</b>
          </p>
          <p>{exactTime(transaction.date)}</p>
          <p>
            <Method transaction={transaction} />
          </p>
          <p className={styles.end}>
            <Status transaction={transaction} />
            <Receipt transaction={transaction} />
          </p>
        </li>
      ))}
    </ul>
  );
}
