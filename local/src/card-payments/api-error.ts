import type { Stripe } from 'stripe';

/** An error in Stripe's format: https://docs.stripe.com/api/errors */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Pick<Stripe.StripeRawError, 'type' | 'code' | 'param' | 'message'>;

  constructor(
    message: string,
    details: { status?: number; type?: ErrorType; code?: string; param?: string } = {},
  ) {
    super(message);
    const { status = 400, type = 'invalid_request_error', code, param } = details;
    this.status = status;
    this.error = { type, code, message, param };
  }
}

type ErrorType = Stripe.StripeRawError['type'];

/** No object has this id: 404 if the path contains it, 400 if a parameter does. */
export const noSuch = (kind: string, id: string, param: string, status = 404) =>
  new ApiError(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });
