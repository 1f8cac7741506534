import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryItem } from '../../api/generated';
import {
  FULL_SCORE,
  errorAnswer,
  historyItem,
  json,
  startFakeServer,
} from '../../../testing/fake-server';
import { findRow, answerHistory } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

const ROLE = { key: 'role' as const, label: 'Role', text: 'You write ads for shops.' };
const EXAMPLES = { key: 'examples' as const, label: 'Examples', text: 'Come in!' };
const task = (text: string) => ({ key: 'objective' as const, label: 'Task', text });

const FIRST = historyItem('a', {
  sections: [ROLE, task('Write one long ad for a bakery.')],
  quality_score: { ...FULL_SCORE, has_examples: false },
});
const SECOND = historyItem('b', {
  version: 2,
  refines: 'a',
  wish: 'shorter',
  sections: [ROLE, task('Write one short ad for a bakery.')],
});
const THIRD = historyItem('c', {
  version: 3,
  refines: 'b',
  wish: 'add_example',
  sections: [...SECOND.sections, EXAMPLES],
  quality_score: FULL_SCORE,
  estimated_tokens: 1_250,
});

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const VERSIONS = (id: string) => `GET /api/prompts/${id}/versions`;

async function compare(item: HistoryItem, versions: HistoryItem[]) {
  answerHistory(server, [item]);
  server.answer(VERSIONS(item.id), () => json(200, { versions }));
  const { user } = renderApp('/history');
  await user.click(await findRow(/^request/));
  const opener = await screen.findByRole('button', { name: 'Compare versions' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
  return { user, dialog, opener };
}

describe('comparing the versions of a prompt', () => {
  it('shows a version beside the previous one, section by section', async () => {
    const { dialog } = await compare(SECOND, [FIRST, SECOND, THIRD]);
    expect(screen.getByText(/Version 2 of 3/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Compare' })).toHaveDisplayValue('Version 1');
    expect(dialog.getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue(
      'Version 2, shorter',
    );
    expect(dialog.getByText('1 of 2 sections changed')).toBeVisible();
    const columns = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Section', 'Version 1', 'Version 2']);
    const [left, right] = within(dialog.getByRole('row', { name: /^Task/ })).getAllByRole('cell');
    expect(left).toHaveTextContent('Write one long ad for a bakery.');
    expect(right).toHaveTextContent('Write one short ad for a bakery.');
    expect(dialog.getByRole('deletion')).toHaveTextContent('long');
    expect(dialog.getByRole('insertion')).toHaveTextContent('short');
    expect(dialog.getByRole('row', { name: /^Role/ })).toHaveTextContent('Unchanged');
    expect(dialog.queryByText(/Quality/)).not.toBeInTheDocument();
  });

  it('compares any two versions, with their quality if both have a score', async () => {
    const { user, dialog } = await compare(FIRST, [FIRST, SECOND, THIRD]);
    const other = dialog.getByRole('combobox', { name: 'Compare with' });
    expect(within(other).getByRole('option', { name: 'Version 1' })).toBeDisabled();
    await user.selectOptions(other, 'Version 3, example added');
    expect(dialog.getByRole('status')).toHaveTextContent(
      '2 of 3 sections changed: Task, Examples (added). 3 words added, 1 removed.',
    );
    const added = within(dialog.getByRole('row', { name: /^Examples/ }));
    expect(added.getByText('Not in this version')).toBeVisible();
    expect(added.getByRole('insertion')).toHaveTextContent('Come in!');
    const measures = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(measures).toEqual(['86% →then 100%', 'Examples', '242 →then 1,250']);
  });

  it('shows one merged text on a small screen', async () => {
    const query = window.matchMedia('all');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: true });
    const { dialog } = await compare(THIRD, [FIRST, SECOND, THIRD]);
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Examples Added' })).toBeVisible();
    expect(dialog.getByRole('insertion')).toHaveTextContent('Come in!');
  });

  it('closes with Escape and returns the focus', async () => {
    const { user, opener } = await compare(SECOND, [FIRST, SECOND]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('can be tried again if the versions could not be loaded', async () => {
    answerHistory(server, [SECOND]);
    server.answer(VERSIONS('b'), () => errorAnswer(503, 'The service is briefly unavailable.'));
    const { user } = renderApp('/history');
    await user.click(await findRow(/^request/));
    await user.click(screen.getByRole('button', { name: 'Compare versions' }));
    expect(await screen.findByText("We couldn't load the versions")).toBeVisible();
    server.answer(VERSIONS('b'), () => json(200, { versions: [FIRST, SECOND] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2 sections changed')).toBeVisible();
  });

  it('is not offered if there is only one version', async () => {
    answerHistory(server, [FIRST]);
    server.answer(VERSIONS('a'), () => json(200, { versions: [FIRST] }));
    const { user } = renderApp('/history');
    await user.click(await findRow(/^request/));
    await waitFor(() => expect(server.callsTo(VERSIONS('a'))).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Compare versions' })).not.toBeInTheDocument();
  });
});
