import { closeDispute, openDispute, refund, refundable } from './after-payment.ts';
import { ApiError } from './api-error.ts';
import { expireSession, settleDebit } from './checkout.ts';
import { controlPage } from './control-page.ts';
import { type Answer, type Asked, plainText, type Route, seeOther } from './exchange.ts';
import { type Fields, textOf } from './form.ts';
import type { StandIn } from './stand-in.ts';
import type { Fault, Sale } from './state-file.ts';

type Change = (standIn: StandIn, sale: Sale, form: Fields) => void;

/** What the buttons of the control page do with a sale. */
const CHANGES: Record<string, Change> = {
  expire: (standIn, sale) => expireSession(standIn, sale, null),
  settle: (standIn, sale, form) => settleDebit(standIn, sale, outcomeOf(form, 'paid', 'failed')),
  refund: (standIn, sale, form) => refund(standIn, sale, amountOf(sale, form)),
  dispute: (standIn, sale) => openDispute(standIn, sale),
  'close-dispute': (standIn, sale, form) =>
    closeDispute(standIn, sale, outcomeOf(form, 'won', 'lost') ? 'won' : 'lost'),
};

/** The control page and its forms. */
export const CONTROL_ROUTES: Route<[StandIn], Answer>[] = [
  { method: 'GET', path: '/', answer: (_asked, { file }) => controlPage(file.state) },
  { method: 'POST', path: '/next-event', answer: chooseFault },
  { method: 'POST', path: '/events/:id/send-again', answer: sendAgain },
  ...Object.entries(CHANGES).map(([name, change]) => ({
    method: 'POST' as const,
    path: `/sessions/:id/${name}`,
    answer: changing(change),
  })),
];

/** Returns to the page, which shows an error if the action failed. */
function changing(change: Change) {
  return ({ id, form }: Asked, standIn: StandIn): Answer => {
    const { state } = standIn.file;
    const sale = state.sales.find(({ session }) => session.id === id);
    if (!sale) return plainText(404, 'There is no such checkout.');
    try {
      change(standIn, sale, form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return controlPage(state, error.message);
    }
    return seeOther(`/#${id}`);
  };
}

function chooseFault({ form }: Asked, { file }: StandIn): Answer {
  const chosen = textOf(form, 'fault');
  const faults: Fault[] = ['twice', 'delayed', 'lost', 'reversed'];
  file.state.nextFault = faults.find((fault) => fault === chosen) ?? null;
  file.save();
  return seeOther('/');
}

function sendAgain({ id }: Asked, { file, webhooks }: StandIn): Answer {
  const delivery = file.state.deliveries.find(({ event }) => event.id === id);
  if (!delivery) return plainText(404, 'There is no such event.');
  webhooks.sendAgain(delivery);
  return seeOther('/#events');
}

/** Whether the button for the good end was pressed. */
function outcomeOf(form: Fields, good: string, bad: string): boolean {
  const outcome = textOf(form, 'outcome');
  if (outcome !== good && outcome !== bad) {
    throw new ApiError(`The outcome is ${good} or ${bad}.`);
  }
  return outcome === good;
}

/** The amount to refund, in cents; everything that is left if no amount is given. */
function amountOf(sale: Sale, form: Fields): number {
  const text = textOf(form, 'amount').trim();
  if (!text) return refundable(sale);
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw new ApiError('An amount looks like 1 or 1.50.');
  return Math.round(Number(text) * 100);
}
