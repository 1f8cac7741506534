import { accountDeleted } from './account-deleted.js';
import { accountRestored } from './account-restored.js';
import { apiKeyMade } from './api-key-made.js';
import { changeEmail } from './change-email.js';
import { contactAcknowledged } from './contact-acknowledged.js';
import { contactForwarded } from './contact-forwarded.js';
import { emailChanged } from './email-changed.js';
import { exportLink } from './export-link.js';
import { exportReady } from './export-ready.js';
import { goodwill } from './goodwill.js';
import { lowCredits } from './low-credits.js';
import { passwordChanged } from './password-changed.js';
import { passwordWasReset } from './password-was-reset.js';
import { receipt } from './receipt.js';
import { refund } from './refund.js';
import { resetPassword } from './reset-password.js';
import { verifyEmail } from './verify-email.js';
import { welcome } from './welcome.js';
import type { Email, EmailName } from './define-email.js';

/** Every email of the product. A job of `core/src/queues/jobs.ts` without an email does not compile. */
export const EMAILS: { readonly [Name in EmailName]: Email<Name> } = {
  'verify-email': verifyEmail,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'reset-password': resetPassword,
  welcome: welcome,
  'password-changed': passwordChanged,
  'password-was-reset': passwordWasReset,
  'account-deleted': accountDeleted,
  'account-restored': accountRestored,
  'export-link': exportLink,
  'export-ready': exportReady,
  'api-key-made': apiKeyMade,
  'contact-forwarded': contactForwarded,
  'contact-acknowledged': contactAcknowledged,
  receipt: receipt,
  refund: refund,
  'low-credits': lowCredits,
  goodwill,
};
