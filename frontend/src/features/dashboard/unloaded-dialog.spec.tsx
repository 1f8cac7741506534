import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { findRequestField } from '../../../testing/dashboard';
import { startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

it('a dialog whose code cannot be loaded leaves the page as it is, and opens at a second try', async () => {
  startFakeServer();
  signIn();
  const code = jest.fn(() => ({ TemplateDrawer: () => <dialog open aria-label="Templates" /> }));
  code.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  jest.unstable_mockModule('./templates/template-drawer', code);
  const { user } = renderApp('/dashboard');
  await user.type(await findRequestField(), 'half an idea');
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  expect(await screen.findByText(/We couldn't open this/)).toBeVisible();
  expect(await findRequestField()).toHaveValue('half an idea');
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  expect(await screen.findByRole('dialog', { name: 'Templates' })).toBeVisible();
});
