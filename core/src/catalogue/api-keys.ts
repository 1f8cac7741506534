/** What a personal API key can be allowed to do. */
export const API_KEY_SCOPES = ['prompts:read', 'prompts:write', 'credits:read'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The most keys of one account that can work at a time; those that were just rotated come on top. */
export const API_KEYS_MAX = 20;

/** Longest name of a key, in characters. */
export const API_KEY_NAME_MAX = 60;

/** How long a new key works unless its owner chooses otherwise, and the longest choice but "for ever", in days. */
export const API_KEY_DAYS = 365;
export const API_KEY_DAYS_MAX = 3_650;

/** The highest monthly cap of a key, in credits. */
export const API_KEY_CAP_MAX = 100_000;

/** How long a key that was rotated still works, in hours. */
export const ROTATED_KEY_HOURS = 24;
