import type { Cluster, Redis } from 'ioredis';
import { readRedisAddress } from '../config/redis-address.js';
import { SettingsError } from '../config/read-settings.js';
import { advice, codeOf, type Finding, ok, wrong } from '../config/finding.js';
import { FAIL_FAST, openRedis } from './redis-connection.js';
import { probeRedis } from './redis-probe.js';

const OLDEST = [6, 2] as const;

/** Looks whether `REDIS_URL` leads to servers that carry the queues and lose nothing. */
export async function checkRedis(url: string): Promise<Finding[]> {
  try {
    await probeRedis(url);
    const infos = await infosOf(url);
    // Servers of a cluster that are alike are named once.
    const findings = infos.flatMap(serverFindings);
    return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
  } catch (error) {
    const said =
      error instanceof SettingsError
        ? `${error.message}.`
        : `REDIS_URL: Redis does not answer (${codeOf(error)}): start it, or correct the address.`;
    return [wrong(said)];
  }
}

/** What every server that takes writes says about itself. */
async function infosOf(url: string): Promise<string[]> {
  const redis = openRedis(url, FAIL_FAST);
  try {
    if (readRedisAddress(url).kind !== 'cluster') return [await (redis as Redis).info()];
    const cluster = redis as Cluster;
    await cluster.exists('{promptmint}:probe'); // it then knows its servers
    return await Promise.all(cluster.nodes('master').map((node) => node.info()));
  } finally {
    redis.disconnect();
  }
}

/** Exported for versions that no test can start. */
export function serverFindings(info: string): Finding[] {
  const field = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';
  const version = field('redis_version');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  const policy = field('maxmemory_policy');
  const keeps = field('aof_enabled') === '1';
  return [
    isOld
      ? wrong(`Redis ${version} is too old: upgrade it to ${OLDEST.join('.')} or newer.`)
      : ok(`Redis ${version} answers.`),
    policy === 'noeviction'
      ? ok('It throws no job away (maxmemory-policy noeviction).')
      : wrong(
          `Redis may throw jobs away when its memory is full (maxmemory-policy ${policy}): set "maxmemory-policy noeviction".`,
        ),
    keeps
      ? ok('It keeps its queues over a restart (append-only file).')
      : advice(
          'Redis keeps no append-only file, so that a restart delays waiting work by about a minute: set "appendonly yes".',
        ),
  ];
}
