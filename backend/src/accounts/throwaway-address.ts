/**
 * Whether an address is on a known disposable-mail domain, where anyone can have any number of them. The list of
 * these domains takes some megabytes, so that it is loaded when it is first needed.
 */
export async function isThrowawayAddress(email: string): Promise<boolean> {
  const { default: MailChecker } = await import('mailchecker');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // Only the domain counts here; the package also judges the part before the @.
  return !MailChecker.isValid(`person@${domain}`);
}
