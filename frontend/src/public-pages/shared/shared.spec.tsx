import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { findRequestField } from '../../../testing/dashboard';
import { errorAnswer, json, startFakeServer, unreachable } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';
import type { SharedPrompt } from '../../api/generated';

const SHARED: SharedPrompt = {
  original_input: 'job ad for our bakery\nweekend shifts',
  optimized_prompt: '<role>You write ads for {{shop}}.</role>\n\n<task>Use {{this}}.</task>',
  sections: [
    { key: 'role', label: 'Role', text: '<role>You write ads for {{shop}}.</role>' },
    { key: 'objective', label: 'Task', text: '<task>Use {{this}}.</task>' },
  ],
  placeholders: ['shop'],
  target_model: 'chatgpt',
  language: 'fr',
  use_case: 'content_creation',
  requested_kind: null,
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
};

let server: ReturnType<typeof startFakeServer>;
let token = '';
let tokens = 0;
beforeEach(() => {
  server = startFakeServer();
  token = `4fTqYJmVw0aXo2RkZ8Lb${String(tokens++).padStart(2, '0')}`;
  server.answer(`GET /api/shared/${token}`, () => json(200, SHARED));
});

const findCopy = () => screen.findByRole('button', { name: 'Copy Prompt' });

describe('the page of a shared link', () => {
  it('shows the prompt by its sections, the request, and what both are for', async () => {
    renderApp(`/s/${token}`);
    await findCopy();
    expect(screen.getByText(/^For /)).toHaveTextContent(
      'For ChatGPT, content creation. Written on Nov 20, 2026. This link works until Dec 20, 2026.',
    );
    for (const [heading, text] of [
      ['Role', '<role>You write ads for {{shop}}.</role>'],
      ['Task', '<task>Use {{this}}.</task>'],
    ] as const) {
      const section = screen.getByRole('heading', { name: heading }).parentElement as HTMLElement;
      expect(section).toHaveTextContent(text);
    }
    expect(screen.getByText('{{shop}}')).toBeVisible();
    expect(screen.queryByText('{{this}}')).not.toBeInTheDocument();
    expect(screen.getByText(/job ad for our bakery/)).toHaveTextContent('weekend shifts');
    await waitFor(() => expect(document.title).toBe('Shared prompt: Promptmint'));
    expect(screen.queryByRole('status', { name: /Loading/ })).not.toBeInTheDocument();
  });

  it('loads the prompt once, and without the session of the reader', async () => {
    signIn();
    renderApp(`/s/${token}`);
    await findCopy();
    const calls = server.callsTo(`GET /api/shared/${token}`);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
  });

  it('does not repeat a request that the prompt quotes', async () => {
    const quoting = `<request>\n${SHARED.original_input}\n</request>`;
    server.answer(`GET /api/shared/${token}`, () =>
      json(200, { ...SHARED, optimized_prompt: quoting, sections: [] }),
    );
    renderApp(`/s/${token}`);
    await findCopy();
    expect(screen.queryByRole('heading', { name: 'The request' })).not.toBeInTheDocument();
  });

  it('marks blanks, but not the braces of the quoted request', async () => {
    const original_input = 'ad for {{shop}}';
    const optimized_prompt = `<request>\n${original_input}\n</request>\nFor {{shop}}.`;
    server.answer(`GET /api/shared/${token}`, () =>
      json(200, { ...SHARED, original_input, optimized_prompt, sections: [] }),
    );
    renderApp(`/s/${token}`);
    await findCopy();
    expect(screen.getAllByText('{{shop}}')).toHaveLength(1);
    expect(screen.getByText(/<request>/)).toHaveTextContent('For {{shop}}.');
  });

  it('copies the prompt with its blanks', async () => {
    const { user } = renderApp(`/s/${token}`);
    await user.click(await findCopy());
    expect(await screen.findByText('Prompt copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SHARED.optimized_prompt);
  });

  it("brings the request to the reader's own form and sends nothing", async () => {
    signIn();
    const { user, path } = renderApp(`/s/${token}`);
    await findCopy();
    await user.click(screen.getByRole('link', { name: 'Use This Request' }));
    await waitFor(async () => expect(await findRequestField()).toHaveValue(SHARED.original_input));
    expect(path()).toBe('/dashboard');
    expect(screen.getByRole('combobox', { name: 'Answer language' })).toHaveValue('fr');
    expect(screen.getByRole('radio', { name: /ChatGPT/ })).toBeChecked();
    expect(server.callsTo('POST /api/prompts/generate')).toEqual([]);
  });

  it('keeps the request for the form while a reader without a session signs in', async () => {
    const { user } = renderApp(`/s/${token}`);
    await findCopy();
    await user.click(screen.getByRole('link', { name: 'Use This Request' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nora@example.com');
    await user.type(screen.getByLabelText('Password', { selector: '[name=password]' }), 'Secret12');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await findRequestField()).toHaveValue(SHARED.original_input);
  });

  it('says that a link does not work, whatever the reason', async () => {
    server.answer(`GET /api/shared/${token}`, () => errorAnswer(404, 'Gone'));
    renderApp(`/s/${token}`);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy Prompt' })).not.toBeInTheDocument();
  });

  it('offers to try again when the prompt cannot be loaded, and then shows it', async () => {
    server.answer(`GET /api/shared/${token}`, unreachable);
    const { user } = renderApp(`/s/${token}`);
    expect(await screen.findByText('Please check your connection and try again.')).toBeVisible();
    const busy = 'Too many attempts. Please try again later.';
    server.answer(`GET /api/shared/${token}`, () => errorAnswer(429, busy));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(busy)).toBeVisible();
    server.answer(`GET /api/shared/${token}`, () => json(200, SHARED));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findCopy()).toBeVisible();
  });

  it('shows a prompt without stored sections whole', async () => {
    server.answer(`GET /api/shared/${token}`, () => json(200, { ...SHARED, sections: [] }));
    renderApp(`/s/${token}`);
    await findCopy();
    expect(screen.getByText(/<role>You write ads/)).toHaveTextContent('<task>Use {{this}}.</task>');
  });
});
