const NUMERALS = 'two three four five six seven eight nine ten'.split(' ');
const SEVERAL =
  /(?<!\d)(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}?(?:captions|posts|tweets|versions|variants|options|alternatives|versiones|opciones|variantes|légendes|publications|varianten|versionen|vorschläge|legendas|opções|versões|varianti|versioni|didascalie|вариант\p{L}*)(?!\p{L})|(?<!\d)(\d{1,2}) ?(?:案|パターン|个版本|条文案|가지 버전)/iu;

/** How many texts of a kind a request asks for, in digits, or null where it names no number. */
export function severalAsked(text: string): string | null {
  const [, word, sign] = SEVERAL.exec(text) ?? [];
  const typed = (word ?? sign)?.toLowerCase();
  if (typed === undefined) return null;
  const at = NUMERALS.indexOf(typed);
  const count = at < 0 ? Number(typed) : at + 2;
  return count < 2 ? null : String(count);
}
