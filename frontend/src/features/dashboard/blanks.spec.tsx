import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'yaml';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import { PROMPT, historyItem, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';
import type { Prompt } from '../../api/generated';

const REQUEST = 'job ad for {{town}}';
const ROLE = '<role>Write for {{shop_name}}.</role>';
const MATERIAL = `<request>\n${REQUEST}\n</request>`;

/** A prompt with blanks, one of which has the same name as braces in the request. */
const BLANKS: Prompt = {
  ...PROMPT,
  optimized_prompt: `${ROLE}\n\n${MATERIAL}\n\nIn {{town}}.`,
  sections: [
    { key: 'role', label: 'Role', text: ROLE },
    { key: 'material', label: 'Request', text: MATERIAL },
    { key: 'context', label: 'Context', text: 'In {{town}}.' },
  ],
  placeholders: ['shop_name', 'town'],
};

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(GENERATE, () => json(200, BLANKS));
  signIn();
});

const copied = (): Promise<string> => navigator.clipboard.readText();
const blank = (name: string) => screen.findByRole('textbox', { name });

/** user-event reads braces as key names. */
async function generateBlanks(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await generate(user, REQUEST);
  await findResult();
}

describe('the blanks of a prompt', () => {
  it('are fields, and typed values appear in the document at once', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    const sheet = within(await findResult());
    expect(sheet.getByText('{{shop_name}}')).toBeVisible();
    expect(sheet.getByText('2 fields left to fill in')).toBeVisible();
    await user.type(await blank('Shop name'), 'Brödet');
    expect(sheet.getByText('Brödet', { selector: 'mark' })).toBeVisible();
    expect(sheet.queryByText('{{shop_name}}')).not.toBeInTheDocument();
    expect(sheet.getByText('1 field left to fill in')).toBeVisible();
    await user.clear(await blank('Shop name'));
    expect(sheet.getByText('{{shop_name}}')).toBeVisible();
  });

  it('are filled in the copied text, but not inside the quoted request', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.type(await blank('Town'), 'Malmö');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied. One blank is still unfilled.')).toBeVisible();
    expect(await copied()).toBe(`${ROLE}\n\n${MATERIAL}\n\nIn Malmö.`);
  });

  it('keep their values through a reload', async () => {
    const first = renderApp('/dashboard');
    await generateBlanks(first.user);
    await first.user.type(await blank('Town'), 'Malmö');
    first.close();
    server.answer(`GET /api/prompts/${BLANKS.id}/versions`, () =>
      json(200, { versions: [historyItem(BLANKS.id, BLANKS)] }),
    );
    renderApp('/dashboard');
    expect(await blank('Town')).toHaveValue('Malmö');
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(within(await findResult()).getByText('Malmö', { selector: 'mark' })).toBeVisible();
  });

  it('lose their values with the prompt, and have them again after an undo', async () => {
    server.answer(`DELETE /api/prompts/${BLANKS.id}`, () =>
      json(200, { deleted: [BLANKS.id], restore_until: '2026-11-20T09:15:00.000Z' }),
    );
    server.answer(`POST /api/prompts/${BLANKS.id}/restore`, () =>
      json(200, { restored: [BLANKS.id] }),
    );
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.type(await blank('Town'), 'Malmö');
    expect(localStorage.getItem('blank_values')).toContain('Malmö');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(localStorage.getItem('blank_values')).not.toContain('Malmö');
    await user.click(undo);
    expect(await blank('Town')).toHaveValue('Malmö');
  });

  it('pass their values on to a new version with the same blanks', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.type(await blank('Town'), 'Malmö');
    await user.type(await blank('Shop name'), 'Brödet');
    const again = { ...BLANKS, id: 'prompt-2', placeholders: ['town'] };
    server.answer(GENERATE, () => json(200, again));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(screen.queryByLabelText('Shop name')).not.toBeInTheDocument());
    expect(await blank('Town')).toHaveValue('Malmö');
  });
});

/** The files that were downloaded, by name. */
function downloads(): Map<string, Blob> {
  const files = new Map<string, Blob>();
  let last = new Blob();
  URL.createObjectURL = (content) => {
    last = content as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, last);
  });
  return files;
}

