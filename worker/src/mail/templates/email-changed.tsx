import { Layout, type Sender } from './layout.js';
import { EmailAddress, Greeting, Paragraph } from './parts.js';

interface EmailChangedProps {
  sender: Sender;
  changedAt: string;
}

/** Tells the old address that it was replaced, and not by which. */
export function EmailChanged({ sender, changedAt }: EmailChangedProps) {
  return (
    <Layout
      sender={sender}
      title="Your email address was changed"
      preview="This address no longer belongs to your account."
    >
      <Greeting />
      <Paragraph>
        The email address of your {sender.appName} account was changed on {changedAt}. From now on
        you sign in with the new address, and all our emails go there.
      </Paragraph>
      <Paragraph>
        If this wasn't you, someone else may be using your account. Contact{' '}
        <EmailAddress address={sender.supportEmail} /> at once, from this address.
      </Paragraph>
    </Layout>
  );
}
