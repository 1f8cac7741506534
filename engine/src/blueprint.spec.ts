import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { blueprintSchema } from './blueprint.js';
import { compose } from './compose.js';

type JsonSchema = { [key: string]: unknown };

function objectsIn(schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.values(schema).flatMap(objectsIn);
  return 'properties' in schema ? [schema as JsonSchema, ...inner] : inner;
}

describe('the blueprint as structured output', () => {
  const schema = z.toJSONSchema(blueprintSchema, { target: 'draft-7' });

  it('requires every key and allows no other', () => {
    const objects = objectsIn(schema);
    expect(objects.length).toBeGreaterThan(3);
    for (const object of objects) {
      expect(object.additionalProperties).toBe(false);
      expect(object.required).toEqual(Object.keys(object.properties as JsonSchema));
    }
  });

  it('uses no keyword that strict structured output refuses', () => {
    const written = JSON.stringify(schema);
    for (const keyword of [
      'minLength',
      'maxLength',
      'maxItems',
      'minItems',
      'propertyNames',
      '$ref',
      'default',
      'oneOf',
    ]) {
      expect(written).not.toContain(`"${keyword}"`);
    }
  });
});

describe("parsing a model's answer as a blueprint", () => {
  const good = compose({
    input: 'plan a day in Ghent for four people',
    useCase: 'auto_detect',
  });

  it('accepts an answer within the limits', () => {
    expect(blueprintSchema.safeParse(good).success).toBe(true);
  });

  it.each([
    ['a text too long', { ...good, objective: 'x'.repeat(601) }],
    ['an empty text', { ...good, role: '  ' }],
    ['a NUL', { ...good, role: 'a\0b' }],
    ['a lone surrogate', { ...good, role: 'a\ud800b' }],
    ['too many steps', { ...good, steps: Array.from({ length: 11 }, () => 'step') }],
    ['an unknown key', { ...good, answer: 'Here you are' }],
    [
      'a placeholder name with braces',
      { ...good, placeholders: [{ name: '{{x}}', label: 'x', ifMissing: 'y' }] },
    ],
  ])('refuses an answer with %s', (_, answer) => {
    expect(blueprintSchema.safeParse(answer).success).toBe(false);
  });
});
