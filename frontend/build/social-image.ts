import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { SocialContent } from '../src/public-pages/prerender/social-content.ts';

/** Pixels, as social networks want a large picture and as `src/public-pages/prerender/html-document.tsx` says. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 72;
/** The light theme of `src/app/tokens.css`. */
const COLOUR = {
  paper: '#fbfcfb',
  desk: '#f1f5f3',
  sheet: '#ffffff',
  ink: '#14201c',
  quiet: '#45544d',
  line: '#e3e9e6',
  mint: '#0e9f7e',
  mintText: '#08705a',
  wash: '#d6eee5',
  shadow: 'rgb(20 32 28 / 0.16)',
};

const NAME = { left: 132, baseline: 111, size: 40, width: 410 };
const NOTE = { bottom: 566, width: 476, padding: 26, size: 24, leading: 34 };
const SHEET = { left: 604, top: 64, width: 524, padding: 36, indent: 24 };
/** Of the prompt; every character of its font is as wide as another. */
const MONO = { size: 20, leading: 31, advance: 12, columns: 35, gap: 20 };

/** Files (WOFF2) of the two fonts of the site, those with the Latin alphabet first. */
export interface SocialFonts {
  text: readonly string[];
  code: readonly string[];
}

/** The picture beside a shared link (PNG): the site's name, its promise, and a line that becomes a prompt. */
export function socialImage(content: SocialContent, fonts: SocialFonts): Promise<Buffer> {
  const text = familyOf('Text', fonts.text);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = COLOUR.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawName(context, content.name, text);
  drawPromise(context, content.models, text);
  drawRequest(context, content.request, text);
  drawPrompt(context, content.sections, familyOf('Code', fonts.code));
  return canvas.encode('png');
}

/** Each file holds one alphabet; a character is taken from the first that has it. */
function familyOf(name: string, files: readonly string[]): string {
  return files
    .map((file, index) => {
      const alias = `${name} ${index}`;
      if (!GlobalFonts.registerFromPath(file, alias)) throw new Error(`Not a font: ${file}`);
      return `"${alias}"`;
    })
    .join(', ');
}

function box(
  context: SKRSContext2D,
  fill: string,
  [left, top, width, height]: readonly [number, number, number, number],
  radius: number,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.fill();
}

function write(context: SKRSContext2D, fill: string, weight: number, font: string): void {
  context.fillStyle = fill;
  context.font = `${weight} ${font}`;
  // The name of a weight alone leaves a variable font at its lightest.
  context.fontVariationSettings = `"wght" ${weight}`;
}

/** The mark of `src/ui/logo.tsx` and the name, smaller the longer it is. */
function drawName(context: SKRSContext2D, name: string, family: string): void {
  box(context, COLOUR.mint, [MARGIN, 75, 6, 46], 3);
  for (const [index, length] of [29, 29, 17].entries())
    box(context, COLOUR.ink, [MARGIN + 14, 80 + index * 16, length, 5], 2.5);
  write(context, COLOUR.ink, 650, `${NAME.size}px ${family}`);
  const size = NAME.size * Math.min(1, NAME.width / context.measureText(name).width);
  write(context, COLOUR.ink, 650, `${size}px ${family}`);
  context.letterSpacing = `${size * -0.015}px`;
  // The middle of the letters stays beside the mark.
  context.fillText(name, NAME.left, NAME.baseline - (NAME.size - size) * 0.35, NAME.width);
}

function drawPromise(context: SKRSContext2D, models: string, family: string): void {
  context.letterSpacing = '-1.4px';
  write(context, COLOUR.ink, 650, `60px ${family}`);
  for (const [index, line] of ['Write one line.', 'Send a finished', 'prompt.'].entries())
    context.fillText(line, MARGIN - 2, 210 + index * 65);
  context.letterSpacing = '0px';
  write(context, COLOUR.quiet, 400, `26px ${family}`);
  context.fillText(`For ${models}`, MARGIN, 390);
}

function drawRequest(context: SKRSContext2D, request: string, family: string): void {
  const { bottom, width, padding, size, leading } = NOTE;
  write(context, COLOUR.ink, 400, `${size}px ${family}`);
  const inside = width - 2 * padding;
  const lines = wrapped(request, (line) => context.measureText(line).width <= inside);
  const height = lines.length * leading + 38;
  box(context, COLOUR.desk, [MARGIN, bottom - height, width, height], 14);
  const left = MARGIN + padding;
  const last = bottom - 28;
  context.fillStyle = COLOUR.ink;
  for (const [index, line] of lines.toReversed().entries())
    context.fillText(line, left, last - index * leading);
  const end = left + context.measureText(lines.at(-1) ?? '').width + 6;
  box(context, COLOUR.mint, [end, last - 22, 4, 29], 2);
}

function drawPrompt(
  context: SKRSContext2D,
  sections: SocialContent['sections'],
  family: string,
): void {
  const { left, top, width, padding, indent } = SHEET;
  context.shadowColor = COLOUR.shadow;
  context.shadowBlur = 48;
  context.shadowOffsetY = 18;
  // It goes on below the picture.
  box(context, COLOUR.line, [left - 1, top - 1, width + 2, HEIGHT], 17);
  context.shadowColor = 'transparent';
  box(context, COLOUR.sheet, [left, top, width, HEIGHT], 16);
  let y = top + padding;
  for (const lines of sections) {
    const rows = lines.flatMap((line) => rowsOf(line));
    const height = rows.length * MONO.leading;
    box(context, COLOUR.mint, [left + padding, y + 3, 5, height - 6], 2.5);
    for (const [index, row] of rows.entries())
      drawRow(context, row, [left + padding + indent, y + index * MONO.leading], family);
    y += height + MONO.gap;
    if (y > HEIGHT) return;
  }
}

type Line = SocialContent['sections'][number][number];

/** A line of the prompt in as many rows as it needs. */
function rowsOf(line: Line): Line[] {
  const text = line.map((piece) => piece.text).join('');
  let at = 0;
  return wrapped(text, ({ length }) => length <= MONO.columns).map((row) => {
    const [start, end] = [at, at + row.length];
    at = end + 1;
    return cut(line, start, end);
  });
}

function cut(line: Line, start: number, end: number): Line {
  let at = 0;
  return line.flatMap((piece) => {
    const from = at;
    at += piece.text.length;
    const text = piece.text.slice(Math.max(0, start - from), Math.max(0, end - from));
    return text ? [{ ...piece, text }] : [];
  });
}

function drawRow(
  context: SKRSContext2D,
  row: Line,
  [left, top]: readonly [number, number],
  family: string,
): void {
  let x = left;
  for (const { kind, text } of row) {
    const width = text.length * MONO.advance;
    if (kind === 'blank') box(context, COLOUR.wash, [x - 3, top + 2, width + 6, 27], 5);
    if (kind === 'request') box(context, COLOUR.mint, [x, top + 26, width, 2], 0);
    const [fill, weight] = kind === 'tag' ? [COLOUR.mintText, 550] : [COLOUR.ink, 400];
    write(context, fill, weight, `${MONO.size}px ${family}`);
    context.fillText(text, x, top + 22);
    x += width;
  }
}

/** A text in lines that fit, each word kept whole. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || fits(longer)) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
}
