import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A button that shows an icon alone; `label` is its name and its tooltip. */
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
