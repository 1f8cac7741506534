import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createBrowserRouter } from 'react-router-dom';
import { assignHistoryKeys } from './history-keys';

const routes = [{ path: '*', Component: () => null }];
let router: ReturnType<typeof createBrowserRouter>;
const key = () => router.state.location.key;

/** Goes to a place on the page as the browser does by itself. */
async function goTo(hash: string): Promise<void> {
  const moved = new Promise((resolve) => router.subscribe(resolve));
  window.location.hash = hash;
  await moved;
}

describe('an entry of the history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/terms'));
  afterEach(() => router.dispose());

  it('has a key of its own, also where the router did not make it', async () => {
    assignHistoryKeys();
    router = createBrowserRouter(routes);
    const keys = [key()];
    await goTo('#refunds');
    keys.push(key());
    await goTo('#liability');
    keys.push(key());
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain('default');
  });

  it('keeps it when the page is loaded again', () => {
    assignHistoryKeys();
    router = createBrowserRouter(routes);
    const before = key();
    router.dispose();
    assignHistoryKeys();
    router = createBrowserRouter(routes);
    expect(key()).toBe(before);
  });
});
