// The calls of Stripe's HTTP interface that the product makes: https://docs.stripe.com/api
import type { Stripe } from 'stripe';
import { loadStripe } from './load-stripe.ts';
import { ApiError, noSuch } from './api-error.ts';
import { refund, refundable } from './after-payment.ts';
import { expireSession, openCheckout } from './checkout.ts';
import { type Answer, type Asked, findRoute, type Route } from './exchange.ts';
import {
  expandedCharge,
  expandedIntent,
  expandedRefund,
  expandedRefunds,
  expandedSession,
} from './expand.ts';
import { answerOnce } from './idempotency.ts';
import { newId } from './new-id.ts';
import {
  checkoutParameters,
  customerParameters,
  customerUpdateParameters,
  parametersOf,
  readParameters,
  refundListParameters,
  refundParameters,
} from './parameters.ts';
import { nowInSeconds, type StandIn } from './stand-in.ts';
import type { Sale } from './state-file.ts';
import { newCustomer } from './stripe-customer.ts';
import type { Origin } from './stripe-events.ts';

type Thing =
  | Stripe.Customer
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.ApiList<Stripe.Refund>;

const CALLS: Route<[StandIn, Origin], Thing>[] = [
  { method: 'POST', path: '/v1/customers', answer: createCustomer },
  { method: 'POST', path: '/v1/customers/:id', answer: updateCustomer },
  { method: 'POST', path: '/v1/checkout/sessions', answer: createSession },
  { method: 'GET', path: '/v1/checkout/sessions/:id', answer: retrieveSession },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', answer: expire },
  { method: 'GET', path: '/v1/payment_intents/:id', answer: retrieveIntent },
  { method: 'GET', path: '/v1/charges/:id', answer: retrieveCharge },
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  { method: 'GET', path: '/v1/refunds', answer: listRefunds },
];

/** Answers a call as Stripe does, errors as well. */
export function answerCall(standIn: StandIn, asked: Asked): Answer {
  const requestId = newId('req', 14);
  const key = headerOf(asked, 'idempotency-key');
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': loadStripe().API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  try {
    mustBeAllowed(standIn, asked);
    const found = findRoute(CALLS, asked);
    if (!found) throw unknownAddress(asked);
    const call = () => {
      const origin = { id: requestId, idempotency_key: key || null };
      return json(found.route.answer({ ...asked, id: found.id }, standIn, origin));
    };
    const answer =
      asked.method === 'POST' && key
        ? answerOnce(standIn.file, { asked, key, requestId }, call)
        : { status: 200, headers: {}, body: call() };
    return { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, headers, body: json({ error: error.error }) };
  }
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

const headerOf = ({ headers }: Asked, name: string) => [headers[name] ?? []].flat()[0] ?? '';

function mustBeAllowed({ secretKey }: StandIn, asked: Asked): void {
  const [, key] = /^Bearer (.+)$/i.exec(headerOf(asked, 'authorization')) ?? [];
  if (!key) {
    throw new ApiError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  }
  if (key !== secretKey) {
    throw new ApiError(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {
      status: 401,
    });
  }
  const version = headerOf(asked, 'stripe-version') || loadStripe().API_VERSION;
  if (version !== loadStripe().API_VERSION) {
    throw new ApiError(
      `Invalid Stripe API version: ${version}. This stand-in speaks ${loadStripe().API_VERSION}.`,
    );
  }
}

const unknownAddress = ({ method, path }: Asked) =>
  new ApiError(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  );

function createCustomer({ form }: Asked, { file }: StandIn): Stripe.Customer {
  const customer = newCustomer(parametersOf(customerParameters, form), nowInSeconds());
  file.state.customers[customer.id] = customer;
  file.save();
  return customer;
}

function updateCustomer({ id, form }: Asked, { file }: StandIn): Stripe.Customer {
  const customer = file.state.customers[id];
  if (!customer) throw noSuch('customer', id, 'id');
  Object.assign(customer, parametersOf(customerUpdateParameters, form));
  file.save();
  return customer;
}

function createSession({ form }: Asked, standIn: StandIn): Stripe.Checkout.Session {
  const parameters = parametersOf(checkoutParameters, form);
  return expandedSession(openCheckout(standIn, parameters), parameters.expand);
}

function retrieveSession({ id, query }: Asked, standIn: StandIn): Stripe.Checkout.Session {
  const { expand } = parametersOf(readParameters, query);
  return expandedSession(saleOf(standIn, id), expand);
}

function expire({ id, form }: Asked, standIn: StandIn, origin: Origin): Stripe.Checkout.Session {
  const { expand } = parametersOf(readParameters, form);
  const sale = saleOf(standIn, id);
  expireSession(standIn, sale, origin);
  return expandedSession(sale, expand);
}

function saleOf({ file }: StandIn, id: string): Sale {
  const sale = file.state.sales.find(({ session }) => session.id === id);
  if (!sale) throw noSuch('checkout.session', id, 'session');
  return sale;
}

function retrieveIntent({ id, query }: Asked, { file }: StandIn): Stripe.PaymentIntent {
  const { expand } = parametersOf(readParameters, query);
  const sale = file.state.sales.find(({ intent }) => intent?.id === id);
  if (!sale?.intent) throw noSuch('payment_intent', id, 'intent');
  return expandedIntent(sale.intent, sale, expand);
}

function createRefund({ form }: Asked, standIn: StandIn, origin: Origin): Stripe.Refund {
  const parameters = parametersOf(refundParameters, form);
  const sale = refundedSale(standIn, parameters.payment_intent);
  const { amount = refundable(sale), metadata } = parameters;
  const made = refund(standIn, sale, amount, { metadata, origin });
  return expandedRefund(made, sale, parameters.expand);
}

function listRefunds({ query }: Asked, standIn: StandIn): Stripe.ApiList<Stripe.Refund> {
  const { payment_intent: intent, limit = 10, expand } = parametersOf(refundListParameters, query);
  const sale = refundedSale(standIn, intent);
  const refunds = sale.refunds ?? [];
  const data = expandedRefunds(refunds.slice(0, limit), sale, expand);
  return { object: 'list', url: '/v1/refunds', has_more: refunds.length > limit, data };
}

function refundedSale({ file }: StandIn, id: string): Sale {
  const sale = file.state.sales.find(({ intent }) => intent?.id === id);
  if (!sale) throw noSuch('payment_intent', id, 'payment_intent', 400);
  return sale;
}

function retrieveCharge({ id, query }: Asked, { file }: StandIn): Stripe.Charge {
  const { expand } = parametersOf(readParameters, query);
  const charge = file.state.sales.flatMap(({ charges }) => charges).find((one) => one.id === id);
  if (!charge) throw noSuch('charge', id, 'id');
  return expandedCharge(charge, expand);
}
