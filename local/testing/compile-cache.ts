import { join } from 'node:path';
import { ROOT } from '../src/local-settings.ts';

/** For programs that tests start again and again: Node keeps what it has compiled, where the starter does. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
} as const;
