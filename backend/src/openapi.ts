import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { generationEventSchema } from './prompts/dto/generation-events.dto.js';

/** The contract of the API, as an OpenAPI 3.0 document. An operation is named after its method. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Promptmint')
    .setDescription(
      'Turns a short idea into an optimized, structured prompt. Sign in with `POST /api/auth/login`, then send the token as `Authorization: Bearer ...`.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: (schema, { schemaType }) => toOpenApi(schema as z.ZodType, schemaType),
  });
  return withEventStreams(document);
}

const STREAMED = ['generate', 'refine'];

/** Adds the second form of some answers, which the decorators have no words for. */
function withEventStreams(document: OpenAPIObject): OpenAPIObject {
  const { schema, components } = toOpenApi(generationEventSchema, 'output');
  const { schemas } = (document.components ??= {});
  document.components.schemas = { ...schemas, ...inPlace(components) };
  for (const { post } of Object.values(document.paths)) {
    const answer = post?.responses['200'];
    if (!answer || '$ref' in answer || !STREAMED.includes(post.operationId ?? '')) continue;
    answer.content = { ...answer.content, 'text/event-stream': { schema: inPlace(schema) } };
  }
  return document;
}

/** With references as they are in a whole document. */
function inPlace<T>(part: T): T {
  return JSON.parse(JSON.stringify(part).replaceAll('#/definitions/', '#/components/schemas/'));
}

/** Where Swagger UI's page is, which brings a style element of its own. */
export const DOCS_PAGES: readonly string[] = ['/docs', '/docs/', '/docs/index.html'];

/** Swagger UI at `/docs` and the document at `/openapi.json`. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Promptmint API',
  });
}

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** A schema with an id becomes a component of that name. */
function toOpenApi(schema: z.ZodType, io: 'input' | 'output') {
  const { definitions, ...body } = z.toJSONSchema(schema, { target: 'openapi-3.0', io });
  return { schema: body as Schema, components: (definitions ?? {}) as Record<string, Schema> };
}
