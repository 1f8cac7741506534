// @ts-nocheck: jsdom has no types here
import { createRequire } from 'node:module';

const fromEnvironment = createRequire(
  createRequire(import.meta.url).resolve('jest-environment-jsdom/package.json'),
);

/** Loads what jsdom loads, or a module of jsdom itself. */
export const inJsdom = createRequire(fromEnvironment.resolve('jsdom/package.json'));
