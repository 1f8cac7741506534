import { SECTION_LABELS, type SectionKey } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from '../blueprint.js';
import type { Material } from './material.js';
import { markdownAnswers, markdownRequest } from './quotes.js';
import { DETAILS, type QuotedBlock, type SectionPlan } from './section-plan.js';

type Lines = (blueprint: Blueprint) => string[];

/** Makes sections under headings of this level; those named in `always` have content in every prompt. */
export function markdownSections(level: '#' | '##', always: readonly SectionKey[]) {
  return (
    key: SectionKey,
    needs: SectionPlan['needs'],
    lines: Lines,
    label: string = SECTION_LABELS[key],
  ): SectionPlan => ({
    key,
    label,
    needs,
    always: always.includes(key),
    write: (blueprint) => {
      const body = lines(blueprint);
      return body.length === 0 ? null : [`${level} ${label}`, ...body].join('\n');
    },
  });
}

/** The sections of the request and the answers, and the blocks they contain. */
export function materialSections(
  material: Material,
  section: ReturnType<typeof markdownSections>,
): { sections: SectionPlan[]; quotes: QuotedBlock[] } {
  const request = material.isOwnTask ? [] : [markdownRequest(material)];
  const answers = markdownAnswers(material);
  const shown = answers.flatMap(({ delimited }, index) => [
    `${material.answers[index]?.label ?? DETAILS}:`,
    '',
    delimited,
  ]);
  return {
    sections: [
      ...request.map(({ delimited }) => section('material', [], () => [delimited])),
      ...(shown.length === 0 ? [] : [section('material', [], () => shown, DETAILS)]),
    ],
    quotes: [...request, ...answers],
  };
}
