import type { Passage } from './passages.js';

/** A test of passages that looks at each of them once. */
export function perPassage(test: (passage: Passage) => boolean): (passage: Passage) => boolean {
  const known = new WeakMap<Passage, boolean>();
  return (passage) => {
    const before = known.get(passage);
    if (before !== undefined) return before;
    const found = test(passage);
    known.set(passage, found);
    return found;
  };
}
