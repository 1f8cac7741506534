import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './plain-field.module.css';

interface Texts {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

type Props = Texts &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
  );

/**
 * A field with label, error and hint, without the component library. Error and hint describe it for
 * screen readers.
 */
export function PlainField({ as = 'input', label, hint, error, className = '', ...rest }: Props) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const Control = as as 'input';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control
        {...(rest as ComponentProps<'input'>)}
        id={id}
        className={`${styles.input} ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
