import type { Language } from '@promptmint/core/catalogue/languages';
import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import type { ResolvedUseCase, UseCase } from '@promptmint/core/catalogue/use-cases';
import { type FinishedPrompt, finishPrompt } from '@promptmint/engine/finish-prompt';
import type { ModelUsage } from '@promptmint/worker/generation/providers/provider';
import { answerLanguage, type Idea } from './data.js';
import type { PromptSource } from './prompt-source.js';

/** A prompt with what it took to write it. */
export interface WrittenPrompt {
  targetModel: TargetModel;
  finished: FinishedPrompt;
  milliseconds: number;
  usage: ModelUsage[];
}

/** A prompt that was not written, and why. */
export interface FailedPrompt {
  targetModel: TargetModel;
  error: string;
  milliseconds: number;
  usage: ModelUsage[];
}

/** Everything written for one idea. */
export interface IdeaRun {
  idea: Idea;
  /** The language the answer was asked in. */
  language: Language;
  /** The use case the source chose by itself; null when it wrote nothing. */
  recognised: ResolvedUseCase | null;
  prompts: (WrittenPrompt | FailedPrompt)[];
}

/** Writes each idea for the three target models, and once without its use case. */
export async function generateAll(
  ideas: readonly Idea[],
  source: PromptSource,
): Promise<IdeaRun[]> {
  const runs: IdeaRun[] = Array.from({ length: ideas.length });
  const waiting = ideas.entries();
  const work = async () => {
    for (const [index, idea] of waiting) runs[index] = await generate(idea, source);
  };
  await Promise.all(Array.from({ length: source.atATime }, work));
  return runs;
}

async function generate(idea: Idea, source: PromptSource): Promise<IdeaRun> {
  const prompts: IdeaRun['prompts'] = [];
  for (const targetModel of TARGET_MODELS)
    prompts.push(await write(idea, idea.use_case, targetModel, source));
  const unaided = await write(idea, 'auto_detect', 'claude', source);
  return {
    idea,
    language: answerLanguage(idea),
    recognised: 'finished' in unaided ? unaided.finished.useCase : null,
    prompts,
  };
}

async function write(
  idea: Idea,
  useCase: UseCase,
  targetModel: TargetModel,
  source: PromptSource,
): Promise<WrittenPrompt | FailedPrompt> {
  const request = { input: idea.text, useCase, targetModel, language: answerLanguage(idea) };
  const usage: ModelUsage[] = [];
  const started = performance.now();
  const spent = () => ({ targetModel, milliseconds: performance.now() - started, usage });
  try {
    const blueprint = await source.write(request, (used) => usage.push(used));
    const finished = finishPrompt(blueprint, request);
    return { finished, ...spent() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), ...spent() };
  }
}
