import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './section-index.module.css';
import { SECTIONS, SECTION_IDS } from './sections';

/** The sections that are on the screen, below the bar at the top. */
function useInView(): ReadonlySet<string> {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      { rootMargin: '-120px 0px -80px' },
    );
    for (const id of SECTION_IDS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}

/** Leads to the section that the address names, when the page is opened with it. */
function useDeepLink(): void {
  const { hash } = useLocation();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const section = SECTION_IDS.find((id) => `#${id}` === hash);
    // Somebody who comes back is led to where they were.
    if (section && window.scrollY === 0) document.getElementById(section)?.scrollIntoView();
  }, [hash]);
}

/** Leads to each section; a stroke stands beside those on the screen. */
export function SectionIndex() {
  const { search } = useLocation();
  const inView = useInView();
  useDeepLink();
  return (
    <nav className={styles.index} aria-label="Settings">
      {SECTION_IDS.map((id) => (
        <Link key={id} to={{ search, hash: id }} data-in-view={inView.has(id)}>
          {SECTIONS[id]}
        </Link>
      ))}
    </nav>
  );
}
