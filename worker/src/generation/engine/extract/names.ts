import { foldText } from './fold.js';
import { maskInnerStops, TITLE } from './inner-stops.js';

export interface Name {
  typed: string;
  at: number;
}

const WORD = String.raw`\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’]*`;
const CAPITALISED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@./'’-])(?:(?:${TITLE})+)?${WORD}(?: (?:de |da |do |van |von |di |${TITLE})?${WORD})*|(?<![\p{L}\p{N}_])\p{Lu}{2,6}s?(?![\p{L}\p{N}_])`,
  'gu',
);
/** After these a capital begins a sentence, or a list item, and proves nothing. */
const SENTENCE_START = /(?:^|[.!?:;"“«¿¡\n-])\s*$/u;
const NO_NAMES = new Set(
  'select from where insert update delete join i a the my we our it he she they could would can what why how where when who is are do does not no and but or please hi hello hey thanks python end stories task input output english german french spanish italian portuguese russian chinese japanese korean'.split(
    ' ',
  ),
);

/** Capitalised names inside sentences; German nouns are capitalised too, so only some count there. */
export function findNames(text: string, language: string): Name[] {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals === 0 || isShouted(text, capitals)) return [];
  const names: Name[] = [];
  const sentences = maskInnerStops(text);
  for (const match of text.matchAll(CAPITALISED)) {
    const before = sentences.slice(Math.max(0, match.index - 12), match.index);
    const single = !match[0].includes(' ');
    if (NO_NAMES.has(foldText(match[0])) || /^I['’ ]/.test(match[0])) continue;
    if (language === 'de' && !single && SENTENCE_START.test(before)) continue;
    if (single && SENTENCE_START.test(before) && !/\p{Lu}\p{Lu}/u.test(match[0])) continue;
    if (language === 'de' && single && !isGermanName(match[0], before)) continue;
    const lead = /^\p{L}+ /u.exec(match[0])?.[0] ?? '';
    const skipped = NO_NAMES.has(foldText(lead.trim())) ? lead.length : 0;
    const name = bareName(match[0].slice(skipped), language);
    if (!NO_NAMES.has(foldText(name))) names.push({ typed: name, at: match.index + skipped });
  }
  return names;
}

/** Letters from which a text in capitals is more than an abbreviation. */
const SHOUTED = 12;

function isShouted(text: string, capitals: number): boolean {
  if (capitals * 2 <= SHOUTED) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return capitals * 2 > letters && letters > SHOUTED;
}

/** A name without the ending that some languages put behind an apostrophe. */
function bareName(name: string, language: string): string {
  const bare = language === 'tr' ? name.replace(/['’]\p{L}+$/u, '') : name;
  return bare.replace(/['’-]+$/, '');
}

function isGermanName(word: string, before: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word) || /\b(?:in|aus|nach|bei|von) $/.test(before);
}
