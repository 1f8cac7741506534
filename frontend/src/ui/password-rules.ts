/** What a new password must hold (specification, section 5), each as a sentence and a test. */
export const PASSWORD_RULES: readonly { name: string; holds: (password: string) => boolean }[] = [
  { name: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { name: 'An uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { name: 'A lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { name: 'A number', holds: (password) => /\d/.test(password) },
];

/** Whether a password may be chosen; the server also refuses the most common ones. */
export function meetsPasswordRules(password: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(password));
}
