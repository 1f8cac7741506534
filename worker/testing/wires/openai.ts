import { event, type JsonSchema, USED, type Wire } from './wire.ts';

interface Body {
  model: string;
  stream?: boolean;
  input: { role: string; content: string | { text: string }[] }[];
  text?: { format?: { type: string; strict?: boolean; schema?: JsonSchema } };
}

const ITEM = 'msg_1';
const response = { id: 'resp_1', created_at: 1_790_000_000, model: 'stand-in' };
const usage = {
  input_tokens: USED.inputTokens,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: USED.outputTokens,
  output_tokens_details: { reasoning_tokens: 0 },
};
const item = (content: object[]) => ({
  type: 'message',
  id: ITEM,
  role: 'assistant',
  status: 'completed',
  content,
});
const opening = [
  event({ type: 'response.created', response }),
  event({ type: 'response.in_progress', response }),
  event({ type: 'response.output_item.added', output_index: 0, item: item([]) }),
];
const closing = [
  event({ type: 'response.output_item.done', output_index: 0, item: item([]) }),
  event({ type: 'response.completed', response: { ...response, usage } }),
];
const textOf = (content: Body['input'][number]['content']) =>
  typeof content === 'string' ? content : content.map(({ text }) => text).join('');

/** OpenAI's Responses API. */
export const openai: Wire = {
  settings: (url, key) => ({
    LLM_PROVIDERS: 'openai',
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: key,
    OPENAI_MODEL: 'gpt-stand-in',
    OPENAI_TOKEN_PRICES: '3,15',
  }),
  read: ({ path, headers, body }) => {
    const { model, stream = false, input, text } = body as Body;
    const saidBy = (...speakers: string[]) =>
      input
        .filter(({ role }) => speakers.includes(role))
        .map(({ content }) => textOf(content))
        .join('');
    return {
      path,
      key: headers.authorization,
      model,
      streamed: stream,
      instruction: saidBy('system', 'developer'),
      user: saidBy('user'),
      earlier: saidBy('assistant'),
      schema: text?.format?.schema,
    };
  },
  begins: (texts) => [
    ...opening,
    ...texts.map((delta) =>
      event({
        type: 'response.output_text.delta',
        item_id: ITEM,
        output_index: 0,
        content_index: 0,
        delta,
      }),
    ),
  ],
  ends: (reason) =>
    reason === 'limit'
      ? [
          event({
            type: 'response.incomplete',
            response: { ...response, incomplete_details: { reason: 'max_output_tokens' }, usage },
          }),
        ]
      : closing,
  declines: () => [
    ...opening,
    event({
      type: 'response.refusal.delta',
      item_id: ITEM,
      output_index: 0,
      content_index: 0,
      delta: 'I cannot help with that.',
    }),
    ...closing,
  ],
  overloaded: () => [
    event({
      type: 'error',
      sequence_number: 9,
      code: 'server_error',
      message: 'The server had an error',
      param: null,
    }),
  ],
  whole: (text) => ({
    ...response,
    object: 'response',
    status: 'completed',
    output: [item([{ type: 'output_text', text, annotations: [] }])],
    usage,
  }),
  error: (message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
};
