import type { Language } from '@promptmint/core/catalogue/languages';
import type { QualityScore } from '@promptmint/core/catalogue/prompt-parts';
import { findAnswering } from './answering.js';
import { statesLanguage } from './answer-language.js';
import { findBreakage } from './breakage.js';
import type { Idea } from './data.js';
import { compareAll, type Likeness, scaffoldLines } from './distinctness.js';
import { checkFacts, type Faithfulness } from './faithfulness.js';
import type { IdeaRun, WrittenPrompt } from './generate.js';
import { ownLines, readPrompt } from './prompt-reading.js';
import { readScaffold, type Scaffold } from './scaffold.js';
import { readStrictly } from './strict-reader.js';
import { termsOf } from './words.js';

/** Everything that is judged on one prompt by itself. */
export interface Assessment {
  facts: Faithfulness;
  strict: QualityScore;
  answering: string[];
  breakage: string[];
  scaffold: Scaffold;
  languageStated: boolean;
  /** The prompt's own lines, for the comparison with other prompts. */
  lines: string[];
}

/** One prompt of a run with its judgement. */
export interface Case extends WrittenPrompt {
  idea: Idea;
  language: Language;
  recognised: boolean;
  assessment: Assessment;
}

/** Judges every prompt that was written. */
export function assessAll(runs: readonly IdeaRun[]): Case[] {
  return runs.flatMap(({ idea, language, recognised, prompts }) =>
    prompts
      .filter((prompt) => 'finished' in prompt)
      .map((prompt) => ({
        ...prompt,
        idea,
        language,
        recognised: recognised === idea.use_case,
        assessment: assess(prompt, idea, language),
      })),
  );
}

function assess(
  { finished, targetModel }: WrittenPrompt,
  idea: Idea,
  language: Language,
): Assessment {
  const { sections, placeholders, text } = finished;
  const prompt = readPrompt(sections, idea.text);
  const own = ownLines(prompt).join('\n');
  const terms = termsOf(idea.text, [...idea.must_keep, ...renderedTerms(own, idea.text)]);
  return {
    facts: checkFacts(idea.must_keep, text, own),
    strict: readStrictly({ prompt, request: idea.text, terms, targetModel }),
    answering: findAnswering({ id: idea.id, request: idea.text, prompt, placeholders }),
    breakage: findBreakage(prompt, { request: idea.text, sections, placeholders, targetModel }),
    scaffold: readScaffold(prompt, idea),
    languageStated: statesLanguage(prompt, language),
    lines: scaffoldLines(prompt),
  };
}

/** English words that a prompt itself sets beside a word of the request: "deposit (caution)". */
function renderedTerms(own: string, request: string): string[] {
  return [...own.matchAll(/([A-Za-z][A-Za-z '-]{1,40}) \(([^()\n]{1,60})\)/g)]
    .filter(([, , typed = '']) => request.toLowerCase().includes(typed.toLowerCase()))
    .map(([, english = '']) => english);
}

/** How alike the prompts are, by use case and target model. */
export function likenesses(cases: readonly Case[]): Map<string, Likeness> {
  const groups = Map.groupBy(cases, likenessGroup);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      compareAll(group.map(({ idea, assessment }) => ({ id: idea.id, lines: assessment.lines }))),
    ]),
  );
}

/** The group within which a prompt is compared. */
export function likenessGroup({ idea, targetModel }: Case): string {
  return `${idea.use_case} for ${targetModel}`;
}
