import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** A schema with an id becomes a component of that name. */
export function toOpenApi(schema: z.ZodType, io: 'input' | 'output') {
  const { definitions, ...body } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    override: ({ jsonSchema }) => allowNull(jsonSchema),
  });
  return { schema: body as Schema, components: (definitions ?? {}) as Record<string, Schema> };
}

/**
 * In OpenAPI 3.0 `nullable` alone allows null neither beside a reference nor beside a list of values.
 */
function allowNull(schema: z.core.JSONSchema.BaseSchema): void {
  if (!schema['nullable']) return;
  if (schema.enum) schema.enum = [...schema.enum, null];
  if (schema.type || !schema.allOf) return;
  schema.oneOf = [...schema.allOf, { enum: [null] }];
  delete schema.allOf;
  delete schema['nullable'];
}

/** Each field shows its part of the whole example, so that no documentation page shows "string". */
export function withFieldExamples(document: OpenAPIObject): OpenAPIObject {
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    if (!('$ref' in schema)) addFieldExamples(schema, schema.example);
  }
  return document;
}

function addFieldExamples(schema: Schema, example: unknown): void {
  if ('$ref' in schema || example === null || example === undefined) return;
  if (schema.type === 'array' && schema.items && Array.isArray(example)) {
    return addFieldExamples(schema.items, example[0]);
  }
  if (schema.properties) {
    for (const [name, field] of Object.entries(schema.properties)) {
      addFieldExamples(field, (example as Record<string, unknown>)[name]);
    }
    return;
  }
  schema.example ??= example;
}
