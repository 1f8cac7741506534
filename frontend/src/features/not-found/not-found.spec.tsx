import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startFakeServer } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';

describe('an unknown address', () => {
  it('shows the not-found page and logs only the path', async () => {
    startFakeServer();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderApp('/nowhere/else?email=nora@example.com');
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Promptmint' })).toHaveAttribute('href', '/');
    expect(log.mock.calls).toEqual([['404: no page at /nowhere/else']]);
  });
});
