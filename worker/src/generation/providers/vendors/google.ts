import { createGoogle } from '@ai-sdk/google';
import { modelFetch } from '../model-fetch.js';
import { given, type VendorModel, type VendorSettings } from './vendor-model.js';

/** The chosen model of Google. */
export function vendorModel(settings: VendorSettings): VendorModel {
  const model = given(settings, 'GOOGLE_MODEL');
  const vendor = createGoogle({
    baseURL: settings.GOOGLE_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta',
    apiKey: given(settings, 'GOOGLE_API_KEY'),
    fetch: modelFetch,
  });
  return { model, withSchema: vendor(model), prices: settings.GOOGLE_TOKEN_PRICES };
}
