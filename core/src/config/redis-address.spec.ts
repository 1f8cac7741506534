import { describe, expect, it } from '@jest/globals';
import { readRedisAddress } from './redis-address.js';

const OPEN = { tls: false, username: undefined, password: undefined };
const NODES = [
  { host: 'a', port: 7001 },
  { host: 'b', port: 7002 },
];
const SENTINELS = {
  kind: 'sentinel',
  nodes: [
    { host: 'a', port: 26_379 },
    { host: 'b', port: 7002 },
  ],
  master: 'mymaster',
  db: 0,
  sentinelUsername: undefined,
  sentinelPassword: undefined,
};

describe('REDIS_URL', () => {
  it.each([
    'redis://localhost',
    'redis://localhost:6379/3',
    'rediss://user:p%40ss@redis.example:6380',
    'redis://:a,b@localhost',
    'redis://[::1]:6379',
  ])('%s leads to one server', (url) => {
    expect(readRedisAddress(url)).toEqual({ kind: 'server', url });
  });

  it.each([
    ['redis://a:7001,b:7002', { kind: 'cluster', nodes: NODES, ...OPEN }],
    ['redis://a:7001,redis://b:7002', { kind: 'cluster', nodes: NODES, ...OPEN }],
    ['redis+cluster://a:7001,b:7002/', { kind: 'cluster', nodes: NODES, ...OPEN }],
    ['redis+cluster://a', { kind: 'cluster', nodes: [{ host: 'a', port: 6379 }], ...OPEN }],
    [
      'rediss+cluster://user:p%40s:s@a:7001,[fd00::2]:7002',
      {
        kind: 'cluster',
        nodes: [NODES[0], { host: 'fd00::2', port: 7002 }],
        tls: true,
        username: 'user',
        password: 'p@s:s',
      },
    ],
    ['redis+sentinel://a,b:7002/mymaster', { ...SENTINELS, ...OPEN }],
    [
      'rediss+sentinel://:secret@a,b:7002/mymaster/2?sentinel_username=watch&sentinel_password=p%26w',
      {
        ...SENTINELS,
        db: 2,
        sentinelUsername: 'watch',
        sentinelPassword: 'p&w',
        tls: true,
        username: undefined,
        password: 'secret',
      },
    ],
  ])('%s leads to several servers', (url, address) => {
    expect(readRedisAddress(url)).toEqual(address);
  });

  it.each([
    ['localhost', /^must be redis:\/\//],
    ['http://localhost:6379', /^must be redis:\/\//],
    ['redis://', /^must be redis:\/\//],
    ['redis+cluster://', /^must be redis:\/\//],
    ['redis+cluster://a:7001,', /^must be redis:\/\//],
    ['redis+cluster://a:70001', /^must be redis:\/\//],
    ['redis://user@a:7001,user@b:7002', /^must be redis:\/\//],
    ['redis+cluster://a,b/1', /^a Redis Cluster has no database numbers$/],
    ['redis://a,b/0', /^a Redis Cluster has no database numbers$/],
    ['redis+cluster://a,b?x=1', /^a Redis Cluster takes no options/],
    ['redis+sentinel://a,b', /needs \/<master name>/],
    ['redis+sentinel://a,b/mymaster/first', /^must be redis:\/\//],
    ['redis+sentinel://a,b/mymaster?password=x', /^knows no option password/],
    ['redis+cluster://user:100%@a,b', /%25/],
  ])('%s is refused with one sentence', (url, sentence) => {
    expect(() => readRedisAddress(url)).toThrow(sentence);
  });
});
