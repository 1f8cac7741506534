/** Lines that are code, settings, markup, an error or a row of figures rather than sentences. */
const NOT_PROSE: readonly RegExp[] = [
  /[{};]\s*$|=>|^\s*[)}\]]|^\s*<\/?[a-z!]|^\s*[@#.]?[\w.-]+\s*\{|<\/\w+>\s*$/i,
  /^\s*(?:const|let|var|def|class|import|from|return|public|private|override|val|fun|int|#include|SELECT|INSERT|UPDATE|FROM|WHERE|GROUP BY|for|while|if)\b.*[=({;:]/,
  /^\s*[$\w.[\]'"]+\s*(?:=|\+=|:=)\s*\S/,
  /^\s*-?\s*[\w-]+:(?:\s|$)(?!.*[.?!]\s).{0,60}$/,
  /\b[\w.]*(?:Error|Exception|SQLSTATE|Warning)\b\S*[:[]|^\s*(?:error|fatal|warning)\b[^a-z]*:|^\s*at \S+\(|^\s*File "|line \d+:/i,
  /^\s*(?:FROM|COPY|RUN|CMD|ENV|WORKDIR|EXPOSE|ENTRYPOINT|ADD) \S|^\s*(?:npm|yarn|pip) (?:ERR|error|warn)|^\w+\(\) failed|\s\|\s%?\s*\{|Error\b[^\n]{0,40}\(/,
  /\w\([^)]*\)\s*[;{)]?\s*$|^\s*=\s?\p{L}+\(|^\s*!?\s*\[[\w ]+\]/u,
];
const NUMBERS = /(?<![\p{L}\p{N}])[£$€¥₹]?\p{Nd}+(?:[.,:/]\p{Nd}+)*/gu;
const SEPARATED = /^[^,;|\t\n]+(?:[,;|\t][^,;|\t\n]*){2,}$/u;

/** The sentences of a request: its text without code, tables, settings and error messages. */
export function proseOf(text: string): string {
  const all = text.split('\n');
  if (all.length === 1) return text;
  const isRowAt = all.map(isRow);
  const rows = isRowAt.filter(Boolean).length;
  let fenced = false;
  const lines = all.filter((line, index) => {
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) {
      fenced = !fenced;
      return false;
    }
    if (fenced || NOT_PROSE.some((pattern) => pattern.test(line))) return false;
    return rows < 2 || isRowAt[index] === false;
  });
  return lines.join('\n').trim();
}

const EXTENDED_LETTER = /[\u0100-\u024f]/;
const EXTENDED_WORD = /\p{L}*[\u0100-\u024f]\p{L}*/gu;

/** Whether words with letters that English lacks stand in prose that may pass for English. */
export function readsForeign(prose: string): boolean {
  return EXTENDED_LETTER.test(prose) && (prose.match(EXTENDED_WORD)?.length ?? 0) >= 2;
}

const CLAUSES = /[.?!]\s|, \p{L}+ \p{L}+ \p{L}+|[。？！]/u;

/** A row of a table, or a label with its figures. */
function isRow(line: string): boolean {
  if (CLAUSES.test(line) || line.length > 90) return false;
  if (SEPARATED.test(line)) return true;
  const numbers = line.match(NUMBERS)?.length ?? 0;
  if (numbers < 2) return false;
  const words = line.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words <= numbers * 2 + 2;
}

/** Rows of pasted figures as typed, where there are at least two. */
export function figureRows(text: string): string[] {
  const lines = text.split('\n');
  const rows = lines.filter((line) => isRow(line) && /\p{Nd}/u.test(line)).map((row) => row.trim());
  return lines.length >= 3 && rows.length >= 2 ? rows : [];
}
