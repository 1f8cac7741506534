import { parseArgs } from 'node:util';
import { type ProviderName, PROVIDERS } from '@promptmint/core/config/settings';

/** What the command line asks for. */
export type Command =
  | { name: 'help' }
  | { name: 'measure'; ideas?: string; prompts?: string; provider?: ProviderName; json?: string }
  | ({ name: 'pairs' } & PairsOptions)
  | { name: 'judged'; judged: string[]; key?: string; json?: string };

export interface PairsOptions {
  pairs: number;
  ideas?: string;
  out?: string;
  seed: number;
  /** Write the general prompt for every request, to judge it alone. */
  general: boolean;
  provider?: ProviderName;
}

/** The command line is wrong; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Measures the prompts that Promptmint writes, and its scorer.

  npm run eval -- [options]

  --ideas FILE      requests to measure instead of the development set and the exam
  --prompts FILE    labelled prompts for the scorer instead of those in eval/data
  --provider NAME   measure a provider beside the composer: ${PROVIDERS.join(', ')}
                    (its settings are read from the environment; each prompt is a call)
  --json OUT        write every figure to a file, and every prompt of sets that are not the exam
  --help            show this text

A blind reading:

  --pairs N         write N pairs (typed request, prompt) for readers who do not know which is which
    --ideas FILE      where the requests come from (default: engine/data/reading.jsonl, where it is there)
    --out FOLDER      where the files go (default: artifacts/reading)
    --seed NUMBER     another choice of requests and sides (default: 1)
    --general         judge the general prompt for every request
    --provider NAME   judge prompts of a provider
  --judged FILE     report what a reader said; give it once for each reader
    --key FILE        the key of the pairs (default: key.jsonl beside the first file)
    --json OUT        write the figures and losses to a file
`;

const OPTIONS = {
  ideas: { type: 'string' },
  prompts: { type: 'string' },
  provider: { type: 'string' },
  json: { type: 'string' },
  pairs: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  general: { type: 'boolean' },
  judged: { type: 'string', multiple: true },
  key: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
type OptionName = keyof typeof OPTIONS;

/** Which options go with which command; `measure` is the one without a name. */
const ALLOWED: Readonly<Record<'measure' | 'pairs' | 'judged', readonly OptionName[]>> = {
  measure: ['ideas', 'prompts', 'provider', 'json'],
  pairs: ['pairs', 'ideas', 'out', 'seed', 'general', 'provider'],
  judged: ['judged', 'key', 'json'],
};

/**
 * Reads the command line.
 * @throws {UsageError}
 */
export function readOptions(args: string[]): Command {
  const { help, pairs, judged, provider, seed, general, ...files } = parse(args);
  if (help === true) return { name: 'help' };
  const name = pairs !== undefined ? 'pairs' : judged !== undefined ? 'judged' : 'measure';
  refuseOthers(name, args);
  const named = provider === undefined ? {} : { provider: providerNamed(provider) };
  if (judged !== undefined && name === 'judged') return { name, judged, ...files };
  if (pairs === undefined) return { name: 'measure', ...files, ...named };
  if (general === true && provider !== undefined)
    throw new UsageError('--general and --provider do not go together.');
  return {
    name: 'pairs',
    pairs: wholeNumber('--pairs', pairs, 1),
    seed: wholeNumber('--seed', seed ?? '1', 0),
    general: general ?? false,
    ...files,
    ...named,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message}\n--help lists the options.`, { cause: error });
  }
}

function refuseOthers(name: keyof typeof ALLOWED, args: string[]): void {
  const given = Object.keys(parse(args)) as OptionName[];
  const other = given.find((option) => !ALLOWED[name].includes(option));
  if (other === undefined) return;
  const command = name === 'measure' ? 'a measurement without --pairs or --judged' : `--${name}`;
  throw new UsageError(`--${other} does not go with ${command}.\n--help lists the options.`);
}

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new UsageError(`${option} needs a whole number from ${least} on, not ${text}.`);
  return value;
}

function providerNamed(name: string): ProviderName {
  const known = PROVIDERS.find((provider) => provider === name);
  if (known === undefined)
    throw new UsageError(`There is no provider ${name}; known are ${PROVIDERS.join(', ')}.`);
  return known;
}
