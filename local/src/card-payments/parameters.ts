import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Fields } from './form.ts';

/** A value that Stripe refuses, with its code and sentence. */
function refuse(context: z.RefinementCtx, message: string, code?: string): never {
  context.addIssue({ code: 'custom', message, params: { code } });
  return z.NEVER;
}

const integer = z.string().transform((text, context) => {
  if (/^-?\d{1,12}$/.test(text)) return Number(text);
  return refuse(context, `Invalid integer: ${text}`, 'parameter_invalid_integer');
});

const atLeast = (least: number) =>
  integer.transform((value, context) =>
    value >= least
      ? value
      : refuse(
          context,
          `This value must be greater than or equal to ${least}.`,
          'parameter_invalid_integer',
        ),
  );

const boolean = z.string().transform((text, context) => {
  if (text === 'true' || text === 'false') return text === 'true';
  return refuse(context, `Invalid boolean: ${text}`);
});

const email = z.string().transform((text, context) => {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text;
  return refuse(context, `Invalid email address: ${text}`, 'email_invalid');
});

const url = z.string().transform((text, context) => {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  return refuse(context, 'Not a valid URL', 'url_invalid');
});

const currency = z.string().transform((text, context) => {
  if (/^[a-z]{3}$/i.test(text)) return text.toLowerCase();
  return refuse(context, `Invalid currency: ${text}.`);
});

const shortText = (most: number) =>
  z.string().transform((text, context) => {
    if (text.length <= most) return text;
    return refuse(
      context,
      `Invalid string: ${text.slice(0, 10)}...; must be at most ${most} characters`,
      'parameter_invalid_string_too_long',
    );
  });

/** Limits: https://docs.stripe.com/api/metadata */
const metadata = z
  .record(shortText(40), shortText(500))
  .default({})
  .transform((pairs, context) => {
    if (Object.keys(pairs).length <= 50) return pairs;
    return refuse(context, 'Metadata can have up to 50 keys.');
  });

const list = <Member extends z.ZodType>(member: Member) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value ? Object.values(value) : value),
    z.array(member).min(1),
  );

const expand = list(z.string()).optional();

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: atLeast(0),
    product_data: z.strictObject({ name: z.string(), description: z.string().optional() }),
  }),
  quantity: atLeast(1),
});

/** POST /v1/customers: https://docs.stripe.com/api/customers/create */
export const customerParameters = z.strictObject({
  email: email.optional(),
  name: shortText(256).optional(),
  description: z.string().optional(),
  metadata,
  expand,
});
export type CustomerParameters = z.output<typeof customerParameters>;

/** POST /v1/customers/:id: https://docs.stripe.com/api/customers/update */
export const customerUpdateParameters = customerParameters.pick({ email: true, name: true });

/** POST /v1/checkout/sessions: https://docs.stripe.com/api/checkout/sessions/create */
export const checkoutParameters = z.strictObject({
  mode: z.string().transform((text, context) => {
    if (text === 'payment') return text;
    return refuse(context, `Invalid mode: must be payment; ${text} is not part of this stand-in`);
  }),
  line_items: list(lineItem),
  client_reference_id: shortText(200).optional(),
  customer: z.string().optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      metadata,
      receipt_email: email.optional(),
      description: z.string().optional(),
    })
    .optional(),
  invoice_creation: z.strictObject({ enabled: boolean }).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
  success_url: url,
  cancel_url: url.optional(),
  expires_at: integer.optional(),
  expand,
});
export type CheckoutParameters = z.output<typeof checkoutParameters>;

/** POST /v1/refunds: https://docs.stripe.com/api/refunds/create */
export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: atLeast(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});

/** GET /v1/refunds: https://docs.stripe.com/api/refunds/list */
export const refundListParameters = z.strictObject({
  payment_intent: z.string(),
  limit: integer.optional(),
  expand,
});

/** A call that names its object in the path. */
export const readParameters = z.strictObject({ expand });

/**
 * The parameters of a call.
 * @throws {ApiError} as Stripe reports a wrong parameter: https://docs.stripe.com/error-codes
 */
export function parametersOf<Schema extends z.ZodType>(
  schema: Schema,
  fields: Fields,
): z.output<Schema> {
  const read = schema.safeParse(fields, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? errorOf(issue) : new ApiError('Invalid request.');
}

function errorOf(issue: z.core.$ZodIssue): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const params = issue.keys.map((key) => nameOf([...issue.path, key]));
    const many = params.length > 1 ? 's' : '';
    return new ApiError(`Received unknown parameter${many}: ${params.join(', ')}`, {
      code: 'parameter_unknown',
      param: params[0],
    });
  }
  const param = nameOf(issue.path);
  if (issue.code === 'custom') {
    const code = typeof issue.params?.code === 'string' ? issue.params.code : undefined;
    return new ApiError(issue.message, { code, param });
  }
  if (issue.input === undefined) {
    return new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const expected = issue.code === 'invalid_type' ? issue.expected : 'value';
  return new ApiError(`Invalid ${expected === 'record' ? 'object' : expected}`, { param });
}

/** A parameter's name as it is written in a form: `line_items[0][quantity]`. */
const nameOf = (path: PropertyKey[]) =>
  path.map((part, index) => (index ? `[${String(part)}]` : String(part))).join('');
