import { defineSecurityNotice } from './security-notice.js';

/** After a deleted account was restored. */
export const accountRestored = defineSecurityNotice({
  afterDeletion: 'dropped',
  subject: (appName) => `Your ${appName} account is restored`,
  title: 'Your account is restored',
  preview: 'Your prompts, credits and settings are just as you left them.',
  text: (appName, restoredAt) =>
    `Your ${appName} account was restored on ${restoredAt}. Your prompts, credits and settings are just as you left them.`,
});
