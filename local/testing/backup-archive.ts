import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** A backup without data that says this about itself, and otherwise what one made here says. */
export async function archiveOf(about: object): Promise<Buffer> {
  const machine = `${process.platform}-${process.arch}`;
  const manifest = { format: 1, postgres: '18', machine, madeAt: new Date().toISOString() };
  const body = JSON.stringify({ ...manifest, ...about });
  return gzipSync(await packTar([{ header: { name: 'backup.json', size: body.length }, body }]));
}
