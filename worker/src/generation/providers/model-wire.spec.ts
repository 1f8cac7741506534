import { afterEach, describe, expect, it } from '@jest/globals';
import { type AskedModel, KEY, openAskedModel, WIRES } from '../../../testing/asked-model.ts';
import { streams } from '../../../testing/stand-in-model.ts';
import { anthropic, anthropicByTool } from '../../../testing/wires/anthropic.ts';
import { google } from '../../../testing/wires/google.ts';
import { openai } from '../../../testing/wires/openai.ts';
import { openAiCompatible } from '../../../testing/wires/openai-compatible.ts';
import type { JsonSchema, Wire } from '../../../testing/wires/wire.ts';
import { MODEL_ANSWER } from '../../../testing/model-answer.ts';
import { INSTRUCTION_VERSION } from './instruction.js';

/**
 * Keywords that every vendor's strict output knows (OpenAI and Anthropic: "Structured outputs",
 * Google: "Structured output", as of November 2026).
 */
const KNOWN_TO_ALL = [
  '$schema',
  'additionalProperties',
  'anyOf',
  'description',
  'enum',
  'items',
  'properties',
  'required',
  'type',
];
let model: AskedModel;

async function bodySent(wire: Wire): Promise<Record<string, unknown>> {
  model = await openAskedModel(wire);
  const answer = streams(...wire.begins([JSON.stringify(MODEL_ANSWER)]), ...wire.ends());
  model.standIn.answers.push(answer);
  await model.write();
  return model.standIn.calls[0]?.body as Record<string, unknown>;
}

/** The schema and all schemas within it. */
function schemasIn(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, anyOf } = schema;
  const inner = [
    ...Object.values(properties),
    ...(items ? [items as JsonSchema] : []),
    ...((anyOf as JsonSchema[] | undefined) ?? []),
  ];
  return [schema, ...inner.flatMap(schemasIn)];
}

afterEach(() => model.standIn.close());

describe.each(WIRES)('the schema sent to %s', (_name, wire) => {
  it('uses no keyword that the vendor does not know', async () => {
    await bodySent(wire);
    const used = new Set(schemasIn(model.sent()[0]?.schema ?? {}).flatMap(Object.keys));
    expect(KNOWN_TO_ALL).toEqual(expect.arrayContaining([...used]));
  });

  it('closes every object and requires all its fields', async () => {
    await bodySent(wire);
    const objects = schemasIn(model.sent()[0]?.schema ?? {}).filter(
      ({ type }) => type === 'object',
    );
    expect(objects).toHaveLength(4);
    for (const { properties = {}, required, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties));
      expect(additionalProperties).toBe(false);
    }
  });

  it('lets a field be null where the blueprint does', async () => {
    await bodySent(wire);
    const { objective } = model.sent()[0]?.schema?.properties ?? {};
    expect(objective?.['anyOf']).toEqual([
      expect.objectContaining({ type: 'string' }),
      expect.objectContaining({ type: 'null' }),
    ]);
  });
});

describe('what is special to a vendor', () => {
  it('Anthropic: version and key headers, output format, and room for an answer', async () => {
    const body = await bodySent(anthropic);
    expect(model.standIn.calls[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
    });
    expect(body).toMatchObject({
      stream: true,
      max_tokens: 16_000,
      output_config: { format: { type: 'json_schema' } },
    });
    expect(body).not.toHaveProperty('tools');
  });

  it('Anthropic: an older model is made to call one tool, within its own limit', async () => {
    const body = await bodySent(anthropicByTool);
    expect(body).toMatchObject({
      max_tokens: 4_096,
      tool_choice: { type: 'any', disable_parallel_tool_use: true },
    });
    expect(body['tools']).toHaveLength(1);
  });

  it('OpenAI: strict schema by name and version, nothing kept there', async () => {
    const body = await bodySent(openai);
    expect(model.standIn.calls[0]).toMatchObject({
      path: '/v1/responses',
      headers: { authorization: `Bearer ${KEY}` },
    });
    const name = `prompt_blueprint_v${INSTRUCTION_VERSION}`;
    expect(body).toMatchObject({
      stream: true,
      store: false,
      text: { format: { type: 'json_schema', strict: true, name } },
    });
  });

  it('Google: server-sent events, JSON by schema', async () => {
    const body = await bodySent(google);
    expect(model.standIn.calls[0]).toMatchObject({
      path: '/v1beta/models/gemini-stand-in:streamGenerateContent?alt=sse',
      headers: { 'x-goog-api-key': KEY },
    });
    expect(body).toMatchObject({ generationConfig: { responseMimeType: 'application/json' } });
  });

  it('OpenAI-compatible: strict schema, usage at the end of the stream', async () => {
    const body = await bodySent(openAiCompatible);
    expect(model.standIn.calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
  });
});
