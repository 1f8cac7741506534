import { createAnthropic } from '@ai-sdk/anthropic';
import { modelFetch } from '../model-fetch.js';
import { given, type VendorModel, type VendorSettings, withDefaults } from './vendor-model.js';

/**
 * Anthropic's API requires a limit, and the SDK's for an unknown model is too low for a long
 * blueprint. In tokens.
 */
const MAX_OUTPUT_TOKENS = 16_000;

/** The chosen model of Anthropic. */
export function vendorModel(settings: VendorSettings): VendorModel {
  const model = given(settings, 'ANTHROPIC_MODEL');
  const vendor = createAnthropic({
    baseURL: settings.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1',
    apiKey: given(settings, 'ANTHROPIC_API_KEY'),
    fetch: modelFetch,
  });
  return {
    model,
    withSchema: withDefaults(vendor(model), { maxOutputTokens: MAX_OUTPUT_TOKENS }),
    prices: settings.ANTHROPIC_TOKEN_PRICES,
  };
}
