import { oneLine } from './wording.js';

const OPENING =
  /^(?:before (?:you answer|answering|sending),? )?(?:check|make sure|confirm|ensure)(?: of this| that)?:? /;
/** A rule of this many characters within another one says nothing of its own. */
const TELLING = 20;

/** A rule as it is compared: without what only opens it, and without marks. */
function core(line: string): string {
  return oneLine(line)
    .toLowerCase()
    .replace(/^(?:[-*]|\d+\.) /, '')
    .replace(OPENING, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Tells whether a rule says something that none of the rules asked about before has said. */
export function onceOnly(): (rule: string) => boolean {
  const told: string[] = [];
  return (rule) => {
    const said = core(rule);
    const known = told.some(
      (other) => other === said || (said.length >= TELLING && other.includes(said)),
    );
    told.push(said);
    return !known;
  };
}
