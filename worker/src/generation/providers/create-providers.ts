import type { ProviderName, Settings } from '@promptmint/core/config/settings';
import { isTracing } from '@promptmint/core/tracing/tracing';
import { ComposerProvider } from './composer.provider.js';
import type { BlueprintProvider } from './provider.js';
import type { VendorModel, VendorSettings } from './vendors/vendor-model.js';

type ProviderSettings = Pick<Settings, 'LLM_PROVIDERS' | 'LLM_TIMEOUT_SECONDS'> & VendorSettings;

/**
 * Each vendor's SDK is loaded only if it is chosen: together they take long and much memory, and
 * one that cannot be loaded must not stop a worker that does not use it.
 */
const VENDORS: Readonly<
  Record<
    Exclude<ProviderName, 'composer'>,
    () => Promise<{ vendorModel(settings: VendorSettings): VendorModel }>
  >
> = {
  anthropic: () => import('./vendors/anthropic.js'),
  openai: () => import('./vendors/openai.js'),
  google: () => import('./vendors/google.js'),
  'openai-compatible': () => import('./vendors/openai-compatible.js'),
};

/**
 * The providers that the operator chose, in their order.
 * @param pace `backoffMs` is the first wait before a retry; a second if it is not given.
 */
export function createProviders(
  settings: ProviderSettings,
  pace: { backoffMs?: number } = {},
): Promise<BlueprintProvider[]> {
  const timeLimitMs = Math.ceil(settings.LLM_TIMEOUT_SECONDS * 1_000);
  return Promise.all(
    settings.LLM_PROVIDERS.map(async (name) => {
      if (name === 'composer') return new ComposerProvider();
      const [{ ModelProvider }, { vendorModel }] = await Promise.all([
        import('./model.provider.js'),
        VENDORS[name](),
      ]);
      if (isTracing()) await import('./trace-model-calls.js');
      return new ModelProvider({ name, timeLimitMs, ...pace, ...vendorModel(settings) });
    }),
  );
}
