import type { ProviderName, Settings } from '@promptmint/core/config/settings';
import { ComposerProvider } from './composer.provider.js';
import { OpenAiCompatibleProvider } from './openai-compatible.provider.js';
import type { BlueprintProvider } from './provider.js';

type ProviderSettings = Pick<
  Settings,
  | 'LLM_PROVIDERS'
  | 'LLM_TIMEOUT_SECONDS'
  | 'OPENAI_COMPATIBLE_BASE_URL'
  | 'OPENAI_COMPATIBLE_MODEL'
  | 'OPENAI_COMPATIBLE_API_KEY'
>;

const CREATE: Readonly<Record<ProviderName, (settings: ProviderSettings) => BlueprintProvider>> = {
  composer: () => new ComposerProvider(),
  'openai-compatible': createOpenAiCompatible,
};

/** The providers that the operator chose, in the order in which they are tried. */
export function createProviders(settings: ProviderSettings): BlueprintProvider[] {
  return settings.LLM_PROVIDERS.map((name) => CREATE[name](settings));
}

function createOpenAiCompatible(settings: ProviderSettings): BlueprintProvider {
  const { OPENAI_COMPATIBLE_BASE_URL: baseUrl, OPENAI_COMPATIBLE_MODEL: model } = settings;
  if (!baseUrl || !model) {
    throw new Error(
      'openai-compatible needs OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL',
    );
  }
  return new OpenAiCompatibleProvider({
    baseUrl,
    model,
    apiKey: settings.OPENAI_COMPATIBLE_API_KEY,
    timeLimitMs: settings.LLM_TIMEOUT_SECONDS * 1_000,
  });
}
