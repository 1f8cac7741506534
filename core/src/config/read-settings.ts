import { z } from 'zod';
import { dropEmptyVariables } from './drop-empty-variables.js';
import { productionProblems } from './production.js';
import {
  type ProviderName,
  RATE_LIMITS,
  type RateLimitName,
  type Settings,
  wholeSchema,
} from './settings.js';

type Environment = Record<string, string | undefined>;

/** A setting that is missing or wrong; the message names each one and what is expected. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The settings that each provider needs. */
const PROVIDER_NEEDS: Readonly<Record<ProviderName, readonly (keyof Settings)[]>> = {
  anthropic: ['ANTHROPIC_API_KEY', 'ANTHROPIC_MODEL'],
  openai: ['OPENAI_API_KEY', 'OPENAI_MODEL'],
  google: ['GOOGLE_API_KEY', 'GOOGLE_MODEL'],
  'openai-compatible': ['OPENAI_COMPATIBLE_BASE_URL', 'OPENAI_COMPATIBLE_MODEL'],
  composer: [],
};

function unmetNeeds(settings: Settings): string[] {
  return settings.LLM_PROVIDERS.flatMap((provider) =>
    PROVIDER_NEEDS[provider]
      .filter((need) => settings[need] === undefined)
      .map((need) => `${need}: needed by LLM_PROVIDERS=${provider}`),
  );
}

/** The default limits, with which production compares others. */
const DEFAULT_LIMITS = z.object(RATE_LIMITS).parse({}) satisfies Pick<Settings, RateLimitName>;

/** The settings that depend on another one, or on production. */
function conflicts(settings: Settings, environment: Environment): string[] {
  const found = unmetNeeds(settings);
  if (!settings.STRIPE_SECRET_KEY !== !settings.STRIPE_WEBHOOK_SECRET)
    found.push('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: needed together, or neither');
  if (settings.NODE_ENV !== 'production') return found;
  const given = { publicUrl: Boolean(environment['PUBLIC_URL']), defaults: DEFAULT_LIMITS };
  return [...found, ...productionProblems(settings, given)];
}

/**
 * Reads the settings from the environment, once, at the start of a process. One that is set to nothing counts
 * as not set.
 * @throws {SettingsError} naming every setting that is missing or wrong.
 */
export function readSettings(given: Environment): Settings {
  const environment = { ...given };
  dropEmptyVariables(environment);
  const localUrl = `http://localhost:${environment['PORT'] ?? 3000}`;
  const parsed = wholeSchema.safeParse(
    { PUBLIC_URL: localUrl, ...environment },
    {
      error: ({ input }) => (input === undefined ? 'needed, and not set' : undefined),
    },
  );
  const problems = parsed.success
    ? conflicts(parsed.data, environment)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new SettingsError(`Wrong settings:\n  ${problems.join('\n  ')}`);
}
