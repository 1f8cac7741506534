import { User } from '@promptmint/core/database/entities/user';
import { Layout } from '../layout/layout.js';
import { Action, EmailAddress, Greeting, Note, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  link: string;
}

/** When support sends a person a link to their data export. It holds no data and no key to it. */
export const exportLink = defineEmail<'export-link', Content>({
  afterDeletion: 'dropped',
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId }) {
    const to = recipient(await em.findOne(User, userId));
    if (!to) return null;
    return {
      to: to.email,
      subject: `How to get a copy of your ${sender.appName} data`,
      content: { fullName: to.name, link: page('/settings#your-data') },
    };
  },
  Body: ({ sender, fullName, link }) => (
    <Layout
      sender={sender}
      title="Get a copy of your data"
      preview="You can download it in your settings."
    >
      <Greeting name={fullName} />
      <Paragraph>
        You can download everything we hold about you: your account, prompts, templates, payments
        and credits. Log in, open your settings and choose a format under "Your data".
      </Paragraph>
      <Action label="Open your settings" href={link} />
      <Note>
        We never send your data by email. If you did not ask for this, you can ignore it, or write
        to <EmailAddress address={sender.supportEmail} />.
      </Note>
    </Layout>
  ),
  sample: (fullName) => ({ fullName, link: SAMPLE.link }),
});
