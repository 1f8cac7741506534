/** The chat models a prompt can be written for. */
export const TARGET_MODELS = ['claude', 'chatgpt', 'gemini'] as const;
export type TargetModel = (typeof TARGET_MODELS)[number];

/** The names people know the target models by. */
export const TARGET_MODEL_NAMES: Readonly<Record<TargetModel, string>> = {
  claude: 'Claude',
  chatgpt: 'ChatGPT',
  gemini: 'Gemini',
};
