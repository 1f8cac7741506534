import { Layout, type Sender } from './layout.js';
import { Action, Greeting, Note, Paragraph } from './parts.js';

interface VerifyEmailProps {
  sender: Sender;
  /** Address of the page that verifies, token included. */
  link: string;
}

/** Asks a person who signed up to prove that the address is theirs; names nobody until then. */
export function VerifyEmail({ sender, link }: VerifyEmailProps) {
  return (
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
  );
}
