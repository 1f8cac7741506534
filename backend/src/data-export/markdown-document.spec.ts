import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPrompt } from '../../testing/many-prompts.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function markdownOf({ authorization }: TestUser) {
  const headers = { authorization };
  const answer = await fetch(`${api.origin}/api/auth/export?format=markdown`, { headers });
  expect(answer.status).toBe(200);
  return { text: await answer.text(), headers: answer.headers };
}

/** Parses a CommonMark document into its quotations and the text of its fences. */
function read(text: string) {
  const [quotations, fences]: [string[], string[]] = [[], []];
  const lines = text.split('\n');
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (/^`{3,}$/.test(line)) fences.push(lines.splice(0, lines.indexOf(line)).join('\n'));
    if (/^`{3,}$/.test(line)) lines.shift();
    if (!line.startsWith('> ')) continue;
    const more = lines.findIndex((next) => !next.startsWith('> '));
    const quoted = [line, ...lines.splice(0, more)];
    quotations.push(quoted.map((one) => one.slice(2)).join('\n'));
  }
  return { quotations, fences };
}

describe('GET /api/auth/export?format=markdown', () => {
  it('contains the prompts in readable form, oldest first', async () => {
    const user = await api.signUp();
    const first = await addPrompt(api, user, {
      createdAt: new Date('2026-11-20T09:05:00Z'),
      originalInput: 'job ad\n\nfor our bakery',
      answers: [{ name: 'weekly_hours', text: '20,\nor 25' }],
      optimizedPrompt: 'Write a job ad.',
    });
    const refined = { rootId: first, refines: first, targetModel: 'gemini' as const };
    await addPrompt(api, user, {
      ...refined,
      createdAt: new Date('2026-11-20T09:06:00Z'),
      version: 2,
      refinement: 'more_formal',
      optimizedPrompt: 'Run:\n```sh\nls\n```',
    });
    await addPrompt(api, user, {
      ...refined,
      createdAt: new Date('2026-11-20T09:07:00Z'),
      version: 3,
      note: 'warmer',
      status: 'failed',
      useCase: null,
      optimizedPrompt: null,
    });
    const { text, headers } = await markdownOf(user);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/filename="promptmint-export-.*\.md"$/);
    expect(text).toBe(`# Your prompts from Promptmint

## 2026-11-20 09:05 UTC · Content creation · Claude

> job ad
> 
> for our bakery

Weekly hours:

> 20,
> or 25

\`\`\`
Write a job ad.
\`\`\`

## 2026-11-20 09:06 UTC · Content creation · Gemini · version 2

> job ad for our bakery

Asked for: More formal

\`\`\`\`
Run:
\`\`\`sh
ls
\`\`\`
\`\`\`\`

## 2026-11-20 09:07 UTC · Auto detect · Gemini · version 3

> job ad for our bakery

Asked for:

> warmer

No prompt was written; the credit came back.
`);
  });

  it('says when the account has no prompts', async () => {
    const { text } = await markdownOf(await api.signUp());
    expect(text).toBe('# Your prompts from Promptmint\n\nThere are no prompts yet.\n');
  });

  it('keeps every text unchanged and apart from the markup of the document', async () => {
    const user = await api.signUp();
    const part = fc.constantFrom(
      '`',
      '```',
      '~~~',
      '\n',
      '\r',
      '> ',
      '#',
      '"',
      'שלום',
      '\u2028',
      '\u202e',
      '<b>',
      ' ',
      'x',
    );
    const hostile = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
    const texts = fc.sample(fc.tuple(hostile, hostile), 150);
    const start = Date.now();
    for (const [index, [originalInput, optimizedPrompt]] of texts.entries()) {
      const createdAt = new Date(start + index);
      await addPrompt(api, user, { originalInput, optimizedPrompt, createdAt });
    }
    const { quotations, fences } = read((await markdownOf(user)).text);
    expect(fences).toEqual(texts.map(([, prompt]) => prompt));
    expect(quotations).toEqual(texts.map(([request]) => request.replaceAll(/\r\n?/g, '\n')));
  });
});
