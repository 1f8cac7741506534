import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  errorAnswer,
  FREE_SUBSCRIPTION,
  json,
  startFakeServer,
} from '../../../../testing/fake-server';
import { renderApp, signIn } from '../../../../testing/render-app';
import type { Template, TemplateDraft } from '../../../api/generated';
import type { ImportRow } from './import-rows';
import { inRequests } from './use-import';

const IMPORT = 'POST /api/templates/import';
const OWN: Template = {
  id: 'own-1',
  title: 'My newsletter',
  description: '',
  use_case: 'auto_detect',
  text: 'News of {{month}}, short.',
  tier: 'own',
  locked: false,
};
const MANY: Template[] = Array.from({ length: 200 }, (_, index) => ({
  ...OWN,
  id: `${index}`,
  title: `${index}`,
}));
const CSV = `act,prompt,for_devs
Travel Guide,"I want you to act as a travel guide, ""slow"" travel only.",FALSE
My newsletter,"News of {{month}}, short.",FALSE
Short,tiny,FALSE
`;

let server: ReturnType<typeof startFakeServer>;
let own: Template[];
beforeEach(() => {
  server = startFakeServer();
  own = [OWN];
  server.answer('GET /api/templates', () => json(200, { templates: own }));
  server.answer('GET /api/auth/subscription', () =>
    json(200, {
      ...FREE_SUBSCRIPTION,
      plan: 'pro',
      features: { ...FREE_SUBSCRIPTION.features, custom_templates: true },
    }),
  );
  server.answer(IMPORT, ({ body }) => {
    const { templates } = JSON.parse(body) as { templates: TemplateDraft[] };
    return json(200, { created: templates.map((one) => ({ ...OWN, ...one })), refused: [] });
  });
  signIn();
});

const sent = (): TemplateDraft[] =>
  server.callsTo(IMPORT).flatMap(({ body }) => JSON.parse(body).templates as TemplateDraft[]);

const file = (name: string, text: string): File => new File([text], name);

/** Opens the dialog and chooses files. */
async function choose(...files: File[]) {
  const { user } = renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import templates' }));
  await user.upload(dialog.getByLabelText('Files'), files);
  return { user, dialog };
}

const rowsOf = (dialog: Awaited<ReturnType<typeof choose>>['dialog']) =>
  dialog.findAllByRole('checkbox').then(() => dialog.getAllByRole('listitem'));

describe('importing templates', () => {
  it('shows the rows of a CSV file, with what is wrong with each, and imports the others', async () => {
    const { user, dialog } = await choose(file('prompts.csv', CSV));
    const rows = await rowsOf(dialog);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Travel Guide.*Auto detect\. prompts\.csv, row 1$/),
      expect.stringMatching(/^My newsletter.*You already have this one\. prompts\.csv, row 2$/),
      expect.stringMatching(/^Short.*Request: at least 10 characters\. prompts\.csv, row 3$/),
    ]);
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes[0]).toBeChecked();
    expect(boxes[1]).toBeDisabled();
    expect(boxes[2]).toBeDisabled();
    expect(dialog.getByRole('status')).toHaveTextContent(
      '1 of 3 templates chosen. You can keep 199 more.',
    );
    await user.click(dialog.getByRole('button', { name: 'Import 1 template' }));
    expect(await screen.findByText('1 template imported')).toBeVisible();
    expect(sent()).toEqual([
      {
        title: 'Travel Guide',
        description: '',
        use_case: 'auto_detect',
        text: 'I want you to act as a travel guide, "slow" travel only.',
      },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Import templates' })).not.toBeInTheDocument(),
    );
  });

  it('reads an export of all data', async () => {
    const { title, description, use_case, text } = { ...OWN, text: 'Another {{text}} here.' };
    const data = { account: {}, templates: [{ id: 'x', title, description, use_case, text }] };
    const { user, dialog } = await choose(file('export.json', JSON.stringify(data)));
    await user.click(await dialog.findByRole('button', { name: 'Import 1 template' }));
    await screen.findByText('1 template imported');
    expect(sent()).toEqual([{ title, description, use_case, text }]);
  });

  it('reads Markdown files by their front matter, first heading or name', async () => {
    const { user, dialog } = await choose(
      file(
        'a.md',
        '---\ntitle: Weekly report\ndescription: For Monday\n---\nReport on {{week}}.\n',
      ),
      file('b.md', '# Job ad\r\n\r\nWrite an ad for {{shop}}.\r\n'),
      file('release-notes.markdown', 'Write notes for {{version}}.'),
    );
    await user.click(await dialog.findByRole('button', { name: 'Import 3 templates' }));
    await screen.findByText('3 templates imported');
    expect(sent().map(({ title, description, text }) => [title, description, text])).toEqual([
      ['Weekly report', 'For Monday', 'Report on {{week}}.'],
      ['Job ad', '', 'Write an ad for {{shop}}.'],
      ['release-notes', '', 'Write notes for {{version}}.'],
    ]);
  });

  it('says which files it cannot read, and why, and reads the others', async () => {
    const { dialog } = await choose(
      file('broken.json', '{'),
      file('other.json', '{"prompts": []}'),
      file('contacts.csv', 'name,mail\nNora,nora@example.com\n'),
      file('empty.json', '{"templates": []}'),
      file('bad.md', '---\n: [\n---\nText of a template'),
      file('good.md', 'Write notes for {{version}}.'),
    );
    expect(await rowsOf(dialog)).toHaveLength(6);
    for (const problem of [
      'broken.json is not an export of your data or a list of templates.',
      'other.json is not an export of your data or a list of templates.',
      'contacts.csv has no columns "act" and "prompt".',
      'empty.json contains no templates.',
      'bad.md has front matter that cannot be read.',
    ]) {
      expect(dialog.getByText(problem)).toBeVisible();
    }
    expect(dialog.getByRole('checkbox', { name: /^good/ })).toBeChecked();
  });
});

