import { type Line, linesOf } from './line-scan.js';
import type { Span } from './segment.js';

const SETTING = /^\s*(?:- )?[\w.-]{1,60}:(?: \S|\s*$)|^\s*- \S+$|^\s*#/;
const TOP = /^[\w.-]{1,60}:(?: \S|\s*$)/;
const OPENS = /:\s*$/;
const UNDER = /^\s+(?:- )?[\w.-]+:(?: |\s*$)|^\s+- \S/;
const FEWEST = 3;

/** Settings in YAML: keys without spaces, some of them indented under others. */
export function findYaml(text: string): Span[] {
  const spans: Span[] = [];
  let run: Line[] = [];
  for (const line of [...linesOf(text), { text: '', start: 0, end: 0 }]) {
    const seen = line.text.slice(0, 200);
    if (run.length === 0 ? TOP.test(seen) : SETTING.test(seen)) run.push(line);
    else {
      spans.push(...spanOf(run));
      run = TOP.test(seen) ? [line] : [];
    }
  }
  return spans;
}

function spanOf(run: readonly Line[]): Span[] {
  const nested = run.some(
    ({ text }, index) => UNDER.test(text.slice(0, 200)) && OPENS.test(run[index - 1]?.text ?? ''),
  );
  const [first, last] = [run[0], run.at(-1)];
  if (run.length < FEWEST || !nested || first === undefined || last === undefined) return [];
  const end = last.start + last.text.trimEnd().length;
  return [{ start: first.start, end, kind: 'code', language: 'yaml' }];
}
