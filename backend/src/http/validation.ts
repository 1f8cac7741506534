import { StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { AppError, type FieldError } from './app-error.js';

z.config({ customError: sentenceFor });

/** The types of JSON in words. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The sentence for a person if a schema has none of its own. */
function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  const field = issue.path?.join('.') ?? '';
  if (issue.code === 'unrecognized_keys') {
    return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`;
  }
  if (issue.code === 'invalid_value') return `${field} must be one of: ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (field === '') return 'Please send a JSON object with the fields of this operation';
  return issue.input === undefined
    ? `${field} is required`
    : `${field} must be ${TYPES[issue.expected] ?? `a ${issue.expected}`}`;
}

/** Checks each body, query and parameter that declares a schema; unknown fields are refused. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new AppError('validation_failed', { errors: issues.map(toFieldError) }),
  });
}

/**
 * Checks what the framework passes on unchecked: headers, and the input of a guard.
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
