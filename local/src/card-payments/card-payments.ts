import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { answerCall } from './api.ts';
import { CHECKOUT_ROUTES } from './checkout-routes.ts';
import { expireDueSessions } from './checkout.ts';
import { CONTROL_ROUTES } from './control-routes.ts';
import {
  type Answer,
  type Asked,
  findRoute,
  plainText,
  readRequest,
  sendAnswer,
} from './exchange.ts';
import type { StandIn } from './stand-in.ts';
import { StateFile } from './state-file.ts';
import { LOCAL_PAUSES, type Pauses, Webhooks } from './webhooks.ts';

const EXPIRY_CHECK_MS = 30_000;
const ROUTES = [...CHECKOUT_ROUTES, ...CONTROL_ROUTES];

export interface CardPaymentsOptions {
  /**
   * Without one, the port of the last start if it is free, so that links to its pages still work.
   */
  port?: number;
  /** Keeps the state over a restart. */
  dataFolder: string;
  /** Where events go. */
  webhookUrl: string;
  webhookSecret: string;
  /** The only accepted key: sk_test_... */
  secretKey: string;
  /** How the browser reaches the pages, when it is not http://localhost:port. */
  publicUrl?: string;
  /** How long deliveries of events wait. */
  pauses?: Pauses;
}

/** A stand-in for Stripe that moves no money. */
export interface CardPayments {
  /** The origin of its calls and its pages. */
  url: string;
  close(): Promise<void>;
}

/** Starts the stand-in on 127.0.0.1. */
export async function startCardPayments(options: CardPaymentsOptions): Promise<CardPayments> {
  const { webhookUrl, webhookSecret, secretKey, pauses = LOCAL_PAUSES } = options;
  const file = new StateFile(options.dataFolder);
  const server = createServer();
  const port = await (options.port === undefined
    ? listen(server, file.state.port).catch(() => listen(server, 0))
    : listen(server, options.port));
  file.state.port = port;
  file.save();
  const url = `http://localhost:${port}`;
  const standIn: StandIn = {
    file,
    webhooks: new Webhooks(file, { url: webhookUrl, secret: webhookSecret, pauses }),
    baseUrl: (options.publicUrl ?? url).replace(/\/+$/, ''),
    secretKey,
  };
  server.on('request', (request, response) => void respond(standIn, request, response));
  const expiry = setInterval(() => expireDueSessions(standIn), EXPIRY_CHECK_MS).unref();
  return {
    url,
    close: async () => {
      clearInterval(expiry);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, standIn.webhooks.close()]);
    },
  };
}

async function respond(standIn: StandIn, request: IncomingMessage, response: ServerResponse) {
  try {
    const asked = await readRequest(request);
    sendAnswer(response, asked ? answer(standIn, asked) : plainText(413, 'That is too long.'));
  } catch (error) {
    if (request.destroyed && !request.complete) return; // the other side closed the connection
    console.error('The card-payment stand-in failed:', error);
    if (!response.headersSent) sendAnswer(response, plainText(500, 'The stand-in failed.'));
  }
}

function answer(standIn: StandIn, asked: Asked): Answer {
  expireDueSessions(standIn);
  if (asked.path.startsWith('/v1/')) return answerCall(standIn, asked);
  if (!isOwnHost(standIn, asked)) return plainText(403, 'Forbidden');
  const found = findRoute(ROUTES, asked);
  if (!found) return plainText(404, 'There is no such page.');
  const from = asked.headers['sec-fetch-site'];
  if (asked.method === 'POST' && from && from !== 'same-origin' && from !== 'none') {
    return plainText(403, 'This form belongs to another site.');
  }
  return found.route.answer({ ...asked, id: found.id }, standIn);
}

/** A page of another site whose name resolves to this machine must not press the buttons. */
function isOwnHost({ baseUrl }: StandIn, { headers }: Asked): boolean {
  const host = headers.host ?? '';
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) || host === new URL(baseUrl).host;
}

/** Listens on 127.0.0.1; 0 lets the system choose a free port. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
