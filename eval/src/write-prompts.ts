import type { Kind } from '@promptmint/core/catalogue/kinds';
import { TARGET_MODELS, type TargetModel } from '@promptmint/core/catalogue/models';
import { type Analysis, analyse } from '@promptmint/engine/analyse';
import { type FinishedPrompt, finishPrompt } from '@promptmint/engine/finish-prompt';
import type { GenerationRequest } from '@promptmint/engine/request';
import { estimateTokens } from '@promptmint/engine/tokens';
import type { ModelUsage } from '@promptmint/worker/generation/providers/provider';
import { findAnswering } from './answering.js';
import { type Contradiction, findContradictions } from './contradictions.js';
import type { LabelledRequest } from './data.js';
import { findForeignLines } from './first-law.js';
import { readPrompt } from './prompt-reading.js';
import type { PromptSource } from './prompt-source.js';

/** A prompt with everything that the evaluation judges about it. */
export interface JudgedPrompt {
  targetModel: TargetModel;
  finished: FinishedPrompt;
  kind: Kind | null;
  /** Lines that are neither the person's nor fit the whole kind; null if a model wrote the prompt. */
  foreignLines: string[] | null;
  isWhole: boolean;
  isRepeated: boolean;
  contradictions: Contradiction[];
  answering: string[];
  /** Estimated tokens of the prompt without those of the request. */
  tokensBeside: number;
}

/** A prompt that was not written, and why. */
export interface FailedPrompt {
  targetModel: TargetModel;
  error: string;
}

/** One request with its analysis and the prompts written for it. */
export interface RequestRun {
  request: LabelledRequest;
  analysis: Analysis;
  prompts: JudgedPrompt[];
  failed: FailedPrompt[];
  usage: ModelUsage[];
}

/** Analyses each request and writes its prompts for the three target models, without using its labels. */
export async function writeAll(
  requests: readonly LabelledRequest[],
  source: PromptSource,
): Promise<RequestRun[]> {
  const runs: RequestRun[] = Array.from({ length: requests.length });
  const waiting = requests.entries();
  const work = async () => {
    for (const [index, request] of waiting) runs[index] = await writeOne(request, source);
  };
  await Promise.all(Array.from({ length: source.atATime }, work));
  return runs;
}

async function writeOne(request: LabelledRequest, source: PromptSource): Promise<RequestRun> {
  const run: RequestRun = {
    request,
    analysis: analyse(request.text),
    prompts: [],
    failed: [],
    usage: [],
  };
  for (const targetModel of TARGET_MODELS) {
    try {
      const asked = requestFor(request, targetModel);
      const blueprint = await source.write(asked, (used) => run.usage.push(used));
      const finished = finishPrompt(blueprint, asked);
      run.prompts.push(judge(run, targetModel, finished, source.isModel ? null : blueprint));
    } catch (error) {
      run.failed.push({
        targetModel,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return run;
}

/** The request as sent by a person who leaves all settings of the form unchanged. */
export function requestFor({ text }: LabelledRequest, targetModel: TargetModel): GenerationRequest {
  return { input: text, useCase: 'auto_detect', targetModel, language: 'same' };
}

/** Judges one prompt; `composed` is null if a model wrote it, because the first law does not apply then. */
function judge(
  { request, analysis }: Pick<RequestRun, 'request' | 'analysis'>,
  targetModel: TargetModel,
  finished: FinishedPrompt,
  composed: { kind: Kind | null } | null,
): JudgedPrompt {
  const reading = readPrompt(finished.sections, request.text);
  const foreignLines =
    composed === null ? null : findForeignLines(reading, composed.kind, targetModel);
  return {
    targetModel,
    finished,
    kind: composed?.kind ?? null,
    foreignLines,
    isWhole: reading.isWhole,
    // A person may type a line that we write ourselves.
    isRepeated: reading.isRepeated && foreignLines?.length !== 0,
    contradictions: findContradictions(reading, analysis),
    answering: composed === null ? findAnswering(reading, request.text) : [],
    tokensBeside: finished.estimatedTokens - estimateTokens(request.text),
  };
}
