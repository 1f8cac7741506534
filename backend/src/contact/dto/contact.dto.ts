import {
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_SUBJECT_MAX,
  EMAIL_MAX,
} from '@promptmint/core/catalogue/limits';
import { z } from 'zod';
import { ONE_LINE, plainText, visible } from '../../http/text.js';

const line = (max: number, name: string) =>
  plainText(name)
    .trim()
    .check(...visible(`${name} is required`))
    .max(max, `${name} must be less than ${max} characters`)
    .regex(ONE_LINE, `${name} must be one line of plain text`);

/** A message to support; the sentences are the specification's (section 5). */
export const contactSchema = z
  .strictObject({
    name: line(CONTACT_NAME_MAX, 'Name'),
    email: plainText('Email')
      .trim()
      .check(z.email('Invalid email address'))
      .max(EMAIL_MAX, `Email must be less than ${EMAIL_MAX} characters`),
    subject: line(CONTACT_SUBJECT_MAX, 'Subject'),
    message: plainText('Message')
      .trim()
      .min(CONTACT_MESSAGE_MIN, `Message must be at least ${CONTACT_MESSAGE_MIN} characters`)
      .max(CONTACT_MESSAGE_MAX, `Message must be less than ${CONTACT_MESSAGE_MAX} characters`),
    /** A trap for bots: people do not see this field, and leave it empty. */
    website: plainText('Website').optional(),
  })
  .meta({
    id: 'ContactRequest',
    example: {
      name: 'Nora Lindqvist',
      email: 'nora@example.com',
      subject: 'Where is my receipt?',
      message: 'I bought a pack today and cannot find the receipt.',
    },
  });
export type ContactRequest = z.output<typeof contactSchema>;
