import { isCertificateError } from '@promptmint/core/config/certificates';
import { advice, codeOf, type Finding, ok, wrong } from '@promptmint/core/config/finding';
import type { Settings } from '@promptmint/core/config/settings';
import { MailTransport } from './transport.js';

/** Connects to the mail server and signs in as for an email, and sends none. */
export async function checkMail(
  settings: Pick<Settings, 'SMTP_URL' | 'APP_NAME' | 'MAIL_FROM' | 'APP_ENV'>,
): Promise<Finding[]> {
  const { SMTP_URL: url, APP_ENV } = settings;
  if (!url)
    return APP_ENV === 'local'
      ? [ok('No mail server: npm start brings a mailbox.')]
      : [advice('No email is sent: SMTP_URL is not set.')];
  const { hostname, port } = new URL(url);
  const server = port ? `${hostname}:${port}` : hostname;
  try {
    await new MailTransport(settings).greet();
    return [ok(`The mail server ${server} answers and accepts the login.`)];
  } catch (error) {
    return [wrong(`SMTP_URL: ${sentence(error, server)}`)];
  }
}

function sentence(error: unknown, server: string): string {
  const code = codeOf(error);
  if (isCertificateError(error))
    return `the certificate of ${server} is not trusted (${code}): correct the name, or name the file of a private authority in NODE_EXTRA_CA_CERTS.`;
  if (code === 'EAUTH')
    return `the mail server ${server} refuses the name or password: correct them.`;
  if (code === 'ETLS')
    return `the mail server ${server} could not be reached with encryption: check host, port and smtps://, or write ?requireTLS=false to send without it.`;
  return `the mail server ${server} does not answer like a mail server (${code}): correct host, port and smtp:// or smtps://, or start it.`;
}
