import { User } from '@promptmint/core/database/entities/user';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Greeting, IfNotYou, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  restoredAt: string;
  resetPage: string;
}

/** After a deleted account was restored. */
export const accountRestored = defineEmail<'account-restored', Content>({
  afterDeletion: 'dropped',
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId, at }) {
    const to = recipient(await em.findOne(User, userId));
    if (!to) return null;
    return {
      to: to.email,
      subject: `Your ${sender.appName} account is restored`,
      content: {
        fullName: to.name,
        restoredAt: moment(new Date(at)),
        resetPage: page('/forgot-password'),
      },
    };
  },
  Body: ({ sender, fullName, restoredAt, resetPage }) => (
    <Layout
      sender={sender}
      title="Your account is restored"
      preview="Your prompts, credits and settings are just as you left them."
    >
      <Greeting name={fullName} />
      <Paragraph>
        Your {sender.appName} account was restored on {restoredAt}. Your prompts, credits and
        settings are just as you left them.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  ),
  sample: (fullName) => ({ fullName, restoredAt: SAMPLE.moment, resetPage: SAMPLE.resetPage }),
});
