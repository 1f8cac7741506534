import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './section-index.module.css';
import { SECTIONS, SECTION_IDS, useShownSections } from './sections';

/** The section that is being read: the one a link led to while it is on screen, or the first on screen. */
function useCurrentSection(linked: string): string | undefined {
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
  return inView.has(linked) ? linked : SECTION_IDS.find((id) => inView.has(id));
}

/** Scrolls to the section that the address names when the page opens. */
function useDeepLink(): void {
  const { hash } = useLocation();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const section = SECTION_IDS.find((id) => `#${id}` === hash);
    // On Back the browser restores the scroll position instead.
    if (section && window.scrollY === 0) document.getElementById(section)?.scrollIntoView();
  }, [hash]);
}

/** Links to each section; the one that is being read is marked. */
export function SectionIndex() {
  const { search, hash } = useLocation();
  const current = useCurrentSection(hash.slice(1));
  useDeepLink();
  const shown = useShownSections();
  return (
    <nav className={styles.index} aria-label="Settings">
      {shown.map((id) => (
        <Link
          key={id}
          to={{ search, hash: id }}
          aria-current={id === current ? 'location' : undefined}
        >
          {SECTIONS[id]}
        </Link>
      ))}
    </nav>
  );
}
