import { HttpException } from '@nestjs/common';
import { SHARED_LINKS_MAX } from '@promptmint/core/catalogue/shared-links';
import { OWN_TEMPLATES_MAX } from '@promptmint/core/catalogue/templates';

/** Every error of the API: its stable code, its status, and the sentence that a person reads. */
export const ERRORS = {
  validation_failed: [400, 'Please check what you entered.'],
  bad_request: [400, "We couldn't read this request."],
  webhook_signature_invalid: [400, 'The signature does not match this event.'],
  webhook_event_refused: [400, 'Event rejected: it does not match the payment.'],
  link_invalid: [400, 'Verification failed. The link may be expired or invalid.'],
  reset_link_invalid: [400, 'This link is invalid or has expired. Please request a new one.'],
  unauthorized: [401, 'Your session is missing or has ended. Please sign in.'],
  invalid_credentials: [401, 'Incorrect email or password.'],
  api_key_invalid: [
    401,
    'This API key is not valid. Check that it is complete, or make a new one in your settings.',
  ],
  out_of_credits: [402, 'Payment required'],
  key_cap_reached: [
    402,
    'This API key has spent its credits for this month. Raise its limit with a new key, or wait for next month.',
  ],
  account_deleted: [403, 'This account was deleted. You can still restore it.'],
  account_locked: [403, 'This account is locked. Please contact support.'],
  wrong_password: [403, 'The current password is not correct.'],
  email_unverified: [403, 'Please verify your email before you generate prompts.'],
  plan_required: [403, 'Your plan does not include this.'],
  api_access_required: [
    403,
    'Your plan does not include API access. Your keys are kept, and work again after an upgrade.',
  ],
  scope_missing: [403, 'This API key does not have the scope that this needs.'],
  session_too_old: [403, 'You signed in over 30 minutes ago. Please sign in again to go on.'],
  role_required: [403, 'Only an admin may do this.'],
  not_found: [404, 'Nothing was found at this address.'],
  prompt_not_found: [404, 'This prompt does not exist, or it belongs to someone else.'],
  template_not_found: [404, "This template does not exist, or it isn't one of yours."],
  shared_link_not_found: [404, 'This link does not exist, or it has expired or been revoked.'],
  api_key_not_found: [404, "This API key does not exist, or it isn't one of yours."],
  failed_email_not_found: [404, 'There is no failed email with this key.'],
  email_taken: [409, 'An account with this email already exists. Please log in instead.'],
  account_not_found: [404, 'No account was found.'],
  account_inactive: [409, 'This account is deleted, so this cannot be done for it.'],
  payment_unpaid: [409, 'This payment was never paid.'],
  own_account: [409, 'You cannot do this for your own account. Please ask a colleague.'],
  goodwill_used_up: [409, 'You have granted as many credits as you can for now.'],
  role_held: [
    409,
    'This account belongs to a member of staff. Please have its role taken away first.',
  ],
  already_verified: [409, 'Your email is already verified.'],
  payment_not_found: [404, 'This payment does not exist, or it belongs to someone else.'],
  payment_refunded: [409, 'This payment has been refunded already.'],
  payment_disputed: [
    409,
    'The buyer has disputed this payment with their bank. Please answer the dispute in Stripe instead.',
  ],
  refund_too_large: [409, 'That is more than what is left to refund.'],
  refund_open: [
    409,
    'Another refund of this payment is under way. Please look at it again in a minute.',
  ],
  refund_failed: [
    502,
    'Stripe refused the refund: nothing was refunded. Please look at it in Stripe.',
  ],
  refund_pending: [
    502,
    'Stripe has not said how this refund ended. We go on asking; send the same request with the same Idempotency-Key to see how it ended.',
  ],
  generation_ended: [409, 'This generation has ended already.'],
  prompt_open: [409, 'This prompt is still being written. Please delete it once it is finished.'],
  prompt_deleted: [410, 'This prompt was deleted.'],
  idempotency_key_reused: [409, 'This Idempotency-Key was already used for a different request.'],
  too_many_templates: [
    409,
    `You have ${OWN_TEMPLATES_MAX} custom templates, which is the most you can have. Please delete one first.`,
  ],
  too_many_shared_links: [
    409,
    `You have ${SHARED_LINKS_MAX} shared links, which is the most you can have. Please revoke one in the settings first.`,
  ],
  too_many_api_keys: [409, 'You have as many API keys as you can have. Please revoke one first.'],
  api_key_ended: [409, 'This API key no longer works. Please make a new one instead.'],
  api_key_rotated: [
    409,
    'This API key was already rotated. Please rotate the one that took its place.',
  ],
  note_needs_model: [
    422,
    'A note in your own words needs a language model, and none is set up here. Please choose one of the named refinements.',
  ],
  nothing_to_change: [
    422,
    'There is nothing left to change this way, and no credit was used. Please choose another refinement.',
  ],
  body_too_large: [413, 'This is too long. Please send at most 256 KiB.'],
  unsupported_media_type: [415, 'This content type is not supported.'],
  too_many_requests: [429, 'Too many attempts. Please try again later.'],
  generation_failed: [500, 'Generation failed, credit refunded. Please try again.'],
  internal_error: [500, 'Something went wrong on our side. Please try again.'],
  checkout_failed: [502, 'Failed to create checkout session'],
  payments_unavailable: [503, 'Purchases are not available at the moment.'],
  service_unavailable: [503, 'The service is briefly unavailable. Please try again in a moment.'],
  generation_unavailable: [
    503,
    'No prompts can be written at the moment, and nothing was charged. Please try again in a few minutes.',
  ],
  generation_pending: [
    504,
    "This is taking longer than usual. The prompt will appear in your history, or we'll refund your credit.",
  ],
  generation_uncertain: [
    504,
    'We lost a connection while we were saving your request. If it was saved, the prompt will appear in your history. If not, no credit was used.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;
export type ErrorCode = keyof typeof ERRORS;

/** What is wrong with one field of a request. */
export interface FieldError {
  field: string;
  message: string;
}

/** What some errors add to their body. */
export interface ErrorDetails {
  /** Instead of the error's own sentence. */
  message?: string;
  errors?: FieldError[];
  /** Seconds until trying again can succeed; also the `Retry-After` header. */
  retry_after?: number;
  /** Until when a deleted account can be restored. */
  restore_until?: string;
}

/** The body of every error answer; `message` and `detail` hold the same sentence. */
export interface ErrorBody extends ErrorDetails {
  statusCode: number;
  code: ErrorCode;
  message: string;
  detail: string;
}

/** The answer to a failed request. Field errors lead with the first field's own sentence. */
export function errorBody(code: ErrorCode, details: ErrorDetails = {}): ErrorBody {
  const [statusCode, sentence] = ERRORS[code];
  const message = details.message ?? details.errors?.[0]?.message ?? sentence;
  return { ...details, statusCode, code, message, detail: message };
}

/** A failure with its own answer; the only error class of the API. */
export class AppError extends HttpException {
  constructor(
    readonly code: ErrorCode,
    { cause, ...details }: ErrorDetails & { cause?: unknown } = {},
  ) {
    super(errorBody(code, details), ERRORS[code][0], { cause });
  }
}
