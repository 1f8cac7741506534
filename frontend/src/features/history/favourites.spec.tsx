import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { errorAnswer, historyItem, json, startFakeServer } from '../../../testing/fake-server';
import { findRow, answerHistory } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

const PUT = 'PUT /api/prompts/a/favourite';
const DELETE = 'DELETE /api/prompts/a/favourite';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
  answerHistory(server, [historyItem('a'), historyItem('b', { favourite: true })]);
});

const stars = () => screen.getAllByRole('button', { name: 'Favourite' });
const pressed = () => stars().map((star) => star.getAttribute('aria-pressed'));

describe('favourites in the history', () => {
  it('are marked at once, and can be unmarked', async () => {
    let arrive: (response: Response) => void = () => undefined;
    server.answer(PUT, () => new Promise((resolve) => (arrive = resolve)));
    server.answer(DELETE, () => json(200, historyItem('a')));
    const { user } = renderApp('/history');
    await findRow(/request a/);
    expect(pressed()).toEqual(['false', 'true']);
    expect(stars()[0]).toHaveAccessibleDescription('request a');
    await user.click(stars()[0] as HTMLElement);
    expect(pressed()).toEqual(['true', 'true']);
    await user.click(stars()[0] as HTMLElement);
    expect(pressed()).toEqual(['false', 'true']);
    expect(server.callsTo(DELETE)).toHaveLength(0);
    arrive(json(200, historyItem('a', { favourite: true })));
    await waitFor(() => expect(server.callsTo(DELETE)).toHaveLength(1));
    expect(pressed()).toEqual(['false', 'true']);
  });

  it('are marked again with Undo', async () => {
    server.answer('DELETE /api/prompts/b/favourite', () => json(200, historyItem('b')));
    server.answer('PUT /api/prompts/b/favourite', () => json(200, historyItem('b')));
    const { user } = renderApp('/history');
    await findRow(/request a/);
    await user.click(stars()[1] as HTMLElement);
    expect(pressed()).toEqual(['false', 'false']);
    expect(await screen.findByText('Removed from favourites')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(pressed()).toEqual(['false', 'true']);
    await waitFor(() => expect(server.callsTo('PUT /api/prompts/b/favourite')).toHaveLength(1));
    expect(screen.queryByText('Removed from favourites')).not.toBeInTheDocument();
  });

  it('are unmarked with a message if the server refuses them', async () => {
    server.answer(PUT, () => errorAnswer(503, 'The service is briefly unavailable.'));
    const { user } = renderApp('/history');
    await findRow(/request a/);
    await user.click(stars()[0] as HTMLElement);
    expect(await screen.findByText("We couldn't save this favourite")).toBeVisible();
    expect(screen.getByText('The service is briefly unavailable.')).toBeVisible();
    expect(pressed()).toEqual(['false', 'true']);
  });

  it('stay with the marked prompt when it is regenerated', async () => {
    server.answer('POST /api/prompts/generate', () => json(200, { ...historyItem('new') }));
    server.answer('PUT /api/prompts/new/favourite', () => json(200, historyItem('new')));
    answerHistory(server, [historyItem('a', { favourite: true })]);
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(pressed()).toEqual(['false']));
    await user.click(stars()[0] as HTMLElement);
    await waitFor(() => expect(server.callsTo('PUT /api/prompts/new/favourite')).toHaveLength(1));
  });
});
