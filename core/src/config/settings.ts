import { z } from 'zod';
import { isCertificateFile } from './certificates.js';
import { readRedisAddress, type RedisAddressError } from './redis-address.js';

const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => value ?? fallback, schema);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const seconds = (max: number) => z.coerce.number().positive().max(max);

/** The providers that write prompts; the first that succeeds is used. */
export const PROVIDERS = [
  'anthropic',
  'openai',
  'google',
  'openai-compatible',
  'composer',
] as const;
export type ProviderName = (typeof PROVIDERS)[number];

const providerList = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(PROVIDERS)).min(1));

const PERIODS = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** At most this many in this many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

/** Rates such as `30/hour,100/day`; all of them apply. */
const rates = z.string().transform(readRates);
/** Rates, or 0 for what is switched off: no rate at all. */
const ratesOrOff = z
  .string()
  .transform((list, context) => (list.trim() === '0' ? [] : readRates(list, context)));

function readRates(list: string, context: z.RefinementCtx): Rate[] {
  return list.split(',').map((rate) => {
    const [, points, period] = /^\s*([1-9]\d{0,8})\/(minute|hour|day)\s*$/.exec(rate) ?? [];
    if (!period) context.addIssue('must be rates such as 30/hour or 30/hour,100/day');
    return { points: Number(points), seconds: PERIODS[period as keyof typeof PERIODS] };
  });
}

const httpUrl = z.url({ protocol: /^https?$/ });

const redisUrl = z.string().superRefine((url, context) => {
  try {
    readRedisAddress(url);
  } catch (error) {
    context.addIssue((error as RedisAddressError).message);
  }
});

/** US dollars per million input tokens and per million output tokens. */
const tokenPrices = z
  .string()
  .regex(/^\d+(\.\d+)?\s*,\s*\d+(\.\d+)?$/, 'must be two prices, such as 3,15')
  .transform((prices) => {
    const [input, output] = prices.split(',').map(Number) as [number, number];
    return { input, output };
  });

/** Ranges that the proxy check knows by name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'] as const;

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(NAMED_RANGES)], {
  error: 'must be IP addresses or ranges, separated by commas',
});
const proxyList = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(proxy));

/** The schemas of the rate limits, with their defaults. */
export const RATE_LIMITS = {
  RATE_LIMIT_REGISTER_PER_ADDRESS: withDefault(rates, '30/hour,100/day'),
  RATE_LIMIT_FREE_CREDITS_PER_NETWORK: withDefault(rates, '20/day'),
  RATE_LIMIT_LOGIN_PER_ACCOUNT: withDefault(rates, '10/minute'),
  RATE_LIMIT_LOGIN_PER_ADDRESS: withDefault(rates, '60/minute'),
  RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT: withDefault(rates, '5/hour'),
  RATE_LIMIT_CONTACT_PER_ADDRESS: withDefault(rates, '10/hour'),
  RATE_LIMIT_EXPORT_PER_USER: withDefault(rates, '10/hour'),
  RATE_LIMIT_GENERATE_PER_USER: withDefault(rates, '60/minute'),
  RATE_LIMIT_ANALYZE_PER_USER: withDefault(rates, '120/minute'),
  RATE_LIMIT_REQUESTS_PER_KEY: withDefault(rates, '120/minute'),
  RATE_LIMIT_KEYS_PER_USER: withDefault(rates, '30/hour'),
  RATE_LIMIT_SUPPORT_PER_USER: withDefault(rates, '60/minute,2000/day'),
  RATE_LIMIT_SCORE_PER_USER: withDefault(rates, '30/minute'),
  RATE_LIMIT_REFINEMENTS_PER_USER: withDefault(rates, '60/minute'),
  RATE_LIMIT_TRY_PER_ADDRESS: withDefault(ratesOrOff, '3/day'),
  RATE_LIMIT_SHARED_PER_ADDRESS: withDefault(rates, '60/minute'),
  RATE_LIMIT_CHECKOUT_PER_USER: withDefault(rates, '60/minute'),
};

