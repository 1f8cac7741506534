import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const NOT_TRUSTED = /certificate|^ERR_TLS_/i;

/** Whether a connection failed because the certificate of the server is not trusted. */
export function isCertificateError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return NOT_TRUSTED.test(code) || NOT_TRUSTED.test(error.message);
}

/** Whether a file can be read and begins with a certificate; Node only warns of one that it cannot use. */
export function isCertificateFile(path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8');
    return new X509Certificate(text.slice(Math.max(text.indexOf(BEGIN), 0))).subject !== '';
  } catch {
    return false;
  }
}
