import MailChecker from 'mailchecker';

/** Whether an address belongs to a domain where anybody has as many addresses as they like. */
export function isThrowawayAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // The package has its own idea of what stands before the @, which is not asked for here.
  return !MailChecker.isValid(`somebody@${domain}`);
}
