import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
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

const drawn = (name: string) => socialImage({ ...SOCIAL_CONTENT, name }, FONTS);

/** The number of colours in a part of a picture. */
async function coloursIn(png: Buffer, area: [number, number, number, number]): Promise<number> {
  const context = createCanvas(1_200, 630).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  return new Set(new Uint32Array(context.getImageData(...area).data.buffer)).size;
}

describe('the picture for shared links', () => {
  it("is a PNG of the size named in the pages' HTML", async () => {
    const png = await drawn('Promptmint');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  it('shows the name, the request and the prompt', async () => {
    const name = await drawn('Promptmint');
    expect(name.equals(await drawn('Mintprompt'))).toBe(false);
    expect(await coloursIn(name, [132, 70, 250, 60])).toBeGreaterThan(2);
    expect(await coloursIn(name, [72, 430, 470, 130])).toBeGreaterThan(2);
    expect(await coloursIn(name, [620, 80, 500, 550])).toBeGreaterThan(2);
  });

  it('shrinks a very long product name so that it does not cover the prompt', async () => {
    const png = await drawn(LONG);
    expect(await coloursIn(png, [132, 70, 410, 60])).toBeGreaterThan(2);
    expect(await coloursIn(png, [543, 70, 6, 60])).toBe(1);
  });

  it("fails with the file's name if a font is missing", async () => {
    await expect(async () =>
      socialImage(SOCIAL_CONTENT, { ...FONTS, code: ['nowhere.woff2'] }),
    ).rejects.toThrow('nowhere.woff2');
  });
});
