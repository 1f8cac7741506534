import { advice, type Finding, ok, wrong } from '../config/finding.js';
import type { Settings } from '../config/settings.js';
import { hasPayments, isLivemode } from './payment-mode.js';

/** As Stripe makes them. */
const SECRET_KEY = /^(sk|rk)_(test|live)_[A-Za-z0-9_]{16,}$/;
const SIGNING_SECRET = /^whsec_[A-Za-z0-9+/=_-]{16,}$/;

type PaymentSettings = Pick<
  Settings,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
  | 'SELLER_NAME'
  | 'SELLER_ADDRESS'
  | 'NODE_ENV'
  | 'APP_ENV'
>;

/** Looks at the form of Stripe's keys, and whether their mode is that of the installation; asks nobody. */
export function checkPayments(settings: PaymentSettings): Finding[] {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: secret = '' } = settings;
  if (!hasPayments(settings)) return [withoutPayments(settings)];
  const found: Finding[] = [];
  if (!SECRET_KEY.test(key))
    found.push(
      wrong('STRIPE_SECRET_KEY is not a complete Stripe key: copy it again from its dashboard.'),
    );
  if (!SIGNING_SECRET.test(secret))
    found.push(
      wrong(
        'STRIPE_WEBHOOK_SECRET is not a complete signing secret: copy it again from the webhook in Stripe’s dashboard.',
      ),
    );
  const isLive = isLivemode(settings);
  const isProduction = settings.NODE_ENV === 'production';
  if (isLive && !isProduction)
    found.push(
      wrong(
        'STRIPE_SECRET_KEY moves real money outside production: use a key of test mode, or set NODE_ENV=production.',
      ),
    );
  if (isLive && settings.STRIPE_API_BASE)
    found.push(
      wrong('STRIPE_API_BASE sends a key of live mode to a stand-in for Stripe: remove it.'),
    );
  if (isLive && !(settings.SELLER_NAME && settings.SELLER_ADDRESS))
    found.push(
      advice('Receipts name no seller: set SELLER_NAME and SELLER_ADDRESS before you take money.'),
    );
  const mode = isLive ? 'live' : 'test';
  return found.length > 0
    ? found
    : [ok(`Stripe’s keys are of ${mode} mode and have the right form.`)];
}

function withoutPayments({ APP_ENV, NODE_ENV }: PaymentSettings): Finding {
  return APP_ENV === 'local' && NODE_ENV !== 'production'
    ? ok('No keys of Stripe: npm start brings test cards.')
    : advice('Nothing can be bought: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.');
}
