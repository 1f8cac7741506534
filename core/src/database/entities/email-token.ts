import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { User } from './user.js';

export const EMAIL_TOKEN_PURPOSES = ['verify_email', 'change_email', 'reset_password'] as const;
export type EmailTokenPurpose = (typeof EMAIL_TOKEN_PURPOSES)[number];

/** Also the link to the queue page, which a command prints for an admin. */
const LINK_PURPOSES = [...EMAIL_TOKEN_PURPOSES, 'queue_page'] as const;

/** A link sent by email: single use, stored as a hash, valid until `expiresAt`. */
export const EmailToken = defineEntity({
  name: 'EmailToken',
  tableName: 'email_tokens',
  properties: {
    id: p.uuid().primary(),
    /** Null for a link to reset a password that was asked for with an unknown address. */
    user: () => p.manyToOne(User).nullable().index().deleteRule('cascade').updateRule('no action'),
    purpose: p.enum(LINK_PURPOSES),
    tokenHash: p.text().unique(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
    /** The new address of a link to change it, and the address that it replaced. */
    newEmail: p.text().nullable(),
    previousEmail: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  checks: [
    {
      name: 'email_tokens_belong',
      expression: "user_id is not null or purpose = 'reset_password'",
    },
    {
      name: 'email_tokens_new_email',
      expression: "(purpose = 'change_email') = (new_email is not null)",
    },
  ],
});
export type EmailToken = InferEntity<typeof EmailToken>;
