import { User } from '@promptmint/core/database/entities/user';
import { moment } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Greeting, IfNotYou, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  exportedAt: string;
  resetPage: string;
}

/** After a copy of all data was downloaded. */
export const exportReady = defineEmail<'export-ready', Content>({
  afterDeletion: 'dropped',
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId, at }) {
    const to = recipient(await em.findOne(User, userId));
    if (!to) return null;
    return {
      to: to.email,
      subject: `A copy of your ${sender.appName} data was downloaded`,
      content: {
        fullName: to.name,
        exportedAt: moment(new Date(at)),
        resetPage: page('/forgot-password'),
      },
    };
  },
  Body: ({ sender, fullName, exportedAt, resetPage }) => (
    <Layout
      sender={sender}
      title="A copy of your data was downloaded"
      preview="If this wasn't you, choose a new password now."
    >
      <Greeting name={fullName} />
      <Paragraph>
        On {exportedAt} someone signed in to your {sender.appName} account downloaded a copy of your
        data.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  ),
  sample: (fullName) => ({ fullName, exportedAt: SAMPLE.moment, resetPage: SAMPLE.resetPage }),
});
