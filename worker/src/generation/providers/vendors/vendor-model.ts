import type { Settings } from '@promptmint/core/config/settings';
import { defaultSettingsMiddleware, wrapLanguageModel } from 'ai';
import type { Model, ModelProviderOptions } from '../model.provider.js';

type Vendor = 'ANTHROPIC' | 'OPENAI' | 'GOOGLE' | 'OPENAI_COMPATIBLE';

/** The settings of all vendors. */
export type VendorSettings = Pick<
  Settings,
  `${Vendor}_${'API_KEY' | 'MODEL' | 'BASE_URL' | 'TOKEN_PRICES'}`
>;

/** The {@link ModelProviderOptions} of a vendor's settings. */
export type VendorModel = Pick<
  ModelProviderOptions,
  'model' | 'withSchema' | 'withoutSchema' | 'prices'
>;

/**
 * A setting that its vendor needs. Keys and addresses are passed to each SDK, even if it has a
 * default: otherwise it would read environment variables that are not our settings.
 * @throws if it is missing.
 */
export function given(
  settings: VendorSettings,
  name: `${Vendor}_${'API_KEY' | 'MODEL' | 'BASE_URL'}`,
): string {
  const value = settings[name];
  if (!value) throw new Error(`${name} is needed by LLM_PROVIDERS`);
  return value;
}

/** The model, asked with these settings each time. */
export function withDefaults(
  model: Model,
  settings: Parameters<typeof defaultSettingsMiddleware>[0]['settings'],
): Model {
  return wrapLanguageModel({ model, middleware: defaultSettingsMiddleware({ settings }) });
}
