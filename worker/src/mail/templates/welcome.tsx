import { Layout, type Sender } from './layout.js';
import { Action, Greeting, Paragraph } from './parts.js';

interface WelcomeProps {
  sender: Sender;
  fullName: string;
  credits: number;
  link: string;
}

/** Greets a person whose address has just been verified, and says how to begin. */
export function Welcome({ sender, fullName, credits, link }: WelcomeProps) {
  return (
    <Layout
      sender={sender}
      title={`Welcome to ${sender.appName}`}
      preview="Your email address is verified. Here is how to begin."
    >
      <Greeting name={fullName} />
      <Paragraph>Your email address is verified, and your account is ready.</Paragraph>
      <Paragraph>
        Type what you want in a few words, in any language. You get back a complete English prompt
        for Claude, ChatGPT or Gemini, ready to copy.
      </Paragraph>
      <Paragraph>
        {credits > 0 && `You have ${credits === 1 ? '1 credit' : `${credits} credits`}. `}
        Each prompt costs one credit, and credits never expire.
      </Paragraph>
      <Action label="Write your first prompt" href={link} />
    </Layout>
  );
}
