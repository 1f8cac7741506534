import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { User } from './user.js';

export const EMAIL_TOKEN_PURPOSES = ['verify_email'] as const;
export type EmailTokenPurpose = (typeof EMAIL_TOKEN_PURPOSES)[number];

/** A link sent by email: single use, stored as a hash, valid until `expiresAt`. */
export const EmailToken = defineEntity({
  name: 'EmailToken',
  tableName: 'email_tokens',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).index().deleteRule('cascade').updateRule('no action'),
    purpose: p.enum(EMAIL_TOKEN_PURPOSES),
    tokenHash: p.text().unique(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});
export type EmailToken = InferEntity<typeof EmailToken>;
