import { type Line, linesOf, spokenWords } from './line-scan.js';
import type { Span } from './segment.js';

/** A class of error with its message. */
const NAMED = String.raw`(?:Uncaught (?:\(in promise\) )?)?(?:[A-Za-z_][\w$]{0,60}\.){0,6}[A-Z]\w{0,40}(?:Error|Exception|Warning|Interrupt)(?: \[\w{1,40}\])?: \S`;
const ANNOUNCED = String.raw`Traceback \(most recent call last\)|Exception in thread "|Caused by: \S|fatal: \S|panic: \S|npm ERR! |npm error |error\[E\d+\]|error TS\d+: |PHP (?:Fatal|Parse|Warning|Notice)|(?:Fatal|Parse) error: \S|Segmentation fault|thread '[^'\n]{1,60}' panicked|SQLSTATE\[|ORA-\d{3,6}: |ERROR \d{3,5} \(\w+\)|[\w./\\-]{1,120}:\d+(?::\d+)?:? (?:fatal )?(?:error|warning)\b|(?:bash|sh|zsh): [^\n]{1,80}(?:command not found|No such file|Permission denied)|\[(?:ERROR|WARN|FATAL|CRITICAL)\]|(?:ERROR|FATAL|CRITICAL)[: ] ?\S`;
const LOGGED = String.raw`\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d\S{0,20} (?:\S{1,40} ){0,3}\[?(?:ERROR|WARN|INFO|DEBUG|FATAL|TRACE|CRITICAL)`;
const OPENS = new RegExp(String.raw`^\s{0,8}(?:${NAMED}|${ANNOUNCED}|${LOGGED})`);
const FOLLOWS =
  /^\s*at (?:async )?[\w.$<>/[\]]{1,120}(?: \[as [^\]]{1,60}\])? ?\([^)]{0,200}\)$|^\s*at \S{1,200}:\d+(?::\d+)?$|^\s*File "[^"]{1,200}", line \d+|^\s*\.\.\. \d+ (?:more|common)|^\s*-->|^\s*\d{0,5} \||^\s*[~^]+\s*$|^goroutine \d+|^#\d+ |^Caused by: /;
const TRACE = /^\s{0,8}Traceback \(most recent call last\)/;
const LAST_OF_TRACE = /^[\w.]{1,80}(?:Error|Exception|Interrupt|Exit|Warning)\b/;

/** Messages whose last word is known. */
const COMPLETE =
  /^(?:(?:Uncaught )?\w{0,40}(?:Error|Exception): )?(?:[\w.$()[\]'"]{1,80} is not (?:a function|a constructor|defined|iterable|callable|subscriptable)\b|Cannot read propert(?:y|ies) of (?:undefined|null)(?: \(reading '[^'\n]{1,60}'\))?|Cannot read property '[^'\n]{1,60}' of (?:undefined|null)|name '\w{1,60}' is not defined|No module named '?[\w.]{1,80}'?|list index out of range|'\w{1,60}' object has no attribute '\w{1,60}'|'\w{1,60}' object is not (?:callable|iterable|subscriptable)|invalid syntax\b|division by zero|Maximum call stack size exceeded|Segmentation fault(?: \(core dumped\))?)/;
