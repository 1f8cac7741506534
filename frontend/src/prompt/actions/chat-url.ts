import type { TargetModel } from '../../api/catalogue';

/** Where each chat takes a new conversation, and the parameter that carries its first message. */
const CHAT_SITES: Readonly<Record<TargetModel, { address: string; parameter: string | null }>> = {
  claude: { address: 'https://claude.ai/new', parameter: 'q' },
  chatgpt: { address: 'https://chatgpt.com/', parameter: 'q' },
  // Takes no text by address.
  gemini: { address: 'https://gemini.google.com/app', parameter: null },
};

/** Longest address that servers take as a rule: nginx and others give the request line 8 KiB. */
const URL_MAX = 8_000;

/** Where a chat opens; `carries` says whether the prompt goes along or has to be pasted there. */
export function chatUrl(
  model: TargetModel,
  prompt: string,
): { href: string; includesPrompt: boolean } {
  const { address, parameter } = CHAT_SITES[model];
  const url = new URL(address);
  if (parameter) url.searchParams.set(parameter, prompt);
  if (parameter && url.href.length <= URL_MAX) return { href: url.href, includesPrompt: true };
  return { href: address, includesPrompt: false };
}
