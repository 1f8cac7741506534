import { Layout, type Sender } from './layout.js';
import { Greeting, IfNotYou, Paragraph } from './parts.js';

interface PasswordChangedProps {
  sender: Sender;
  fullName: string;
  changedAt: string;
  /** Address of the page to ask for a new password on. */
  resetPage: string;
}

/** Says that the password is another one, in time for somebody who did not change it. */
export function PasswordChanged(props: PasswordChangedProps) {
  const { sender, fullName, changedAt, resetPage } = props;
  return (
    <Layout
      sender={sender}
      title="Your password was changed"
      preview="If this wasn't you, choose a new password now."
    >
      <Greeting name={fullName} />
      <Paragraph>
        The password of your {sender.appName} account was changed on {changedAt}. You've been signed
        out on all other devices.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  );
}
