import { plain, type Source } from './sources.js';

/** Spans in quotation marks or backticks; a mark after a letter or a digit is an apostrophe or an inch. */
const QUOTED =
  /(?<![\p{L}\p{N}])(?:"([^"\n]+)"|“([^“”\n]+)”|„([^“”„\n]+)[“”]|«([^«»\n]+)»|「([^」\n]+)」|『([^』\n]+)』|`([^`\n]+)`|'(?!\s)([^'\n]+)(?<!\s)'(?![\p{L}\p{N}]))/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/giu;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const FILE_NAME =
  /(?<![\w.@/])[\w-]+\.(?:c|cfg|cpp|cs|css|csv|docx?|env|go|html?|ini|ipynb|java|jpe?g|js|json|jsx|log|md|pdf|php|png|pptx?|py|rb|rs|sh|sql|svg|toml|tsx?|txt|xlsx?|xml|ya?ml|zip)\b/giu;
const SNAKE_CASE = /(?<!\w)[a-z0-9]+(?:_[a-z0-9]+)+(?!\w)/giu;
const CAMEL_CASE = /(?<!\w)[a-z]+\d*(?:[A-Z][a-z0-9]+)+(?!\w)/gu;
const CALL = /(?<!\w)[a-z_][\w.]*(?=\(\))/giu;
const IDENTIFIERS = [ADDRESS, EMAIL, FILE_NAME, SNAKE_CASE, CAMEL_CASE, CALL];

/** The text without what it quotes. */
export function withoutQuotes(text: string): string {
  return text.replace(QUOTED, ' ');
}

/** Quoted spans of a text that no source has. Marks alone, such as a semicolon, are no facts. */
export function foreignQuotes(text: string, source: Source): string[] {
  return [...text.matchAll(QUOTED)]
    .map((match) => match.slice(1).find((quoted) => quoted !== undefined) ?? '')
    .filter((quoted) => !isSpanOf(quoted, source.plain));
}

/** Whether each part of a quoted text, split at ellipses, is in the known text. */
function isSpanOf(quoted: string, known: string): boolean {
  return quoted
    .split(/…|\.{3}/)
    .map((part) => plain(part.replace(/[.,;:!?]+$/, '')).toLowerCase())
    .every((part) => !/[\p{L}\p{N}]/u.test(part) || known.includes(part));
}

/** Identifiers, addresses and file names outside quotes that no source has. */
export function foreignIdentifiers(text: string, source: Source): string[] {
  const own = withoutQuotes(text);
  const found = IDENTIFIERS.flatMap((form) => own.match(form) ?? []);
  return [...new Set(found.map((name) => name.replace(/[.,;:!?)\]]+$/, '')))].filter(
    (name) => !isKnown(name, source),
  );
}

/** Case counts but for names such as "iPhone"; "Node.js" is "node" written out. */
function isKnown(name: string, source: Source): boolean {
  if (source.text.includes(name)) return true;
  if (/^[a-z]+\d*[A-Z]/.test(name)) return source.plain.includes(name.toLowerCase());
  return /^[A-Z][a-z]+\.js$/.test(name) && source.plain.includes(name.slice(0, -3).toLowerCase());
}
