import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { EmailAddress, Greeting, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  changedAt: string;
}

/** After an address was replaced; goes to the old one and does not name the new one. */
export const emailChanged = defineEmail<'email-changed', Content>({
  afterDeletion: 'sent',
  ownerField: 'tokenId',
  async find({ em, recipient, sender }, { tokenId }) {
    const link = await em.findOne(EmailToken, tokenId, { populate: ['user'] });
    if (!link?.previousEmail || !link.usedAt || !recipient(link.user)) return null;
    return {
      to: link.previousEmail,
      subject: `The email address of your ${sender.appName} account was changed`,
      content: { changedAt: moment(link.usedAt) },
    };
  },
  Body: ({ sender, changedAt }) => (
    <Layout
      sender={sender}
      title="Your email address was changed"
      preview="This address no longer belongs to your account."
    >
      <Greeting />
      <Paragraph>
        The email address of your {sender.appName} account was changed on {changedAt}. From now on
        you sign in with the new address, and all our emails go there.
      </Paragraph>
      <Paragraph>
        If this wasn't you, someone else may be using your account. Contact{' '}
        <EmailAddress address={sender.supportEmail} /> at once, from this address.
      </Paragraph>
    </Layout>
  ),
  sample: () => ({ changedAt: SAMPLE.moment }),
});
