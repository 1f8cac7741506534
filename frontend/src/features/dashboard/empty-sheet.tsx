import { DocSection } from '../../ui/doc-section';
import { Sheet } from '../../ui/sheet';
import styles from './empty-sheet.module.css';

const PARTS = [
  ['Role', 'Who the model should be'],
  ['Context', 'What it needs to know'],
  ['Objective', 'What you want done. This is the one to bring.'],
  ['Format', 'The shape and length of the answer'],
  ['Constraints', 'What to avoid'],
  ['Examples', 'What good looks like'],
  ['Validation', 'What to check before answering'],
] as const;

/** Before the first prompt: what will stand here, and what to bring or to begin with. */
export function EmptySheet({ onTemplates }: { onTemplates?: () => void }) {
  const template = 'start from a template';
  return (
    <Sheet>
      <div className={styles.head}>
        <h2>Your prompt will be set here</h2>
        <p>
          Write a request and press Generate. Or{' '}
          <span className={styles.start}>
            {onTemplates ? (
              <button type="button" aria-haspopup="dialog" onClick={onTemplates}>
                {template}
              </button>
            ) : (
              template
            )}
            .
          </span>{' '}
          A good prompt has seven parts, and you only need to bring one of them.
        </p>
      </div>
      <div className={styles.parts}>
        {PARTS.map(([label, meaning]) => (
          <DocSection key={label} label={label} state={label === 'Objective' ? 'set' : 'next'}>
            {meaning}
          </DocSection>
        ))}
      </div>
    </Sheet>
  );
}
