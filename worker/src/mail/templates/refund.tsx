import { Layout, type Sender } from './layout.js';
import { Action, Facts, Greeting, Paragraph } from './parts.js';

interface RefundProps {
  sender: Sender;
  fullName: string;
  pack: string;
  /** In all so far, with its currency. */
  refunded: string;
  amount: string;
  reference: string;
  balance: number;
  /** Credits that were spent before they were taken back. */
  owed: number;
  link: string;
}

/** Says what was given back, and what became of the credits. */
export function Refund(props: RefundProps) {
  const { sender, fullName, pack, refunded, amount, reference, balance, owed, link } = props;
  return (
    <Layout
      sender={sender}
      title="Your refund is on its way"
      preview={`${refunded} of ${amount} goes back to your card.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        We have refunded {refunded} of the {amount} you paid. Your bank shows it within 5 to 10
        days. The credits from that payment have been removed.
      </Paragraph>
      <Facts
        facts={[
          ['Pack', pack],
          ['Refunded', `${refunded} of ${amount}`],
          ['Transaction', reference],
          ['Balance now', `${balance} credits`],
        ]}
      />
      {owed > 0 && (
        <Paragraph>
          {owed} of these credits were already spent; we'll deduct them from your next purchase.
        </Paragraph>
      )}
      <Action label="See your payments" href={link} />
    </Layout>
  );
}
