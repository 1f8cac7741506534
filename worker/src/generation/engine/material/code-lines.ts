import { isSpoken } from './line-scan.js';

/** Characters of a line that are looked at; a longer line shows what it is by its start. */
const SEEN = 300;

/** Shorter lines are at most closing brackets. */
const SHORTEST = 4;

const MODIFIERS =
  '(?:(?:export|default|public|private|protected|static|async|final|abstract|pub|override|virtual|unsafe|inline|extern) +){0,5}';
/** Words that open a statement together with what has to follow them. */
const DECLARES: readonly RegExp[] = [
  new RegExp(String.raw`^\s*${MODIFIERS}(?:const|let|var|val)\s+[\w$[{][^=]{0,80}=`),
  new RegExp(String.raw`^\s*${MODIFIERS}function\s*\*?\s*[\w$]*\s*\(`),
  new RegExp(
    String.raw`^\s*${MODIFIERS}(?:class|interface|struct|enum|trait|namespace)\s+\w[^.?!]{0,80}[:{]\s*$`,
  ),
  /^\s*(?:async\s+)?def\s+\w+\s*\(/,
  /^\s*(?:func|fn)\s+(?:\([^()]{0,40}\)\s*)?\w+\s*[(<]/,
  /^\s*(?:public|private|protected|static)\s+[\w<>[\], ]{1,60}\w\s*[(;={]/,
  /^\s*import\s+(?:[\w*{][^'"\n]{0,120}\s+from\s+)?['"]/,
  /^\s*from\s+[\w.]+\s+import\s+[\w*(]/,
  /^\s*(?:#include\s*[<"]|#!\/|<\?php|using\s+[\w.]+;|package\s+[\w.]+;)/,
  /^\s*\$[a-zA-Z_]\w*(?:->\w+|\[[^\]]{0,40}\])*\s*=(?!=)/,
  /^\s*(?:SELECT\s.{1,200}\sFROM\s|INSERT INTO\s|UPDATE\s\S+\sSET\s|DELETE FROM\s|CREATE (?:OR REPLACE )?(?:TABLE|VIEW|INDEX|FUNCTION|PROCEDURE|TEMPORARY)\b|ALTER TABLE\s)/,
  /^\s*select\s+(?:\*|[\w.]+(?:\s*,\s*[\w.*()]+)*)\s+from\s+[\w.]+(?:\s*;|\s+(?:where|join|order|group|left|inner|limit)\b|\s*$)/i,
  /^\s*<(div|p|span|ul|ol|li|a|table|tr|td|th|button|select|option|script|h[1-6]|nav)(?:\s[^<>]*)?>.*<\/\1>\s*$/i,
  /^\s*<!DOCTYPE html/i,
  /^\s*(?:FROM|RUN|COPY|WORKDIR|ENTRYPOINT|CMD)\s+[\w./:[\]"@-]+(?:\s+AS\s+\w+)?$/,
];
/** Lines that are code beside other code. */
const LIKELY: readonly RegExp[] = [
  /=>|[\w)]->\w|\)\s*->\s*\w|::|\+\+|&&|\|\||[!=]==?|[-+*/]=|:=/,
  /^\s*[\w.$[\]'"*&>-]{1,80}\s*(?::\s*[\w<>[\]]{1,40}\s*)?=\s*\S/,
  /^\s*(?:await\s+|return\s+|new\s+|yield\s+|throw\s+|raise\s+)?[\w$.:>-]{1,80}\s?\([^\n]{0,300}\)[;,]?\s*(?:(?:#|\/\/).*)?$/,
  /^\s*(?:if|for|while|switch|catch|foreach|elif|else if|using|with)\s*\(.{0,300}\)\s*[{;:]?\s*$/,
  /^\s*(?:if|for|while|elif|with|except)\s[^?!]{0,200}[\w\])]:\s*$/,
  /^\s*(?:try|else|finally|do|begin)\s*[:{]?\s*$/i,
  /^\s*<\/?(?:[a-z][\w:-]*\s[^<>]*=[^<>]*|(?:div|p|span|ul|ol|li|a|table|thead|tbody|tr|td|th|form|label|input|button|select|option|script|h[1-6]|nav|html|head|body|img|br|svg|dict|key|string|array)\s*)\/?>/i,
  /^\s*[.#@&*]?[a-z][\w .#:>,()[\]="-]{0,80}\{\s*$/i,
  /^\s*[\w-]{2,40}\s*:\s*[^;{}]{1,100};\s*$/,
  /^\s*(?:SELECT|FROM|WHERE|AND|OR|GROUP BY|ORDER BY|HAVING|(?:LEFT |RIGHT |INNER |OUTER |FULL |CROSS ){0,2}JOIN|ON|LIMIT|VALUES|SET|UNION(?: ALL)?)\b/,
  /^\s*(?:from|where|and|or|group by|order by|having|(?:left |right |inner ){0,1}join|limit)\s+[\w.]+\s*(?:[=<>]|in\b|is\b|like\b|between\b|as\b|on\b|$|,|;)/i,
  /^\s*import\s+[\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+)*\s*;?$/,
  /^\s*(?:return|throw|raise|yield|print|echo|require|include)\b.{0,200}[\w)\]"';]$/,
  /^\s*(?:\$ |sudo |(?:docker|git|npm|npx|pip3?|kubectl|curl|apt|cd|chmod|yarn|pnpm|python3?|node) )\S.{0,200}$/,
];
/** Lines that go on with code: closing brackets, remarks, what is indented or lacks its end. */
const GOES_ON =
  /^\s*[)\]}]+[;,)]*\s*$|^\s*(?:\/\/|\/\*|\*|--\s|#|<!--|"""|''')|^(?: {2}|\t)\s*\S|[,([{\\+:]\s*$|^\s*[.,+|&?:]|^\s*(?:return|end|fi|done|pass|break|continue|esac|then|loop)\b[^.?!]{0,60}$|^\s*@\w/i;
const MARKS = /[=(){}[\]<>]/;

export type CodeLine = 'sure' | 'likely' | 'goes on' | 'blank' | 'none';

/** What a line is, seen alone. */
export function codeLine(whole: string): CodeLine {
  const line = whole.slice(0, SEEN);
  if (line.trim() === '') return 'blank';
  if (line.length < SHORTEST) return /[)\]}{]/.test(line) ? 'goes on' : 'none';
  if (DECLARES.some((pattern) => pattern.test(line)) && !asksFirst(line)) return 'sure';
  if (isSpoken(line)) return /^(?: {4}|\t)/.test(line) ? 'goes on' : 'none';
  const end = whole.trimEnd();
  if (end.endsWith(';') && MARKS.test(line) && !/\p{L}[.!?] \p{L}/u.test(line)) return 'sure';
  if (/[{}]$/.test(end) && !/\{[\w ]*\}$/.test(line)) return 'likely';
  if (LIKELY.some((pattern) => pattern.test(line))) return 'likely';
  return GOES_ON.test(line) ? 'goes on' : 'none';
}

/** "Let me = ..." aside, a sentence of somebody who wants something. */
function asksFirst(line: string): boolean {
  return /^\s*(?:let me|let us|let's|using my|from my|import my)\b/i.test(line);
}
