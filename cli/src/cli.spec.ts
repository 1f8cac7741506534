import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeKey, signUpOn } from '../../backend/testing/api-keys.ts';
import {
  FINISHED,
  type StandInWorker,
  startStandInWorker,
} from '../../backend/testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../backend/testing/test-api.ts';
import { until } from '../../core/testing/until.ts';
import { compile } from '../../local/src/compile.ts';
import { ended, type Home, newHome } from '../testing/run-program.ts';
import { run } from './run.js';

const PROMPT = `${FINISHED.optimizedPrompt}\n`;

let api: TestApi;
let worker: StandInWorker;
let user: TestUser;
let key: string;
let home: Home;

beforeAll(async () => {
  await compile();
  api = await openTestApi();
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker?.stop();
  await api?.close();
});
beforeEach(async () => {
  user = await signUpOn(api);
  ({ key } = await makeKey(api, user));
  home = newHome();
});
afterEach(() => home.remove());

type Variables = Record<string, string>;
const account = () => ({ PROMPTMINT_URL: api.origin, PROMPTMINT_KEY: key });

const promptmint = (args: string[], { input = '', variables = account() as Variables } = {}) =>
  home.run(args, variables, input);

const generate = (person: TestUser) =>
  person.send('POST', '/api/prompts/generate', {
    user_input: 'poem',
    use_case: 'auto_detect',
    target_model: 'claude',
    language: 'en',
  });
const credits = async () => (await user.get('/api/auth/credits')).body.credits;
const requests = async (): Promise<string[]> =>
  (await user.get('/api/prompts/history')).body.prompts.map(
    (prompt: { original_input: string }) => prompt.original_input,
  );
const newest = async () => (await user.get('/api/prompts/history')).body.prompts[0];
const openIds = () =>
  api
    .em()
    .execute<{ id: string }[]>(`select id from prompts where user_id = ? and status = 'queued'`, [
      user.id,
    ]);

describe('promptmint "a request"', () => {
  it('writes the prompt alone in a pipe, and costs a credit', async () => {
    const args = ['--for', 'gemini', '--use-case', 'code_generation'];
    const written = await ended(home.start(args, account()), 'regex for UK postcodes\n');
    expect(written).toEqual({ code: 0, stdout: PROMPT, stderr: '' });
    expect(await newest()).toMatchObject({
      original_input: 'regex for UK postcodes',
      target_model: 'gemini',
      language: 'same',
    });
    expect(await credits()).toBe(9);
  });

  it('reads the request from standard input, a file, or a file after an argument', async () => {
    const file = join(home.folder, 'error.log');
    writeFileSync(file, 'Error: EACCES\n');
    expect((await promptmint([], { input: 'poem about rain\n' })).code).toBe(0);
    expect((await promptmint(['--file', file])).code).toBe(0);
    expect((await promptmint(['explain this', '--file', file])).code).toBe(0);
    expect(await requests()).toEqual([
      'explain this\n\nError: EACCES',
      'Error: EACCES',
      'poem about rain',
    ]);
  });

  it('writes the whole answer with --json', async () => {
    const { code, stdout } = await promptmint(['poem about rain', '--json', '--language', 'de']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      optimized_prompt: FINISHED.optimizedPrompt,
      language: 'de',
    });
  });

  it('charges nothing more when it is stopped and called again', async () => {
    const child = home.start(['hold a speech'], account());
    const stopped = ended(child);
    const [{ id }] = await until(async () => {
      const ids = await openIds();
      return ids.length > 0 && (ids as [{ id: string }]);
    });
    child.kill('SIGINT');
    expect(await stopped).toMatchObject({
      code: 130,
      stdout: '',
      stderr: expect.stringContaining('which is charged once'),
    });
    const again = promptmint(['hold a speech']);
    await worker.end(id, 'succeeded');
    expect(await again).toMatchObject({ code: 0, stdout: PROMPT });
    expect([await credits(), await requests()]).toEqual([9, ['hold a speech']]);
  });

  it('takes the same request as a new one once its result has arrived', async () => {
    await promptmint(['poem about rain']);
    await promptmint(['poem about rain']);
    expect(await credits()).toBe(8);
    expect(readdirSync(join(home.folder, 'data', 'promptmint', 'open-requests'))).toEqual([]);
  });

  it('says with code 1 that a generation failed and cost nothing, and starts a new generation when called again', async () => {
    const failed = await promptmint(['please fail']);
    expect(failed).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Generation failed, credit refunded. Please try again.\n',
    });
    await promptmint(['please fail']);
    const [row] = await api
      .em()
      .execute('select count(*)::int as tries from prompts where user_id = ?', [user.id]);
    expect([row, await credits()]).toEqual([{ tries: 2 }, 10]);
  });

  it('keeps nothing that a reader could learn a request from', async () => {
    const child = home.start(['hold a secret speech'], account());
    const stopped = ended(child);
    await until(async () => (await openIds()).length > 0);
    child.kill('SIGKILL');
    await stopped;
    const folder = join(home.folder, 'data', 'promptmint', 'open-requests');
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(name + readFileSync(join(folder, name), 'utf8')).toMatch(/^[0-9a-f]{64}[0-9a-f-]{36}$/);
  });
});

