import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { ZodType } from 'zod';
import { API_KEY_PATTERN } from '@promptmint/core/accounts/api-key';
import { toOpenApi, withFieldExamples } from './openapi-schemas.js';
import { errorExample } from './http/api-errors.js';
import { ERRORS, type ErrorCode } from './http/app-error.js';
import { API_KEY_SCHEME, SCOPES_EXTENSION } from './http/for-api-keys.js';
import { generationEventSchema } from './prompts/dto/generation-events.dto.js';
import { VERSION } from './version.js';

/** The parts of the API, as its documentation groups them. */
const TAGS = {
  auth: 'Accounts: sign up, log in, profile, passwords, deletion, and the export of your data.',
  prompts: 'Generate prompts, refine them, and find them again.',
  'shared links': 'Links under which anyone can read a prompt of yours.',
  templates: 'Templates of the product, and your own with a plan that has custom templates.',
  'api-keys': 'Keys with which programs call the API for you. Only you can make them, signed in.',
  credits: 'Your balance, and every change of it.',
  payments: 'Buy credits by card, and see what you bought.',
  catalogue: 'What can be chosen, and what it costs.',
  contact: 'Write to support.',
  health: 'Whether the service works.',
  support:
    'For staff: accounts of other people, never their prompts. Press "Authorize" and sign in with email and password; after 30 minutes sign in again. Each call needs a reason (`X-Reason`) and is kept in the audit with it.',
} as const;

/** The contract of the API, as an OpenAPI 3.0 document. An operation is named after its method. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Promptmint')
    .setDescription(
      'Turns a short idea into an optimized, structured prompt. Sign in with `POST /api/auth/login`, then send the token as `Authorization: Bearer ...`. Programs send an API key the same way; each operation says whether it takes one.',
    )
    .setVersion(VERSION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that this document comes from')
    .addBearerAuth(SESSION)
    .addBearerAuth(API_KEY, API_KEY_SCHEME)
    .addOAuth2(
      { ...SIGN_IN, flows: { password: { tokenUrl: '/api/auth/login', scopes: {} } } },
      'signIn',
    );
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const config = builder.build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: (schema, { schemaType }) => toOpenApi(schema as ZodType, schemaType),
  });
  return withFieldExamples(
    withErrorHeaders(
      withSignIn(withPublicOperations(withKeyErrors(withBodyErrors(withEventStreams(document))))),
    ),
  );
}

const SESSION = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The session token that `POST /api/auth/login` returns.',
} as const;

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: API_KEY_PATTERN.replaceAll('\\b', ''),
  description: 'An API key from your settings. Operations that do not name it return 404 to a key.',
} as const;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

function operationsOf(document: OpenAPIObject, methods = METHODS): OperationObject[] {
  return Object.values(document.paths)
    .flatMap((path) => methods.map((method) => path[method]))
    .filter((operation) => operation !== undefined);
}

/** What a key adds to the errors of an operation that takes one. */
const KEY_ERRORS = [
  'api_key_invalid',
  'api_access_required',
  'scope_missing',
  'too_many_requests',
] as const;

function withKeyErrors(document: OpenAPIObject): OpenAPIObject {
  for (const operation of operationsOf(document)) {
    if (!operation.security?.some((scheme) => API_KEY_SCHEME in scheme)) continue;
    addErrors(operation.responses, KEY_ERRORS);
    const scopes = (operation as { [SCOPES_EXTENSION]?: string[] })[SCOPES_EXTENSION] ?? [];
    const needed = `An API key needs ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.`;
    operation.description = [operation.description, needed].filter(Boolean).join(' ');
  }
  return document;
}

/** The way in which Swagger UI's "Authorize" signs in. */
const SIGN_IN = {
  type: 'oauth2',
  description:
    'Email as username, and password. Leave the fields of the client empty: they are ignored.',
} as const;

/**
 * A token that Swagger UI got by signing in opens the same operations as one that was pasted. That of a
 * locked account opens none; to it the operations of staff do not exist, and where no token is needed, it counts
 * as none.
 */
function withSignIn(document: OpenAPIObject): OpenAPIObject {
  for (const operation of operationsOf(document)) {
    if (!operation.security?.some((scheme) => 'bearer' in scheme)) continue;
    // Operations of one controller can share the list.
    operation.security = [...operation.security, { signIn: [] }];
    const isOptional = operation.security.some((scheme) => Object.keys(scheme).length === 0);
    if (isOptional || operation.tags?.includes('support')) continue;
    addErrors(operation.responses, ['account_locked']);
  }
  return document;
}

/** What the framework answers before an operation that reads a body is reached. */
const BODY_ERRORS = ['body_too_large', 'unsupported_media_type'] as const;

/** States of each operation without a sign-in that it needs none, and of all that a request can be unreadable. */
function withPublicOperations(document: OpenAPIObject): OpenAPIObject {
  for (const operation of operationsOf(document)) {
    operation.security ??= [];
    addErrors(operation.responses, ['bad_request']);
  }
  return document;
}

/** The headers of each error with one of these statuses. */
const ERROR_HEADERS: Readonly<Record<string, ResponseObject['headers']>> = {
  401: {
    'WWW-Authenticate': { description: 'How to sign in (RFC 6750).', schema: { type: 'string' } },
  },
  429: {
    'Retry-After': {
      description: 'In how many seconds to try again.',
      schema: { type: 'integer' },
    },
  },
};

function withErrorHeaders(document: OpenAPIObject): OpenAPIObject {
  for (const { responses } of operationsOf(document)) {
    for (const [status, headers] of Object.entries(ERROR_HEADERS)) {
      const found = responses[status];
      if (found && !('$ref' in found)) found.headers = headers;
    }
  }
  return document;
}

/** The framework reads a body with every method but GET, whether the operation asks for one or not. */
function withBodyErrors(document: OpenAPIObject): OpenAPIObject {
  for (const operation of operationsOf(document, ['post', 'put', 'patch', 'delete'])) {
    addErrors(operation.responses, BODY_ERRORS);
  }
  return document;
}

function addErrors(responses: ResponsesObject, codes: readonly ErrorCode[]): void {
  for (const code of codes) {
    const [status, sentence] = ERRORS[code];
    const example = errorExample(code);
    const found = responses[status];
    if (!found || '$ref' in found) {
      const schema = { $ref: '#/components/schemas/Error' };
      const content = { 'application/json': { schema, examples: example } };
      responses[status] = { description: sentence, content };
      continue;
    }
    const json = found.content?.['application/json'];
    if (!json || json.examples?.[code]) continue;
    json.examples = { ...json.examples, ...example };
    found.description = `${found.description} / ${sentence}`;
  }
}

const STREAMED = ['generate', 'refine'];

/** Adds the second form of some answers, which the decorators cannot express. */
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

/** A schema with references as in a whole document. */
function inPlace<T>(part: T): T {
  return JSON.parse(JSON.stringify(part).replaceAll('#/definitions/', '#/components/schemas/'));
}

/** The path of Swagger UI's page, which brings its own style element. */
export const DOCS_PAGES: readonly string[] = ['/docs', '/docs/', '/docs/index.html'];

/** Swagger UI at `/docs` and the document at `/openapi.json`. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Promptmint API',
    // Swagger UI draws every operation of an open tag again for each character that is typed.
    swaggerOptions: { docExpansion: 'none', deepLinking: true },
  });
}

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['post']>;
type ResponsesObject = OperationObject['responses'];
type ResponseObject = Exclude<ResponsesObject[string], { $ref: string } | undefined>;
