import type { GenerationRequest } from '@promptmint/engine/request';
import type { Answer } from '../answer.js';
import type { Fault, FaultCode } from '../misfit.js';
import { foreignIdentifiers, foreignQuotes } from './literals.js';
import { foreignNumbers } from './numbers.js';
import { beginsAnswer, isForeign, isNoOrder } from './scaffold.js';
import { plain, readSource, type Source, typedText } from './sources.js';

interface Line {
  /** Where it is in the answer, such as `constraints[2].rule`. */
  place: string;
  text: string;
}

/** Fields that must quote the request, and the message if they do not. */
const LITERALS: readonly [FaultCode, (text: string, source: Source) => string[], string][] = [
  [
    'number',
    (text, { numbers }) => foreignNumbers(text, numbers),
    'Leave it out, or write it as it was typed; a number typed as a word stays a word.',
  ],
  ['identifier', foreignIdentifiers, 'Leave it out, or copy it as it was typed.'],
  ['quote', foreignQuotes, 'Quote only what was typed, exactly.'],
];

/**
 * Statements of an answer that the request does not support, as far as that can be decided
 * reliably. Samples are about other subjects and are not checked.
 */
export function checkMeaning(answer: Answer, request: GenerationRequest): Fault[] {
  const lines = linesOf(answer);
  const source = readSource(request);
  const texts = lines.map(({ text }) => text);
  return [
    ...givenFaults(answer.given, typedText(request)),
    ...lines.flatMap((line) => [...literalFaults(line, source), ...answerFaults(line)]),
    ...(isForeign(texts, answer.given)
      ? [fault('language', 'Write every line in English; only quoted words keep their language.')]
      : []),
  ];
}

/** The lines of a blueprint that state something, each with its place. */
function linesOf(answer: Answer): Line[] {
  const { role, objective, placeholders, constraints, exampleIntro } = answer;
  const named = (place: string, text: string | null): Line[] =>
    text === null ? [] : [{ place, text }];
  const listed = (['context', 'steps', 'outputFormat', 'validation'] as const).flatMap((field) =>
    answer[field].flatMap((text, index) => named(`${field}[${index}]`, text)),
  );
  return [
    ...named('role', role),
    ...named('objective', objective),
    ...placeholders.flatMap(({ label, ifMissing }, index) => [
      ...named(`placeholders[${index}].label`, label),
      ...named(`placeholders[${index}].ifMissing`, ifMissing),
    ]),
    ...listed,
    ...constraints.flatMap(({ rule, reason }, index) => [
      ...named(`constraints[${index}].rule`, rule),
      ...named(`constraints[${index}].reason`, reason),
    ]),
    ...named('exampleIntro', exampleIntro),
  ];
}

function givenFaults(given: readonly string[], typed: string): Fault[] {
  const known = plain(typed);
  return given.flatMap((span, index) =>
    known.includes(plain(span))
      ? []
      : [fault('given', `given[${index}] is not an exact span of what the person typed.`)],
  );
}

function literalFaults({ place, text }: Line, source: Source): Fault[] {
  return LITERALS.flatMap(([code, foreignIn, advice]) =>
    foreignIn(text, source).map((found) =>
      fault(
        code,
        `${place}: ${JSON.stringify(shown(found))} was not typed by the person. ${advice}`,
      ),
    ),
  );
}

function answerFaults({ place, text }: Line): Fault[] {
  if (beginsAnswer(text))
    return [fault('answer', `${place} begins an answer. Write instructions, never an answer.`)];
  if (place === 'objective' && isNoOrder(text))
    return [fault('answer', 'objective must be an order that starts with a verb, or null.')];
  return [];
}

function fault(code: FaultCode, message: string): Fault {
  return { code, message };
}

function shown(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
