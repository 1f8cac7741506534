import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createBrowserRouter } from 'react-router-dom';
import { assignHistoryKeys } from './history-keys';

const routes = [{ path: '*', Component: () => null }];
let router: ReturnType<typeof createBrowserRouter>;
const key = () => router.state.location.key;

/** Follows a hash link as the browser does, without the router. */
async function goTo(hash: string): Promise<void> {
  const moved = new Promise((resolve) => router.subscribe(resolve));
  window.location.hash = hash;
  await moved;
}

describe("an entry of the browser's history", () => {
  beforeEach(() => window.history.replaceState(null, '', '/terms'));
  afterEach(() => router.dispose());

  it('gets its own key even if the router did not create it', async () => {
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

  it('keeps its key when the page is reloaded', () => {
    assignHistoryKeys();
    router = createBrowserRouter(routes);
    const before = key();
    router.dispose();
    assignHistoryKeys();
    router = createBrowserRouter(routes);
    expect(key()).toBe(before);
  });
});
