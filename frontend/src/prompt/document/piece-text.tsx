import { blankName, valueOf, type BlankValues } from './blanks';
import styles from './piece-text.module.css';
import type { Piece } from './prompt-pieces';

const NO_VALUES: BlankValues = {};

function Marked({ piece: { kind, text, code }, values }: { piece: Piece; values: BlankValues }) {
  if (code && kind !== 'blank') return <span className={styles[code]}>{text}</span>;
  if (kind === 'plain') return text;
  if (kind === 'own') return <mark className={styles.own}>{text}</mark>;
  if (kind === 'tag') return <span className={styles.tag}>{text}</span>;
  const value = valueOf(values, blankName(text));
  if (value === null) return <span className={styles.blank}>{text}</span>;
  return (
    <mark className={styles.filled} dir="auto">
      {value}
    </mark>
  );
}

/** One stretch of a prompt or request with its mark; `values` stand where blanks were. */
export function PieceText({ piece, values = NO_VALUES }: { piece: Piece; values?: BlankValues }) {
  if (!piece.lit) return <Marked piece={piece} values={values} />;
  return (
    <mark className={styles.lit} data-lit>
      <Marked piece={piece} values={values} />
    </mark>
  );
}
