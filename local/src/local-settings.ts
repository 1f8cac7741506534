import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { dropEmptyVariables } from '../../core/src/config/drop-empty-variables.ts';
import { type ModelServers, readModelServers } from './local-model/model-servers.ts';
import { StartError } from './start-error.ts';

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The settings of a start on a person's own machine. */
export interface LocalSettings {
  port: number;
  host: string;
  /** Absolute. */
  dataFolder: string;
  /** The address in emails and links. */
  publicUrl: string;
  /** The app's address on this machine. */
  appUrl: string;
  /** Services given by the person, which replace the embedded ones. */
  given: { database: string | null; redis: string | null; smtp: string | null };
  /** Where to look for a model on this machine; null where it may not be looked for. */
  modelServers: ModelServers | null;
}

/**
 * Reads the environment, and for what it does not set a `.env` file in a folder (the root). An
 * empty variable counts as not set.
 */
export function readLocalSettings(folder = ROOT): LocalSettings {
  const file = join(folder, '.env');
  const { env } = process;
  const written = existsSync(file) ? readEnvFile(file) : {};
  dropEmptyVariables(env);
  dropEmptyVariables(written);
  Object.assign(env, { ...written, ...env });
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT must be a whole number from 1 to 65535, and it is "${env.PORT}".`);
  }
  const host = env.HOST || '127.0.0.1';
  const appUrl = `http://${nameOf(host)}:${port}`;
  const publicUrl = env.PUBLIC_URL || appUrl;
  return {
    port,
    host,
    dataFolder: resolve(ROOT, env.DATA_DIR || '.data'),
    publicUrl,
    appUrl,
    given: {
      database: env.DATABASE_URL || null,
      redis: env.REDIS_URL || null,
      smtp: env.SMTP_URL || null,
    },
    modelServers: readModelServers(env, { host, publicUrl }),
  };
}

/** Editors on Windows may begin a file with a mark of its encoding, or write two bytes for each character. */
function readEnvFile(file: string): NodeJS.Dict<string> {
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0')) throw new StartError(`${file} is not in UTF-8: save it in UTF-8.`);
  return parseEnv(text.replace(/^\uFEFF/, ''));
}

/** The address that a browser on this machine uses for a server. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
