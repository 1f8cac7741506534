import type { Answer } from './exchange.ts';
import { type Html, html } from './html.ts';
import { money, moment, page } from './page.ts';
import type { Sale } from './state-file.ts';
import type { CardEntry } from './test-cards.ts';

/** The values that the page shows again after a failed attempt. */
export interface Tried {
  problem: string | null;
  entry: Pick<CardEntry, 'expiry' | 'holder'>;
}

const NOTHING_TRIED: Tried = { problem: null, entry: { expiry: '', holder: '' } };

/** The page on which an open session is paid. */
export function checkoutPage(
  sale: Sale,
  method: 'card' | 'bank',
  { problem, entry }: Tried = NOTHING_TRIED,
): Answer {
  const { session } = sale;
  const path = `/c/pay/${session.id}`;
  const tab = (name: string, label: string) =>
    html`<a href="${path}?method=${name}" ${name === method ? html` aria-current="page"` : null}
      >${label}</a
    >`;
  return sheet(
    sale,
    html`${order(sale)}
      <nav class="tabs" aria-label="Payment method">
        ${tab('card', 'Card')}${tab('bank', 'Bank debit')}
      </nav>
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : null}
      <form method="post" action="${path}">
        <input type="hidden" name="method" value="${method}" />
        ${session.customer_details?.email ? null : EMAIL_FIELD}
        ${method === 'card' ? cardFields(entry) : bankFields(entry)}
        <button class="main">Pay ${money(session.amount_total ?? 0, session.currency)}</button>
        ${method === 'card' ? OFFERS : null}
      </form>`,
    problem ? 402 : 200,
  );
}

const EMAIL_FIELD = html`<label
  >Email <input name="email" type="email" autocomplete="email" required
/></label>`;

const cardFields = ({ expiry, holder }: Tried['entry']) =>
  html` <label
      >Card number
      <input
        name="number"
        inputmode="numeric"
        autocomplete="off"
        placeholder="4242 4242 4242 4242"
        required
    /></label>
    <div class="pair">
      <label
        >Expiry (MM / YY)
        <input name="expiry" autocomplete="off" placeholder="12 / 34" value="${expiry}" required
      /></label>
      <label
        >Security code
        <input name="cvc" inputmode="numeric" autocomplete="off" placeholder="123" required
      /></label>
    </div>
    <label>Name on the card <input name="name" autocomplete="off" value="${holder}" /></label>`;

const bankFields = ({ holder }: Tried['entry']) =>
  html` <p class="hint">
      The debit is on its way after this page. Whether it arrives or fails is decided on the
      <a href="/">control page</a>.
    </p>
    <label>Account holder <input name="name" autocomplete="off" value="${holder}" /></label>`;

const OFFERS = html`<div class="offers" role="group" aria-label="Test cards">
  <button name="use" value="pays" formnovalidate>Use a card that pays</button>
  <button name="use" value="declined" formnovalidate>Use a card that is declined</button>
  <button name="use" value="asks" formnovalidate>Use a card that needs confirmation</button>
</div>`;

/** The page on which the card's bank asks its holder to confirm. */
export const confirmationPage = (sale: Sale): Answer =>
  sheet(
    sale,
    html`${order(sale)}
      <h2>Your bank asks: is this you?</h2>
      <p class="hint">With a real card the bank would send a code or open its app.</p>
      <form method="post" action="/c/pay/${sale.session.id}/confirm">
        <button class="main" name="answer" value="confirm">Confirm the payment</button>
        <button name="answer" value="fail">Fail the confirmation</button>
      </form>`,
  );

/** The page of a session that can no longer be paid. */
export function closedPage(sale: Sale): Answer {
  const { session } = sale;
  const sentence =
    session.status === 'expired'
      ? 'This checkout has expired. Nothing was paid.'
      : session.payment_status === 'paid'
        ? 'This checkout is complete. It was paid.'
        : 'This checkout is complete. The payment has not arrived.';
  const next = session.status === 'complete' ? successUrl(sale) : session.cancel_url;
  return sheet(
    sale,
    html`${order(sale)}
      <p role="status">${sentence}</p>
      ${next ? html`<p><a class="back" href="${next}">Back to the shop</a></p>` : null}`,
  );
}

/** The receipt of a charge. */
export function receiptPage(sale: Sale, charge: Sale['charges'][number]): Answer {
  const { amount, amount_refunded, created, currency, id, payment_method_details } = charge;
  const { card, us_bank_account: bank } = payment_method_details ?? {};
  return page({
    title: 'Receipt (test)',
    content: html`<main class="sheet">
      <h1>Receipt</h1>
      <article>
        <p class="amount">${money(amount, currency)}</p>
        <dl>
          ${sale.items.map(
            ({ name, quantity }) =>
              html`<dt>For</dt>
                <dd>${name}${quantity > 1 ? ` × ${quantity}` : ''}</dd>`,
          )}
          <dt>Paid on</dt>
          <dd>${moment(created)}</dd>
          <dt>Paid with</dt>
          <dd>
            ${card ? `${card.brand} ending in ${card.last4}` : `bank account ending in ${bank?.last4}`}
          </dd>
          ${
            amount_refunded
              ? html`<dt>Refunded</dt>
                  <dd>${money(amount_refunded, currency)}</dd>`
              : null
          }
          <dt>Charge</dt>
          <dd>${id}</dd>
        </dl>
      </article>
    </main>`,
  });
}

/** The address after a payment; Stripe puts the session's id in for this word alone. */
export const successUrl = ({ session }: Sale): string =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function sheet(sale: Sale, content: Html, status = 200): Answer {
  const { cancel_url, status: state, success_url } = sale.session;
  return page({
    title: 'Checkout (test)',
    status,
    formsLeadTo: success_url,
    content: html`<main class="sheet">
      ${state === 'open' && cancel_url ? html`<p><a class="back" href="${cancel_url}">Cancel and go back</a></p>` : null}
      <h1>Checkout</h1>
      <article>${content}</article>
    </main>`,
  });
}

const order = ({ session, items }: Sale) =>
  html` <p class="amount">${money(session.amount_total ?? 0, session.currency)}</p>
    <dl>
      ${items.map(
        ({ name, description, quantity }) =>
          html`<dt>Product</dt>
            <dd>
              ${name}${quantity > 1 ? ` × ${quantity}` : ''}${description ? html`<br />${description}` : null}
            </dd>`,
      )}
      ${
        session.customer_details?.email
          ? html`<dt>Email</dt>
              <dd>${session.customer_details.email}</dd>`
          : null
      }
    </dl>`;
