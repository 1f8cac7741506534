import { foreignIdentifiers, foreignQuotes } from './literals.js';
import { foreignNumbers } from './numbers.js';
import { sourceOf } from './sources.js';

/** Makes a check whether a line has a number, an identifier or a quotation that is nowhere in these texts. */
export function factsMissingFrom(texts: readonly string[]): (line: string) => boolean {
  const source = sourceOf(texts.join('\n'));
  return (line) =>
    foreignNumbers(line, source.numbers).length > 0 ||
    foreignIdentifiers(line, source).length > 0 ||
    foreignQuotes(line, source).length > 0;
}
