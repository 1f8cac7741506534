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
      preview={`Your balance is now ${creditsText(balance)}.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        Our support team has added {creditsText(credits)} to your account, free of charge. Your
        balance is now {creditsText(balance)}. Credits never expire.
      </Paragraph>
      {repaid > 0 && <Paragraph>{repaidText(repaid, credits)}</Paragraph>}
      <Action label="Write a prompt" href={link} />
    </Layout>
  ),
  sample: (fullName) => ({ fullName, credits: 5, repaid: 0, balance: 15, link: SAMPLE.link }),
});

/** Even all of a grant may be only a part of what was owed. */
function repaidText(repaid: number, credits: number): string {
  if (repaid < credits) {
    return `${repaid} of the ${creditsText(credits)} repaid what you owed for an earlier payment.`;
  }
  const all = credits === 1 ? 'The credit' : `All ${creditsText(credits)}`;
  return `${all} went towards what you owed for an earlier payment.`;
}
