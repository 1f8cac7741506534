import MailChecker from 'mailchecker';

/** Whether an address belongs to a domain where one person can have any number of addresses. */
export function isThrowawayAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // Only the domain counts here; the package also judges the part before the @.
  return !MailChecker.isValid(`person@${domain}`);
}
