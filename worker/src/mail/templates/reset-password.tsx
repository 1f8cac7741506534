import { Layout, type Sender } from './layout.js';
import { Action, Greeting, Note, Paragraph } from './parts.js';

interface ResetPasswordProps {
  sender: Sender;
  fullName: string;
  /** Address of the page that takes the new password, token included. */
  link: string;
}

/** Lets a person choose a new password who forgot the old one. */
export function ResetPassword({ sender, fullName, link }: ResetPasswordProps) {
  return (
    <Layout
      sender={sender}
      title="Reset your password"
      preview="Choose a new password. The link is valid for 1 hour."
    >
      <Greeting name={fullName} />
      <Paragraph>
        We received a request to reset the password of your {sender.appName} account. If this was
        you, choose a new password now. The link is valid for 1 hour and works once.
      </Paragraph>
      <Action label="Choose a new password" href={link} />
      <Note>If it wasn't you, you can ignore this email. Your password won't change.</Note>
    </Layout>
  );
}
