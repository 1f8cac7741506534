import { useChooseWriterMutation, useLocalModelQuery } from '../../api/local-model';
import button from '../../ui/inline-button.module.css';
import styles from './local-model-line.module.css';

/** A restart that another page began is over within seconds. */
const WATCH_MS = 1_000;

/** Who writes the prompts, and the button that changes it; empty without a model on this machine. */
export function LocalModelLine() {
  const { data } = useLocalModelQuery();
  const elsewhere = data?.model?.switching ?? false;
  useLocalModelQuery(undefined, { pollingInterval: elsewhere ? WATCH_MS : 0 });
  const [choose, { isLoading, isError, originalArgs }] = useChooseWriterMutation();
  if (!data?.model) return null;
  const { name, host, in_use: used } = data.model;
  const busy = isLoading || elsewhere;
  const next = used ? 'rules' : 'model';
  const goal = isLoading ? originalArgs : used ? 'model' : 'rules';
  return (
    <p className={styles.line}>
      {!busy && (
        <span>
          Written by {used ? `${name}, which runs on ${host ?? 'this machine'}` : 'rules'}.{' '}
        </span>
      )}
      <button
        type="button"
        className={button.button}
        aria-disabled={busy}
        onClick={busy ? undefined : () => void choose(next)}
      >
        {busy
          ? `Switching to ${goal === 'model' ? name : 'rules'}...`
          : `Use ${next === 'model' ? name : 'rules'}`}
      </button>
      {!busy && !used && <span>, which runs on {host ?? 'this machine'}.</span>}
      <span aria-live="polite" className={isError && !busy ? styles.failed : 'sr-only'}>
        {isError && !busy && "This didn't work. Reload the page and try again."}
        {!isError && !busy && originalArgs && `Now written by ${used ? name : 'rules'}.`}
      </span>
    </p>
  );
}
