import { Layout, type Sender } from './layout.js';
import { Greeting, IfNotYou, Paragraph } from './parts.js';

interface AccountRestoredProps {
  sender: Sender;
  fullName: string;
  restoredAt: string;
  resetPage: string;
}

/** Says that a deleted account is back. */
export function AccountRestored(props: AccountRestoredProps) {
  const { sender, fullName, restoredAt, resetPage } = props;
  return (
    <Layout
      sender={sender}
      title="Your account is restored"
      preview="Your prompts, credits and settings are just as you left them."
    >
      <Greeting name={fullName} />
      <Paragraph>
        Your {sender.appName} account was restored on {restoredAt}. Your prompts, credits and
        settings are just as you left them.
      </Paragraph>
      <IfNotYou sender={sender} resetPage={resetPage} />
    </Layout>
  );
}
