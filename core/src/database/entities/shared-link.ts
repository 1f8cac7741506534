import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Prompt } from './prompt.js';
import { User } from './user.js';

/** A link under which anyone can read one version of a prompt until `expiresAt`. Revoking deletes it. */
export const SharedLink = defineEntity({
  name: 'SharedLink',
  tableName: 'shared_links',
  properties: {
    id: p.uuid().primary(),
    /** A version never changes once it is finished, so that what a link shows does not either. */
    prompt: () => p.manyToOne(Prompt).index().deleteRule('cascade').updateRule('no action'),
    user: () => p.manyToOne(User).deleteRule('no action').updateRule('no action'),
    /** Of the secret in the address, which is in no table. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
  indexes: [{ name: 'shared_links_own', properties: ['user', 'createdAt'] }],
});
export type SharedLink = InferEntity<typeof SharedLink>;
