import { createHash, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { derivedKey } from '@promptmint/core/accounts/derived-key';
import type { Settings } from '@promptmint/core/config/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'promptmint_device';
/** How long a device is known after its last login, in seconds. */
const KNOWN_S = 180 * 24 * 60 * 60;
/** Accounts that share a device and are known there; the one that signed in longest ago goes first. */
const ACCOUNTS_MAX = 5;

/** What the cookie says: which device, and which accounts know it. */
interface Device {
  id: string;
  /** `proofOf` each account. */
  accounts: string[];
}

/** Lets the API read and sign the cookie by which a device is known. */
export async function registerDeviceCookie(
  app: NestFastifyApplication,
  { SECRET_KEY, PUBLIC_URL }: Pick<Settings, 'SECRET_KEY' | 'PUBLIC_URL'>,
): Promise<void> {
  await app.register(fastifyCookie, {
    secret: derivedKey(SECRET_KEY, 'known-devices'),
    parseOptions: {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: PUBLIC_URL.startsWith('https:'),
      maxAge: KNOWN_S,
    },
  });
}

/**
 * Notes on the device of a request that an account has signed in there. The cookie does not
 * sign in: it only lets the limit of wrong passwords count this device apart from strangers who guess.
 */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
  const { id, accounts } = readDevice(request) ?? {
    id: randomBytes(16).toString('base64url'),
    accounts: [],
  };
  const own = proofOf(id, email);
  const others = accounts.filter((account) => account !== own).slice(0, ACCOUNTS_MAX - 1);
  const expiresAt = Math.floor(Date.now() / 1_000) + KNOWN_S;
  void reply.setCookie(COOKIE, [id, expiresAt, own, ...others].join('~'), { signed: true });
}

/** The id of the request's device, if this account has signed in there. */
export function knownDevice(request: FastifyRequest, email: string): string | undefined {
  const device = readDevice(request);
  return device?.accounts.includes(proofOf(device.id, email)) ? device.id : undefined;
}

function readDevice(request: FastifyRequest): Device | null {
  const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
  if (!valid) return null;
  const [id = '', expiresAt, ...accounts] = value.split('~');
  return Number(expiresAt) * 1_000 > Date.now() ? { id, accounts } : null;
}

/** Identifies an account on one device without its address. */
function proofOf(deviceId: string, email: string): string {
  return createHash('sha256').update(`${deviceId}:${email}`).digest('base64url');
}
