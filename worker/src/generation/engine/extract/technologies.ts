import { TECHNOLOGIES, type Technology } from '../glossary/technologies.js';
import { foldText } from './fold.js';

/** A technology named in a request, with the version typed beside it. */
export interface NamedTechnology {
  name: string;
  kind: Technology['kind'];
  version: string | null;
  /** The name as typed. */
  typed: string;
  at: number;
}

interface Spelling {
  folded: string;
  open: boolean;
  upperOnly: string | null;
  technology: Technology;
}

/** Names that are everyday words unless they stand as their makers write them. */
const AS_WRITTEN = new Set(['GAS', 'C', 'R', 'Tableau', 'Word', 'Access', 'Square', 'Notion']);

const SPELLINGS: readonly Spelling[] = TECHNOLOGIES.flatMap((technology) =>
  technology.spellings.map((spelling) => ({
    folded: foldText(spelling.replace(/\*$/, '')),
    open: spelling.endsWith('*'),
    upperOnly: AS_WRITTEN.has(spelling) ? spelling : null,
    technology,
  })),
).sort((one, other) => other.folded.length - one.folded.length);

const VERSION =
  /^(?:\s*|[\s,(]*(?:v\.?|version|versión|versione|versão|версия|версии|버전|バージョン|版本)[\s:]*)(\d{1,4}(?:\.\d+){0,2})(?![\d%:€£$]|\s*(?:%|(?!(?:with|without|and|or|on|in|for|to|that|using|but|from|scripts?|apps?|project|code|component|api|function|server|tool)\b)[a-z]|[-/]\d))/iu;

/** Technologies of a text in the order they are named, each once. */
export function findTechnologies(text: string): NamedTechnology[] {
  const folded = foldText(text);
  const taken = new Uint8Array(folded.length);
  const found: (NamedTechnology & { ambiguous: boolean })[] = [];
  for (const spelling of SPELLINGS) {
    const { folded: word, technology } = spelling;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = at + word.length;
      if (taken[at] === 1 || !standsAlone(folded, at, end, spelling, text)) continue;
      taken.fill(1, at, end);
      const { name, kind, ambiguous } = technology;
      found.push({
        name,
        kind,
        ambiguous,
        version: versionAt(text, end),
        typed: text.slice(at, end),
        at,
      });
    }
  }
  const certain = found.filter(
    ({ ambiguous, version, name }) => !ambiguous || version !== null || name.length === 1,
  );
  const kept = certain.some(({ kind }) => kind !== 'office') ? found : certain;
  return unique(kept.sort((one, other) => one.at - other.at));
}

/** A single letter is a language only after "in" or "with", not in "column C". */
const AFTER_IN = /(?:^|\s)(?:in|with|using|en|mit|auf|con|com|на) $/i;

/** Words before which a name is the everyday word. */
const NO_NAME: ReadonlyMap<string, RegExp> = new Map([
  ['go', /\b(?:i|to|you|we|they|can|must|should|not|of|don'?t|let'?s|will|would|could|on the) $/i],
  ['windows', /\b(?:sash|stained|cleaning|clean|open|broken|bay|house|roof|double|the shop) $/i],
]);

function standsAlone(folded: string, at: number, end: number, spelling: Spelling, text: string) {
  const before = folded.charAt(at - 1);
  if (spelling.upperOnly !== null && text.slice(at, end) !== spelling.upperOnly) return false;
  if (spelling.folded.length === 1 && !AFTER_IN.test(text.slice(Math.max(0, at - 8), at)))
    return false;
  if (/^[\u3000-\u9fff\uac00-\ud7af]/.test(spelling.folded)) return true;
  if (/[\p{L}\p{N}_@./-]/u.test(before) && !/[\u3000-\u9fff\uac00-\ud7af]/.test(before))
    return false;
  if (NO_NAME.get(spelling.folded)?.test(text.slice(Math.max(0, at - 12), at)) === true)
    return false;
  if (spelling.folded === 'go' && !namesGo(text.slice(0, at), text.slice(end))) return false;
  const after = folded.slice(end, end + 2);
  if (spelling.folded.length === 1 && /^\d/.test(after)) return false;
  if (spelling.open || /^[\u3000-\u9fff\uac00-\ud7af]/.test(after)) return true;
  return !/^(?:[\p{L}\p{M}_@+#]|[.][a-z]|-[a-z])/u.test(after);
}

/** "2 go" and "Go in small steps" are no language. */
function namesGo(before: string, after: string): boolean {
  if (/\d ?$/.test(before)) return false;
  const leads = /(?:^|[.!?\n]\s*)$/.test(before);
  return !(leads && /^ (?:in|to|on|through|into|back|over|out|up|down|ahead|step)\b/i.test(after));
}

function versionAt(text: string, end: number): string | null {
  return VERSION.exec(text.slice(end, end + 24))?.[1] ?? null;
}

function unique(technologies: readonly NamedTechnology[]): NamedTechnology[] {
  const byName = new Map<string, NamedTechnology>();
  for (const { name, kind, version, typed, at } of technologies) {
    const known = byName.get(name);
    byName.set(name, {
      name,
      kind,
      version: known?.version ?? version,
      typed: known?.typed ?? typed,
      at: known?.at ?? at,
    });
  }
  return [...byName.values()];
}
