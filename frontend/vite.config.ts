import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The product's name, set by the operator at build time. */
const appName = process.env.APP_NAME ?? 'Promptmint';
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'app-name-in-html',
      transformIndexHtml: (html) => html.replaceAll('%APP_NAME%', appName),
    },
  ],
  define: { __APP_NAME__: JSON.stringify(appName) },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/docs', '/openapi.json', '/health'].map((path) => [path, apiOrigin]),
    ),
  },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the page's Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Kept apart from our code, so that a release does not make browsers load it again.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|immer|reselect|react-redux)\//,
            },
          ],
        },
      },
    },
  },
});
