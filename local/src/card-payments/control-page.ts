import { paidCharge, refundable } from './after-payment.ts';
import type { Answer } from './exchange.ts';
import { Html, html } from './html.ts';
import { money, moment, page } from './page.ts';
import type { Delivery, Fault, Sale, State } from './state-file.ts';

const SHOWN_SALES = 50;
const SHOWN_EVENTS = 50;

const FAULTS: Record<Fault, { button: string; chosen: string }> = {
  twice: { button: 'Deliver it twice', chosen: 'The next event is delivered twice.' },
  delayed: {
    button: 'Deliver it after 20 seconds',
    chosen: 'The next event is delivered after 20 seconds.',
  },
  lost: { button: 'Lose it', chosen: 'The next event is lost.' },
  reversed: {
    button: 'Deliver it after the one that follows',
    chosen: 'The next event is held, and delivered after the one that follows it.',
  },
};

/** Everything that happened, and buttons for what can happen next. */
export function controlPage(state: State, problem: string | null = null): Answer {
  return page({
    title: 'Payments (test)',
    status: problem ? 409 : 200,
    content: html`<header>
        <h1><a href="/">Payments</a></h1>
        <p>A stand-in for Stripe on this machine. <a href="/">Show what is new</a></p>
      </header>
      <main>
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : null}
        ${nextEvent(state.nextFault)}
        <section aria-labelledby="checkouts">
          <h2 id="checkouts">Checkouts</h2>
          ${
            state.sales.length > 0
              ? state.sales.slice(0, SHOWN_SALES).map(saleSection)
              : html`<p class="hint">
                  No checkout yet. Buy credits in the app, and the checkout appears here.
                </p>`
          }
        </section>
        <section aria-labelledby="events">
          <h2 id="events">Events</h2>
          ${
            state.deliveries.length > 0
              ? eventTable(state.deliveries.slice(0, SHOWN_EVENTS))
              : html`<p class="hint">No event yet.</p>`
          }
        </section>
      </main>`,
  });
}

const nextEvent = (chosen: Fault | null) =>
  html` <section aria-labelledby="next">
    <h2 id="next">The next event</h2>
    <p class="hint" role="status">
      ${chosen ? FAULTS[chosen].chosen : 'The next event is delivered at once.'}
    </p>
    <div class="actions">
      <form method="post" action="/next-event">
        ${Object.entries(FAULTS).map(([fault, { button }]) => html`<button name="fault" value="${fault}">${button}</button>`)}
        <button name="fault" value="none">Deliver it at once</button>
      </form>
    </div>
  </section>`;

function saleSection(sale: Sale): Html {
  const { session, items } = sale;
  const email = session.customer_details?.email;
  return html`<article class="sale" id="${session.id}">
    <header>
      <h3>
        ${items.map(({ name }) => name).join(', ')},
        ${money(session.amount_total ?? 0, session.currency)}
      </h3>
      <span class="state">${stateOf(sale)}</span>
    </header>
    <dl>
      ${
        email
          ? html`<dt>Email</dt>
              <dd>${email}</dd>`
          : null
      }
      <dt>Opened</dt>
      <dd>${moment(session.created)}</dd>
      <dt>Session</dt>
      <dd>${session.url ? html`<a href="${session.url}">${session.id}</a>` : session.id}</dd>
      ${
        session.client_reference_id
          ? html`<dt>Reference</dt>
              <dd>${session.client_reference_id}</dd>`
          : null
      }
    </dl>
    <div class="actions">${actionsOf(sale)}</div>
  </article>`;
}

/** The state of a sale, in words. */
function stateOf({ session, intent, charges, dispute }: Sale): string {
  const charge = charges.at(-1);
  const states = [
    session.status === 'open' && (intent?.last_payment_error ? 'open, declined before' : 'open'),
    session.status === 'expired' && 'expired',
    intent?.status === 'processing' && 'debit on its way',
    session.status === 'complete' && charge?.status === 'failed' && 'debit failed',
    session.payment_status === 'paid' && 'paid',
    charge?.amount_refunded &&
      `${charge.refunded ? 'refunded' : `${money(charge.amount_refunded, charge.currency)} refunded`}`,
    dispute && (dispute.status === 'needs_response' ? 'disputed' : `dispute ${dispute.status}`),
  ];
  return states.filter(Boolean).join(', ');
}

function actionsOf(sale: Sale): Html[] {
  const { session, intent, dispute } = sale;
  const form = (action: string, content: Html) =>
    html`<form method="post" action="/sessions/${session.id}/${action}">${content}</form>`;
  const left = refundable(sale);
  const charge = paidCharge(sale);
  return [
    session.status === 'open' && form('expire', html`<button>Expire</button>`),
    intent?.status === 'processing' &&
      form(
        'settle',
        html`<button name="outcome" value="paid">Debit arrives</button>
          <button name="outcome" value="failed">Debit fails</button>`,
      ),
    left > 0 && form('refund', html`<button>Refund ${money(left, session.currency)}</button>`),
    left > 0 &&
      form(
        'refund',
        html`<label
            >Part in ${session.currency?.toUpperCase() ?? ''}
            <input name="amount" inputmode="decimal" placeholder="1.00" required
          /></label>
          <button>Refund part</button>`,
      ),
    charge &&
      !charge.refunded &&
      !dispute &&
      form('dispute', html`<button>Open a dispute</button>`),
    dispute?.status === 'needs_response' &&
      form(
        'close-dispute',
        html`<button name="outcome" value="won">Close the dispute: won</button>
          <button name="outcome" value="lost">Close the dispute: lost</button>`,
      ),
  ].filter((action) => action instanceof Html);
}

const eventTable = (deliveries: Delivery[]) =>
  html`<div class="table" role="region" aria-labelledby="events" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Made</th>
          <th scope="col">Delivery</th>
          <th scope="col"><span>Again</span></th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map(
          (delivery) =>
            html`<tr>
              <td>${delivery.event.type}<br /><code>${delivery.event.id}</code></td>
              <td>${moment(delivery.event.created)}</td>
              <td>${deliveryState(delivery)}</td>
              <td>
                <form method="post" action="/events/${delivery.event.id}/send-again">
                  <button>Send again</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

function deliveryState({ state, attempts, after, dueAt }: Delivery): string {
  const answers = attempts.map(({ answer }) => answer).join(', ');
  const words = {
    waiting: dueAt ? `next try at ${new Date(dueAt).toLocaleTimeString('en-GB')}` : 'on its way',
    held: after ? 'goes after the event above it' : 'held until the next event',
    delivered: 'delivered',
    lost: 'lost',
    given_up: 'not delivered',
  }[state];
  return answers ? `${words} (${answers})` : words;
}
