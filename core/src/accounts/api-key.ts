import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { BASE62 } from './base62.js';

const ID_LENGTH = 8;
/** 190 random bits: no list of them can be tried, so that a fast hash is enough. */
const SECRET_LENGTH = 32;
/** A CRC32 has at most six base62 digits. */
const CHECKSUM_LENGTH = 6;

/** What every API key begins with, and no session token does. */
export const API_KEY_START = 'pm_';

/** The published expression for secret scanners: an API key, whole. */
export const API_KEY_PATTERN = `\\bpm_[0-9A-Za-z]{${ID_LENGTH}}_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}\\b`;

const PARTS = new RegExp(
  `^(pm_([0-9A-Za-z]{${ID_LENGTH}})_([0-9A-Za-z]{${SECRET_LENGTH}}))([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** The parts of an API key. */
export interface ApiKeyParts {
  /** By which the key is found; not secret. */
  publicId: string;
  secret: string;
}

/** A new API key, and its parts. */
export function newApiKey(): ApiKeyParts & { key: string } {
  const [publicId, secret] = [randomText(ID_LENGTH), randomText(SECRET_LENGTH)];
  const body = `${API_KEY_START}${publicId}_${secret}`;
  return { publicId, secret, key: body + checksumOf(body) };
}

/** The parts of an API key; null if the text is not an API key, or has a typo. */
export function parseApiKey(text: string): ApiKeyParts | null {
  const [, body = '', publicId = '', secret = '', checksum] = PARTS.exec(text) ?? [];
  return checksum !== undefined && checksumOf(body) === checksum ? { publicId, secret } : null;
}

/** How lists and emails name a key. */
export function shownApiKey(publicId: string): string {
  return `${API_KEY_START}${publicId}_...`;
}

/** What is stored of a secret. */
export function hashApiKeySecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret is the one of a stored hash, in the same time for every wrong one. */
export function isApiKeySecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashApiKeySecret(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/** A text with the secrets of all API keys in it cut off, whole keys or not. */
export function withoutApiKeys(text: string): string {
  return text.replaceAll(/(pm_[0-9A-Za-z]{8}_)[0-9A-Za-z]+/g, '$1...');
}

/** The CRC32 of all that comes before it, as six base62 digits. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = `${BASE62[rest % BASE62.length]}${digits}`;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}

function randomText(length: number): string {
  return Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join('');
}
