import { explainScore } from '@promptmint/engine/score';
import { QUALITY_CRITERIA } from '@promptmint/core/catalogue/prompt-parts';
import { requestText } from '@promptmint/engine/request';
import type { Case } from './assess.js';
import type { LabelledPrompt } from './data.js';
import type { SourceFigures } from './figures.js';
import type { FailedPrompt, IdeaRun } from './generate.js';
import type { Latency } from './latency.js';
import type { ScorerFigures } from './scorer-agreement.js';

/** One source with all it wrote. */
export interface Measured {
  runs: readonly IdeaRun[];
  cases: readonly Case[];
  figures: SourceFigures;
}

/** Every prompt, every score with its passages and every figure, as JSON. */
export function jsonOutput(
  measured: readonly Measured[],
  prompts: readonly LabelledPrompt[],
  rest: { scorer: ScorerFigures; latency: Latency },
): string {
  const sources = measured.map(({ runs, cases, figures }) => ({
    source: figures.source,
    ideas: runs.map((run) => ideaOutput(run, cases)),
    figures,
  }));
  const [first] = sources;
  return JSON.stringify(
    {
      ideas: first?.ideas ?? [],
      otherSources: sources.slice(1),
      prompts: prompts.map(({ id, text, labels }) => ({ id, score: explained(text), labels })),
      figures: { prompts: first?.figures, ...rest },
    },
    null,
    1,
  );
}

function ideaOutput({ idea, language, recognised, prompts }: IdeaRun, cases: readonly Case[]) {
  const own = cases.filter((item) => item.idea === idea);
  const failed = prompts.filter((prompt) => 'error' in prompt);
  return {
    id: idea.id,
    lang: idea.lang,
    use_case: idea.use_case,
    text: idea.text,
    prompts: Object.fromEntries([
      ...own.map((item) => [item.targetModel, caseOutput(item, recognised, language)]),
      ...failed.map((item: FailedPrompt) => [
        item.targetModel,
        { error: item.error, milliseconds: item.milliseconds, usage: item.usage },
      ]),
    ]),
  };
}

function caseOutput(
  { finished, assessment, milliseconds, usage, idea, targetModel }: Case,
  recognised: string | null,
  language: IdeaRun['language'],
) {
  const request = { input: idea.text, useCase: idea.use_case, targetModel, language };
  return {
    text: finished.text,
    sections: finished.sections,
    placeholders: finished.placeholders,
    use_case: finished.useCase,
    recognised_use_case: recognised,
    language,
    tokens: finished.estimatedTokens,
    milliseconds,
    usage,
    score: explained(finished.text),
    request_score: explained(requestText(request)),
    strict: assessment.strict,
    must_keep: assessment.facts,
    breakage: assessment.breakage,
    answering: assessment.answering,
    scaffold: assessment.scaffold,
    answer_language_stated: assessment.languageStated,
  };
}

interface Passage {
  start: number;
  end: number;
  text: string;
}

function explained(text: string): Record<string, { met: boolean; span: Passage | null }> {
  const spans = explainScore(text);
  return Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => {
      const span = spans[criterion];
      const passage =
        span === null
          ? null
          : { start: span.start, end: span.end, text: text.slice(span.start, span.end) };
      return [criterion, { met: span !== null, span: passage }];
    }),
  );
}
