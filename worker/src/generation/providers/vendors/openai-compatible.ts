import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, wrapLanguageModel } from 'ai';
import { modelFetch } from '../model-fetch.js';
import type { Model } from '../model.provider.js';
import { given, type VendorModel, type VendorSettings } from './vendor-model.js';

/**
 * The chosen model behind an endpoint that uses OpenAI's chat format. Such servers differ: some
 * know no schemas, some put their JSON in a fence.
 */
export function vendorModel(settings: VendorSettings): VendorModel {
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
