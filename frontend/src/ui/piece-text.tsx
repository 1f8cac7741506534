import styles from './piece-text.module.css';
import type { Piece } from './prompt-pieces';

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'plain') return text;
  if (kind === 'own') return <mark className={styles.own}>{text}</mark>;
  return <span className={kind === 'tag' ? styles.tag : styles.blank}>{text}</span>;
}

/** One stretch of a prompt or request with its mark. */
export function PieceText({ piece }: { piece: Piece }) {
  if (!piece.lit) return <Marked piece={piece} />;
  return (
    <mark className={styles.lit} data-lit>
      <Marked piece={piece} />
    </mark>
  );
}
