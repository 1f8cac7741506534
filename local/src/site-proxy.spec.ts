// Checks what deploy/nginx.conf does with the addresses of clients and of the API, in a real nginx if the
// machine has one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../core/testing/until.ts';
import { freePort } from './free-port.ts';
import { ROOT } from './local-settings.ts';

const PROGRAM = 'nginx';
/** Without nginx its tests are skipped, except in CI (`CI=true`), where they then fail. */
const RUNS_NGINX = process.env.CI === 'true' || spawnSync(PROGRAM, ['-v']).status === 0;
const LOGS = ['access.log', 'error.log'];
const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');

/** Runs a script of the container's start, which writes into this folder. */
function runScript(name: string, folder: string, environment: Record<string, string>) {
  const script = join(folder, name);
  writeFileSync(script, read(name).replaceAll('/tmp/', `${folder}/`));
  return spawnSync('sh', [script], { env: { ...process.env, ...environment } });
}

const writeFrontProxies = (folder: string, proxies: string) =>
  runScript('front-proxies.sh', folder, { FRONT_PROXIES: proxies });
const writeApiAddress = (folder: string, address: string) =>
  runScript('api-address.sh', folder, { API_URL: address });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the list of proxies in front of nginx', () => {
  const written = () => readFileSync(join(folder, 'front-proxies.conf'), 'utf8').split('\n');

  it('is empty where none is named', () => {
    expect(writeFrontProxies(folder, '').status).toBe(0);
    expect(written()).toEqual(['']);
  });

  it('holds each that is named', () => {
    expect(writeFrontProxies(folder, '10.1.2.3, 2001:db8::/48').status).toBe(0);
    expect(written()).toEqual([
      'set_real_ip_from 10.1.2.3;',
      'set_real_ip_from 2001:db8::/48;',
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;',
      '',
    ]);
  });

  it('lets no other text into the configuration', () => {
    const { status, stderr } = writeFrontProxies(folder, '10.1.2.3;}');
    expect(status).toBe(1);
    expect(stderr.toString()).toBe('FRONT_PROXIES: 10.1.2.3;} is no IP address or range\n');
  });
});

describe('the address of the API for nginx', () => {
  const written = () => readFileSync(join(folder, 'api-address.conf'), 'utf8');

  it('is that of docker-compose.yml where none is given', () => {
    expect(writeApiAddress(folder, '').status).toBe(0);
    expect(written()).toContain('set $api http://api:3000;\n');
  });

  it('is the one that is given', () => {
    expect(writeApiAddress(folder, 'http://mint-api.prod.svc.cluster.local:3000').status).toBe(0);
    expect(written()).toContain('set $api http://mint-api.prod.svc.cluster.local:3000;\n');
  });

  it('lets no other text into the configuration', () => {
    for (const address of ['http://api:3000;}', 'http://api/path', 'api:3000', 'http://']) {
      const { status, stderr } = writeApiAddress(folder, address);
      expect([address, status]).toEqual([address, 1]);
      expect(stderr.toString()).toBe(`API_URL: ${address} is no address of a server\n`);
    }
  });
});

