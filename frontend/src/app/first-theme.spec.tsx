import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startFakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';

const script = readFileSync('frontend/public/first-theme.js', 'utf8');
const root = document.documentElement;

/** The theme that `first-theme.js` sets before the application has loaded. */
function firstTheme(): string | null {
  root.removeAttribute('data-mantine-color-scheme');
  window.eval(script);
  return root.getAttribute('data-mantine-color-scheme');
}

function systemPrefers(scheme: 'light' | 'dark'): void {
  const query = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: scheme === 'dark' });
}

beforeEach(() => {
  startFakeServer();
});

describe('the theme before the application has loaded', () => {
  it.each(['light', 'dark'] as const)(
    'is %s like the system if the person has not chosen one',
    (scheme) => {
      systemPrefers(scheme);
      expect(firstTheme()).toBe(scheme);
    },
  );

  it("is the chosen one, whatever the system's is", async () => {
    const { user, close } = renderApp('/auth');
    const [toggle] = await screen.findAllByRole('button', { name: 'Switch to the dark theme' });
    if (toggle) await user.click(toggle);
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    close();
    systemPrefers('light');
    expect(firstTheme()).toBe('dark');
  });
});
