import { Layout, type Sender } from './layout.js';
import { Action, Greeting, Note, Paragraph } from './parts.js';

interface LowCreditsProps {
  sender: Sender;
  fullName: string;
  credits: number;
  link: string;
}

/** Says that few credits are left, in time to buy more. */
export function LowCredits({ sender, fullName, credits, link }: LowCreditsProps) {
  const left = credits === 1 ? '1 credit' : `${credits} credits`;
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
}
