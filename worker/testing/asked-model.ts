import { readSettings } from '@promptmint/core/config/read-settings';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';
import { createProviders } from '../src/generation/providers/create-providers.js';
import { type ModelUsage, ProviderError } from '../src/generation/providers/provider.js';
import { openStandInModel, type StandInModel } from './stand-in-model.ts';
import { anthropic, anthropicByTool } from './wires/anthropic.ts';
import { google } from './wires/google.ts';
import { openai } from './wires/openai.ts';
import { openAiCompatible } from './wires/openai-compatible.ts';
import type { SentCall, Wire } from './wires/wire.ts';

export const WIRES: [string, Wire][] = [
  ['anthropic', anthropic],
  ['anthropic, by tool', anthropicByTool],
  ['openai', openai],
  ['google', google],
  ['openai-compatible', openAiCompatible],
];

export const KEY = 'sk-a-key-of-this-test';

export const REQUEST: GenerationRequest = {
  input: 'Vergleiche 41 Angebote bis 3. Mai, ohne Diagramm',
  useCase: 'data_analysis',
  targetModel: 'gemini',
  language: 'de',
};

interface Asking {
  request?: GenerationRequest;
  signal?: AbortSignal;
  /** Settings besides those of the vendor. */
  settings?: Record<string, string>;
  backoffMs?: number;
  /** Called besides keeping the progress. */
  onProgress?: () => void;
}

/** A provider made from settings, in front of a stand-in for its vendor. */
export interface AskedModel {
  standIn: StandInModel;
  usages: ModelUsage[];
  /** The names of the fields finished so far, at each call of `onProgress`. */
  progress: string[][];
  /** The fields reported last. */
  finished: Partial<Blueprint>;
  write(asking?: Asking): Promise<Blueprint>;
  /** The error of a failed writing; anything but a ProviderError fails the test. */
  failure(asking?: Asking): Promise<ProviderError>;
  sent(): SentCall[];
}

export async function openAskedModel(wire: Wire): Promise<AskedModel> {
  const standIn = await openStandInModel();
  const settings = {
    DATABASE_URL: 'postgresql://127.0.0.1/promptmint',
    JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
    ...wire.settings(standIn.url, KEY),
  };
  const provider = async (asking: Asking) => {
    const [first] = await createProviders(readSettings({ ...settings, ...asking.settings }), {
      backoffMs: asking.backoffMs ?? 1,
    });
    if (!first) throw new Error('No provider was made');
    return first;
  };
  const remembered = new Map<string, ReturnType<typeof provider>>();
  const model: AskedModel = {
    standIn,
    usages: [],
    progress: [],
    finished: {},
    write: async (asking = {}) => {
      const { request = REQUEST, signal = new AbortController().signal } = asking;
      const key = JSON.stringify([asking.settings, asking.backoffMs]);
      const made = remembered.get(key) ?? provider(asking);
      remembered.set(key, made);
      const asked = await made;
      return asked.writeBlueprint(request, {
        signal,
        onUsage: (usage) => model.usages.push(usage),
        onProgress: (finished) => {
          model.progress.push(Object.keys(finished));
          model.finished = finished;
          asking.onProgress?.();
        },
      });
    },
    failure: async (asking = {}) => {
      const error: unknown = await model.write(asking).catch((reason: unknown) => reason);
      if (error instanceof ProviderError) return error;
      throw new Error('Not a ProviderError', { cause: error });
    },
    sent: () => standIn.calls.map((call) => wire.read(call)),
  };
  return model;
}
