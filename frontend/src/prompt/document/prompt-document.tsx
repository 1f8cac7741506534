import { useMemo } from 'react';
import type { Prompt } from '../../api/generated';
import type { BlankValues } from './blanks';
import { DocSection } from './doc-section';
import { PieceText } from './piece-text';
import styles from './prompt-document.module.css';
import type { Range } from './own-words';
import { lightUp, promptLines, type Piece } from './prompt-pieces';
import { useColouredCode } from './use-coloured-code';

const LIST_MARK = /^\s*(?:[-*>]|\d{1,2}[.)]) /;

function Line({ pieces, values }: { pieces: readonly Piece[]; values: BlankValues | undefined }) {
  const indent = LIST_MARK.exec(pieces.map(({ text }) => text).join(''))?.[0].length;
  return (
    <span
      className={styles.line}
      dir="auto"
      style={indent ? { paddingInlineStart: `${indent}ch`, textIndent: `-${indent}ch` } : undefined}
    >
      {pieces.map((piece, index) => (
        <PieceText key={index} piece={piece} {...(values && { values })} />
      ))}
      {pieces.length === 0 && <br />}
    </span>
  );
}

/** What stands between two sections of a prompt. */
const BLANK_LINE = 2;

/** The part of a range that lies in each of the texts, counted from where that text begins. */
function partsOf(range: Range, texts: readonly string[]): (Range | null)[] {
  let at = 0;
  return texts.map(({ length }) => {
    const [start, end] = [range.start - at, range.end - at];
    at += length + BLANK_LINE;
    return start < length && end > 0 ? { start, end } : null;
  });
}

/**
 * An optimized prompt set as a document; the words of `request` woven into it are underlined, and
 * the passage at `lit`, counted in the whole prompt, is pointed out, and `values` stand in its blanks.
 */
export function PromptDocument({
  prompt,
  request,
  lit = null,
  values,
}: {
  prompt: Pick<Prompt, 'sections' | 'placeholders'>;
  request: string;
  lit?: Range | null;
  values?: BlankValues | undefined;
}) {
  const sections = useMemo(
    () =>
      prompt.sections.map(({ label, text }) => ({
        label,
        text,
        lines: promptLines(text, prompt.placeholders, request),
      })),
    [prompt, request],
  );
  const coloured = useColouredCode(sections);
  const parts =
    lit &&
    partsOf(
      lit,
      sections.map(({ text }) => text),
    );
  return (
    <div className={styles.document} lang="en">
      {coloured.map(({ label, lines }, index) => {
        const part = parts?.[index];
        return (
          <DocSection key={index} label={label}>
            {(part ? lightUp(lines, part) : lines).map((pieces, line) => (
              <Line key={line} pieces={pieces} values={values} />
            ))}
          </DocSection>
        );
      })}
    </div>
  );
}