describe('the preview of an import', () => {
  it('lets the person choose, and refuses more than there are places', async () => {
    own = MANY.slice(1);
    const { user, dialog } = await choose(
      file('one.md', 'Write notes for {{one}}.'),
      file('two.md', 'Write notes for {{two}}.'),
    );
    const [first, second] = [
      await dialog.findByRole('checkbox', { name: /^one/ }),
      dialog.getByRole('checkbox', { name: /^two/ }),
    ];
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'All 2' }));
    await user.click(dialog.getByRole('button', { name: 'Import 2 templates' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You can keep 1 more. Please leave out 1 template.',
    );
    await user.click(first);
    await user.click(dialog.getByRole('button', { name: 'Import 1 template' }));
    await screen.findByText('1 template imported');
    expect(sent().map(({ title }) => title)).toEqual(['two']);
  });

  it('says that no place is left, and what to do, also when Import is pressed', async () => {
    own = MANY;
    const { user, dialog } = await choose(file('one.md', 'Write notes for {{one}}.'));
    const full = 'You already have 200 templates, the most you can keep. Delete some first.';
    const box = await dialog.findByRole('checkbox', { name: /^one/ });
    expect(box).not.toBeChecked();
    expect(dialog.getByRole('status')).toHaveTextContent(`0 of 1 template chosen. ${full}`);
    await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Import 1 template' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(full);
    expect(server.callsTo(IMPORT)).toEqual([]);
  });

  it('asks for a choice when nothing is chosen, and counts nothing on the button', async () => {
    const { user, dialog } = await choose(file('one.md', 'Write notes for {{one}}.'));
    await user.click(await dialog.findByRole('checkbox', { name: /^one/ }));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one template.');
    expect(server.callsTo(IMPORT)).toEqual([]);
  });

  it('marks a template that the files list twice, which is not one the person already has', async () => {
    const { dialog } = await choose(
      file('twice.csv', 'act,prompt\nGuide,Show me the city.\nGuide,Show me the city.\n'),
    );
    const rows = await rowsOf(dialog);
    expect(rows[0]).toHaveTextContent(/Auto detect\. twice\.csv, row 1$/);
    expect(rows[1]).toHaveTextContent(/Listed twice\. twice\.csv, row 2$/);
  });

  it('keeps on the list what the server refused, with the reason', async () => {
    server.answer(IMPORT, () =>
      json(200, { created: [OWN], refused: [{ index: 1, reason: 'too_many_templates' }] }),
    );
    const { user, dialog } = await choose(
      file('one.md', 'Write notes for {{one}}.'),
      file('two.md', 'Write notes for {{two}}.'),
    );
    await user.click(await dialog.findByRole('button', { name: 'Import 2 templates' }));
    expect(await screen.findByText('1 template imported')).toBeVisible();
    expect(
      await dialog.findByText(/You have reached the limit of 200 templates\. two\.md/),
    ).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('keeps its files and choices while they are being imported', async () => {
    let answer: (response: Response) => void = () => {};
    server.answer(IMPORT, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user, dialog } = await choose(
      file('one.md', 'Write notes for {{one}}.'),
      file('two.md', 'Write notes for {{two}}.'),
    );
    await user.click(await dialog.findByRole('button', { name: 'Import 2 templates' }));
    expect(await dialog.findByRole('button', { name: 'Importing...' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose Files' })).toBeDisabled();
    for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeDisabled();
    await user.upload(dialog.getByLabelText('Files'), file('three.md', 'Write about {{three}}.'));
    answer(errorAnswer(503, 'The service is briefly unavailable.'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('briefly unavailable');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Import 2 templates' })).toBeVisible();
  });

  it('shows why nothing was imported, and can be tried again', async () => {
    server.answer(IMPORT, () => errorAnswer(503, 'The service is briefly unavailable.'));
    const { user, dialog } = await choose(file('one.md', 'Write notes for {{one}}.'));
    const send = await dialog.findByRole('button', { name: 'Import 1 template' });
    await user.click(send);
    expect(await dialog.findByRole('alert')).toHaveTextContent('briefly unavailable');
    server.answer(IMPORT, () => json(200, { created: [OWN], refused: [] }));
    await user.click(send);
    expect(await screen.findByText('1 template imported')).toBeVisible();
  });

  it('is not offered on plans without custom templates', async () => {
    server.answer('GET /api/auth/subscription', () => json(200, FREE_SUBSCRIPTION));
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Templates' }));
    await screen.findByRole('region', { name: 'Your own' });
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });
});

describe('the requests of an import', () => {
  it('stay below 64 KiB, a quarter of what the API takes, in the order of the file', () => {
    const rows = Array.from({ length: 200 }, (_, index): ImportRow => ({
      title: `${index}`,
      description: '',
      use_case: 'auto_detect',
      text: '字'.repeat(8_000),
      source: '',
      problem: null,
    }));
    const requests = inRequests(rows);
    expect(requests.flat()).toEqual(rows);
    for (const templates of requests) {
      expect(Buffer.byteLength(JSON.stringify({ templates }))).toBeLessThan(65_536);
    }
    expect(requests).toHaveLength(100);
  });
});
