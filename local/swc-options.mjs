/**
 * How TypeScript becomes JavaScript, for the product and for its tests: what tests run is what runs.
 * tsconfig.base.json says the same to the type checker.
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
