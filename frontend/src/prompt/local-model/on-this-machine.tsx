import { lazy, Suspense } from 'react';
import { isThisMachine } from '../../lib/is-this-machine';

const nothing = { default: () => null };

// Of no use elsewhere, and never a reason for a page to fail.
const LocalModelLine = lazy(() =>
  import('./local-model-line').then(
    (file) => ({ default: file.LocalModelLine }),
    () => nothing,
  ),
);
const WriterLine = lazy(() =>
  import('./writer-line').then(
    (file) => ({ default: file.WriterLine }),
    () => nothing,
  ),
);

/** On the person's own machine: who writes the prompts, with a button to change it. */
export function LocalModel() {
  return <Suspense>{isThisMachine() && <LocalModelLine />}</Suspense>;
}

/** On the person's own machine: who wrote a prompt; `end` closes the sentence. */
export function WrittenBy({ id, end = '' }: { id: string; end?: string }) {
  return <Suspense>{isThisMachine() && <WriterLine id={id} end={end} />}</Suspense>;
}
