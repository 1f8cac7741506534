import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isCertificateFile } from './certificates.js';
import { readSettings } from './read-settings.js';

describe('NODE_EXTRA_CA_CERTS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-certificates-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('may name a file of certificates, with words before them', () => {
    const [one = '', other = ''] = rootCertificates;
    expect(isCertificateFile(written('ca.pem', `Our own\n${one}\n${other}\n`))).toBe(true);
  });

  it('is refused with one sentence when it names no file, or one without a certificate', () => {
    const broken = written('broken.pem', '-----BEGIN CERTIFICATE-----\nbm90\n');
    for (const path of [join(folder, 'none.pem'), folder, written('empty.pem', ''), broken]) {
      expect(() => readSettings({ NODE_EXTRA_CA_CERTS: path })).toThrow(
        /^ {2}NODE_EXTRA_CA_CERTS: must be the path of a file with certificates \(PEM\)$/m,
      );
    }
  });
});
