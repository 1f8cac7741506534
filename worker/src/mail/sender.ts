import type { MailSettings } from './compose-mail.js';
import type { Sender } from './templates/layout.js';

/** Who every email is from. */
export function senderOf({ APP_NAME, SUPPORT_EMAIL }: MailSettings): Sender {
  return { appName: APP_NAME, supportEmail: SUPPORT_EMAIL };
}

/** The address of a page of the product: never built from a request. */
export function pageAddress({ PUBLIC_URL }: MailSettings, path: string): string {
  return `${PUBLIC_URL.replace(/\/+$/, '')}${path}`;
}
