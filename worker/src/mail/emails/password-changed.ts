import { defineSecurityNotice } from './security-notice.js';

/**
 * After someone who knew the password changed it, so that the owner notices if it was another
 * person. Jobs of earlier releases may be about a reset.
 */
export const passwordChanged = defineSecurityNotice({
  afterDeletion: 'sent',
  subject: (appName) => `Your ${appName} password was changed`,
  title: 'Your password was changed',
  preview: "If this wasn't you, choose a new password now.",
  text: (appName, changedAt) =>
    `The password of your ${appName} account was changed on ${changedAt}. You've been signed out on all other devices.`,
});
