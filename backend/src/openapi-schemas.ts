import type { OpenAPIObject } from '@nestjs/swagger';

export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type SchemaObject = Exclude<Schema, { $ref: string }>;

/** What the schema library leaves out: a reference that may be null, and an example for each field. */
export function completeSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.values(document.components?.schemas ?? {});
  for (const schema of schemas) {
    eachSchema(schema, allowNull);
    if (!('$ref' in schema)) addFieldExamples(schema, schema.example);
  }
  return document;
}

function eachSchema(schema: Schema, change: (schema: SchemaObject) => void): void {
  if ('$ref' in schema) return;
  change(schema);
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...allOf];
  for (const part of [...parts, ...oneOf, ...anyOf]) eachSchema(part, change);
}

/**
 * In OpenAPI 3.0 `nullable` alone allows null neither beside a reference nor beside a list of values.
 */
function allowNull(schema: SchemaObject): void {
  if (!schema.nullable) return;
  if (schema.enum) schema.enum.push(null);
  if (schema.type || !schema.allOf) return;
  schema.oneOf = [...schema.allOf, { enum: [null] }];
  delete schema.allOf;
  delete schema.nullable;
}

/** Each field shows its part of the whole example, so that no documentation page shows "string". */
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
