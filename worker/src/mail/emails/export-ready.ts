import { defineSecurityNotice } from './security-notice.js';

/** After a copy of all data was downloaded. */
export const exportReady = defineSecurityNotice({
  afterDeletion: 'dropped',
  subject: (appName) => `A copy of your ${appName} data was downloaded`,
  title: 'A copy of your data was downloaded',
  preview: "If this wasn't you, choose a new password now.",
  text: (appName, downloadedAt) =>
    `On ${downloadedAt} someone who was signed in to your ${appName} account downloaded a copy of your data.`,
});
