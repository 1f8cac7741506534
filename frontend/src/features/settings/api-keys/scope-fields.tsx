import { useId, type ReactNode } from 'react';
import styles from './api-keys.module.css';
import { SCOPE_KEYS, SCOPES, type Scope } from './scopes';

/** A checkbox for each scope. */
export function ScopeFields({
  chosen,
  error,
  'data-path': path,
  onChoose,
}: {
  chosen: readonly Scope[];
  error?: ReactNode;
  /** By which the form finds the field to focus. */
  'data-path'?: string;
  onChoose: (scopes: readonly Scope[]) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>What it may do</legend>
      {SCOPE_KEYS.map((scope, index) => (
        <label key={scope}>
          <input
            type="checkbox"
            data-path={index === 0 ? path : undefined}
            checked={chosen.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(SCOPE_KEYS.filter((one) => (one === scope ? checked : chosen.includes(one))))
            }
          />
          {SCOPES[scope].label}
        </label>
      ))}
      {error && (
        <p id={id} className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
