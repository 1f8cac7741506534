import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContainerNode, type Node, Renderer, type TextNode } from '@takumi-rs/wasm/node';
import type { SocialContent } from '../src/public-pages/prerender/social-content.ts';

/** Pixels, as social networks want a large picture and as `src/public-pages/prerender/html-document.tsx` says. */
const SIZE = { width: 1_200, height: 630 };
const STYLES = join(import.meta.dirname, 'social-image.css');

/** Files (WOFF2) of the two fonts of the site, those with the Latin alphabet first. */
export interface SocialFonts {
  text: readonly string[];
  code: readonly string[];
}

/**
 * The picture beside a shared link: the site's name, its promise, and a line that becomes a prompt.
 * @param format a PNG, or four bytes per pixel.
 */
export async function socialImage(
  content: SocialContent,
  fonts: SocialFonts,
  format: 'png' | 'raw' = 'png',
): Promise<Buffer> {
  const renderer = new Renderer();
  // A character that the first font lacks is taken from the first one that has it.
  for (const name of ['text', 'code'] as const)
    for (const [index, file] of fonts[name].entries())
      await renderer.registerFont({
        name: index === 0 ? name : `${name} ${index}`,
        data: new Uint8Array(await readFile(file)), // not the Buffer of another realm, as tests have it
      });
  const css = [await readFile(STYLES, 'utf8')];
  return Buffer.from(await renderer.render(picture(content), { ...SIZE, css, format }));
}

const box = (className: string, ...children: Node[]): ContainerNode => ({
  type: 'container',
  className,
  children,
});

const text = (className: string, written: string): TextNode => ({
  type: 'text',
  className,
  text: written,
});

function picture({ name, models, request, sections }: SocialContent): Node {
  const lines = box('lines', box('line'), box('line'), box('line short'));
  return box(
    'picture',
    box(
      'promise',
      box('brand', box('mark', box('stem'), lines), text('name', name)),
      text('headline', 'Write one line. Send a finished prompt.'),
      text('models', `For ${models}`),
      box('idea', text('words', request), box('caret')),
    ),
    box(
      'sheet',
      ...sections.map((rows) => box('section', box('bar'), box('rows', ...rows.map(rowOf)))),
    ),
  );
}

const rowOf = (row: SocialContent['sections'][number][number]): Node =>
  box('row', ...row.map((piece) => text(piece.kind, piece.text)));
