import MailChecker from 'mailchecker';

/** Whether an address is on a known disposable-mail domain, where anyone can have any number of them. */
export function isThrowawayAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // Only the domain counts here; the package also judges the part before the @.
  return !MailChecker.isValid(`person@${domain}`);
}
