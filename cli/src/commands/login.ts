import { text } from 'node:stream/consumers';
import {
  type Account,
  addressOf,
  forgetAccount,
  isOwnMachine,
  keepAccount,
  keyOf,
} from '../account.js';
import { dataOf, openApi, quickly } from '../api/client.js';
import { ask } from '../ask.js';
import { Failure } from '../failure.js';
import type { Terminal } from '../terminal.js';
import { VERSION } from '../version.js';

export interface LoginOptions {
  url?: string;
  key?: string;
}

/** `promptmint login`: asks for address and key, tries them, and keeps them. */
export async function login(terminal: Terminal, options: LoginOptions): Promise<void> {
  const { stderr } = terminal;
  const account = await accountOf(terminal, options);
  if (isReadable(account.url)) {
    stderr.write('This address has no encryption: others on the way can read the key.\n');
  }
  await tryOut(account);
  stderr.write(`Logged in at ${account.url}. Kept in ${keepAccount(account)}.\n`);
}

/** `promptmint logout`: forgets address and key. */
export function logout({ stderr }: Terminal): void {
  stderr.write(
    `Logged out: ${forgetAccount()} is gone. The key still works until you revoke it.\n`,
  );
}

async function accountOf(terminal: Terminal, options: LoginOptions): Promise<Account> {
  const { stdin, env } = terminal;
  const given = options.url ?? env['PROMPTMINT_URL'];
  if (!stdin.isTTY) {
    if (!given) {
      throw new Failure('wrongCall', 'Say where: promptmint login --url https://example.com');
    }
    return { url: addressOf(given), key: keyOf(options.key ?? (await text(stdin))) };
  }
  const url = addressOf(given || (await ask(terminal, 'Address: ')));
  const key = options.key ?? (await ask(terminal, `API key (from ${url}/settings): `, true));
  return { url, key: keyOf(key) };
}

/** @throws {Failure} when the address or the key is wrong */
async function tryOut(account: Account): Promise<void> {
  const api = openApi(account, VERSION);
  const query = { limit: 1, offset: 0 };
  const call = api.client.GET('/api/prompts/history', { params: { query }, ...quickly() });
  await dataOf(api, call).catch((error: unknown) => {
    // A key that may do other things is a genuine one.
    if (!(error instanceof Failure) || error.code !== 'scope_missing') throw error;
  });
}

function isReadable(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isOwnMachine(hostname);
}
