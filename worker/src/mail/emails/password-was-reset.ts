import { defineSecurityNotice } from './security-notice.js';

/** After the password was reset by an emailed link, which also revokes the API keys. */
export const passwordWasReset = defineSecurityNotice({
  afterDeletion: 'sent',
  // The link has shown that the address is the person's own.
  onlyVerified: false,
  subject: (appName) => `Your ${appName} password was changed`,
  title: 'Your password was changed',
  preview: "If this wasn't you, choose a new password now.",
  text: (appName, resetAt) =>
    `The password of your ${appName} account was reset on ${resetAt} with a link that we emailed to you. We've signed you out everywhere and revoked any API keys you had.`,
});
