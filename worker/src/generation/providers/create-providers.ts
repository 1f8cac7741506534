import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderName, Settings } from '@promptmint/core/config/settings';
import { defaultSettingsMiddleware, extractJsonMiddleware, wrapLanguageModel } from 'ai';
import { ComposerProvider } from './composer.provider.js';
import { modelFetch } from './model-fetch.js';
import { type Model, ModelProvider, type ModelProviderOptions } from './model.provider.js';
import type { BlueprintProvider } from './provider.js';

/**
 * Anthropic's API demands a limit, and the SDK's for a model that it does not know is too low for a
 * long blueprint. In tokens.
 */
const ANTHROPIC_MAX_OUTPUT_TOKENS = 16_000;

type Vendor = 'ANTHROPIC' | 'OPENAI' | 'GOOGLE' | 'OPENAI_COMPATIBLE';
type ProviderSettings = Pick<
  Settings,
  | 'LLM_PROVIDERS'
  | 'LLM_TIMEOUT_SECONDS'
  | `${Vendor}_${'API_KEY' | 'MODEL' | 'BASE_URL' | 'TOKEN_PRICES'}`
>;

type VendorModel = Pick<ModelProviderOptions, 'model' | 'withSchema' | 'withoutSchema' | 'prices'>;

const MODELS: Readonly<
  Record<Exclude<ProviderName, 'composer'>, (settings: ProviderSettings) => VendorModel>
> = { anthropic, openai, google, 'openai-compatible': openAiCompatible };

/**
 * The providers that the operator chose, in the order in which they are tried.
 *
 * @param pace `backoffMs` is the first wait before a retry; a second where it is not given.
 */
export function createProviders(
  settings: ProviderSettings,
  pace: { backoffMs?: number } = {},
): BlueprintProvider[] {
  const timeLimitMs = Math.ceil(settings.LLM_TIMEOUT_SECONDS * 1_000);
  return settings.LLM_PROVIDERS.map((name) =>
    name === 'composer'
      ? new ComposerProvider()
      : new ModelProvider({ name, timeLimitMs, ...pace, ...MODELS[name](settings) }),
  );
}

/*
 * Every address and key is given, also where the SDK has a default: it would else read variables of the
 * environment that are none of our settings.
 */

function anthropic(settings: ProviderSettings): VendorModel {
  const model = given(settings, 'ANTHROPIC_MODEL');
  const vendor = createAnthropic({
    baseURL: settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1',
    apiKey: given(settings, 'ANTHROPIC_API_KEY'),
    fetch: modelFetch,
  });
  const limits = { maxOutputTokens: ANTHROPIC_MAX_OUTPUT_TOKENS };
  return {
    model,
    withSchema: withDefaults(vendor(model), limits),
    prices: settings.ANTHROPIC_TOKEN_PRICES,
  };
}

/** What people type stays out of OpenAI's store of responses. */
function openai(settings: ProviderSettings): VendorModel {
  const model = given(settings, 'OPENAI_MODEL');
  const vendor = createOpenAI({
    baseURL: settings.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    apiKey: given(settings, 'OPENAI_API_KEY'),
    fetch: modelFetch,
  });
  const notStored = { providerOptions: { openai: { store: false } } };
  return {
    model,
    withSchema: withDefaults(vendor(model), notStored),
    prices: settings.OPENAI_TOKEN_PRICES,
  };
}

function google(settings: ProviderSettings): VendorModel {
  const model = given(settings, 'GOOGLE_MODEL');
  const vendor = createGoogle({
    baseURL: settings.GOOGLE_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta',
    apiKey: given(settings, 'GOOGLE_API_KEY'),
    fetch: modelFetch,
  });
  return { model, withSchema: vendor(model), prices: settings.GOOGLE_TOKEN_PRICES };
}

/** Servers of this kind differ: some know no schemas, some fence their JSON. */
function openAiCompatible(settings: ProviderSettings): VendorModel {
  const model = given(settings, 'OPENAI_COMPATIBLE_MODEL');
  const apiKey = settings.OPENAI_COMPATIBLE_API_KEY;
  const asked = (supportsStructuredOutputs: boolean): Model => {
    const endpoint = createOpenAICompatible({
      name: 'openaiCompatible',
      baseURL: given(settings, 'OPENAI_COMPATIBLE_BASE_URL'),
      ...(apiKey && { apiKey }),
      fetch: modelFetch,
      includeUsage: true,
      supportsStructuredOutputs,
    });
    return wrapLanguageModel({ model: endpoint(model), middleware: extractJsonMiddleware() });
  };
  return {
    model,
    withSchema: asked(true),
    withoutSchema: asked(false),
    prices: settings.OPENAI_COMPATIBLE_TOKEN_PRICES,
  };
}

function withDefaults(
  model: Model,
  settings: Parameters<typeof defaultSettingsMiddleware>[0]['settings'],
): Model {
  return wrapLanguageModel({ model, middleware: defaultSettingsMiddleware({ settings }) });
}

function given(
  settings: ProviderSettings,
  name: `${Vendor}_${'API_KEY' | 'MODEL' | 'BASE_URL'}`,
): string {
  const value = settings[name];
  if (!value) throw new Error(`${name} is needed by LLM_PROVIDERS`);
  return value;
}
