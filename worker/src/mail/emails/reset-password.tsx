import { Layout } from '../layout/layout.js';
import { Action, Greeting, Note, Paragraph } from '../layout/parts.js';
import { liveLink } from '../live-link.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  /** Address of the page that takes the new password, token included. */
  link: string;
}

/** After a request for a new password. */
export const resetPassword = defineEmail<'reset-password', Content>({
  afterDeletion: 'sent',
  ownerField: 'tokenId',
  async find({ em, recipient, linkPage, sender }, { tokenId }) {
    const link = await liveLink(em, tokenId, 'reset_password');
    const to = recipient(link?.user);
    if (!link || !to) return null;
    return {
      to: to.email,
      subject: `Reset your ${sender.appName} password`,
      content: { fullName: to.name, link: linkPage('/reset-password', link) },
    };
  },
  Body: ({ sender, fullName, link }) => (
    <Layout
      sender={sender}
      title="Reset your password"
      preview="Choose a new password. The link is valid for 1 hour."
    >
      <Greeting name={fullName} />
      <Paragraph>
        We received a request to reset the password of your {sender.appName} account. If this was
        you, choose a new password now. The link is valid for 1 hour and works once.
      </Paragraph>
      <Action label="Choose a new password" href={link} />
      <Note>If it wasn't you, you can ignore this email. Your password won't change.</Note>
    </Layout>
  ),
  sample: (fullName) => ({ fullName, link: SAMPLE.link }),
});
