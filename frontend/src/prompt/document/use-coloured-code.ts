import { useEffect, useMemo, useState } from 'react';
import { codeFences } from './code-fences';
import type { CodeToken } from './highlighter';
import { applyCodeTokens, type PromptSegment } from './prompt-segments';

type Highlight = (typeof import('./highlighter'))['codeTokens'];

/** A section of a prompt, split into segments. */
interface SectionLines {
  label: string;
  text: string;
  lines: PromptSegment[][];
}

/**
 * The highlighter, loaded only if there is code to show. If it cannot be loaded, the code stays
 * plain.
 */
function useHighlighter(needed: boolean): Highlight | null {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  useEffect(() => {
    if (!needed) return;
    void import('./highlighter').then(
      ({ codeTokens }) => setHighlight(() => codeTokens),
      () => undefined,
    );
  }, [needed]);
  return needed ? highlight : null;
}

/** The tokens of the fenced code in a text, in order. */
function tokensOf(text: string, highlight: Highlight): CodeToken[] {
  return codeFences(text).flatMap(({ language, start, end }) =>
    highlight(language, text.slice(start, end)).map((token) => ({
      ...token,
      start: token.start + start,
      end: token.end + start,
    })),
  );
}

/** Sections with coloured code, once the highlighter is loaded. */
export function useColouredCode(sections: readonly SectionLines[]): readonly SectionLines[] {
  const needed = useMemo(
    () => sections.some(({ text }) => codeFences(text).some(({ language }) => language !== '')),
    [sections],
  );
  const highlight = useHighlighter(needed);
  return useMemo(() => {
    if (!highlight) return sections;
    return sections.map((section) => ({
      ...section,
      lines: applyCodeTokens(section.lines, tokensOf(section.text, highlight)),
    }));
  }, [sections, highlight]);
}
