import { Layout, type Sender } from './layout.js';
import { Greeting, Note, Paragraph } from './parts.js';

interface ContactAcknowledgedProps {
  sender: Sender;
  receivedAt: string;
}

/** Says that a message arrived, in words of ours alone: anybody can have typed this address. */
export function ContactAcknowledged({ sender, receivedAt }: ContactAcknowledgedProps) {
  return (
    <Layout
      sender={sender}
      title="We have received your message"
      preview="We answer within 24 hours, usually faster."
    >
      <Greeting />
      <Paragraph>
        Thank you for writing to {sender.appName}. Your message arrived on {receivedAt}. We answer
        within 24 hours, usually faster, at this address.
      </Paragraph>
      <Note>If this wasn't you, you can ignore this email.</Note>
    </Layout>
  );
}
