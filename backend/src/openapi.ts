import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';

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
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: (schema, { schemaType }) => toOpenApi(schema as z.ZodType, schemaType),
  });
}

/** Swagger UI at `/docs` and the document at `/openapi.json`. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    customSiteTitle: 'Promptmint API',
    swaggerOptions: { persistAuthorization: true },
  });
}

/** A schema with an id becomes a component of that name. */
function toOpenApi(schema: z.ZodType, io: 'input' | 'output') {
  const { definitions, ...body } = z.toJSONSchema(schema, { target: 'openapi-3.0', io });
  return { schema: body, components: (definitions ?? {}) as Record<string, object> };
}
