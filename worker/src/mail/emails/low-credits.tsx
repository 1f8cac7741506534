import { LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import { User } from '@promptmint/core/database/entities/user';
import { creditsText } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Action, Greeting, Note, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  credits: number;
  link: string;
}

/** When a debit takes the balance down to 5, once after each purchase. */
export const lowCredits = defineEmail<'low-credits', Content>({
  afterDeletion: 'dropped',
  ownerField: 'userId',
  async find({ em, recipient, page }, { userId }) {
    const user = await em.findOne(User, userId);
    const to = recipient(user);
    // No reminder for a person who has bought credits since.
    if (!user || !to || user.credits > LOW_CREDITS) return null;
    return {
      to: to.email,
      subject: `${creditsText(user.credits)} left`,
      content: { fullName: to.name, credits: user.credits, link: page('/pricing') },
    };
  },
  Body: ({ sender, fullName, credits, link }) => {
    const left = creditsText(credits);
    return (
      <Layout sender={sender} title={`${left} left`} preview="Each prompt costs one credit.">
        <Greeting name={fullName} />
        <Paragraph>
          You have {left} left. Each prompt costs one credit, and credits never expire.
        </Paragraph>
        <Action label="Buy credits" href={link} />
        <Note>You'll get this reminder once per purchase.</Note>
      </Layout>
    );
  },
  sample: (fullName) => ({ fullName, credits: 5, link: SAMPLE.link }),
});
