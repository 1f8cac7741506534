import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../src/find-program.ts';

/** Files of a certificate authority that nobody else knows, and of a server that it vouches for. */
export interface PrivateAuthority {
  ca: string;
  cert: string;
  key: string;
}

/** Makes them with openssl in a folder; the server is 127.0.0.1. */
export function makePrivateAuthority(folder: string): PrivateAuthority {
  const [ca, caKey, cert, key] = ['ca.pem', 'ca.key', 'server.pem', 'server.key'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const request = join(folder, 'server.csr');
  const names = join(folder, 'names.cnf');
  writeFileSync(names, 'subjectAltName=IP:127.0.0.1\n');
  const program = findProgram('openssl');
  if (!program) throw new Error('There is no openssl in PATH');
  const openssl = (...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    caKey,
    '-out',
    ca,
    '-subj',
    '/CN=Our own authority',
  );
  openssl('req', ...newKey, '-keyout', key, '-out', request, '-subj', '/CN=server');
  const signing = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-extfile', names];
  openssl('x509', '-req', '-in', request, ...signing, '-out', cert);
  return { ca, cert, key };
}
