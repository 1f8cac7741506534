import { Layout } from '../layout/layout.js';
import { Action, Greeting, Note, Paragraph } from '../layout/parts.js';
import { liveLink } from '../live-link.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  /** Address of the page that verifies, token included. */
  link: string;
}

/**
 * After a sign-up, or a request for another link. Contains no name: the address may not be the
 * person's.
 */
export const verifyEmail = defineEmail<'verify-email', Content>({
  afterDeletion: 'dropped',
  ownerField: 'tokenId',
  async find({ em, recipient, linkPage, sender }, { tokenId }) {
    const link = await liveLink(em, tokenId, 'verify_email');
    const to = recipient(link?.user);
    if (!link || !to || link.user?.emailVerifiedAt) return null;
    return {
      to: to.email,
      subject: `Verify your email address for ${sender.appName}`,
      content: { link: linkPage('/verify-email', link) },
    };
  },
  Body: ({ sender, link }) => (
    <Layout
      sender={sender}
      title="Verify your email address"
      preview="One click, and your account is verified. The link is valid for 24 hours."
    >
      <Greeting />
      <Paragraph>
        Welcome to {sender.appName}. Please confirm that this is your address. The link is valid for
        24 hours and works once.
      </Paragraph>
      <Action label="Verify email address" href={link} />
      <Note>
        If you didn't sign up for {sender.appName}, you can ignore this email. Nothing else will
        happen.
      </Note>
    </Layout>
  ),
  sample: () => ({ link: SAMPLE.link }),
});
