import type { ComponentProps } from 'react';
import styles from './sheet.module.css';

/** A sheet of paper: what documents and cards lie on. `float` lifts the one that matters most. */
export function Sheet({
  float = false,
  className = '',
  ...rest
}: ComponentProps<'article'> & { float?: boolean }) {
  const classes = [styles.sheet, float ? styles.float : '', className].filter(Boolean).join(' ');
  return <article {...rest} className={classes} />;
}
