import { useEffect, useMemo, useRef } from 'react';
import type { Prompt, QualityScore } from '../../api/generated';
import { BlankFields } from './blank-fields';
import type { BlankValues } from './blanks';
import { DocumentFrame } from './document-frame';
import { passagesOf } from '../quality/passages';
import { PrintedPrompt } from './printed-prompt';
import { PromptDocument } from './prompt-document';
import { Quality } from '../quality/quality';
import { useEvidence } from '../quality/use-evidence';

/** A finished prompt. Older prompts have a plain number as score, without criteria. */
export type ScoredPromptContent = Omit<Prompt, 'quality_score'> & {
  quality_score: QualityScore | number | null;
};

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the highlighted passage, if the quality column is beside the document and stays in
 * view.
 */
function scrollToPassage(paper: HTMLElement): void {
  const rail = paper.nextElementSibling?.firstElementChild?.getBoundingClientRect();
  const highlighted = [...paper.querySelectorAll('[data-lit]')];
  if (!rail || rail.left < paper.getBoundingClientRect().right) return;
  const above = highlighted.filter((mark) => mark.getBoundingClientRect().top < rail.top);
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  (above[0] ?? highlighted.at(-1))?.scrollIntoView({ block: 'nearest', behavior });
}

/** The values of the blanks, and a function that sets one. */
export interface Blanks {
  values: BlankValues;
  onValue: (name: string, value: string) => void;
}

/**
 * A prompt as a document and, if it has a score, the quality column that highlights passages. With
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
      <PrintedPrompt request={request} createdAt={prompt.created_at}>
        <PromptDocument
          prompt={prompt}
          request={request}
          highlighted={span ?? null}
          values={blanks?.values}
        />
      </PrintedPrompt>
    </DocumentFrame>
  );
}
