import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { errorAnswer, startFakeServer, unreachable } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const EXPORT = 'GET /api/auth/export';
let server: ReturnType<typeof startFakeServer>;
/** The downloaded files. */
let saved: { name: string; content: Blob }[];

beforeEach(() => {
  server = startFakeServer();
  signIn('abc');
  saved = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const address = `blob:${files.size}`;
    files.set(address, content as Blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void files.delete(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = files.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
});

const file = (text: string, disposition?: string): Response =>
  new Response(text, { headers: disposition ? { 'Content-Disposition': disposition } : {} });

const button = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Your data' })).getByRole('button', { name });

describe('the export of all data', () => {
  it.each([
    ['Export as JSON', 'json', '{"account":{}}', 'promptmint-2026-11-21.json'],
    ['Export prompts as Markdown', 'markdown', '# Prompts', 'prompts-2026-11-21.md'],
  ])(
    '%s saves a file with the name that the server sends',
    async (name, format, text, fileName) => {
      server.answer(EXPORT, () => file(text, `attachment; filename="${fileName}"`));
      const { user } = renderApp('/settings');
      await user.click(await button(name));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(saved[0]?.name).toBe(fileName);
      expect(await saved[0]?.content.text()).toBe(text);
      const [call] = server.callsTo(EXPORT);
      expect(call?.query).toEqual({ format });
      expect(call?.headers.get('Authorization')).toBe('Bearer abc');
      expect(await screen.findByText('Export downloaded.')).toBeVisible();
    },
  );

  it.each([
    ["attachment; filename=a.json; filename*=UTF-8''pr%C3%BCfung.json", 'prüfung.json'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'export.json'],
    [undefined, 'export.json'],
  ])('reads the file name of %j as %s', async (disposition, fileName) => {
    server.answer(EXPORT, () => file('{}', disposition));
    const { user } = renderApp('/settings');
    await user.click(await button('Export as JSON'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([fileName]));
  });

  it('saves nothing if the download breaks off', async () => {
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('network error')),
    });
    server.answer(EXPORT, () => new Response(broken));
    const { user } = renderApp('/settings');
    await user.click(await button('Export as JSON'));
    expect(await screen.findByText(/could not be exported/)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('shows that it is running and cannot be started twice', async () => {
    let finish: (answer: Response) => void = () => undefined;
    server.answer(EXPORT, () => new Promise((resolve) => (finish = resolve)));
    const { user } = renderApp('/settings');
    await user.click(await button('Export as JSON'));
    await user.click(await button('Preparing...'));
    await user.click(await button('Export prompts as Markdown'));
    expect(server.callsTo(EXPORT)).toHaveLength(1);
    finish(file('{}'));
    expect(await button('Export as JSON')).toBeVisible();
  });

  it.each([
    [
      'too many',
      () => errorAnswer(429, 'Too many exports. Try again in 10 minutes.'),
      /in 10 minutes/,
    ],
    [
      'a server that is down',
      () => errorAnswer(503, 'The service is unavailable.'),
      /is unavailable/,
    ],
    ['no answer', unreachable, /could not be reached/],
  ])('shows a message after %s and can be tried again', async (_what, answer, words) => {
    server.answer(EXPORT, answer);
    const { user } = renderApp('/settings');
    await user.click(await button('Export as JSON'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(saved).toEqual([]);
    expect(await button('Export as JSON')).toHaveAttribute('aria-disabled', 'false');
  });
});
