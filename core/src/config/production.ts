import { isCommonPassword } from '../accounts/common-passwords.js';
import { isPrivateHost } from './private-host.js';
import { isWeakSecret } from './secret-strength.js';
import type { Rate, RateLimitName, Settings } from './settings.js';

/** A real signing secret has at least 32 characters after its prefix. */
const SIGNING_SECRET = /^whsec_.{16,}$/;
const TEST_KEY = /^(sk|rk)_test_/;

/** A range larger than a /8 (IPv4) or a /7 (IPv6, all unique local ones) cannot be a proxy's. */
const WIDEST = { ipv4: 8, ipv6: 7, mapped: 96 + 8 } as const;

/** A limit this many times as high as the default limits nothing. */
const TOO_GENEROUS = 100;

/** What production refuses, one sentence each. `defaults` are the product's own limits. */
export function productionProblems(
  settings: Settings,
  given: { publicUrl: boolean; defaults: Pick<Settings, RateLimitName> },
): string[] {
  const found: string[] = [];
  if (!given.publicUrl)
    found.push('PUBLIC_URL: needed in production, links in emails begin with it');
  if (isPlainPublic(settings.PUBLIC_URL))
    found.push('PUBLIC_URL: plain http on a public host shows passwords to others; use https');
  if (!settings.SMTP_URL) found.push('SMTP_URL: needed in production, or no email can be sent');
  for (const name of ['JWT_SECRET', 'SECRET_KEY'] as const) {
    const isCopy = name === 'SECRET_KEY' && settings.SECRET_KEY === settings.JWT_SECRET;
    if (!isCopy && isWeakSecret(settings[name]))
      found.push(`${name}: easy to guess; generate one with \`openssl rand -hex 32\``);
  }
  return [
    ...found,
    ...databaseProblems(settings.DATABASE_URL),
    ...paymentProblems(settings),
    ...limitProblems(settings, given.defaults),
    ...proxyProblems(settings.TRUSTED_PROXIES ?? []),
  ];
}

function isPlainPublic(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !isPrivateHost(hostname);
}

function databaseProblems(databaseUrl: string): string[] {
  const { username, password, pathname, searchParams } = new URL(databaseUrl);
  // The server of a socket knows its client.
  if (!password && searchParams.get('host')?.startsWith('/')) return [];
  if (!password) return ['DATABASE_URL: holds no password, which production refuses'];
  const plain = decodeURIComponent(password);
  const known = [username, pathname.slice(1), 'postgres', 'promptmint', 'changeme', 'change-me'];
  return known.includes(plain.toLowerCase()) || isCommonPassword(plain)
    ? ['DATABASE_URL: holds a common password, which production refuses']
    : [];
}

function paymentProblems(settings: Settings): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: signing } = settings;
  const found: string[] = [];
  if (key && TEST_KEY.test(key) && !settings.ALLOW_TEST_PAYMENTS)
    found.push(
      'STRIPE_SECRET_KEY: a test key, which gives credits for no money; ALLOW_TEST_PAYMENTS=true takes it',
    );
  if (signing && !SIGNING_SECRET.test(signing))
    found.push('STRIPE_WEBHOOK_SECRET: too short, anybody could sign events that give credits');
  if (settings.STRIPE_API_BASE)
    found.push('STRIPE_API_BASE: a stand-in for Stripe, which production refuses');
  return found;
}

function limitProblems(settings: Settings, defaults: Pick<Settings, RateLimitName>): string[] {
  const perSecond = ({ points, seconds }: Rate) => points / seconds;
  return (Object.keys(defaults) as RateLimitName[])
    .filter((name) => {
      if (settings[name].length === 0) return false; // switched off
      const strictest = Math.min(...settings[name].map(perSecond));
      return strictest > TOO_GENEROUS * Math.max(...defaults[name].map(perSecond));
    })
    .map((name) => `${name}: limits nothing; allow at most ${TOO_GENEROUS} times the default`);
}

function proxyProblems(proxies: readonly string[]): string[] {
  return proxies
    .filter((proxy) => {
      const [address = '', length] = proxy.split('/');
      if (length === undefined) return false;
      const form = address.includes(':') ? (/^::ffff:/i.test(address) ? 'mapped' : 'ipv6') : 'ipv4';
      return Number(length) < WIDEST[form];
    })
    .map((proxy) => `TRUSTED_PROXIES: ${proxy} trusts everybody; name the proxies alone`);
}
