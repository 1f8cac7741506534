import { User } from '@promptmint/core/database/entities/user';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Greeting, IfNotYou, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  changedAt: string;
  /** Address of the page to ask for a new password on. */
  resetPage: string;
}

/** After the password was changed, so that the owner notices if it was another person. */
export const passwordChanged = defineEmail<'password-changed', Content>({
  afterDeletion: 'sent',
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId, at }) {
    const to = recipient(await em.findOne(User, userId));
    if (!to) return null;
    return {
      to: to.email,
      subject: `Your ${sender.appName} password was changed`,
      content: {
        fullName: to.name,
        changedAt: moment(new Date(at)),
        resetPage: page('/forgot-password'),
      },
    };
  },
  Body: ({ sender, fullName, changedAt, resetPage }) => (
    <Layout
      sender={sender}
      title="Your password was changed"
      preview="If this wasn't you, choose a new password now."
    >
      <Greeting name={fullName} />
      <Paragraph>
        The password of your {sender.appName} account was changed on {changedAt}. You've been signed
        out on all other devices.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  ),
  sample: (fullName) => ({ fullName, changedAt: SAMPLE.moment, resetPage: SAMPLE.resetPage }),
});
