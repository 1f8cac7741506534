import type { Stripe } from 'stripe';
import { newId } from './new-id.ts';
import type { CheckoutParameters } from './parameters.ts';

type Session = Stripe.Checkout.Session;

/** Fields that our checkouts do not change. */
const NOT_ASKED_FOR = {
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Session>;

const SETTINGS = {
  adaptive_pricing: { enabled: false },
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  branding_settings: {
    background_color: '#ffffff',
    border_style: 'rounded',
    button_color: '#0e9f7e',
    display_name: 'Test business',
    font_family: 'default',
    icon: null,
    logo: null,
  },
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  payment_method_collection: 'if_required',
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card', 'us_bank_account'],
  phone_number_collection: { enabled: false },
  ui_mode: 'hosted_page',
} satisfies Partial<Session>;

/** A new, open session object: https://docs.stripe.com/api/checkout/sessions/object */
export function newSession(
  asked: CheckoutParameters,
  customer: Stripe.Customer | null,
  { baseUrl, now }: { baseUrl: string; now: number },
): Session {
  const id = newId('cs_test', 58);
  const total = totalOf(asked);
  return {
    ...NOT_ASKED_FOR,
    ...SETTINGS,
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: now,
    currency: asked.line_items[0]?.price_data.currency ?? null,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : 'if_required',
    customer_details: customer?.email ? detailsOf(customer.email, null) : null,
    customer_email: null,
    expires_at: asked.expires_at ?? now + 24 * 60 * 60,
    invoice: null,
    invoice_creation: invoiceCreation(asked.invoice_creation?.enabled ?? false),
    livemode: false,
    metadata: asked.metadata,
    mode: asked.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: asked.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${baseUrl}/c/pay/${id}`,
  };
}

/** The whole price, in the currency's smallest unit. */
export const totalOf = ({ line_items }: Pick<CheckoutParameters, 'line_items'>) =>
  line_items.reduce((sum, { price_data, quantity }) => sum + price_data.unit_amount * quantity, 0);

/** The known facts about the buyer. */
export const detailsOf = (
  email: string | null,
  name: string | null,
): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

const invoiceCreation = (enabled: boolean): Stripe.Checkout.Session.InvoiceCreation => ({
  enabled,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
});