describe('downloading a prompt', () => {
  it('saves a filled file named after the request', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.type(await blank('Town'), 'Malmö');
    const files = downloads();
    await user.click(screen.getByRole('button', { name: 'Download Markdown' }));
    await user.click(screen.getByRole('button', { name: 'Download JSON' }));
    expect(await files.get('job-ad-for-town.md')?.text()).toBe(
      `${ROLE}\n\n${MATERIAL}\n\nIn Malmö.\n`,
    );
    const content: unknown = JSON.parse((await files.get('job-ad-for-town.json')?.text()) ?? '');
    expect(content).toMatchObject({
      request: REQUEST,
      prompt: `${ROLE}\n\n${MATERIAL}\n\nIn Malmö.`,
      target_model: 'claude',
      sections: [{ text: ROLE }, { text: MATERIAL }, { text: 'In Malmö.' }],
    });
    // Token counts are only included with a score, and this plan has none.
    expect(content).not.toHaveProperty('estimated_tokens');
  });
});

describe('downloading a prompt for other tools', () => {
  it('saves a promptfoo configuration whose variables are the blanks', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.type(await blank('Town'), 'Malmö');
    const files = downloads();
    await user.click(screen.getByRole('button', { name: 'Download promptfoo configuration' }));
    await waitFor(() => expect(files.size).toBe(1));
    const config = parse((await files.get('promptfooconfig.yaml')?.text()) ?? '');
    expect(config.prompts[0]).toContain('{{town}}');
    expect(config.tests[0].vars).toMatchObject({ town: 'Malmö' });
    expect(screen.queryByRole('button', { name: 'Download Skill' })).not.toBeInTheDocument();
  });

  it('saves a prompt that is a skill as a SKILL.md in a zip', async () => {
    server.answer('POST /api/prompts/generate', () => json(200, { ...PROMPT, kind: 'skill_file' }));
    const { user } = renderApp('/dashboard');
    await generate(user, 'skill that reviews SQL');
    const files = downloads();
    await user.click(await screen.findByRole('button', { name: 'Download Skill' }));
    await waitFor(() => expect(files.size).toBe(1));
    const entries = unzipSync(
      new Uint8Array((await files.get('skill-that-reviews-sql.zip')?.arrayBuffer()) ?? []),
    );
    expect(Object.keys(entries)).toEqual(
      expect.arrayContaining(['skill-that-reviews-sql/SKILL.md']),
    );
    const text = strFromU8(entries['skill-that-reviews-sql/SKILL.md'] ?? new Uint8Array());
    expect(text).toMatch(/^---\nname: skill-that-reviews-sql\n/);
    expect(text).toContain(PROMPT.optimized_prompt);
  });
});

describe('opening a prompt in a chat', () => {
  it('opens a new tab with the filled prompt in its address', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.type(await blank('Town'), 'Malmö & more');
    await user.click(screen.getByRole('button', { name: 'Open in...' }));
    for (const [name, address] of [
      ['Claude', 'https://claude.ai/new'],
      ['ChatGPT', 'https://chatgpt.com/'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      const url = new URL(link.getAttribute('href') ?? '');
      expect(url.origin + url.pathname).toBe(address);
      expect(url.searchParams.get('q')).toBe(`${ROLE}\n\n${MATERIAL}\n\nIn Malmö & more.`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link).toHaveAccessibleDescription(/a new tab with the prompt/);
      // The visible text must be part of the accessible name (WCAG 2.5.3).
      expect(link).toHaveTextContent(new RegExp(`^${name}$`));
    }
  });

  it('copies the prompt first if the chat takes no text, and says so', async () => {
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.click(screen.getByRole('button', { name: 'Open in...' }));
    const gemini = screen.getByRole('link', { name: 'Gemini' });
    expect(gemini).toHaveAttribute('href', 'https://gemini.google.com/app');
    gemini.addEventListener('click', (event) => event.preventDefault());
    await user.click(gemini);
    expect(await screen.findByText('Prompt copied. Paste it into Gemini.')).toBeVisible();
    expect(await copied()).toBe(BLANKS.optimized_prompt);
    expect(screen.queryByRole('link', { name: 'Gemini' })).not.toBeInTheDocument();
  });

  it('copies a prompt that is too long for an address', async () => {
    server.answer(GENERATE, () => json(200, { ...BLANKS, optimized_prompt: 'é'.repeat(1_400) }));
    const { user } = renderApp('/dashboard');
    await generateBlanks(user);
    await user.click(screen.getByRole('button', { name: 'Open in...' }));
    const claude = screen.getByRole('link', { name: 'Claude' });
    expect(claude).toHaveAttribute('href', 'https://claude.ai/new');
    expect(claude).toHaveAccessibleDescription(/Copies the prompt/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Claude' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open in...' })).toHaveFocus();
  });
});
