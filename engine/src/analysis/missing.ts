import type { Kind } from '@promptmint/core/catalogue/kinds';
import type { KindText } from '../kinds/kind-text.js';
import { KIND_TEXTS } from '../kinds/kind-texts.js';
import type { Pasted } from './pasted.js';

/** Longer requests hold their material themselves, or describe it. */
const LONGEST = 90;
/** Marks behind which the material stands. */
const SUPPLIES = /[:：]\s*\S|["“”„«»「」『』`'’‘]|\n|=|\{|\d{2}/u;
/** Words that point at something outside the request, in the languages whose words are unambiguous. */
const POINTING = new Set(
  `this these following below attached above my dieser diese dieses diesen folgenden meinen meine este esta
  estos siguiente ce cet cette suivant suivante mon questo questa seguente deze dit mijn`.split(
    /\s+/,
  ),
);

/**
 * What a kind cannot work without, where nothing in the request can be it: a short line that points at
 * something and holds nothing that could be that thing. Null where the request may supply it.
 */
export function missingFor(
  kind: Kind,
  { text, pasted }: { text: string; pasted: readonly Pasted[] },
): NonNullable<KindText['missing']> | null {
  const { missing } = KIND_TEXTS[kind];
  if (missing === undefined || pasted.length > 0) return null;
  const own = text.trim();
  if (/[:：]$/u.test(own) && !own.includes('\n')) return missing;
  if (own.length > LONGEST || SUPPLIES.test(own) || !pointsElsewhere(own)) return null;
  return missing;
}

function pointsElsewhere(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => POINTING.has(word));
}
