import { createOpenAI } from '@ai-sdk/openai';
import { modelFetch } from '../model-fetch.js';
import { given, type VendorModel, type VendorSettings, withDefaults } from './vendor-model.js';

/** The chosen model of OpenAI. What people type is not stored there. */
export function vendorModel(settings: VendorSettings): VendorModel {
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
