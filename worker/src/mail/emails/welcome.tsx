import { TARGET_MODEL_NAMES } from '@promptmint/core/catalogue/models';
import { User } from '@promptmint/core/database/entities/user';
import { creditsText } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Action, Greeting, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

/** "Claude, ChatGPT or Gemini"; British English has no comma before "or". */
const MODELS = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(TARGET_MODEL_NAMES),
);

interface Content {
  fullName: string;
  credits: number;
  link: string;
}

/** After the address was verified: how to begin. */
export const welcome = defineEmail<'welcome', Content>({
  afterDeletion: 'dropped',
  ownerField: 'userId',
  async find({ em, recipient, page, sender }, { userId }) {
    const user = await em.findOne(User, userId);
    const to = recipient(user);
    if (!user?.emailVerifiedAt || !to) return null;
    return {
      to: to.email,
      subject: `Welcome to ${sender.appName}`,
      content: { fullName: to.name, credits: user.credits, link: page('/dashboard') },
    };
  },
  Body: ({ sender, fullName, credits, link }) => (
    <Layout
      sender={sender}
      title={`Welcome to ${sender.appName}`}
      preview="Your email address is verified. Here is how to begin."
    >
      <Greeting name={fullName} />
      <Paragraph>Your email address is verified, and your account is ready.</Paragraph>
      <Paragraph>
        Type what you want in a few words, in any language. You get back a complete English prompt
        for {MODELS}, ready to copy.
      </Paragraph>
      <Paragraph>
        {credits > 0 && `You have ${creditsText(credits)}. `}
        Each prompt costs one credit, and credits never expire.
      </Paragraph>
      <Action label="Write your first prompt" href={link} />
    </Layout>
  ),
  sample: (fullName) => ({ fullName, credits: 10, link: SAMPLE.link }),
});
