import type { Kind } from '@promptmint/core/catalogue/kinds';
import { LANGUAGES } from '@promptmint/core/catalogue/languages';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { type Blueprint, EMPTY_BLUEPRINT } from '@promptmint/engine/blueprint';
import * as generalText from '@promptmint/engine/general/general-text';
import { SHARED_LINES } from '@promptmint/engine/general/shared-lines';
import { KIND_TEXTS } from '@promptmint/engine/kinds/kind-texts';
import { render } from '@promptmint/engine/render';
import { readPrompt, withoutBullet } from './prompt-reading.js';

const SLOT = 'Slot.';

/** A blueprint with a single word in each field that the composer fills. */
const SLOTS: Blueprint = {
  ...EMPTY_BLUEPRINT,
  objective: SLOT,
  placeholders: [{ name: 'slot', label: 'Slot', ifMissing: SLOT }],
  outputFormat: [SLOT],
  constraints: [{ rule: SLOT, reason: null }],
  validation: [SLOT],
  exampleIntro: 'Slot',
  examples: [{ input: SLOT, output: SLOT }],
};
const SLOT_MARKS = /\{\{slot\}\}|\bSlot\b[.:]?/g;

/** A request that is quoted, one that is the task itself, and one with pasted material. */
const NEUTRAL_REQUESTS = ['zzz', 'Write zzz', 'zzz\n\n```\nzzz\n```'];
const NEUTRAL_ANSWER = { name: 'zzz', text: 'zzz zzz' };

/** What a renderer writes around any request: headings, tags and lines that are always the same. */
export function fixedLines(targetModel: TargetModel): Set<string> {
  const lines = NEUTRAL_REQUESTS.flatMap((input) =>
    (['same', 'en'] as const).flatMap((language) => {
      const request = { input, useCase: 'auto_detect', targetModel, language } as const;
      const { sections } = render(SLOTS, { ...request, answers: [NEUTRAL_ANSWER] });
      return readPrompt(sections, input, [NEUTRAL_ANSWER.text]).own.map(({ text }) =>
        plainLine(text),
      );
    }),
  );
  return new Set(lines.map((line) => line.replace(SLOT_MARKS, '').trim()).filter(Boolean));
}

/** Every sentence and mark that a prompt of this kind may contain besides the person's text. */
export function knownPieces(kind: Kind | null, targetModel: TargetModel): string[] {
  const pieces = [...fixedLines(targetModel), ...GENERAL, ...(kind ? kindPieces(kind) : [])];
  return [...new Set(pieces)].sort((one, other) => other.length - one.length);
}

function kindPieces(kind: Kind): string[] {
  const { missing, ...rest } = KIND_TEXTS[kind];
  if (missing === undefined) return stringsOf(rest);
  const { label, name, ifMissing } = missing;
  return [...stringsOf(rest), ifMissing, `${label}: {{${name}}}`, `${label}:`];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map(plainLine).filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Whether a line consists of known pieces alone, one after the other. */
export function isMadeOf(line: string, pieces: readonly string[]): boolean {
  const text = plainLine(line);
  if (text === '') return true;
  return pieces.some(
    (piece) =>
      text.startsWith(piece) && isMadeOf(text.slice(piece.length).replace(/^\./, ''), pieces),
  );
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
/** The names of all two-letter codes, because a prompt may name any language of a request. */
const NAMES = new Set(
  Array.from({ length: 26 * 26 }, (_, index) =>
    String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26)),
  ).flatMap((code) => LANGUAGE_NAMES.of(code) ?? []),
);

/** The line without its bullet, the number of a tag and the name of a language. */
function plainLine(line: string): string {
  return withoutBullet(line)
    .replace(/^(<\/?[a-z]+(?:_[a-z]+)*)_\d+>$/, '$1>')
    .replace(/ \((\p{Lu}[\p{L} ]+)\)/u, (whole, name: string) => (NAMES.has(name) ? '' : whole))
    .replace(ANSWER_LANGUAGE, 'Answer in English unless');
}

const ANSWER_LANGUAGE = new RegExp(`^Answer in (?:${Object.values(LANGUAGES).join('|')}) unless`);

/** All texts of the general prompt, regardless of the names of its constants. */
const GENERAL = [...stringsOf(generalText), ...SHARED_LINES.map(({ line }) => line)];
