/** One server that an address names. */
export interface RedisNode {
  host: string;
  port: number;
}

/** How every server that an address names is spoken to. */
export interface RedisAccess {
  /** Whether every connection uses TLS, those to sentinels included. */
  tls: boolean;
  username: string | undefined;
  password: string | undefined;
}

/** Where `REDIS_URL` leads. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | ({ kind: 'cluster'; nodes: RedisNode[] } & RedisAccess)
  | ({
      kind: 'sentinel';
      nodes: RedisNode[];
      /** The name under which the sentinels know the master. */
      master: string;
      db: number;
      sentinelUsername: string | undefined;
      sentinelPassword: string | undefined;
    } & RedisAccess);

/** A `REDIS_URL` of no known form; the message is the rest of a sentence that begins with the setting. */
export class RedisAddressError extends Error {
  override name = 'RedisAddressError';
}

const FORMS =
  'must be redis://host:port, redis+cluster://host:port,host:port or redis+sentinel://host:port,host:port/<master name>; rediss in place of redis for TLS';

const SHAPE =
  /^redis(?<tls>s)?(?<kind>\+cluster|\+sentinel)?:\/\/(?<authority>[^/?#]+)(?<rest>.*)$/i;
const DEFAULT_PORT = 6379;
const DEFAULT_SENTINEL_PORT = 26_379;

/**
 * Reads the value of `REDIS_URL`. In a list each server may repeat the scheme, as some services show them.
 * @throws {RedisAddressError}
 */
export function readRedisAddress(url: string): RedisAddress {
  const written = url.replaceAll(/,rediss?:\/\//gi, ',');
  const { tls, kind, authority = '', rest = '' } = SHAPE.exec(written)?.groups ?? {};
  if (!authority) throw new RedisAddressError(FORMS);
  if (!kind && !isList(authority)) return readServer(url);
  const at = authority.indexOf('@');
  const access = { tls: Boolean(tls), ...readUserinfo(authority.slice(0, Math.max(at, 0))) };
  const hosts = authority.slice(at + 1).split(',');
  const { path, query } = readRest(rest);
  if (kind?.toLowerCase() !== '+sentinel') {
    if (path.length > 0) throw new RedisAddressError('a Redis Cluster has no database numbers');
    if (query.size > 0)
      throw new RedisAddressError('a Redis Cluster takes no options in its address');
    return { kind: 'cluster', nodes: hosts.map((host) => readNode(host, DEFAULT_PORT)), ...access };
  }
  return {
    kind: 'sentinel',
    nodes: hosts.map((host) => readNode(host, DEFAULT_SENTINEL_PORT)),
    ...readMaster(path),
    ...readSentinelAccess(query),
    ...access,
  };
}

/** A password may hold a comma; two passwords show that it separates servers. */
function isList(authority: string): boolean {
  const parts = authority.split('@');
  return Boolean(parts.at(-1)?.includes(',')) || (parts.length > 2 && authority.includes(','));
}

function readServer(url: string): RedisAddress {
  if (!URL.canParse(url) || !new URL(url).hostname) throw new RedisAddressError(FORMS);
  return { kind: 'server', url };
}

function readUserinfo(userinfo: string): Pick<RedisAccess, 'username' | 'password'> {
  const [username = '', ...password] = userinfo.split(':');
  return {
    username: decode(username) || undefined,
    password: decode(password.join(':')) || undefined,
  };
}

/** A host with or without a port, an IPv6 address in brackets. */
function readNode(text: string, defaultPort: number): RedisNode {
  const { host, port } =
    /^(?<host>\[[\da-f:.]+\]|[^[\]:@\s]+)(:(?<port>\d{1,5}))?$/i.exec(text)?.groups ?? {};
  const number = Number(port ?? defaultPort);
  if (!host || number < 1 || number > 65_535) throw new RedisAddressError(FORMS);
  return { host: host.replace(/^\[|\]$/g, ''), port: number };
}

function readRest(rest: string): { path: string[]; query: URLSearchParams } {
  const [path = '', query = ''] = rest.split('?');
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

function readMaster([master, db = '0', ...more]: string[]): { master: string; db: number } {
  if (!master) throw new RedisAddressError('names sentinels, and needs /<master name> at its end');
  if (more.length > 0 || !/^\d{1,4}$/.test(db)) throw new RedisAddressError(FORMS);
  return { master, db: Number(db) };
}

function readSentinelAccess(query: URLSearchParams) {
  const known = ['sentinel_username', 'sentinel_password'];
  const other = [...query.keys()].find((name) => !known.includes(name));
  if (other) throw new RedisAddressError(`knows no option ${other}, only ${known.join(' and ')}`);
  return {
    sentinelUsername: query.get('sentinel_username') || undefined,
    sentinelPassword: query.get('sentinel_password') || undefined,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RedisAddressError('has a percent sign that encodes nothing; write it as %25');
  }
}
