import { LIMITS } from '../api/limits';
import { countCharacters } from '../lib/count-characters';

/** The rules for a new password (specification, section 5). */
export const PASSWORD_RULES: readonly { name: string; isMet: (password: string) => boolean }[] = [
  {
    name: `At least ${LIMITS.passwordMin} characters`,
    isMet: (password) => countCharacters(password) >= LIMITS.passwordMin,
  },
  { name: 'An uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'A lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'A number', isMet: (password) => /\d/.test(password) },
];

/** Whether a password meets the rules; the server also refuses the most common passwords. */
export function meetsPasswordRules(password: string): boolean {
  return PASSWORD_RULES.every(({ isMet }) => isMet(password));
}
