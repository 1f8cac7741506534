import { explainScore, scoreOf } from '@promptmint/engine/score';
import { estimateTokens } from '@promptmint/engine/tokens';
import type { SignedInUser } from '../http/current-user.js';
import { refuseWithout } from '../http/plan-feature.js';
import type { ScoreAnswer, ScoreRequest } from './dto/score.dto.js';

/**
 * Which criteria a pasted prompt meets, and by which passages; nothing is stored.
 * @throws {AppError} `plan_required`
 */
export function scoreAnswer(user: SignedInUser, { text }: ScoreRequest): ScoreAnswer {
  refuseWithout(
    user,
    'quality_scoring',
    (plans) => `Quality scoring comes with the ${plans} plan. Please upgrade to score prompts.`,
  );
  const spans = explainScore(text);
  return {
    quality_score: scoreOf(spans),
    quality_spans: spans,
    estimated_tokens: estimateTokens(text),
  };
}