const settingsSchema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  APP_NAME: withDefault(z.string(), 'Promptmint'),
  SUPPORT_EMAIL: withDefault(z.email(), 'support@promptmint.example'),
  BUSINESS_EMAIL: withDefault(z.email(), 'business@promptmint.example'),
  SECURITY_EMAIL: withDefault(z.email(), 'security@promptmint.example'),
  PRIVACY_EMAIL: withDefault(z.email(), 'privacy@promptmint.example'),
  MAIL_FROM: withDefault(z.email(), 'no-reply@promptmint.example'),
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_ADDRESS: z.string().max(500).optional(),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: withDefault(z.coerce.number().int().min(2), '10'),
  REDIS_URL: redisUrl.optional(),
  NODE_EXTRA_CA_CERTS: z
    .string()
    .refine(isCertificateFile, 'must be the path of a file with certificates (PEM)')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),

  PUBLIC_URL: httpUrl,
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(port, '3000'),
  WEB_ROOT: z.string().optional(),
  TRUSTED_PROXIES: proxyList.optional(),
  API_DOCS: withDefault(z.enum(['on', 'off']), 'on'),
  QUEUE_PAGE: withDefault(z.enum(['on', 'off']), 'off'),
  ALLOW_SHARED_LINKS: withDefault(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),

  JWT_SECRET: z.string().min(32),
  SECRET_KEY: z.string().min(32).optional(),
  FREE_CREDITS_ON: withDefault(z.enum(['signup', 'verified']), 'signup'),
  REQUIRE_VERIFIED_EMAIL: withDefault(flag, 'false'),

  ...RATE_LIMITS,

  REPLY_WAIT_SECONDS: withDefault(seconds(60), '60'),
  GENERATION_DEADLINE_SECONDS: withDefault(seconds(3_600), '300'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(500).optional(),

  LLM_PROVIDERS: withDefault(providerList, 'composer'),
  LLM_TIMEOUT_SECONDS: withDefault(seconds(300), '45'),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_MODEL: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  ANTHROPIC_TOKEN_PRICES: tokenPrices.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_TOKEN_PRICES: tokenPrices.optional(),
  GOOGLE_API_KEY: z.string().optional(),
  GOOGLE_MODEL: z.string().optional(),
  GOOGLE_BASE_URL: httpUrl.optional(),
  GOOGLE_TOKEN_PRICES: tokenPrices.optional(),
  OPENAI_COMPATIBLE_API_KEY: z.string().optional(),
  OPENAI_COMPATIBLE_MODEL: z.string().optional(),
  OPENAI_COMPATIBLE_BASE_URL: httpUrl.optional(),
  OPENAI_COMPATIBLE_TOKEN_PRICES: tokenPrices.optional(),

  API_METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  // OpenTelemetry reads these, and its other variables, by itself.
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  WORKER_HEALTH_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  ALLOW_TEST_PAYMENTS: withDefault(flag, 'false'),
});

/** Generations at the same time: the composer keeps a core busy, and a model is waited for. */
const CONCURRENCY_ALONE = 10;
const CONCURRENCY_WITH_MODEL = 50;

/** What the starter passes on and nobody sets by hand: that it runs the product on a person's machine. */
const OF_THE_STARTER = { APP_ENV: z.enum(['local']).optional() };

/**
 * The schema of all settings. Without a SECRET_KEY all derived keys use JWT_SECRET, as sessions do.
 */
export const wholeSchema = settingsSchema.extend(OF_THE_STARTER).transform((settings) => ({
  ...settings,
  SECRET_KEY: settings.SECRET_KEY ?? settings.JWT_SECRET,
  WORKER_CONCURRENCY:
    settings.WORKER_CONCURRENCY ??
    (hasLanguageModel(settings) ? CONCURRENCY_WITH_MODEL : CONCURRENCY_ALONE),
}));

/** Every setting of the product, parsed; `.env.example` says what each one means. */
export type Settings = z.infer<typeof wholeSchema>;
export type RateLimitName = keyof typeof RATE_LIMITS;
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as (keyof Settings)[];

/** Whether a language model is set up; the composer does not count. */
export function hasLanguageModel({
  LLM_PROVIDERS,
}: {
  LLM_PROVIDERS: readonly ProviderName[];
}): boolean {
  return LLM_PROVIDERS.some((name) => name !== 'composer');
}
