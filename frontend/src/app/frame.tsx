import type { ReactNode, Ref } from 'react';
import { Footer } from './footer';
import styles from './shell.module.css';

/** Bar, page and foot, in the application and on prerendered pages alike. */
export function Frame({
  bar,
  main,
  children,
}: {
  bar: ReactNode;
  main?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {bar}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
