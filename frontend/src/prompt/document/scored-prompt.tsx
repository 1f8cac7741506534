import { useEffect, useMemo, useRef } from 'react';
import type { Prompt, QualityScore } from '../../api/generated';
import { BlankFields } from './blank-fields';
import type { BlankValues } from './blanks';
import { DocumentFrame } from './document-frame';
import { passagesOf } from '../quality/passages';
import { PromptDocument } from './prompt-document';
import { Quality } from '../quality/quality';
import { useEvidence } from '../quality/use-evidence';

/** A finished prompt. Of older ones the score may be a plain number, which names no criteria. */
export type ScoredPromptContent = Omit<Prompt, 'quality_score'> & {
  quality_score: QualityScore | number | null;
};

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to the passage that is pointed out, where the rail stands beside the document and stays. */
function scrollToPassage(paper: HTMLElement): void {
  const rail = paper.nextElementSibling?.firstElementChild?.getBoundingClientRect();
  const highlighted = [...paper.querySelectorAll('[data-lit]')];
  if (!rail || rail.left < paper.getBoundingClientRect().right) return;
  const above = highlighted.filter((mark) => mark.getBoundingClientRect().top < rail.top);
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  (above[0] ?? highlighted.at(-1))?.scrollIntoView({ block: 'nearest', behavior });
}

/** What stands in the blanks of a prompt, and how to put something in. */
export interface Blanks {
  values: BlankValues;
  onValue: (name: string, value: string) => void;
}

/**
 * A prompt as a document and, with its score, the quality rail that points out the evidence. With
 * `blanks`, its placeholders are fields above it.
 */
export function ScoredPrompt({
  prompt,
  request,
  blanks,
}: {
  prompt: ScoredPromptContent;
  request: string;
  blanks?: Blanks;
}) {
  const pointer = useEvidence();
  const { shown, chosen } = pointer;
  const paper = useRef<HTMLDivElement>(null);
  const passages = useMemo(() => passagesOf(prompt, request), [prompt, request]);
  const score = typeof prompt.quality_score === 'object' ? prompt.quality_score : null;
  const span = shown?.source === 'prompt' ? prompt.quality_spans?.[shown.criterion] : null;

  useEffect(() => {
    if (chosen && span && paper.current) {
      scrollToPassage(paper.current);
    }
  }, [chosen, span]);

  return (
    <DocumentFrame
      paperRef={paper}
      rail={
        score && (
          <Quality
            score={score}
            requestScore={prompt.request_score}
            tokens={prompt.estimated_tokens}
            passages={passages}
            pointer={pointer}
          />
        )
      }
    >
      {blanks && prompt.placeholders.length > 0 && (
        <BlankFields placeholders={prompt.placeholders} {...blanks} />
      )}
      <PromptDocument
        prompt={prompt}
        request={request}
        highlighted={span ?? null}
        values={blanks?.values}
      />
    </DocumentFrame>
  );
}
