import { useMemo } from 'react';
import type { Prompt } from '../api/generated';
import { DocSection } from './doc-section';
import { PieceText } from './piece-text';
import styles from './prompt-document.module.css';
import { promptLines, type Piece } from './prompt-pieces';

const LIST_MARK = /^\s*(?:[-*>]|\d{1,2}[.)]) /;

function Line({ pieces }: { pieces: readonly Piece[] }) {
  const indent = LIST_MARK.exec(pieces.map(({ text }) => text).join(''))?.[0].length;
  return (
    <span
      className={styles.line}
      dir="auto"
      style={indent ? { paddingInlineStart: `${indent}ch`, textIndent: `-${indent}ch` } : undefined}
    >
      {pieces.map((piece, index) => (
        <PieceText key={index} piece={piece} />
      ))}
      {pieces.length === 0 && <br />}
    </span>
  );
}

/** An optimized prompt set as a document; the words of `request` woven into it are underlined. */
export function PromptDocument({
  prompt,
  request,
}: {
  prompt: Pick<Prompt, 'sections' | 'placeholders'>;
  request: string;
}) {
  const sections = useMemo(
    () =>
      prompt.sections.map(({ label, text }) => ({
        label,
        lines: promptLines(text, prompt.placeholders, request),
      })),
    [prompt, request],
  );
  return (
    <div className={styles.document} lang="en">
      {sections.map(({ label, lines }, index) => (
        <DocSection key={index} label={label}>
          {lines.map((pieces, line) => (
            <Line key={line} pieces={pieces} />
          ))}
        </DocSection>
      ))}
    </div>
  );
}
