import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Home, newHome } from '../testing/run-program.ts';

let home: Home;
let server: Server;
let requests: string[];
let account: { PROMPTMINT_URL: string; PROMPTMINT_KEY: string };

/** Takes each request, and refuses the key. */
beforeEach(async () => {
  home = newHome();
  requests = [];
  server = createServer(async (request, response) => {
    if (request.method === 'POST')
      requests.push(((await json(request)) as { user_input: string }).user_input);
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ statusCode: 401, message: 'No.', code: 'unauthenticated' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  account = { PROMPTMINT_URL: `http://127.0.0.1:${port}`, PROMPTMINT_KEY: 'pm_key' };
});
afterEach(async () => {
  home.remove();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function fileWith(content: string | Buffer): string {
  const file = join(home.folder, 'poem.txt');
  writeFileSync(file, content);
  return file;
}

describe('promptmint with a file or standard input', () => {
  it('leaves out the byte order mark that some editors begin a file with', async () => {
    await home.run(['--file', fileWith('\uFEFFpoem about fog')], account);
    await home.run([], account, '\uFEFFpoem about snow');
    expect(requests).toEqual(['poem about fog', 'poem about snow']);
  });

  it('ends with 2 for text that is not in UTF-8, and sends nothing', async () => {
    const latin1 = Buffer.from('poème', 'latin1');
    const file = fileWith(latin1);
    const piped = await home.run([], account, latin1);
    expect(piped).toMatchObject({ code: 2, stdout: '' });
    expect(piped.stderr).toContain('Standard input is not text in UTF-8. Convert it first.');
    const named = await home.run(['--file', file], account);
    expect(named).toMatchObject({ code: 2, stdout: '' });
    expect(named.stderr).toContain(`${file} is not text in UTF-8. Convert it first.`);
    expect(requests).toEqual([]);
  });
});

describe('promptmint with a kept login that is damaged', () => {
  it('does without it when the environment has address and key, and names its file otherwise', async () => {
    const file = join(home.folder, 'config', 'promptmint', 'login.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    expect((await home.run(['credits'], account)).code).toBe(4);
    const { code, stderr } = await home.run(['credits'], {});
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} cannot be read`);
  });
});
