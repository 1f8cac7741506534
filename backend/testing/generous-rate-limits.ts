import { SETTING_NAMES } from '@promptmint/core/config/settings';

/** Rate limits so high that tests about other things never reach them. */
export const GENEROUS_RATE_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  SETTING_NAMES.filter((name) => name.startsWith('RATE_LIMIT_')).map((name) => [
    name,
    '1000000/minute',
  ]),
);
