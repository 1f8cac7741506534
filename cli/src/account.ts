import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.js';
import { folders } from './folders.js';

/** Where the product is, and the key that it knows the person by. */
export interface Account {
  url: string;
  key: string;
}

const loginFile = () => join(folders().config, 'login.json');

/** Keeps the account for later calls, readable by its owner alone. @returns the file's path */
export function keepAccount(account: Account): string {
  const file = loginFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
  return file;
}

/** Removes what `keepAccount` wrote. @returns its path */
export function forgetAccount(): string {
  const file = loginFile();
  rmSync(file, { force: true });
  return file;
}

/**
 * The account of this call: the environment's, or else the kept one.
 * @throws {Failure} without an address or a key
 */
export function currentAccount(env: NodeJS.ProcessEnv): Account {
  // With both set, the stored login is not needed, so a damaged one does no harm.
  const kept = env['PROMPTMINT_URL'] && env['PROMPTMINT_KEY'] ? undefined : readKept();
  const url = env['PROMPTMINT_URL'] ? addressOf(env['PROMPTMINT_URL']) : kept?.url;
  if (url === undefined) {
    throw new Failure(
      'refusedKey',
      'You are not logged in. Run "promptmint login", or set PROMPTMINT_URL and PROMPTMINT_KEY.',
    );
  }
  // A key never goes to an address that it was not given for.
  const key = env['PROMPTMINT_KEY'] || (kept?.url === url ? kept.key : undefined);
  if (key === undefined) {
    throw new Failure(
      'refusedKey',
      `No key for ${url}. Set PROMPTMINT_KEY, or run "promptmint login" for this address.`,
    );
  }
  return { url, key: keyOf(key) };
}

/** @throws {Failure} for what is not the address of a website */
export function addressOf(typed: string): string {
  const text = typed.trim();
  const scheme = isOwnMachine(text.replace(/[:/].*/s, '')) ? 'http' : 'https';
  const address = /^[a-z]+:\/\//i.test(text) ? text : `${scheme}://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(
      'wrongCall',
      `"${text}" is not a web address. Write it as https://example.com.`,
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Whether a host is the machine itself, which no one can listen to on the way. */
export function isOwnMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}

/** @throws {Failure} for what cannot be sent as a key */
export function keyOf(typed: string): string {
  const key = typed.trim();
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new Failure(
      'wrongCall',
      'That does not look like a key. Copy the whole key, without spaces.',
    );
  }
  return key;
}

function readKept(): Account | undefined {
  try {
    return JSON.parse(readFileSync(loginFile(), 'utf8')) as Account;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Failure(
      'other',
      `${loginFile()} cannot be read (${(error as Error).message}). Run "promptmint login" again.`,
    );
  }
}