describe('promptmint, when it cannot do what it is asked for,', () => {
  it.each([
    ['without a request', [], 'There is no request'],
    ['with a misspelled command', ['histroy'], 'Did you mean "promptmint history"?'],
    ['with an unknown model', ['poem', '--for', 'llama'], 'Allowed choices are claude'],
    ['with an unknown option', ['poem', '--fro', 'claude'], 'Did you mean --for?'],
    ['with a request in two arguments', ['poem', 'rain'], 'too many arguments'],
    ['with a file that is not there', ['--file', 'no-such-file'], 'no-such-file cannot be read'],
    [
      'with a refinement and a note',
      ['refine', crypto.randomUUID(), '--wish', 'shorter', '--note', 'x'],
      'either',
    ],
    ['with an id that is not a UUID', ['show', 'x'], '"promptmint history" lists yours'],
    ['with an id of no prompt', ['show', crypto.randomUUID()], 'does not exist'],
    ['with a request of 8,001 characters', ['x'.repeat(8_001)], 'at most 8000 characters'],
  ])('ends with 2 %s', async (_how, args, sentence) => {
    const { code, stdout, stderr } = await promptmint(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(await credits()).toBe(10);
  });

  it('ends with 3 without credits, and says where to buy some', async () => {
    for (let spent = 0; spent < 10; spent += 1) await generate(user);
    expect(await promptmint(['poem'])).toEqual({
      code: 3,
      stdout: '',
      stderr: `No credits left. Buy some at ${api.origin}/pricing.\n`,
    });
  });

  it('ends with 4 without a key, and with a refused one', async () => {
    const without = await promptmint(['poem'], { variables: {} });
    expect(without).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/^You are not logged/),
    });
    const refused = await promptmint(['poem'], {
      variables: { PROMPTMINT_URL: api.origin, PROMPTMINT_KEY: 'pm_Ab12cd34_wrong' },
    });
    expect(refused.code).toBe(4);
    expect(refused.stderr).toMatch(/^The key was refused: .* run "promptmint login"\.\n$/);
    const { key: reading } = await makeKey(api, user, { scopes: ['prompts:read'] });
    const reader = { PROMPTMINT_URL: api.origin, PROMPTMINT_KEY: reading };
    expect(await promptmint(['poem'], { variables: reader })).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/does not have the scope prompts:write\. Make a key with it/),
    });
    const login = ['login', '--url', api.origin, '--key', reading];
    expect((await promptmint(login, { variables: {} })).code).toBe(0);
  });

  it('ends with 5 where nothing answers, or something else does', async () => {
    const website = await openWebsite();
    const variables = { PROMPTMINT_URL: website.url, PROMPTMINT_KEY: 'pm_x' };
    const elsewhere = [
      await promptmint(['poem'], { variables }),
      await promptmint(['credits'], { variables }),
    ];
    for (const { code, stderr } of elsewhere) {
      expect([code, stderr]).toEqual([5, expect.stringContaining('not answer as the product')]);
    }
    await website.close();
    const nobody = await promptmint(['poem'], { variables });
    expect(nobody).toMatchObject({ code: 5, stdout: '' });
    expect(nobody.stderr).toMatch(/^http:.* cannot be reached \(\w+\)\. Check the addr/);
  });
});

