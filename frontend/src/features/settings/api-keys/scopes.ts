import type { ApiKey } from '../../../api/generated';

export type Scope = ApiKey['scopes'][number];

/** What each scope allows, in a list and on a form. */
export const SCOPES: Readonly<Record<Scope, { short: string; label: string }>> = {
  'prompts:read': {
    short: 'read prompts',
    label: 'Read prompts and templates',
  },
  'prompts:write': {
    short: 'write prompts',
    label: 'Write and delete prompts and templates (prompts use credits)',
  },
  'credits:read': { short: 'see credits', label: 'See credits and the credit statement' },
};
export const SCOPE_KEYS = Object.keys(SCOPES) as Scope[];
