import { DocSection } from '../../ui/doc-section';
import { PieceText } from '../../ui/piece-text';
import { promptLines, type Piece } from '../../ui/prompt-pieces';
import { Sheet } from '../../ui/sheet';
import { EXAMPLE } from './example-prompt';
import { InPlace } from './in-place';
import styles from './after.module.css';

const { sections, placeholders } = EXAMPLE.prompt;
const LIST_MARK = /^[->] /;

const SECTIONS = sections.map(({ key, label, text }) => ({
  key,
  label,
  lines: promptLines(text, placeholders, EXAMPLE.request),
}));

function Line({ pieces }: { pieces: readonly Piece[] }) {
  const item = LIST_MARK.test(pieces[0]?.text ?? '');
  return (
    <span className={item ? styles.item : styles.line}>
      {pieces.map((piece, index) => (
        <PieceText key={index} piece={piece} />
      ))}
      {pieces.length === 0 && <br />}
    </span>
  );
}

/** The prompt that the request became; its sections light up one by one. */
export function After() {
  return (
    <Sheet float className={styles.sheet} aria-labelledby="prompt">
      <div className={styles.strip}>
        <h2 id="prompt">What ChatGPT gets</h2>
        <InPlace score={EXAMPLE.qualityScore} />
      </div>
      <div className={styles.document}>
        {SECTIONS.map(({ key, label, lines }) => (
          <DocSection key={key} label={label}>
            {lines.map((pieces, line) => (
              <Line key={line} pieces={pieces} />
            ))}
          </DocSection>
        ))}
      </div>
      <ul className={styles.key}>
        <li>
          <PieceText piece={{ kind: 'own', text: 'Underlined' }} />: your own words, kept
        </li>
        <li>
          <PieceText piece={{ kind: 'blank', text: '{{blank}}' }} /> becomes a field to fill in
        </li>
        <li className="tabular">{EXAMPLE.tokens} tokens, estimated</li>
      </ul>
    </Sheet>
  );
}
