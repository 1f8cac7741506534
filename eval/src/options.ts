import { parseArgs } from 'node:util';
import { type ProviderName, PROVIDERS } from '@promptmint/core/config/settings';

export interface Options {
  ideas: string;
  prompts: string;
  json: string | null;
  provider: ProviderName | null;
  help: boolean;
}

/** A wrong command line; the message says what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Measures the prompts that Promptmint writes, and its scorer.

  npm run eval -- [options]

  --ideas FILE      requests to write prompts for (default: eval/data/ideas.jsonl)
  --prompts FILE    labelled prompts for the scorer (default: eval/data/prompts-labelled.jsonl)
  --provider NAME   measure a provider beside the composer: ${PROVIDERS.join(', ')}
                    (its settings are read from the environment)
  --json OUT        write every prompt, score and figure to a file
  --help            show this text
`;

/**
 * Reads the command line.
 * @throws {UsageError}
 */
export function readOptions(args: string[], dataFile: (name: string) => string): Options {
  const values = parse(args);
  return {
    ideas: values.ideas ?? dataFile('ideas.jsonl'),
    prompts: values.prompts ?? dataFile('prompts-labelled.jsonl'),
    json: values.json ?? null,
    provider: values.provider === undefined ? null : providerNamed(values.provider),
    help: values.help ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        ideas: { type: 'string' },
        prompts: { type: 'string' },
        json: { type: 'string' },
        provider: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message, { cause: error });
  }
}

function providerNamed(name: string): ProviderName {
  const known = PROVIDERS.find((provider) => provider === name);
  if (known === undefined)
    throw new UsageError(`There is no provider ${name}; known are ${PROVIDERS.join(', ')}.`);
  return known;
}
