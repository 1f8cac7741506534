import { DocumentSection } from '../../prompt/document/document-section';
import { Sheet } from '../../ui/sheet';
import styles from './empty-sheet.module.css';

/** Sections that every prompt has. */
const PARTS = [
  ['Request', 'Your own words, unchanged. You only need to write this one.'],
  ['Task', 'What the model does with it'],
  ['Rules', 'Rules for this kind of request, and what to do if something is missing'],
  ['Done when', 'What the model checks at the end'],
] as const;

/** Shown before the first prompt: what will appear here, and how to start. */
export function EmptySheet({ onTemplates }: { onTemplates?: () => void }) {
  const template = 'start from a template';
  return (
    <Sheet>
      <div className={styles.head}>
        <h2>Your prompt will appear here</h2>
        <p>Describe what you need. We turn it into a prompt.</p>
        <p>
          Or{' '}
          <span className={styles.start}>
            {onTemplates ? (
              <button type="button" aria-haspopup="dialog" onClick={onTemplates}>
                {template}
              </button>
            ) : (
              template
            )}
            .
          </span>
        </p>
      </div>
      <div className={styles.parts}>
        {PARTS.map(([label, meaning]) => (
          <DocumentSection key={label} label={label} state={label === 'Request' ? 'set' : 'next'}>
            {meaning}
          </DocumentSection>
        ))}
      </div>
    </Sheet>
  );
}
