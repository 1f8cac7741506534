// @ts-nocheck: jsdom has no types here
import { createRequire } from 'node:module';

/** Loads a module of jsdom itself, or what jsdom loads. */
export const inJsdom = createRequire(createRequire(import.meta.url).resolve('jsdom/package.json'));
