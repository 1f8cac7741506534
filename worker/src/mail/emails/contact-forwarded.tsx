import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Facts, Note, Words } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  name: string;
  /** As typed: it may be another person's address. */
  email: string;
  /** The address of the signed-in account; null if nobody was signed in. */
  account: string | null;
  priority: boolean;
  receivedAt: string;
  subject: string;
  message: string;
}

/** After a message came through the contact form; forwards it to support. */
export const contactForwarded = defineEmail<'contact-forwarded', Content>({
  afterDeletion: 'sent',
  ownerField: 'messageId',
  async find({ em, sender }, { messageId }) {
    const found = await em.findOne(ContactMessage, messageId, { populate: ['user'] });
    if (!found) return null;
    const { name, email, subject, message, priority, createdAt, user } = found;
    return {
      to: sender.supportEmail,
      subject: `${priority ? '[Priority]' : '[Contact]'} ${subject}`,
      // Support answers the person by replying.
      replyTo: { name, address: email },
      ...(priority && { priority: 'high' as const }),
      content: {
        name,
        email,
        account: user?.email ?? null,
        priority,
        receivedAt: moment(createdAt),
        subject,
        message,
      },
    };
  },
  Body: ({ sender, name, email, account, priority, receivedAt, subject, message }) => (
    <Layout
      sender={sender}
      title="A message to support"
      preview={`From the contact form, ${receivedAt}.`}
    >
      <Facts
        facts={[
          ['Name', name],
          ['Email', email],
          ['Account', account ?? 'not signed in'],
          ['Priority', priority ? 'high, the plan has priority support' : 'normal'],
          ['Received', receivedAt],
          ['Subject', subject],
        ]}
      />
      <Words>{message}</Words>
      <Note>Reply to this email to answer the person who wrote.</Note>
    </Layout>
  ),
  sample: (typed) => ({
    name: typed,
    email: typed,
    account: typed,
    subject: typed,
    message: typed,
    priority: true,
    receivedAt: SAMPLE.moment,
  }),
});
