import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import {
  API_KEY_PATTERN,
  hashApiKeySecret,
  isApiKeySecret,
  newApiKey,
  parseApiKey,
  withoutApiKeys,
} from './api-key.js';

/** Fixed, so that a change of the form shows: scanners and stored keys rely on it. */
const FIXED = 'pm_Ab12cd34_0123456789ABCDEFGHIJKLMNOPQRSTUV0QuDui';

describe('an API key', () => {
  it('is found whole by the published expression, and read back as its parts', () => {
    for (let each = 0; each < 200; each += 1) {
      const { key, publicId, secret } = newApiKey();
      expect(`curl -H "Authorization: Bearer ${key}"`.match(API_KEY_PATTERN)?.[0]).toBe(key);
      expect(parseApiKey(key)).toEqual({ publicId, secret });
    }
  });

  it('ends with the CRC32 of all that comes before, in six base62 digits', () => {
    const parts = { publicId: 'Ab12cd34', secret: '0123456789ABCDEFGHIJKLMNOPQRSTUV' };
    expect(parseApiKey(FIXED)).toEqual(parts);
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const value = Array.from(FIXED.slice(-6)).reduce(
      (sum, digit) => sum * 62 + digits.indexOf(digit),
      0,
    );
    expect(value).toBe(crc32(FIXED.slice(0, -6)));
  });

  it('is refused with any one character changed, or one too many or too few', () => {
    for (let at = 0; at < FIXED.length; at += 1) {
      const typo = FIXED[at] === 'x' ? 'y' : 'x';
      expect(parseApiKey(FIXED.slice(0, at) + typo + FIXED.slice(at + 1))).toBeNull();
    }
    for (const wrong of [`${FIXED}0`, FIXED.slice(0, -1), `${FIXED}\n`, ` ${FIXED}`, 'pm_', '']) {
      expect(parseApiKey(wrong)).toBeNull();
    }
  });

  it('is recognised by the hash of its secret alone', () => {
    const { secret } = newApiKey();
    expect(isApiKeySecret(secret, hashApiKeySecret(secret))).toBe(true);
    expect(isApiKeySecret(newApiKey().secret, hashApiKeySecret(secret))).toBe(false);
  });

  it('loses its secret in a text for the log, also when it is cut short', () => {
    expect(withoutApiKeys(`/a/${FIXED}/b?${FIXED.slice(0, 20)}`)).toBe(
      '/a/pm_Ab12cd34_.../b?pm_Ab12cd34_...',
    );
  });
});
