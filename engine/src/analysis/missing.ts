import type { Kind } from '@promptmint/core/catalogue/kinds';
import type { KindText } from '../kinds/kind-text.js';
import { KIND_TEXTS } from '../kinds/kind-texts.js';
import type { Pasted } from './pasted.js';

/** In characters. Longer requests contain their material or describe it. */
const LONGEST = 90;
/** Marks that suggest the request contains its material. */
const SUPPLIES = /[:：]\s*\S|["“”„«»「」『』`'’‘]|\n|=|\{|\d{2}/u;
/** Words that refer to something outside the request, in languages where they mean nothing else. */
const POINTING = new Set(
  `this these following below attached above my dieser diese dieses diesen folgenden meinen meine este esta
  estos siguiente ce cet cette suivant suivante mon questo questa seguente deze dit mijn`.split(
    /\s+/,
  ),
);

/**
 * What a kind needs and the request certainly lacks: the request is a short line that refers to
 * something and contains nothing that could be it. Null if the request may contain it.
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
