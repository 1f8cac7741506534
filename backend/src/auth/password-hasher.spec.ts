import { describe, expect, it } from '@jest/globals';
import { PasswordHasher } from './password-hasher.service.js';

describe('a password', () => {
  it('is hashed with argon2id at 19 MiB and 2 passes', async () => {
    const hasher = new PasswordHasher({ APP_NAME: 'Promptmint' });
    const hash = await hasher.hashChosen('Weekend-Shift-15', 'password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    expect(await hasher.verify(hash, 'Weekend-Shift-15')).toBe(true);
    expect(await hasher.verify(hash, 'Weekend-Shift-16')).toBe(false);
  });
});
