import { readSettings } from '@promptmint/core/config/read-settings';
import type { ProviderName } from '@promptmint/core/config/settings';
import type { Blueprint } from '@promptmint/engine/blueprint';
import { compose } from '@promptmint/engine/compose';
import type { GenerationRequest } from '@promptmint/engine/request';
import { createProviders } from '@promptmint/worker/generation/providers/create-providers';
import type { ModelUsage } from '@promptmint/worker/generation/providers/provider';

/** Something whose prompts are measured. */
export interface PromptSource {
  name: string;
  /** Whether a model writes them. */
  isModel: boolean;
  /** How many prompts it may write at a time. */
  atATime: number;
  /** @throws if it gets no usable blueprint. */
  write(request: GenerationRequest, onUsage: (usage: ModelUsage) => void): Promise<Blueprint>;
}

/** The composer itself, without the provider around it. */
export const composerSource: PromptSource = {
  name: 'composer',
  isModel: false,
  atATime: 1,
  write: (request) => Promise.resolve(compose(request)),
};

/** The general prompt for every request, regardless of its kind. */
export const generalSource: PromptSource = {
  ...composerSource,
  name: 'general prompt',
  write: (request) => Promise.resolve(compose({ ...request, kind: 'general' })),
};

/** The evaluation opens no database and signs nothing, so it does not require these settings. */
const NOT_NEEDED = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://not-used',
  JWT_SECRET: 'not used by the evaluation of prompts',
};

const MODEL_CALLS_AT_A_TIME = 4;

/**
 * Makes a provider with the settings of the environment.
 * @throws {SettingsError} if settings are missing; it names each of them.
 */
export async function providerSource(
  name: ProviderName,
  environment: Record<string, string | undefined>,
): Promise<PromptSource> {
  const settings = readSettings({ ...environment, ...NOT_NEEDED, LLM_PROVIDERS: name });
  const [provider] = await createProviders(settings);
  if (provider === undefined) throw new Error(`There is no provider ${name}.`);
  const signal = new AbortController().signal;
  return {
    name,
    isModel: true,
    atATime: MODEL_CALLS_AT_A_TIME,
    write: (request, onUsage) =>
      provider.writeBlueprint(request, { signal, onProgress: () => undefined, onUsage }),
  };
}
