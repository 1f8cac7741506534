/** Highest code unit with a table entry: Latin, Greek and Cyrillic. */
const FOLDED_RANGE = 0x530;

const FOLDED: readonly string[] = Array.from({ length: FOLDED_RANGE }, (_, code) => {
  const letter = String.fromCharCode(code);
  const plain = letter.toLowerCase().normalize('NFD').charAt(0);
  return plain === 'ı' ? 'i' : plain;
});

const ASCII_ONLY = /^\p{ASCII}*$/u;

/**
 * Lower case without accents, each UTF-16 code unit for itself, so that places in the folded text
 * are places in the text.
 */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    folded += FOLDED[code] ?? foldWide(text.charAt(index), code);
  }
  return folded;
}

/** Spellings that people use one for the other: Arabic alef, ta marbuta and ya, Hindi nasal dots. */
const SAME_LETTER: ReadonlyMap<string, string> = new Map([
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ي'],
  ['ँ', 'ं'],
]);

/** Full-width forms and typographic apostrophes as their plain counterparts. */
function foldWide(letter: string, code: number): string {
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  if (code === 0x2019) return "'";
  if (code < 0x0980) return SAME_LETTER.get(letter) ?? letter;
  if (code >= 0x1e00 && code <= 0x1eff) return letter.toLowerCase().normalize('NFD').charAt(0);
  return letter;
}
