import type { ApiKey } from '../../../api/generated';

export type Scope = ApiKey['scopes'][number];

/** What each scope allows, in a list and on a form. */
export const SCOPES: Readonly<Record<Scope, { short: string; label: string }>> = {
  'prompts:read': {
    short: 'Reads prompts and templates',
    label: 'Read prompts and templates',
  },
  'prompts:write': {
    short: 'Writes prompts and templates',
    label: 'Write and delete prompts and templates (prompts use credits)',
  },
  'credits:read': { short: 'Sees credits', label: 'See credits and the credit statement' },
};
export const SCOPE_KEYS = Object.keys(SCOPES) as Scope[];
