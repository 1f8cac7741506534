import { Layout, type Sender } from './layout.js';
import { Action, EmailAddress, Facts, Greeting, Note, Paragraph } from './parts.js';

interface ReceiptProps {
  sender: Sender;
  fullName: string;
  pack: string;
  credits: number;
  /** With its currency. */
  amount: string;
  paidOn: string;
  /** What to name in a question about this payment. */
  reference: string;
  balance: number;
  link: string;
}

/** Says what was bought, for how much, and what it can be found by. */
export function Receipt(props: ReceiptProps) {
  const { sender, fullName, pack, credits, amount, paidOn, reference, balance, link } = props;
  return (
    <Layout
      sender={sender}
      title="Thank you for your purchase"
      preview={`${credits} credits for ${amount}.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        Your payment has arrived, and {credits} credits are in your account. They never expire.
      </Paragraph>
      <Facts
        facts={[
          ['Pack', `${pack}, ${credits} credits`],
          ['Amount', amount],
          ['Date', paidOn],
          ['Transaction', reference],
          ['Balance now', `${balance} credits`],
        ]}
      />
      <Action label="See your payments" href={link} />
      <Note>
        You can ask for a refund within 7 days: email <EmailAddress address={sender.supportEmail} />{' '}
        and include the transaction ID.
      </Note>
    </Layout>
  );
}
