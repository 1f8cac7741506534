import type { z } from 'zod';
import { type Answer, answerSchema } from './answer.js';
import type { Fault } from './misfit.js';
import { trimAnswer } from './trim-answer.js';

/** A valid answer, trimmed if that was enough, or what is wrong with it. */
export type ReadAnswer = { answer: Answer; faults?: never } | { answer?: never; faults: Fault[] };

/** Checks the answer of a model against the schema. */
export function readAnswer(written: unknown): ReadAnswer {
  const trimmed = trimAnswer(
    written,
    (answer) => answerSchema.safeParse(answer).error?.issues ?? [],
  );
  const { data, error } = answerSchema.safeParse(trimmed);
  if (data !== undefined) return { answer: data };
  return {
    faults: error.issues.map((issue) => ({ code: 'schema', message: sentenceOf(issue, trimmed) })),
  };
}

function sentenceOf(issue: z.core.$ZodIssue, answer: unknown): string {
  const path = pathName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const place = path === '' ? 'The object' : path;
    return `${place} has fields that do not exist: ${issue.keys.join(', ').slice(0, 200)}.`;
  }
  const value = valueAt(answer, issue.path);
  if (value === undefined) return `${path || 'The object'} is missing.`;
  const length =
    typeof value === 'string' || Array.isArray(value) ? `, it has ${value.length}` : '';
  if (issue.code === 'custom') return `${path} must have ${issue.message}${length}.`;
  if (issue.code === 'invalid_format') return `${path} must be a snake_case name.`;
  return `${path || 'The answer'}: ${issue.message}.`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
}

/** A place in an answer, such as `constraints[2].rule`. */
export function pathName(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return index === 0 ? String(step) : `.${String(step)}`;
    })
    .join('');
}
