import { countCharacters } from '../lib/count-characters';
import { meetsPasswordRules } from './password-rules';

/** Points for each property of a password (specification, section 5). */
const POINTS: readonly [points: number, holds: (password: string) => boolean][] = [
  [25, (password) => countCharacters(password) >= 8],
  [15, (password) => countCharacters(password) >= 12],
  [20, (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)],
  [20, (password) => /\d/.test(password)],
  [20, (password) => /[^\p{L}\p{M}\p{N}]/u.test(password)],
];

/** How strong a password looks, from 0 to 100. */
export function passwordScore(password: string): number {
  const points = POINTS.map(([worth, holds]) => (holds(password) ? worth : 0));
  return Math.min(
    100,
    points.reduce((sum, worth) => sum + worth, 0),
  );
}

export type PasswordStrength = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** The strength as a word; a password that breaks a rule is at most "Fair". */
export function passwordStrength(password: string): PasswordStrength {
  const score = passwordScore(password);
  if (score < 40) return 'Weak';
  if (score < 60 || !meetsPasswordRules(password)) return 'Fair';
  return score < 80 ? 'Good' : 'Strong';
}
