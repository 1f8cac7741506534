import { Layout, type Sender } from './layout.js';
import { Action, Greeting, Note, Paragraph } from './parts.js';

interface ChangeEmailProps {
  sender: Sender;
  /** Address of the page that puts the new address in place, token included. */
  link: string;
}

/** Asks for proof that a new address is theirs; names nobody until then. */
export function ChangeEmail({ sender, link }: ChangeEmailProps) {
  return (
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
  );
}