(RUNS_NGINX ? describe : describe.skip)('nginx', () => {
  let api: Server;
  beforeAll(async () => {
    api = createServer(({ headers }, answer) => answer.end(headers['x-forwarded-for']));
    await once(api.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => void api.close());

  /** What a running nginx answers, of what the API sees, with this list of front proxies. */
  async function withNginx<T>(
    frontProxies: string,
    work: (
      get: (path: string, headers?: Record<string, string>) => Promise<Response>,
    ) => Promise<T>,
    apiPort = (api.address() as AddressInfo).port,
  ): Promise<T> {
    writeFrontProxies(folder, frontProxies);
    writeApiAddress(folder, `http://127.0.0.1:${apiPort}`);
    const port = await freePort();
    const site = read('nginx.conf')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replace('/usr/share/nginx/html', folder);
    // The image's own nginx.conf logs whole requests too, unless the site says otherwise.
    const image = `log_format main '$request "$http_referer"'; access_log ${folder}/access.log main;`;
    for (const log of LOGS) writeFileSync(join(folder, log), '');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/nginx.pid; events {}\nhttp { ${image}\n${site}\n}`,
    );
    const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
    const nginx = spawn(PROGRAM, args, { stdio: 'ignore' });
    try {
      const get = (path: string, headers: Record<string, string> = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers });
      await until(() => get('/health').catch(() => null));
      return await work(get);
    } finally {
      await end(nginx);
    }
  }

  /** What the API sees of a client that sends this header. */
  const passesOn = (frontProxies: string, sent: string) =>
    withNginx(frontProxies, async (get) =>
      (await get('/api/auth/me', { 'x-forwarded-for': sent })).text(),
    );

  it('nginx overwrites what a client says about its address', async () => {
    expect(await passesOn('', '203.0.113.1')).toBe('127.0.0.1');
    expect(await passesOn('10.1.2.3', '203.0.113.1')).toBe('127.0.0.1');
  });

  it('nginx passes on what a proxy in front of it says, but not what a client said to that proxy', async () => {
    expect(await passesOn('127.0.0.1', '198.51.100.9, 203.0.113.1')).toBe('203.0.113.1');
  });

  it('nginx sends the security headers of the API with pages of the site, and none of its own with answers', async () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'dashboard.html'), 'the dashboard');
    const same = {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    };
    const secure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
    const names = Object.keys({ ...same, ...secure });
    await withNginx('', async (get) => {
      const sent = async (path: string, proto: string) => {
        const { headers } = await get(path, { 'x-forwarded-proto': proto });
        return Object.fromEntries([...headers].filter(([name]) => names.includes(name)));
      };
      expect(await sent('/dashboard', 'https')).toEqual({ ...same, ...secure });
      expect(await sent('/dashboard', 'http')).toEqual(same);
      expect(await sent('/mcp', 'https')).toEqual({});
    });
  });

  it('nginx sends one page for every shared prompt, unlisted, and passes /mcp on to the API', async () => {
    // Started by root, nginx reads files as another user.
    chmodSync(folder, 0o755);
    const pages = {
      'shared.html': 'the shared page',
      'dashboard.html': 'the dashboard',
      'app.html': 'the application',
    };
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
    await withNginx('', async (get) => {
      const shared = await get('/s/4fTqYJmVw0aXo2RkZ8LbNc');
      expect([shared.status, await shared.text()]).toEqual([200, 'the shared page']);
      expect(shared.headers.get('x-robots-tag')).toBe('noindex');
      expect(shared.headers.get('referrer-policy')).toBe('no-referrer');
      const linked = await get('/dashboard?idea=tea');
      expect([linked.status, await linked.text()]).toEqual([200, 'the dashboard']);
      for (const path of ['/shared', '/s', '/s/a/b']) {
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
      for (const path of ['/mcp', '/api/shared/4fTqYJmVw0aXo2RkZ8LbNc']) {
        expect([path, await (await get(path)).text()]).toEqual([path, '127.0.0.1']);
      }
    });
  });

  it('nginx logs no query, no referrer, no end of a shared link and no API key, also while the API is away', async () => {
    const paths = [
      ['/reset-password?token=SECRET', '/reset-password'],
      ['/api/auth/forgot-password?email=SECRET@mint.example', '/api/auth/forgot-password'],
      ['/dashboard?idea=SECRET', '/dashboard'],
      ['/s/SECRET', '/s/...'],
      ['/api/shared/SECRET?a=b', '/api/shared/...'],
      ['/api/prompts/pm_12345678_SECRET', '/api/prompts/pm_12345678_...'],
      // A file that cannot be opened is an error of the level crit.
      ['/loop?token=SECRET', '/loop'],
      ['/pricing', '/pricing'],
    ];
    symlinkSync('loop', join(folder, 'loop'));
    for (const apiPort of [undefined, await freePort()]) {
      const visit = async (get: (path: string, headers: Record<string, string>) => unknown) => {
        for (const [path = ''] of paths) await get(path, { referer: `http://mint.example${path}` });
      };
      await withNginx('', visit, apiPort);
      const [access = '', errors] = LOGS.map((log) => readFileSync(join(folder, log), 'utf8'));
      expect(access).not.toContain('SECRET');
      expect(errors).not.toContain('SECRET');
      const logged = [...access.matchAll(/ "GET (\S+) HTTP\/1.1" /g)].map(([, path]) => path);
      expect(logged.filter((path) => path !== '/health')).toEqual(paths.map(([, path]) => path));
    }
  });
});

async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}
