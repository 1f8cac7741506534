import { event, type JsonSchema, USED, type Wire } from './wire.ts';

interface Body {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema?: { strict: boolean; schema: JsonSchema } };
}

const usage = {
  prompt_tokens: USED.inputTokens,
  completion_tokens: USED.outputTokens,
  total_tokens: USED.inputTokens + USED.outputTokens,
};
const chunk = (choices: object[], more: object = {}) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'stand-in',
    choices,
    ...more,
  });
const says = (delta: object, finish_reason: string | null = null) =>
  chunk([{ index: 0, delta, finish_reason }]);
const closing = (reason: string) => [says({}, reason), chunk([], { usage }), 'data: [DONE]\n\n'];

/** The chat completions format that OpenAI introduced and many servers support. */
export const openAiCompatible: Wire = {
  settings: (url, key) => ({
    LLM_PROVIDERS: 'openai-compatible',
    OPENAI_COMPATIBLE_BASE_URL: `${url}/v1`,
    OPENAI_COMPATIBLE_API_KEY: key,
    OPENAI_COMPATIBLE_MODEL: 'stand-in',
    OPENAI_COMPATIBLE_TOKEN_PRICES: '3,15',
  }),
  read: ({ path, headers, body }) => {
    const { model, stream = false, messages, response_format } = body as Body;
    const saidBy = (speaker: string) =>
      messages
        .filter(({ role }) => role === speaker)
        .map(({ content }) => content)
        .join('');
    return {
      path,
      key: headers.authorization,
      model,
      streamed: stream,
      instruction: saidBy('system'),
      user: saidBy('user'),
      earlier: saidBy('assistant'),
      schema: response_format.json_schema?.schema,
    };
  },
  begins: (texts) => [says({ role: 'assistant' }), ...texts.map((content) => says({ content }))],
  ends: (reason) => closing(reason === 'limit' ? 'length' : 'stop'),
  declines: () => [says({ role: 'assistant' }), ...closing('content_filter')],
  overloaded: () => [event({ error: { code: 503, message: 'overloaded', type: 'server_error' } })],
  whole: (content) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'stand-in',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage,
  }),
  error: (message) => ({ error: { message, type: 'server_error' } }),
};
