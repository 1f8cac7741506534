import { PACKS } from '@promptmint/core/catalogue/packs';
import { Payment } from '@promptmint/core/database/entities/payment';
import { dollars } from '../formats.js';
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
  reference: string;
  balance: number;
  /** Credits that were spent before they were taken back. */
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
        reference: payment.id,
        balance: user.credits,
        owed: user.creditsOwed,
        link: page('/payment-history'),
      },
    };
  },
  Body: ({ sender, fullName, pack, refunded, amount, reference, balance, owed, link }) => (
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
  ),
  sample: (fullName) => ({
    fullName,
    ...SAMPLE.payment,
    refunded: '$2.50',
    owed: 3,
    link: SAMPLE.link,
  }),
});
