import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Names and addresses shown to people, set by the operator at build time. */
const brand = {
  APP_NAME: process.env.APP_NAME || 'Promptmint',
  SUPPORT_EMAIL: process.env.SUPPORT_EMAIL || 'support@promptmint.example',
  BUSINESS_EMAIL: process.env.BUSINESS_EMAIL || 'business@promptmint.example',
  SECURITY_EMAIL: process.env.SECURITY_EMAIL || 'security@promptmint.example',
  PRIVACY_EMAIL: process.env.PRIVACY_EMAIL || 'privacy@promptmint.example',
};
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'app-name-in-html',
      transformIndexHtml: (html) => html.replaceAll('%APP_NAME%', brand.APP_NAME),
    },
  ],
  define: { __BRAND__: JSON.stringify(brand) },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/docs', '/openapi.json', '/health'].map((path) => [path, apiOrigin]),
    ),
  },
  build: {
    target: 'es2022',
    // No inlined assets, because the Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'src/public-pages/main.ts'],
      output: {
        codeSplitting: {
          // A separate chunk, so that a release does not change it and browsers keep it cached.
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
