import { z } from 'zod';
import { isLoopback } from '../../../core/src/config/loopback.ts';
import type { ModelServers } from './model-servers.ts';

/** Long enough for a server on this machine, too short to be noticed by the person. */
const LIMIT_MS = 500;
const ANSWER_MAX_BYTES = 1_000_000;

/** A model that can write prompts. */
export interface FoundModel {
  name: string;
  /** The address that speaks OpenAI's chat format. */
  baseUrl: string;
  /** The host that it runs on; null for this machine. */
  host: string | null;
}

/** Printed in a terminal and set as a model's name: no control characters, no spaces. */
export const modelName = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** What turns text into numbers or speech writes no prompts. */
const WRITES_NOTHING = /embed|minilm|\bbge|rerank|whisper|\btts\b|\bbert/i;

const ollamaTags = z.object({
  models: z.array(
    z
      .object({
        name: modelName,
        // Of a model that another company's machines run.
        remote_host: z.string().nullish(),
        details: z.object({ family: z.string().nullish() }).nullish().catch(null),
      })
      .nullable()
      .catch(null),
  ),
});
const modelList = z.object({
  data: z.array(z.object({ id: modelName }).nullable().catch(null)),
});

/** The first model that Ollama or LM Studio offers; null when neither answers in time. */
export async function findLocalModel(
  { ollama, lmStudio }: ModelServers,
  limitMs = LIMIT_MS,
): Promise<FoundModel | null> {
  const [tags, list] = await Promise.all([
    answerOf(`${ollama}/api/tags`, ollamaTags, limitMs),
    answerOf(`${lmStudio}/v1/models`, modelList, limitMs),
  ]);
  const ofOllama = tags?.models
    .filter((model) => model !== null && !model.remote_host && !model.name.endsWith('-cloud'))
    .find((model) => writes(`${model?.name} ${model?.details?.family ?? ''}`));
  if (ofOllama) return at(ollama, ofOllama.name);
  const ofLmStudio = list?.data.find((model) => model !== null && writes(model.id));
  return ofLmStudio ? at(lmStudio, ofLmStudio.id) : null;
}

const writes = (description: string): boolean => !WRITES_NOTHING.test(description);

function at(server: string, name: string): FoundModel {
  const { hostname } = new URL(server);
  return { name, baseUrl: `${server}/v1`, host: isLoopback(hostname) ? null : hostname };
}

/** Null for every failure: a model is an offer, and its absence no error. */
async function answerOf<T>(
  address: string,
  schema: z.ZodType<T>,
  limitMs: number,
): Promise<T | null> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(address, { signal, redirect: 'error' });
    const text = response.ok && response.body ? await readLimited(response.body) : null;
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
