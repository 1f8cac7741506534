import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { User } from './user.js';

/** A message to support. */
export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    /** The account that was signed in. */
    user: () =>
      p.manyToOne(User).index().nullable().deleteRule('no action').updateRule('no action'),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    message: p.text(),
    /** Whether the sender's plan has priority support. */
    priority: p.boolean(),
    createdAt: p.datetime().index(),
  },
  indexes: [
    {
      name: 'contact_messages_address',
      expression: 'create index contact_messages_address on contact_messages (lower(email))',
    },
  ],
});
export type ContactMessage = InferEntity<typeof ContactMessage>;
