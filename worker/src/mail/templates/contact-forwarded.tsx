import { Layout, type Sender } from './layout.js';
import { Facts, Note, Words } from './parts.js';

interface ContactForwardedProps {
  sender: Sender;
  name: string;
  /** As it was typed: nobody has shown that it is theirs. */
  email: string;
  /** The address of the account that was signed in; null when nobody was. */
  account: string | null;
  priority: boolean;
  receivedAt: string;
  subject: string;
  message: string;
}

/** Brings support what somebody wrote. */
export function ContactForwarded(props: ContactForwardedProps) {
  const { sender, name, email, account, priority, receivedAt, subject, message } = props;
  return (
    <Layout
      sender={sender}
      title="A message to support"
      preview={`From the contact form, ${receivedAt}.`}
    >
      <Facts
        facts={[
          ['Name', name],
          ['Email', email],
          ['Account', account ?? 'not signed in'],
          ['Priority', priority ? 'high, the plan has priority support' : 'normal'],
          ['Received', receivedAt],
          ['Subject', subject],
        ]}
      />
      <Words>{message}</Words>
      <Note>Reply to this email to answer the person who wrote.</Note>
    </Layout>
  );
}
