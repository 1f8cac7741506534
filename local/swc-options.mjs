/**
 * How TypeScript becomes JavaScript, for the product and for its tests, so that both run the same
 * code. tsconfig.base.json configures the type checker alike.
 * @type {import('@swc/core').Options}
 */
export const SWC_OPTIONS = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
