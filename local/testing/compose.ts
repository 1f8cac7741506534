import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { ROOT } from '../src/local-settings.ts';

/** What tests read of a service of docker-compose.yml. */
export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  command?: string[];
  restart?: string;
  ports?: string[];
  environment?: Record<string, string>;
  networks?: Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

type Variables = Record<string, string | undefined>;

/** The text of docker-compose.yml. */
export const composeText = () => readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');

/** The services of docker-compose.yml as they are written. */
export function composeServices(): Record<string, ComposeService> {
  return parse(composeText(), { merge: true }).services;
}

/**
 * The services as Compose starts them, with each `${NAME}`, `${NAME:-default}` and `${NAME:?message}` filled in.
 * @throws the message of a required variable that is not set.
 */
export function renderCompose(variables: Variables): Record<string, ComposeService> {
  const fillIn = (_key: string, value: unknown) =>
    typeof value === 'string' ? interpolate(value, variables) : value;
  return JSON.parse(JSON.stringify(composeServices()), fillIn);
}

/** The innermost variable first, because a default can contain another one. */
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)(?::(-|\?)([^${}]*))?\}/;

function interpolate(text: string, variables: Variables): string {
  const [whole, name = '', kind, rest = ''] = VARIABLE.exec(text) ?? [];
  if (whole === undefined) return text;
  const value = variables[name] ?? '';
  if (!value && kind === '?') throw new Error(`${name}: ${rest}`);
  return interpolate(
    text.replace(whole, () => value || rest),
    variables,
  );
}

/** The variables that .env.example sets, as a copy of it sets them. */
export function exampleVariables(): Record<string, string> {
  return parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8')) as Record<string, string>;
}
