/** As much of an OpenAPI document as the fuzz reads. */
export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface DocumentedOperation {
  operationId: string;
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  example?: unknown;
  properties?: Record<string, Schema>;
}

export interface Operation extends DocumentedOperation {
  method: string;
  path: string;
}

/** Every operation; those that end the caller's session come last. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const last = (operation: Operation) => Number(operation.operationId === 'logoutEverywhere');
  return operations.toSorted((one, other) => last(one) - last(other));
}

/** The example that the document gives of a body. */
export function exampleOf({ components }: ApiDocument, schema: Schema): Record<string, unknown> {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? schema : components.schemas[name];
  return { ...(found?.example as object) };
}
