import { describe, expect, it } from '@jest/globals';
import { promptWriter } from './prompt-writer.js';
import type { Paint } from './terminal.js';

const plain: Paint = (_style, text) => text;

function openWriter(paint = plain) {
  let written = '';
  const writer = promptWriter({ write: (text) => (written += text) }, paint);
  return { writer, written: () => written };
}

describe('promptWriter', () => {
  it('writes the prompt alone when no section came before', () => {
    const { writer, written } = openWriter();
    writer.end('one\n\ntwo');
    expect(written()).toBe('one\n\ntwo\n');
  });

  it.each([1, 2, 3])('writes the same with %i sections before', (sections) => {
    const { writer, written } = openWriter();
    const texts = ['one', 'two\nlines', 'three'];
    for (let index = 0; index < sections; index += 1) writer.section(index, texts[index] ?? '');
    writer.end(texts.join('\n\n'));
    expect(written()).toBe('one\n\ntwo\nlines\n\nthree\n');
  });

  it('writes a section once that comes again after a broken connection', () => {
    const { writer, written } = openWriter();
    for (const index of [0, 1, 0, 1]) writer.section(index, String(index));
    writer.end('0\n\n1\n\n2');
    expect(written()).toBe('0\n\n1\n\n2\n');
  });

  it('writes the whole prompt when a section was replaced after it was written', () => {
    const { writer, written } = openWriter();
    writer.section(0, 'one');
    writer.end('another\n\ntwo');
    expect(written()).toBe('one\n\n---\n\nanother\n\ntwo\n');
  });

  it('paints the lines around sections and nothing of their text', () => {
    const { writer, written } = openWriter((style, text) => `[${String(style)} ${text}]`);
    writer.end('<role>\nYou use <b> tags.\n</role>\n\n## Task\n#hashtag');
    expect(written()).toBe(
      '[cyan <role>]\nYou use <b> tags.\n[cyan </role>]\n\n[cyan ## Task]\n#hashtag\n',
    );
  });
});
