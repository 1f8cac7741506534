import { isCertificateError } from '@promptmint/core/config/certificates';
import { codeOf, type Finding, ok, wrong } from '@promptmint/core/config/finding';
import type { ProviderName, Settings } from '@promptmint/core/config/settings';
import type { OtherClock } from './check-clocks.js';

/** A model that is loaded for its first answer takes a while. */
const TIMEOUT_MS = 20_000;

/** What was found, and the times of the servers that answered, in milliseconds since 1970. */
export interface ModelCheck {
  findings: Finding[];
  clocks: OtherClock[];
}

interface Question {
  url: string;
  headers: Record<string, string>;
  body?: object;
  model: string;
  /** The settings to look at when the key or the model is refused. */
  names: { key: string; model: string; address: string };
}

type Vendor = Exclude<ProviderName, 'composer'>;

/** The cheapest question that shows whether key and model work: what the vendor says of the model, or one token. */
const QUESTIONS: Record<Vendor, (settings: Settings) => Omit<Question, 'names'>> = {
  anthropic: ({ ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: key, ANTHROPIC_MODEL: model }) => ({
    url: `${base ?? 'https://api.anthropic.com/v1'}/models/${model}`,
    headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' },
    model: model ?? '',
  }),
  openai: ({ OPENAI_BASE_URL: base, OPENAI_API_KEY: key, OPENAI_MODEL: model }) => ({
    url: `${base ?? 'https://api.openai.com/v1'}/models/${model}`,
    headers: { authorization: `Bearer ${key}` },
    model: model ?? '',
  }),
  google: ({ GOOGLE_BASE_URL: base, GOOGLE_API_KEY: key, GOOGLE_MODEL: model }) => ({
    url: `${base ?? 'https://generativelanguage.googleapis.com/v1beta'}/models/${model}`,
    headers: { 'x-goog-api-key': key ?? '' },
    model: model ?? '',
  }),
  'openai-compatible': (settings) => ({
    url: `${settings.OPENAI_COMPATIBLE_BASE_URL}/chat/completions`,
    headers: {
      'content-type': 'application/json',
      ...(settings.OPENAI_COMPATIBLE_API_KEY && {
        authorization: `Bearer ${settings.OPENAI_COMPATIBLE_API_KEY}`,
      }),
    },
    body: {
      model: settings.OPENAI_COMPATIBLE_MODEL,
      max_tokens: 1,
      messages: [{ role: 'user', content: 'Say yes.' }],
    },
    model: settings.OPENAI_COMPATIBLE_MODEL ?? '',
  }),
};

/** Asks each model provider one cheap question. */
export async function checkModels(
  settings: Settings,
  now: () => number = Date.now,
): Promise<ModelCheck> {
  const vendors = settings.LLM_PROVIDERS.filter((name) => name !== 'composer');
  if (vendors.length === 0)
    return { findings: [ok('The built-in rules write the prompts.')], clocks: [] };
  const checks = await Promise.all(vendors.map((vendor) => check(vendor, settings, now)));
  return {
    findings: checks.map(({ finding }) => finding),
    clocks: checks.flatMap(({ clock }) => (clock ? [clock] : [])),
  };
}

async function check(
  vendor: Vendor,
  settings: Settings,
  now: () => number,
): Promise<{ finding: Finding; clock?: OtherClock }> {
  const prefix = vendor.toUpperCase().replaceAll('-', '_');
  const names = {
    key: `${prefix}_API_KEY`,
    model: `${prefix}_MODEL`,
    address: `${prefix}_BASE_URL`,
  };
  const question = { ...QUESTIONS[vendor](settings), names };
  try {
    const asked = now();
    const response = await fetch(question.url, {
      method: question.body ? 'POST' : 'GET',
      headers: question.headers,
      ...(question.body && { body: JSON.stringify(question.body) }),
      // Followed, it would take the key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answered = now();
    await response.body?.cancel();
    const time = Date.parse(response.headers.get('date') ?? '');
    return {
      finding: judge(vendor, response.status, question),
      ...(!Number.isNaN(time) && { clock: { name: vendor, time, asked, answered } }),
    };
  } catch (error) {
    return { finding: wrong(`${names.address}: ${noAnswer(error, question.url)}`) };
  }
}

function judge(vendor: Vendor, status: number, { model, names }: Question): Finding {
  if (status < 300) return ok(`${vendor} answers, and has the model ${model}.`);
  if (status < 400)
    return wrong(
      `${names.address}: ${vendor} redirects to another address (${status}), which would get the key: set the address that answers itself.`,
    );
  if (status === 401 || status === 403)
    return wrong(`${names.key}: ${vendor} refuses the key (${status}): make a new one and set it.`);
  if (status === 400)
    return wrong(
      `${vendor} refuses the question (400): look at ${names.key} and ${names.model}, or at ${names.address} if it is set.`,
    );
  if (status === 404)
    return wrong(
      `${names.model}: ${vendor} has no model ${model} (${status}): correct the name, or ${names.address} if it is set.`,
    );
  if (status === 429)
    return wrong(
      `${vendor} takes no more calls with this key now (429): look at its limits and its billing.`,
    );
  return wrong(
    `${vendor} answers with an error (${status}): look at its status page, or at ${names.address} if it is set.`,
  );
}

function noAnswer(error: unknown, url: string): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { host } = new URL(url);
  if (isCertificateError(cause))
    return `the certificate of ${host} is not trusted (${codeOf(cause)}): name the file of a private authority in NODE_EXTRA_CA_CERTS.`;
  return `${host} does not answer (${codeOf(cause)}): correct the address, allow connections to it, or start it.`;
}
