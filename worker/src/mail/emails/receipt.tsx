import type { EntityManager } from '@mikro-orm/postgresql';
import { PACKS } from '@promptmint/core/catalogue/packs';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { cardText } from '@promptmint/core/payments/paid-card';
import { Payment } from '@promptmint/core/database/entities/payment';
import { creditsText, day, dollars } from '../formats.js';
import { Layout } from '../layout/layout.js';
import { Action, EmailAddress, Facts, Greeting, Note, Paragraph } from '../layout/parts.js';
import { defineEmail } from './define-email.js';
import { SAMPLE } from './sample.js';

interface Content {
  fullName: string;
  pack: string;
  credits: number;
  /** How many of them repaid owed ones. */
  repaid: number;
  /** With its currency. */
  amount: string;
  paidOn: string;
  /** Null for other ways to pay, and when Stripe has not named it. */
  card: string | null;
  /** The id to quote in a question about this payment. */
  reference: string;
  balance: number;
  link: string;
}

/** After a payment: what was bought, and its transaction. */
export const receipt = defineEmail<'receipt', Content>({
  afterDeletion: 'sent',
  ownerField: 'paymentId',
  async find({ em, recipient, page, sender }, { paymentId }) {
    const payment = await em.findOne(Payment, paymentId, { populate: ['user'] });
    const to = recipient(payment?.user);
    if (!payment?.paidAt || !to) return null;
    const { user, pack, credits, amountCents, paidAt, cardBrand, cardLast4 } = payment;
    return {
      to: to.email,
      subject: `Your receipt from ${sender.appName}`,
      content: {
        fullName: to.name,
        pack: PACKS[pack].name,
        credits,
        repaid: await repaidBy(em, payment),
        amount: dollars(amountCents),
        paidOn: day(paidAt),
        card: cardText(cardBrand, cardLast4),
        reference: payment.id,
        balance: user.credits,
        link: page('/payment-history'),
      },
    };
  },
  Body: ({ sender, fullName, credits, repaid, amount, card, link, ...paid }) => (
    <Layout
      sender={sender}
      title="Thank you for your purchase"
      preview={`${creditsText(credits)} for ${amount}.`}
    >
      <Greeting name={fullName} />
      <Paragraph>
        Your payment has arrived, and we've added {creditsText(credits)} to your account.{' '}
        {repaid > 0 && `${repaidText(repaid, credits)} `}
        Credits never expire.
      </Paragraph>
      <Facts
        facts={[
          ['Pack', `${paid.pack}, ${creditsText(credits)}`],
          ['Amount', amount],
          ['Date', paid.paidOn],
          ...(card === null ? [] : [['Paid with', card] as const]),
          ['Transaction ID', paid.reference],
          ['Sold by', [sender.seller.name, sender.seller.address].filter(Boolean).join(', ')],
          ['Balance now', creditsText(paid.balance)],
        ]}
      />
      <Action label="See your payments" href={link} />
      <Note>
        You can ask for a refund within 7 days: email <EmailAddress address={sender.supportEmail} />{' '}
        and include the transaction ID.
      </Note>
    </Layout>
  ),
  sample: (fullName) => ({
    fullName,
    ...SAMPLE.payment,
    credits: 100,
    repaid: 0,
    paidOn: 'November 20, 2026',
    card: 'Visa ending in 4242',
    link: SAMPLE.link,
  }),
});

/** The database books what a purchase repaid under the reference of that purchase. */
async function repaidBy(em: EntityManager, { checkoutSession }: Payment): Promise<number> {
  const reference = `settle:purchase:${checkoutSession}`;
  const entry = await em.findOne(CreditEntry, { reference });
  return entry ? -entry.amount : 0;
}

function repaidText(repaid: number, credits: number): string {
  if (repaid === credits) return 'All of them repaid credits you owed.';
  return `${repaid} of them repaid ${repaid === 1 ? 'a credit' : 'credits'} you owed.`;
}
