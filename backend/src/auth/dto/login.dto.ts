import { z } from 'zod';
import { loginSchema } from '../../http/credentials.dto.js';

/** The login form for the contract; a guard reads it, so that no parameter declares it. */
export const loginForm = z.toJSONSchema(loginSchema, {
  target: 'openapi-3.0',
  io: 'input',
}) as object;
