import { PACKS } from '@promptmint/core/catalogue/packs';
import { Payment } from '@promptmint/core/database/entities/payment';
import { creditsText, dollars } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Action, Facts, Greeting, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  pack: string;
  /** The sum of all refunds so far, with its currency. */
  refunded: string;
  amount: string;
  isFull: boolean;
  reference: string;
  balance: number;
  /** All that the person owes, which may be more than this refund left. */
  owed: number;
  link: string;
}

/** After a refund in Stripe: what was paid back and which credits were removed. */
export const refund = defineEmail<'refund', Content>({
  afterDeletion: 'sent',
  ownerField: 'paymentId',
  async find({ em, recipient, page, sender }, { paymentId, refundedCents }) {
    const payment = await em.findOne(Payment, paymentId, { populate: ['user'] });
    const to = recipient(payment?.user);
    if (!payment || !to) return null;
    const { user, pack, amountCents } = payment;
    return {
      to: to.email,
      subject: `Your refund from ${sender.appName}`,
      content: {
        fullName: to.name,
        pack: PACKS[pack].name,
        refunded: dollars(Math.min(refundedCents, amountCents)),
        amount: dollars(amountCents),
        isFull: refundedCents >= amountCents,
        reference: payment.id,
        balance: user.credits,
        owed: user.creditsOwed,
        link: page('/payment-history'),
      },
    };
  },
  Body: ({ sender, fullName, pack, refunded, amount, isFull, reference, balance, owed, link }) => (
    <Layout
      sender={sender}
      title="Your refund is on its way"
      preview={isFull ? `${amount} refunded in full.` : `${refunded} of ${amount} refunded so far.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        We have refunded {isFull ? `the full ${amount}` : `${refunded} of the ${amount}`} you paid.
        Your bank shows it within 5 to 10 days.{' '}
        {isFull
          ? 'The credits from that payment have been removed.'
          : 'A matching share of the credits from that payment has been removed.'}
      </Paragraph>
      <Facts
        facts={[
          ['Pack', pack],
          ['Refunded', `${refunded} of ${amount}`],
          ['Transaction ID', reference],
          ['Balance now', creditsText(balance)],
        ]}
      />
      {owed > 0 && (
        <Paragraph>
          You now owe {creditsText(owed)} that you had already spent; the next credits you get repay{' '}
          {owed === 1 ? 'it' : 'them'}.
        </Paragraph>
      )}
      <Action label="See your payments" href={link} />
    </Layout>
  ),
  sample: (fullName) => ({
    fullName,
    ...SAMPLE.payment,
    refunded: '$2.50',
    isFull: false,
    balance: 0,
    owed: 3,
    link: SAMPLE.link,
  }),
});
