import limitsFile from './limits.json' with { type: 'json' };

/**
 * The limits of the API, written from `core/src/catalogue` by `npm run contract`. Lengths are in
 * characters (code points).
 */
export const LIMITS = limitsFile;
