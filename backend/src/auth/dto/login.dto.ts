import { loginSchema } from '../../http/credentials.dto.js';
import { toOpenApi } from '../../openapi-schemas.js';

/** The login form for the contract; a guard reads it, so that no parameter declares it. */
export const loginForm = toOpenApi(loginSchema, 'input').schema;
