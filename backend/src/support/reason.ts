import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { plainText } from '../http/text.js';
import { validate } from '../http/validation.js';

/** The header in which staff say why they make a call. */
export const REASON_HEADER = 'X-Reason';
const REASON_MIN = 10;
const REASON_MAX = 500;

const SENTENCE = `Please say why you make this call: ${REASON_MIN} to ${REASON_MAX} characters in the header ${REASON_HEADER}`;

const reasonSchema = z
  .string(SENTENCE)
  .trim()
  .min(REASON_MIN, SENTENCE)
  .max(REASON_MAX, SENTENCE)
  .pipe(plainText(REASON_HEADER));

/** @throws {AppError} `validation_failed` when the reason is missing, too short or too long */
export function requireReason(headers: IncomingHttpHeaders): void {
  validate(z.object({ [REASON_HEADER]: reasonSchema }), { [REASON_HEADER]: decoded(headers) });
}

/** The reason of a call; undefined when it has none of the right length. */
export function readReason(headers: IncomingHttpHeaders): string | undefined {
  return reasonSchema.safeParse(decoded(headers)).data;
}

/** Node reads headers as Latin-1, as browsers write them; command-line clients send UTF-8. */
function decoded(headers: IncomingHttpHeaders): string | undefined {
  const written = headers[REASON_HEADER.toLowerCase()];
  if (typeof written !== 'string') return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(written, 'latin1'));
  } catch {
    return written;
  }
}
