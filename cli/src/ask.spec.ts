import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { ask } from './ask.js';
import type { Terminal } from './terminal.js';

function openKeyboard() {
  const modes: boolean[] = [];
  const keys = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (mode: boolean) => modes.push(mode),
  });
  const screen = { text: '' };
  const stderr = { isTTY: true, write: (text: string) => (screen.text += text) };
  const stdin = keys as unknown as NodeJS.ReadStream;
  const terminal: Terminal = { stdin, stdout: stderr, stderr, env: {} };
  return { keys, modes, screen, terminal };
}

describe('ask', () => {
  it('shows what is typed, but not a secret that is asked for next', async () => {
    const { keys, modes, screen, terminal } = openKeyboard();
    const address = ask(terminal, 'Address: ');
    keys.write('https://example.com\r');
    expect(await address).toBe('https://example.com');
    const key = ask(terminal, 'Key: ', true);
    keys.write('pm_secret\r');
    expect(await key).toBe('pm_secret');
    expect(screen.text).toContain('https://example.com');
    expect(screen.text).toContain('Key: ');
    expect(screen.text).not.toContain('secret');
    // The terminal itself shows nothing while a question is open.
    expect(modes).toEqual([true, false, true, false]);
  });

  it('keeps the question on the line when what was typed is corrected', async () => {
    const { keys, screen, terminal } = openKeyboard();
    const address = ask(terminal, 'Address: ');
    keys.write('https://example.orh\u007fg\r');
    expect(await address).toBe('https://example.org');
    const [line = ''] = screen.text.split('\u001B[0J').slice(-1);
    expect(stripVTControlCharacters(line).trim()).toBe('Address: https://example.org');
  });

  it.each([
    ['is interrupted', '\u0003', /Stopped/],
    ['is ended', '\u0004', /Nothing was typed/],
  ])('says so when it %s', async (_how, key, sentence) => {
    const { keys, terminal } = openKeyboard();
    const answer = ask(terminal, 'Key: ', true);
    keys.write(key);
    await expect(answer).rejects.toThrow(sentence);
  });
});
