/** The chat models a prompt can be written for. */
export const TARGET_MODELS = ['claude', 'chatgpt', 'gemini'] as const;
export type TargetModel = (typeof TARGET_MODELS)[number];

/** The names people know the target models by. */
export const TARGET_MODEL_NAMES: Readonly<Record<TargetModel, string>> = {
  claude: 'Claude',
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
};

/**
 * The address of a new conversation in each model's chat, and the parameter that carries its first
 * message; null if the chat accepts no text in its address.
 */
export const CHAT_SITES: Readonly<
  Record<TargetModel, { address: string; parameter: string | null }>
> = {
  claude: { address: 'https://claude.ai/new', parameter: 'q' },
  chatgpt: { address: 'https://chatgpt.com/', parameter: 'q' },
  gemini: { address: 'https://gemini.google.com/app', parameter: null },
};
