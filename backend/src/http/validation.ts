import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { AppError, type FieldError } from './app-error.js';

/** Checks each body, query and parameter that declares a schema; unknown fields are refused. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new AppError('validation_failed', { errors: issues.map(toFieldError) }),
  });
}

/**
 * Checks what the framework hands over unchecked: headers, and what a guard reads.
 * @throws {AppError} `validation_failed`
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', { errors: parsed.error.issues.map(toFieldError) });
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  keys?: readonly string[];
}

function toFieldError(issue: Issue): FieldError {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  return { field: [...path, ...(issue.keys ?? [])].join('.'), message: issue.message };
}
