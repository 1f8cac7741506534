import type { ComponentProps } from 'react';
import styles from './honeypot.module.css';

/** A field hidden from people. A bot that fills it in marks its message as spam. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        {/* A password manager that filled it in would make a person look like a bot. */}
        <input
          {...props}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
