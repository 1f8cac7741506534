import { defineSecurityNotice } from './security-notice.js';

/** After an API key was made, by itself or by rotating another one. */
export const apiKeyMade = defineSecurityNotice({
  afterDeletion: 'dropped',
  subject: (appName) => `A new API key for your ${appName} account`,
  title: 'A new API key was made',
  preview: "If this wasn't you, choose a new password now.",
  text: (appName, madeAt) =>
    `On ${madeAt} someone who was signed in to your ${appName} account made a new API key. Programs that have it can act for you and spend your credits. Your settings list your keys, and you can revoke each one there. Resetting your password revokes all of them.`,
});
