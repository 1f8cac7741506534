import { event, type JsonSchema, USED, type Wire } from './wire.ts';

interface Body {
  model: string;
  stream?: boolean;
  system: { text: string }[];
  messages: { role: string; content: { text: string }[] }[];
  output_config?: { format?: { type: string; schema: JsonSchema } };
  tools?: { name: string; input_schema: JsonSchema }[];
}

const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  content: [],
  stop_reason: null,
  stop_sequence: null,
};
const named = (data: { type: string; [field: string]: unknown }) => event(data, data.type);
const start = named({
  type: 'message_start',
  message: { ...message, usage: { input_tokens: USED.inputTokens, output_tokens: 1 } },
});
const stops = (reason: string) => [
  named({
    type: 'message_delta',
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: USED.outputTokens },
  }),
  named({ type: 'message_stop' }),
];

/** Anthropic's Messages API. */
export const anthropic: Wire = {
  settings: (url, key) => ({
    LLM_PROVIDERS: 'anthropic',
    ANTHROPIC_BASE_URL: `${url}/v1`,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_MODEL: 'claude-sonnet-4-5',
    ANTHROPIC_TOKEN_PRICES: '3,15',
  }),
  read: ({ path, headers, body }) => {
    const { model, stream = false, system, messages, output_config, tools } = body as Body;
    const saidBy = (speaker: string) =>
      messages
        .filter(({ role }) => role === speaker)
        .flatMap(({ content }) => content.map(({ text }) => text))
        .join('');
    return {
      path,
      key: headers['x-api-key']?.toString(),
      model,
      streamed: stream,
      instruction: system.map(({ text }) => text).join(''),
      user: saidBy('user'),
      earlier: saidBy('assistant'),
      schema: output_config?.format?.schema ?? tools?.[0]?.input_schema,
    };
  },
  begins: (texts) => [
    start,
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    ...texts.map((text) =>
      named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    ),
  ],
  ends: (reason) => [
    named({ type: 'content_block_stop', index: 0 }),
    ...stops(reason === 'limit' ? 'max_tokens' : 'end_turn'),
  ],
  declines: () => [start, ...stops('refusal')],
  overloaded: () => [
    named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  ],
  whole: (text) => ({
    ...message,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    usage: { input_tokens: USED.inputTokens, output_tokens: USED.outputTokens },
  }),
  error: (text) => ({ type: 'error', error: { type: 'api_error', message: text } }),
};

/** The same with a model that gives JSON only as the input of a tool. */
export const anthropicByTool: Wire = {
  ...anthropic,
  settings: (url, key) => ({
    ...anthropic.settings(url, key),
    ANTHROPIC_MODEL: 'claude-3-haiku-20240307',
  }),
  begins: (texts) => [
    start,
    named({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} },
    }),
    ...texts.map((partial_json) =>
      named({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json },
      }),
    ),
  ],
  ends: () => [named({ type: 'content_block_stop', index: 0 }), ...stops('tool_use')],
};
