import { TARGET_MODELS } from '../../api/catalogue';
import { DocumentSection } from '../../prompt/document/document-section';
import { SegmentText } from '../../prompt/document/segment-text';
import { segmentLines, type PromptSegment } from '../../prompt/document/prompt-segments';
import { Sheet } from '../../ui/sheet';
import { EXAMPLE_MODEL, LANDING_EXAMPLE } from './examples';
import styles from './example-result.module.css';

const { sections, placeholders } = LANDING_EXAMPLE.prompt;
const LIST_MARK = /^[->] /;

const SECTIONS = sections.map(({ key, label, text }) => ({
  key,
  label,
  lines: segmentLines(text, placeholders, LANDING_EXAMPLE.request),
}));

function Line({ pieces }: { pieces: readonly PromptSegment[] }) {
  const item = LIST_MARK.test(pieces[0]?.text ?? '');
  return (
    <span className={item ? styles.item : styles.line}>
      {pieces.map((piece, index) => (
        <SegmentText key={index} segment={piece} />
      ))}
      {pieces.length === 0 && <br />}
    </span>
  );
}

/** The prompt of the example; its sections appear one by one. */
export function ExampleResult() {
  return (
    <Sheet float className={styles.sheet} aria-labelledby="prompt">
      <div className={styles.strip}>
        <h2 id="prompt">The prompt you send to {TARGET_MODELS[EXAMPLE_MODEL]}</h2>
      </div>
      <div className={styles.document}>
        {SECTIONS.map(({ key, label, lines }) => (
          <DocumentSection key={key} label={label}>
            {lines.map((pieces, line) => (
              <Line key={line} pieces={pieces} />
            ))}
          </DocumentSection>
        ))}
      </div>
      <p className={styles.key}>
        <span>Your words go in unchanged.</span>
        <span className="tabular">Estimated tokens: {LANDING_EXAMPLE.tokens}</span>
      </p>
    </Sheet>
  );
}
