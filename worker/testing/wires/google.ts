import { event, type JsonSchema, USED, type Wire } from './wire.ts';

interface Body {
  systemInstruction?: { parts: { text: string }[] };
  contents: { role: string; parts: { text: string }[] }[];
  generationConfig?: { responseMimeType?: string; responseJsonSchema?: JsonSchema };
}

const usageMetadata = {
  promptTokenCount: USED.inputTokens,
  candidatesTokenCount: USED.outputTokens,
  totalTokenCount: USED.inputTokens + USED.outputTokens,
};
const candidate = (text: string) => ({ content: { role: 'model', parts: [{ text }] }, index: 0 });
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

/** Google's Gemini API. */
export const google: Wire = {
  settings: (url, key) => ({
    LLM_PROVIDERS: 'google',
    GOOGLE_BASE_URL: `${url}/v1beta`,
    GOOGLE_API_KEY: key,
    GOOGLE_MODEL: 'gemini-stand-in',
    GOOGLE_TOKEN_PRICES: '3,15',
  }),
  read: ({ path, headers, body }) => {
    const { systemInstruction, contents, generationConfig } = body as Body;
    const saidBy = (speaker: string) =>
      contents
        .filter(({ role }) => role === speaker)
        .map(({ parts }) => textOf(parts))
        .join('');
    const [, model = '', action = ''] = /\/models\/([^:]+):(\w+)/.exec(path) ?? [];
    return {
      path,
      key: headers['x-goog-api-key']?.toString(),
      model,
      streamed: action === 'streamGenerateContent',
      instruction: textOf(systemInstruction?.parts ?? []),
      user: saidBy('user'),
      earlier: saidBy('model'),
      schema: generationConfig?.responseJsonSchema,
    };
  },
  begins: (texts) =>
    texts.map((text) => event({ candidates: [candidate(text)], responseId: 'response-1' })),
  ends: (reason) => [
    event({
      candidates: [{ ...candidate(''), finishReason: reason === 'limit' ? 'MAX_TOKENS' : 'STOP' }],
      usageMetadata,
    }),
  ],
  declines: () => [event({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata })],
  overloaded: () => [
    event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  ],
  whole: (text) => ({ candidates: [{ ...candidate(text), finishReason: 'STOP' }], usageMetadata }),
  error: (message) => ({ error: { code: 500, message, status: 'INTERNAL' } }),
};
