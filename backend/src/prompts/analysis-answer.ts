import { analyse, questionsFor } from '@promptmint/engine/analyse';
import { sizeOfPasted } from '@promptmint/engine/analysis/pasted';
import type { AnalysisAnswer, AnalyzeRequest } from './dto/analyze.dto.js';

/** From this probability on, the questions of the likeliest kind are asked. */
const WORTH_ASKING = 0.5;

/** What the engine recognises in a request, for the form to offer; nothing is stored. */
export function analysisAnswer({ user_input, use_case, kind }: AnalyzeRequest): AnalysisAnswer {
  const analysis = analyse(user_input, use_case);
  const { language, useCase, kinds, certainKind, pasted, text } = analysis;
  const likely = kinds.find(({ probability }) => probability >= WORTH_ASKING)?.kind ?? null;
  return {
    language,
    use_case: useCase,
    kinds: [...kinds],
    pasted: pasted
      .map((material) => ({ type: material.type, lines: sizeOfPasted(material, text) }))
      .filter(({ lines }) => lines > 0),
    questions: kind === 'general' ? [] : questionsFor(analysis, kind ?? certainKind ?? likely),
  };
}
