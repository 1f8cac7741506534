import { mailboxOf } from '@promptmint/core/accounts/person-key';
import type { Settings } from '@promptmint/core/config/settings';
import type { SignedInUser } from '../http/current-user.js';
import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../http/client-address.js';
import { email, oauthLoginSchema } from '../http/credentials.dto.js';
import { knownDevice } from '../http/known-devices.js';
import type { LimitName } from '../http/rate-limited.js';

/** The operations that are counted, each by itself, and the setting of each limit. */
export const COUNTERS = {
  'registrations-per-address': 'RATE_LIMIT_REGISTER_PER_ADDRESS',
  'free-credits-per-network': 'RATE_LIMIT_FREE_CREDITS_PER_NETWORK',
  'logins-per-address': 'RATE_LIMIT_LOGIN_PER_ADDRESS',
  'logins-per-account': 'RATE_LIMIT_LOGIN_PER_ACCOUNT',
  'logins-per-known-device': 'RATE_LIMIT_LOGIN_PER_ACCOUNT',
  'password-checks-per-address': 'RATE_LIMIT_LOGIN_PER_ADDRESS',
  'password-checks-per-user': 'RATE_LIMIT_LOGIN_PER_ACCOUNT',
  'reset-links-per-mailbox': 'RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT',
  'verification-links-per-mailbox': 'RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT',
  'change-links-per-account': 'RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT',
  'change-links-per-mailbox': 'RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT',
  'acknowledgements-per-mailbox': 'RATE_LIMIT_EMAIL_LINK_PER_ACCOUNT',
  'contacts-per-address': 'RATE_LIMIT_CONTACT_PER_ADDRESS',
  'exports-per-user': 'RATE_LIMIT_EXPORT_PER_USER',
  'generations-per-user': 'RATE_LIMIT_GENERATE_PER_USER',
  'requests-per-key': 'RATE_LIMIT_REQUESTS_PER_KEY',
  'keys-per-user': 'RATE_LIMIT_KEYS_PER_USER',
  'analyses-per-user': 'RATE_LIMIT_ANALYZE_PER_USER',
  'support-calls-per-user': 'RATE_LIMIT_SUPPORT_PER_USER',
  'scores-per-user': 'RATE_LIMIT_SCORE_PER_USER',
  'refinements-per-user': 'RATE_LIMIT_REFINEMENTS_PER_USER',
  'shared-prompts-per-address': 'RATE_LIMIT_SHARED_PER_ADDRESS',
  'checkouts-per-user': 'RATE_LIMIT_CHECKOUT_PER_USER',
  'tries-per-address': 'RATE_LIMIT_TRY_PER_ADDRESS',
} as const satisfies Record<string, keyof Settings & `RATE_LIMIT_${string}`>;
export type CounterName = keyof typeof COUNTERS;

/** A request as a guard sees it; a person only where the operation needs a token. */
export type LimitedRequest = FastifyRequest & { user: SignedInUser };

/**
 * The key under which tries count together. Undefined for a request without a valid value, which
 * validation refuses later, before anything is done.
 */
type Subject = (request: LimitedRequest) => string | undefined;

const address: Subject = ({ ip }) => countedAddress(ip);
const user: Subject = (request) => request.user.id;
/**
 * Existing and unknown accounts alike, so that the limit does not show which addresses have one.
 */
const loginEmail = ({ body }: LimitedRequest) => oauthLoginSchema.safeParse(body).data?.username;
const loginDevice: Subject = (request) => {
  const typed = loginEmail(request);
  const device = typed && knownDevice(request, typed);
  return device && `${device}:${typed}`;
};
const strangersEmail: Subject = (request) =>
  loginDevice(request) === undefined ? loginEmail(request) : undefined;
/** Many accounts could otherwise send to one mailbox, each within its own limit. */
const mailbox = (typed: unknown) => {
  const valid = email.safeParse(typed).data;
  return valid && mailboxOf(valid);
};
const ownMailbox: Subject = (request) => mailbox(request.user.email);
const forgottenMailbox: Subject = ({ query }) => mailbox((query as { email?: unknown }).email);

/**
 * The limits of each kind of operation, in order: the first that is exceeded refuses the request,
 * and the later ones do not count it. So an address that is refused cannot use up the limit of an
 * account. Every check of a password or a secret link counts with the logins. Strangers who guess a
 * password cannot lock its owner out, neither on a device that has signed in before nor in a
 * session: both are counted apart.
 */
export const LIMITS = {
  register: [['registrations-per-address', address]],
  login: [
    ['logins-per-address', address],
    ['logins-per-known-device', loginDevice],
    ['logins-per-account', strangersEmail],
  ],
  'confirm-password': [['password-checks-per-user', user]],
  'open-link': [['logins-per-address', address]],
  'check-password': [['password-checks-per-address', address]],
  'forgot-password': [
    ['logins-per-address', address],
    ['reset-links-per-mailbox', forgottenMailbox],
  ],
  'resend-verification': [['verification-links-per-mailbox', ownMailbox]],
  'change-email': [
    ['password-checks-per-user', user],
    ['change-links-per-account', user],
  ],
  contact: [['contacts-per-address', address]],
  export: [['exports-per-user', user]],
  generate: [['generations-per-user', user]],
  analyze: [['analyses-per-user', user]],
  'make-key': [['keys-per-user', user]],
  score: [['scores-per-user', user]],
  refinements: [['refinements-per-user', user]],
  checkout: [['checkouts-per-user', user]],
  'open-shared': [['shared-prompts-per-address', address]],
} as const satisfies Record<LimitName, readonly (readonly [CounterName, Subject])[]>;
