import { useEffect, useMemo, useState } from 'react';
import { codeFences } from './code-fences';
import type { CodeToken } from './highlighter';
import { colourCode, type Piece } from './prompt-pieces';

type Highlight = (typeof import('./highlighter'))['codeTokens'];

/** A section of a prompt, cut into pieces. */
interface SetSection {
  label: string;
  text: string;
  lines: Piece[][];
}

/**
 * The highlighter, once it is there: it is loaded when there is code to show. Without a connection
 * the code stays as it is.
 */
function useHighlighter(wanted: boolean): Highlight | null {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  useEffect(() => {
    if (!wanted) return;
    void import('./highlighter').then(
      ({ codeTokens }) => setHighlight(() => codeTokens),
      () => undefined,
    );
  }, [wanted]);
  return wanted ? highlight : null;
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

/** Sections with their fenced code set apart, as soon as that can be done. */
export function useColouredCode(sections: readonly SetSection[]): readonly SetSection[] {
  const wanted = useMemo(
    () => sections.some(({ text }) => codeFences(text).some(({ language }) => language !== '')),
    [sections],
  );
  const highlight = useHighlighter(wanted);
  return useMemo(() => {
    if (!highlight) return sections;
    return sections.map((section) => ({
      ...section,
      lines: colourCode(section.lines, tokensOf(section.text, highlight)),
    }));
  }, [sections, highlight]);
}
