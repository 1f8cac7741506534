import type { TargetModel } from '../../api/catalogue';

/**
 * The address of a new conversation in each chat, and the parameter that carries its first message.
 */
const CHAT_SITES: Readonly<Record<TargetModel, { address: string; parameter: string | null }>> = {
  claude: { address: 'https://claude.ai/new', parameter: 'q' },
  chatgpt: { address: 'https://chatgpt.com/', parameter: 'q' },
  // Gemini accepts no text in its address.
  gemini: { address: 'https://gemini.google.com/app', parameter: null },
};

/**
 * Longest URL in characters that servers accept: nginx and others allow 8 KiB for the request line.
 */
const URL_MAX = 8_000;

/** The URL that opens a chat. `includesPrompt` is false if the prompt must be pasted there. */
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