describe('promptmint login', () => {
  const file = () => join(home.folder, 'config', 'promptmint', 'login.json');

  it('keeps address and key where only their owner reads them, for every later call', async () => {
    const args = ['login', '--url', `${api.origin.replace('http://', '')}/`];
    const done = await promptmint(args, { input: `${key}\n`, variables: {} });
    expect(done).toMatchObject({ code: 0, stdout: '' });
    expect(done.stderr).not.toContain(key);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({
      url: api.origin,
      key: key,
    });
    const later = await promptmint(['credits'], { variables: {} });
    expect(later).toEqual({ code: 0, stdout: '10\n', stderr: '' });
    await promptmint(['logout'], { variables: {} });
    expect((await promptmint(['credits'], { variables: {} })).code).toBe(4);
  });

  it('asks on a terminal for the key alone when PROMPTMINT_URL has the address', async () => {
    const { shown, terminal } = home.open({ PROMPTMINT_URL: api.origin }, true, `${key}\r`);
    expect([await run(['login'], terminal), shown.stdout]).toEqual([0, '']);
    expect(shown.stderr).toContain('API key (from');
    expect(shown.stderr).not.toContain('Address');
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ url: api.origin, key });
  });

  it('keeps no key that is refused', async () => {
    const done = await promptmint(['login', '--url', api.origin, '--key', 'pm_wrong']);
    expect(done.code).toBe(4);
    expect(readdirSync(home.folder)).toEqual([]);
  });

  it('sends the kept key to no other address, and the one of the environment wins', async () => {
    await promptmint(['login', '--url', api.origin, '--key', key]);
    const elsewhere = { PROMPTMINT_URL: api.origin.replace('127.0.0.1', 'localhost') };
    const without = await promptmint(['credits'], { variables: elsewhere });
    expect(without).toMatchObject({ code: 4, stderr: expect.stringMatching(/^No key for http/) });
    const other = await signUpOn(api);
    await generate(other);
    const variables = { PROMPTMINT_KEY: (await makeKey(api, other)).key };
    expect((await promptmint(['credits'], { variables })).stdout).toBe('9\n');
  });
});

describe('promptmint history, show and refine', () => {
  it('list prompts, write one again and make a new version of it', async () => {
    await promptmint(['poem about rain\nin four verses']);
    const { id } = await newest();
    const listed = await promptmint(['history', '--search', 'rain']);
    expect(listed.stdout).toMatch(
      new RegExp(`^${id}\t\\d{4}-\\d\\d-\\d\\d\tclaude\tpoem about rain\n$`),
    );
    expect((await promptmint(['history', '--search', 'snow'])).stdout).toBe('');
    expect(await promptmint(['show', id])).toEqual({ code: 0, stdout: PROMPT, stderr: '' });
    expect(JSON.parse((await promptmint(['show', id, '--json'])).stdout)).toMatchObject({ id });
    const refined = await promptmint(['refine', id, '--wish', 'shorter']);
    expect([refined.code, (await newest()).refines]).toEqual([0, id]);
  });
});

describe('promptmint on a terminal', () => {
  it('writes each section as it comes, in colours, and says beside it what is going on', async () => {
    const { shown, terminal } = home.open(account(), true);
    const done = run(['hold a speech'], terminal);
    const [{ id }] = await until(async () => {
      const ids = await openIds();
      return ids.length > 0 && (ids as [{ id: string }]);
    });
    await worker.begin(id);
    await worker.show(id);
    await until(async () => shown.stdout !== '');
    expect(shown.stdout).toBe('<role>You write job ads.</role>\n');
    await worker.end(id, 'succeeded');
    expect(await done).toBe(0);
    expect(shown.stdout).toBe(PROMPT);
    for (const text of ['Sending the request', 'Writing', 'after Role', `refine ${id}`]) {
      expect(shown.stderr).toContain(text);
    }
    expect(shown.stderr).toContain('\u001B[2m');
  });

  it('writes no colours when NO_COLOR is set', async () => {
    const { shown, terminal } = home.open({ ...account(), NO_COLOR: '1' }, true);
    expect(await run(['credits'], terminal)).toBe(0);
    expect(await run(['show', 'x'], terminal)).toBe(2);
    expect(shown.stdout).toBe('10 credits left\n');
    expect(shown.stderr).not.toContain('\u001B[3');
  });
});

/** A website that is not the product. */
async function openWebsite() {
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
