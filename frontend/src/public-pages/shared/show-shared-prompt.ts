import type { SharedPrompt } from '../../api/generated';
import { copyFailed, copyText } from '../../lib/copy-text';
import { storePendingRequest } from '../../lib/pending-request';
import { findBlanks } from '../../prompt/document/blanks';

type State = 'loading' | 'ready' | 'gone' | 'error';
type Loaded =
  { state: 'ready'; prompt: SharedPrompt } | { state: 'gone' | 'error'; problem?: string };

/** What a page and the application that replaces it load once. */
const loads = new Map<string, Promise<Loaded>>();

function load(token: string): Promise<Loaded> {
  const known = loads.get(token);
  if (known) return known;
  const loading = fetchPrompt(token).catch((): Loaded => ({ state: 'error' }));
  loads.set(token, loading);
  void loading.then(({ state }) => state === 'error' && loads.delete(token));
  return loading;
}

async function fetchPrompt(token: string): Promise<Loaded> {
  const address = new URL(`/api/shared/${encodeURIComponent(token)}`, window.location.origin);
  const response = await fetch(new Request(address, { credentials: 'omit' }));
  if (response.ok) return { state: 'ready', prompt: (await response.json()) as SharedPrompt };
  if (response.status === 404) return { state: 'gone' };
  const { message } = (await response.json()) as { message: string };
  return { state: 'error', problem: message };
}

const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en', { dateStyle: 'medium' });

/** Shows the part of the page for a state, and hides the others. */
function showState(page: Element, state: State): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = part.dataset['when'] !== state;
  }
}

/** A part of the prompt with its blanks marked. */
function withBlanks(text: string, prompt: SharedPrompt, blank: Node | null): (Node | string)[] {
  const pieces: (Node | string)[] = [];
  let at = 0;
  for (const { start, end } of findBlanks(text, prompt.placeholders, prompt.original_input)) {
    const mark = blank?.cloneNode() ?? document.createTextNode('');
    mark.textContent = text.slice(start, end);
    pieces.push(text.slice(at, start), mark);
    at = end;
  }
  return [...pieces, text.slice(at)];
}

function fill(page: Element, prompt: SharedPrompt): void {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const write = (name: string, text: string): void => void part(name)?.replaceChildren(text);
  const nameOf = (name: string, key: string): string =>
    (JSON.parse(part(name)?.dataset['names'] ?? '{}') as Record<string, string>)[key] ?? key;
  write('model', nameOf('model', prompt.target_model));
  write('use-case', nameOf('use-case', prompt.use_case).toLowerCase());
  write('request', prompt.original_input);
  // Most prompts quote the request already.
  const isQuoted = prompt.optimized_prompt.includes(prompt.original_input.trim());
  part('apart')?.toggleAttribute('hidden', isQuoted);
  for (const [name, time] of [
    ['created', prompt.created_at],
    ['expires', prompt.expires_at],
  ] as const) {
    write(name, dateOf(time));
    part(name)?.setAttribute('datetime', time);
  }
  const whole = [{ label: 'Prompt', text: prompt.optimized_prompt }];
  const sections = (prompt.sections.length > 0 ? prompt.sections : whole).map((section) => {
    const element = part('section')?.firstElementChild?.cloneNode(true) as HTMLElement;
    element.querySelector('h3')?.replaceChildren(section.label);
    const blank = part('blank')?.firstElementChild ?? null;
    element.querySelector('span')?.replaceChildren(...withBlanks(section.text, prompt, blank));
    return element;
  });
  part('sections')?.replaceChildren(...sections);
}

/**
 * Loads the prompt of a link and fills the page with it. Plain DOM, so that the page needs no
 * application. @returns what ends it.
 */
export function showSharedPrompt(page: Element, token: string): () => void {
  const { signal, abort } = endable();
  const on = (name: string, listener: () => void): void =>
    page.querySelector(`[data-part="${name}"]`)?.addEventListener('click', listener, { signal });
  let shown: SharedPrompt | undefined;

  async function show(): Promise<void> {
    showState(page, 'loading');
    const loaded = await load(token);
    if (signal.aborted) return;
    if (loaded.state === 'ready') {
      shown = loaded.prompt;
      fill(page, shown);
    } else if (loaded.problem) {
      page.querySelector('[data-part="problem"]')?.replaceChildren(loaded.problem);
    }
    showState(page, loaded.state);
  }

  async function copy(): Promise<void> {
    if (!shown) return;
    const done = await copyText(shown.optimized_prompt);
    page
      .querySelector('[data-part="copied"]')
      ?.replaceChildren(done ? 'Prompt copied' : copyFailed('prompt'));
  }

  on('retry', () => void show());
  on('copy', () => void copy());
  on('use', () => {
    if (!shown) return;
    const { original_input: text, use_case, target_model, language, requested_kind } = shown;
    storePendingRequest({ text, use_case, target_model, language, kind: requested_kind });
  });
  void show();
  return abort;
}

function endable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
