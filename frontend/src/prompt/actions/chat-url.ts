import type { TargetModel } from '../../api/catalogue';
import chatSites from '../../api/chat-sites.json' with { type: 'json' };

const CHATS: Readonly<Record<TargetModel, { address: string; parameter: string | null }>> =
  chatSites;

/**
 * Longest URL in characters that servers accept: nginx and others allow 8 KiB for the request line.
 */
const URL_MAX = 8_000;

/** The URL that opens a chat. `includesPrompt` is false if the prompt must be pasted there. */
export function chatUrl(
  model: TargetModel,
  prompt: string,
): { href: string; includesPrompt: boolean } {
  const { address, parameter } = CHATS[model];
  const url = new URL(address);
  if (parameter) url.searchParams.set(parameter, prompt);
  if (parameter && url.href.length <= URL_MAX) return { href: url.href, includesPrompt: true };
  return { href: address, includesPrompt: false };
}
