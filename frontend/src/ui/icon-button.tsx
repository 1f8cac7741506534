import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={label}
    />
  );
}
