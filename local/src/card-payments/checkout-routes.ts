import {
  checkoutPage,
  closedPage,
  confirmationPage,
  receiptPage,
  successUrl,
} from './checkout-page.ts';
import { answerConfirmation, type Attempt, payByCard, payByDebit } from './checkout.ts';
import { type Answer, type Asked, plainText, type Route, seeOther } from './exchange.ts';
import { type Fields, textOf } from './form.ts';
import type { StandIn } from './stand-in.ts';
import type { Sale } from './state-file.ts';
import { detailsOf } from './stripe-session.ts';
import { type CardEntry, mistakeIn, OFFERED } from './test-cards.ts';

type PageRoute = Route<[StandIn], Answer>;

/** The pages for the buyer. */
export const CHECKOUT_ROUTES: PageRoute[] = [
  { method: 'GET', path: '/c/pay/:id', answer: withOpenSale(showCheckout) },
  { method: 'POST', path: '/c/pay/:id', answer: withOpenSale(pay) },
  { method: 'GET', path: '/c/pay/:id/confirm', answer: withOpenSale(showConfirmation) },
  { method: 'POST', path: '/c/pay/:id/confirm', answer: withOpenSale(confirm) },
  { method: 'GET', path: '/receipts/:id', answer: showReceipt },
];

/** A session that is not open answers every request with its state. */
function withOpenSale(answer: (asked: Asked, standIn: StandIn, sale: Sale) => Answer) {
  return (asked: Asked, standIn: StandIn): Answer => {
    const sale = standIn.file.state.sales.find(({ session }) => session.id === asked.id);
    if (!sale) return plainText(404, 'There is no such checkout.');
    return sale.session.status === 'open' ? answer(asked, standIn, sale) : closedPage(sale);
  };
}

function showCheckout({ query }: Asked, _standIn: StandIn, sale: Sale): Answer {
  return checkoutPage(sale, textOf(query, 'method') === 'bank' ? 'bank' : 'card');
}

function pay({ form }: Asked, standIn: StandIn, sale: Sale): Answer {
  const email = textOf(form, 'email').trim();
  if (email && !sale.session.customer_details) {
    sale.session.customer_details = detailsOf(email, null);
  }
  if (textOf(form, 'method') === 'bank') {
    return after(sale, payByDebit(standIn, sale, textOf(form, 'name').trim()));
  }
  const entry = entryOf(form);
  const mistake = mistakeIn(entry, new Date());
  return after(sale, mistake ? { refused: mistake } : payByCard(standIn, sale, entry), entry);
}

/** What was typed, or the card of the button that was pressed. */
function entryOf(form: Fields): CardEntry {
  const holder = textOf(form, 'name');
  const use = textOf(form, 'use');
  if (use === 'pays' || use === 'declined' || use === 'asks') {
    return { number: OFFERED[use], expiry: '12 / 34', cvc: '123', holder };
  }
  const [number, expiry, cvc] = [
    textOf(form, 'number'),
    textOf(form, 'expiry'),
    textOf(form, 'cvc'),
  ];
  return { number, expiry, cvc, holder };
}

function after(sale: Sale, attempt: Attempt, entry = { expiry: '', holder: '' }): Answer {
  if (attempt === 'complete') return seeOther(successUrl(sale));
  if (attempt === 'asks') return seeOther(`/c/pay/${sale.session.id}/confirm`);
  return checkoutPage(sale, 'card', { problem: attempt.refused, entry });
}

function showConfirmation(_asked: Asked, _standIn: StandIn, sale: Sale): Answer {
  return sale.waitingCard ? confirmationPage(sale) : seeOther(`/c/pay/${sale.session.id}`);
}

function confirm({ form }: Asked, standIn: StandIn, sale: Sale): Answer {
  return after(sale, answerConfirmation(standIn, sale, textOf(form, 'answer') === 'confirm'));
}

function showReceipt({ id }: Asked, { file }: StandIn): Answer {
  for (const sale of file.state.sales) {
    const charge = sale.charges.find((one) => one.id === id && one.receipt_url);
    if (charge) return receiptPage(sale, charge);
  }
  return plainText(404, 'There is no such receipt.');
}
