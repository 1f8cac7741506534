import type { ComponentProps } from 'react';
import styles from './sheet.module.css';

/** A card that looks like a sheet of paper; `float` adds a shadow. */
export function Sheet({
  float = false,
  className = '',
  ...rest
}: ComponentProps<'article'> & { float?: boolean }) {
  const classes = [styles.sheet, float ? styles.float : '', className].filter(Boolean).join(' ');
  return <article {...rest} className={classes} />;
}
