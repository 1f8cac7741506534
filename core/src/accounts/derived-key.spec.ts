import { describe, expect, it } from '@jest/globals';
import { derivedKey, KEY_USES } from './derived-key.js';

const ROOT = '8f14e45fceea167a5a36dedd4bea2543';

describe('a derived key', () => {
  it('stays the same across releases, so that links, limits and free credits stay valid', () => {
    expect(derivedKey(ROOT, 'email-links').toString('hex')).toMatchInlineSnapshot(
      `"a7d9c5327805933578f94678d15028b67ceb83ff3c508e38c94ac03af4ecc879"`,
    );
    expect(derivedKey(ROOT, 'free-credits').toString('hex')).toMatchInlineSnapshot(
      `"2c8d5ac69fa2c91bd8428c5ed9f34222991b0e55f3f84fee5ed2f062f8588e81"`,
    );
  });

  it('differs for each use and each root secret', () => {
    const keys = [ROOT, `${ROOT}x`]
      .flatMap((root) => KEY_USES.map((use) => derivedKey(root, use)))
      .map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.join()).not.toContain(ROOT);
  });
});
