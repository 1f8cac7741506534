import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords out of leaks, in lower case; the 1,000 most common ones are among them. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is one of the most common ones, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