const NAME = /(?<![\w.$])(?:[a-z_]\w{0,40}\.){0,4}[A-Z]\w{0,40}(?:Error|Exception): (?=\S)/g;
const MESSAGE =
  /(?<=^|[\s"'“「«:(])(?:[\w.$]{1,60} is not (?:a function|a constructor|iterable|callable|subscriptable)\b|Cannot read propert(?:y|ies) of (?:undefined|null)(?: \(reading '[^'\n]{1,60}'\))?)/g;
const AFTER_MESSAGE = /[,.;?!] +|\s[-–—]\s/g;
const PERSON =
  /(?:^|\s)(?:i|i'm|my|me|we|you|how|why|what|please|pls|can|could|help|but|items?|when)\b/i;

/** Error messages, stack traces and log lines. */
export function findErrors(text: string): Span[] {
  const spans: Span[] = [];
  const lines = linesOf(text);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    if (!OPENS.test(line.text)) {
      spans.push(...within(line));
      continue;
    }
    const last = lastLine(lines, index);
    spans.push(last === index ? alone(line) : spanOf(line, lines[last] ?? line));
    index = last;
  }
  return [...spans, ...quoted(text, spans)].sort((one, other) => one.start - other.start);
}

function spanOf(first: Line, last: Line): Span {
  const indent = first.text.length - first.text.trimStart().length;
  const end = last.start + last.text.trimEnd().length;
  return { start: first.start + indent, end, kind: 'error', language: null };
}

/** The last line that belongs to the message or trace that starts at a line. */
function lastLine(lines: readonly Line[], first: number): number {
  let last = first;
  let open = TRACE.test(lines[first]?.text ?? '');
  for (let index = first + 1; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    const belongs = FOLLOWS.test(text) || OPENS.test(text) || (open && /^\s+\S/.test(text));
    if (!belongs && !(open && LAST_OF_TRACE.test(text))) break;
    if (open && LAST_OF_TRACE.test(text)) open = false;
    last = index;
  }
  return last;
}

function alone(line: Line): Span {
  const indent = line.text.length - line.text.trimStart().length;
  const message = line.text.slice(indent).trimEnd();
  const start = line.start + indent;
  return {
    start,
    end: start + (messageEnd(message) ?? message.length),
    kind: 'error',
    language: null,
  };
}

/** Where the message ends in a line that may speak on after it; null when it does not. */
function messageEnd(line: string): number | null {
  const complete = COMPLETE.exec(line)?.[0].length;
  if (complete !== undefined) return complete;
  for (const { index, 0: pause } of line.slice(0, 1_000).matchAll(AFTER_MESSAGE)) {
    const rest = line.slice(index + pause.length);
    if (PERSON.test(rest.slice(0, 60)) && spokenWords(rest) >= 2) {
      return index + (/[.!?]/.test(pause.charAt(0)) ? 1 : 0);
    }
  }
  return null;
}

/** A message inside a sentence, where it is certain how far it goes. */
function within({ text, start }: Line): Span[] {
  for (const pattern of [NAME, MESSAGE]) {
    pattern.lastIndex = 0;
    const at = pattern.exec(text)?.index;
    if (at === undefined) continue;
    const rest = text.slice(at).trimEnd();
    const length = messageEnd(rest) ?? (spokenWords(rest) < 2 ? rest.length : null);
    if (length !== null && length >= 12) {
      return [{ start: start + at, end: start + at + length, kind: 'error', language: null }];
    }
  }
  return [];
}

const ERROR_WORD = /error|erro|errore|erreur|fehler|ошибк|エラー|错误|에러|오류|خطأ|hata/giu;
const QUOTE =
  /^[^"'“„«「『\n]{0,36}(?:"([^"\n]{12,300})"|“([^”\n]{12,300})”|«([^»\n]{12,300})»|「([^」\n]{8,300})」|『([^』\n]{8,300})』|(?<!\p{L})'([^'\n]{12,300})'(?!\p{L}))/u;

/** What stands in quotation marks right after a word for "error". */
function quoted(text: string, known: readonly Span[]): Span[] {
  if (known.length > 0) return [];
  for (const { index, 0: word } of text.slice(0, 4_000).matchAll(ERROR_WORD)) {
    const from = index + word.length;
    const match = QUOTE.exec(text.slice(from, from + 360));
    const message = match?.slice(1).find((group) => group !== undefined);
    if (match === null || message === undefined) continue;
    const start = from + match[0].lastIndexOf(message);
    return [{ start, end: start + message.length, kind: 'error', language: null }];
  }
  return [];
}
