import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { startFakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { routes } from './routes';

beforeEach(() => {
  startFakeServer();
});

describe('every link of', () => {
  it.each(['/', '/terms', '/privacy'])(
    '%s opens an existing page and an existing anchor',
    async (page) => {
      renderApp(page);
      await screen.findByRole('heading', { level: 1 });
      const links = screen.getAllByRole('link', { hidden: true });
      for (const href of links.map((link) => link.getAttribute('href') ?? '')) {
        if (href.startsWith('mailto:')) continue;
        const { pathname, hash } = new URL(href, `http://site${page}`);
        expect([href, matchRoutes(routes, pathname)?.at(-1)?.route.path]).toEqual([href, pathname]);
        const here = pathname === page && hash !== '';
        if (here) expect([href, document.querySelector(hash)]).not.toEqual([href, null]);
      }
    },
  );
});
