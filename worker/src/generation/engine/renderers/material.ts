import { addressesModel } from '../extract/addressed-model.js';
import { detectLanguage } from '../extract/language.js';
import { cutSegments } from '../material/cut-segments.js';
import type { PastedKind, Segment } from '../material/segment.js';
import { type GenerationRequest, requestText } from '../request.js';
import { tagChooser } from './verbatim.js';

/** A block of a prompt that carries text of the person. */
export interface QuotedBlock {
  /** `request`, or the name of pasted material, which the request's block shows as `[name]`. */
  name: string;
  /** The person's characters, unchanged. */
  content: string;
  /** The block as it stands in the prompt, delimiters included. */
  delimited: string;
}

/** Something pasted into a request. */
export interface PastedPart {
  kind: PastedKind;
  /** What the prompt calls it: its tag, and its mark in the request's block. */
  name: string;
  text: string;
  language: string | null;
}

/** A request as a prompt can carry it. */
export interface Material {
  request: GenerationRequest;
  /** The request as it has to be carried. */
  text: string;
  /** Gives a tag its name: the wanted one, or one like it that the request does not hold. */
  nameFor: (wanted: string) => string;
  /** The request with a mark for each thing pasted, or null when nothing but pasted things is there. */
  prose: string | null;
  parts: readonly PastedPart[];
  /** ISO 639-1 of what the person wrote themselves, or null when unclear. */
  typed: string | null;
  /** Whether some sentence of it speaks to a model. */
  addressed: boolean;
  /** Pages of pasted material, which belong before the instructions. */
  longParts: boolean;
  longProse: boolean;
}

/** Characters from which material counts as pages. */
const LONG_MATERIAL = 2_000;

const NAMES: Readonly<Record<PastedKind, string>> = {
  code: 'code',
  error: 'error',
  json: 'json_sample',
  table: 'data',
  text: 'text',
};

/** What a person reads beside pasted material. */
export const PASTED_LABELS: Readonly<Record<PastedKind, string>> = {
  code: 'Code',
  error: 'Error',
  json: 'Data',
  table: 'Data',
  text: 'Text',
};

/** Cuts a request into its prose and the things pasted into it, each under a name of its own. */
export function readMaterial(request: GenerationRequest): Material {
  const text = requestText(request);
  const segments = cutSegments(text);
  const choose = tagChooser([text]);
  const parts = nameParts(segments, choose);
  const own = segments.filter(({ kind }) => kind === 'prose').map((segment) => segment.text);
  const bare = own.every((piece) => piece.trim() === '') && parts.length > 0;
  const prose = bare ? null : markedProse(segments, parts);
  return {
    request,
    text,
    nameFor: choose,
    prose,
    parts,
    typed: detectLanguage(own.join(' ')),
    addressed: addressesModel(text),
    longParts: parts.reduce((sum, part) => sum + part.text.length, 0) > LONG_MATERIAL,
    longProse: (prose?.length ?? 0) > LONG_MATERIAL,
  };
}

function nameParts(segments: readonly Segment[], choose: (name: string) => string): PastedPart[] {
  const pasted = segments.flatMap(({ kind, text, language }) =>
    kind === 'prose' ? [] : [{ kind, text, language }],
  );
  const numbers = new Map<PastedKind, number>();
  return pasted.map((segment) => {
    const { kind } = segment;
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const several = pasted.filter((other) => other.kind === kind).length > 1;
    return { ...segment, name: choose(several ? `${NAMES[kind]}_${number}` : NAMES[kind]) };
  });
}

function markedProse(segments: readonly Segment[], parts: readonly PastedPart[]): string {
  let next = 0;
  return segments
    .map(({ kind, text }) => {
      if (kind === 'prose') return text;
      const mark = markOf(parts[next]?.name ?? '');
      next += 1;
      return mark;
    })
    .join('');
}

/** What stands in the request's block where the thing of that name was pasted. */
export function markOf(name: string): string {
  return `[${name}]`;
}

/** So many characters of a pasted text in a row are no coincidence. */
const REPEATED = 20;
/** So many are none where the task breaks off in the middle of them. */
const BEGUN = 8;

/**
 * A task that repeats a pasted text, or begins to, with the text's mark in its place. Error messages
 * are short enough to stand in a task.
 */
export function withoutPasted(objective: string, { parts }: Material): string {
  for (const { kind, name, text } of parts) {
    const at = kind === 'error' ? -1 : objective.indexOf(text.slice(0, BEGUN));
    if (at <= 0) continue;
    const told = objective.slice(at);
    if (told.startsWith(text)) {
      return objective.slice(0, at) + markOf(name) + told.slice(text.length);
    }
    const begun = text.startsWith(told.replace(/[.?!]+$/, ''));
    if (!begun && !told.startsWith(text.slice(0, REPEATED))) continue;
    return objective.slice(0, at) + markOf(name) + closingOf(objective, at);
  }
  return objective;
}

const CLOSING = new Map(
  Object.entries({ '"': '"', "'": "'", '“': '”', '„': '“', '«': '»', '「': '」' }),
);

/** The quotation mark that closes one before a place. */
function closingOf(text: string, at: number): string {
  return CLOSING.get(text.charAt(at - 1)) ?? '';
}
