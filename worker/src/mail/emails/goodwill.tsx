import { User } from '@promptmint/core/database/entities/user';
import { creditsText } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Action, Greeting, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  credits: number;
  repaid: number;
  balance: number;
  link: string;
}

/** After a member of staff gave credits. Nothing that staff typed is in it. */
export const goodwill = defineEmail<'goodwill', Content>({
  afterDeletion: 'dropped',
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId, credits, repaid = 0 }) {
    const user = await em.findOne(User, userId);
    const to = recipient(user);
    if (!user || !to) return null;
    return {
      to: to.email,
      subject: `${creditsText(credits)} from ${sender.appName}`,
      content: {
        fullName: to.name,
        credits,
        repaid,
        balance: user.credits,
        link: page('/dashboard'),
      },
    };
  },
  Body: ({ sender, fullName, credits, repaid, balance, link }) => (
    <Layout
      sender={sender}
      title={`We've given you ${creditsText(credits)}`}
      preview="They are in your account now."
    >
      <Greeting name={fullName} />
      <Paragraph>
        Our support team has added {creditsText(credits)} to your account, free of charge. Your
        balance is now {creditsText(balance)}. They never expire.
      </Paragraph>
      {repaid > 0 && (
        <Paragraph>
          Of these, {creditsText(repaid)} repaid what you owed for an earlier payment.
        </Paragraph>
      )}
      <Action label="Write a prompt" href={link} />
    </Layout>
  ),
  sample: (fullName) => ({ fullName, credits: 5, repaid: 0, balance: 15, link: SAMPLE.link }),
});
