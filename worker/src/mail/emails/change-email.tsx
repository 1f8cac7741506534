import { Layout } from '../layout/layout.js';
import { Action, Greeting, Note, Paragraph } from '../layout/parts.js';
import { liveLink } from '../live-link.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  /** Address of the page that puts the new address in place, token included. */
  link: string;
}

/**
 * After a request to use another address; goes to that address. Contains no name: the address may
 * not be the person's.
 */
export const changeEmail = defineEmail<'change-email', Content>({
  afterDeletion: 'dropped',
  ownerField: 'tokenId',
  async find({ em, recipient, linkPage, sender }, { tokenId }) {
    const link = await liveLink(em, tokenId, 'change_email');
    if (!link?.newEmail || !recipient(link.user)) return null;
    return {
      // The address belongs to no account until the link is opened.
      to: link.newEmail,
      subject: `Confirm your new email address for ${sender.appName}`,
      content: { link: linkPage('/verify-email', link) },
    };
  },
  Body: ({ sender, link }) => (
    <Layout
      sender={sender}
      title="Confirm your new email address"
      preview="Your address changes when you open the link. It is valid for 24 hours."
    >
      <Greeting />
      <Paragraph>
        You asked to use this address for your {sender.appName} account. Please confirm that it's
        yours. The link is valid for 24 hours and works once; until you open it, your account keeps
        its current address.
      </Paragraph>
      <Action label="Confirm new address" href={link} />
      <Note>If you didn't request this, you can ignore this email. Nothing will change.</Note>
    </Layout>
  ),
  sample: () => ({ link: SAMPLE.link }),
});
