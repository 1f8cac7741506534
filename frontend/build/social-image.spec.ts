import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SOCIAL_CONTENT } from '../src/public-pages/prerender/social-content';
import { socialImage } from './social-image';

const { resolve } = createRequire(join(process.cwd(), 'frontend', 'package.json'));
const latin = (font: string) => {
  const folder = dirname(resolve(`@fontsource-variable/${font}/package.json`));
  return [join(folder, 'files', `${font}-latin-wght-normal.woff2`)];
};
const FONTS = { text: latin('hanken-grotesk'), code: latin('source-code-pro') };
const LONG = 'The Prompt Workshop of Somebody, Sons, Daughters and Everybody Else Who Came Along';

const drawn = (name: string) => socialImage({ ...SOCIAL_CONTENT, name }, FONTS, 'raw');

/** The number of colours in a part of a picture. */
function coloursIn(pixels: Buffer, [left, top, width, height]: [number, number, number, number]) {
  const colours = new Set<number>();
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) colours.add(pixels.readUInt32BE((y * 1_200 + x) * 4));
  return colours.size;
}

describe('the picture for shared links', () => {
  it("is a PNG of the size named in the pages' HTML", async () => {
    const png = await socialImage(SOCIAL_CONTENT, FONTS);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  it('shows the name, the request and the prompt', async () => {
    const name = await drawn('Promptmint');
    expect(name.equals(await drawn('Mintprompt'))).toBe(false);
    expect(coloursIn(name, [132, 70, 250, 60])).toBeGreaterThan(2);
    expect(coloursIn(name, [72, 430, 470, 130])).toBeGreaterThan(2);
    expect(coloursIn(name, [620, 80, 500, 550])).toBeGreaterThan(2);
  });

  it('shrinks a very long product name so that it does not cover the prompt', async () => {
    const pixels = await drawn(LONG);
    expect(coloursIn(pixels, [132, 70, 410, 60])).toBeGreaterThan(2);
    expect(coloursIn(pixels, [543, 70, 6, 60])).toBe(1);
  });

  it("fails with the file's name if a font is missing", async () => {
    await expect(async () =>
      socialImage(SOCIAL_CONTENT, { ...FONTS, code: ['nowhere.woff2'] }),
    ).rejects.toThrow('nowhere.woff2');
  });
});
