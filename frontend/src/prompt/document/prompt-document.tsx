import { useMemo } from 'react';
import type { Prompt } from '../../api/generated';
import type { BlankValues } from './blanks';
import { DocumentSection } from './document-section';
import { SegmentText } from './segment-text';
import styles from './prompt-document.module.css';
import type { TextRange } from './request-words';
import { highlightRange, segmentLines, type PromptSegment } from './prompt-segments';
import { useColouredCode } from './use-coloured-code';

const LIST_MARK = /^\s*(?:[-*>]|\d{1,2}[.)]) /;

function Line({
  segments,
  values,
}: {
  segments: readonly PromptSegment[];
  values: BlankValues | undefined;
}) {
  const indent = LIST_MARK.exec(segments.map(({ text }) => text).join(''))?.[0].length;
  return (
    <span
      className={styles.line}
      dir="auto"
      style={indent ? { paddingInlineStart: `${indent}ch`, textIndent: `-${indent}ch` } : undefined}
    >
      {segments.map((segment, index) => (
        <SegmentText key={index} segment={segment} {...(values && { values })} />
      ))}
      {segments.length === 0 && <br />}
    </span>
  );
}

/** Characters between two sections: one blank line. */
const SEPARATOR_LENGTH = 2;

/** The part of a range that lies in each text, as offsets inside that text. */
function rangePerText(range: TextRange, texts: readonly string[]): (TextRange | null)[] {
  let at = 0;
  return texts.map(({ length }) => {
    const [start, end] = [range.start - at, range.end - at];
    at += length + SEPARATOR_LENGTH;
    return start < length && end > 0 ? { start, end } : null;
  });
}

/**
 * An optimized prompt as a document. Words taken from `request` are underlined, the range
 * `highlighted` (offsets in the whole prompt) is marked, and `values` fill its blanks.
 */
export function PromptDocument({
  prompt,
  request,
  highlighted = null,
  values,
}: {
  prompt: Pick<Prompt, 'sections' | 'placeholders'>;
  request: string;
  highlighted?: TextRange | null;
  values?: BlankValues | undefined;
}) {
  const sections = useMemo(
    () =>
      prompt.sections.map(({ label, text }) => ({
        label,
        text,
        lines: segmentLines(text, prompt.placeholders, request),
      })),
    [prompt, request],
  );
  const coloured = useColouredCode(sections);
  const parts =
    highlighted &&
    rangePerText(
      highlighted,
      sections.map(({ text }) => text),
    );
  return (
    <div className={styles.document} lang="en">
      {coloured.map(({ label, lines }, index) => {
        const part = parts?.[index];
        return (
          <DocumentSection key={index} label={label}>
            {(part ? highlightRange(lines, part) : lines).map((segments, line) => (
              <Line key={line} segments={segments} values={values} />
            ))}
          </DocumentSection>
        );
      })}
    </div>
  );
}
