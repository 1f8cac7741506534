import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Greeting, Note, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  receivedAt: string;
}

/** After a message came through the contact form; goes to its sender. */
export const contactAcknowledged = defineEmail<'contact-acknowledged', Content>({
  afterDeletion: 'sent',
  ownerField: 'messageId',
  async find({ em }, { messageId }) {
    const found = await em.findOne(ContactMessage, messageId);
    if (!found) return null;
    return {
      // The address may be another person's, so the email repeats nothing that was typed.
      to: found.email,
      subject: 'We have received your message',
      content: { receivedAt: moment(found.createdAt) },
    };
  },
  Body: ({ sender, receivedAt }) => (
    <Layout
      sender={sender}
      title="We have received your message"
      preview="We answer within 24 hours, usually faster."
    >
      <Greeting />
      <Paragraph>
        Thank you for writing to {sender.appName}. Your message arrived on {receivedAt}. We answer
        within 24 hours, usually faster, at this address.
      </Paragraph>
      <Note>If this wasn't you, you can ignore this email.</Note>
    </Layout>
  ),
  sample: () => ({ receivedAt: SAMPLE.moment }),
});
