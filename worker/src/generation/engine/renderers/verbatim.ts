/*
 * Delimiters a text cannot close. Nothing inside is escaped, trimmed or corrected: the target model
 * reads the characters the person typed.
 */

const INVISIBLE = /[\p{Cf}\p{Cc}\s]/gu;

/** The text as a careless reader of tags would see it. */
function bare(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
}

/** Gives tag names that occur in none of the given texts, not even disguised. */
export function tagChooser(texts: readonly string[]): (name: string) => string {
  const seen = bare(texts.join(' '));
  const chosen = new Map<string, string>();
  return (name) => {
    const known = chosen.get(name);
    if (known) return known;
    let free = name;
    for (let n = 2; seen.includes(`<${free}`) || seen.includes(`</${free}`); n += 1) {
      free = `${name}_${n}`;
    }
    chosen.set(name, free);
    return free;
  };
}

/** A fence longer than every run of backticks or tildes in the text. */
export function fenceFor(text: string): string {
  const runs = text.match(/`+|~+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

const ONE_LINE_OF_PROSE = /^(?![\s>#*+\-|=_\d])[^\n\v\f\u0085\u2028\u2029`~<|]{1,300}(?<!\s)$/u;

/** The text as one Markdown block: a quoted line of prose, or a fence it cannot close. */
export function markdownBlock(text: string): string {
  if (ONE_LINE_OF_PROSE.test(text)) return `> ${text}`;
  const fence = fenceFor(text);
  return `${fence}text\n${text}\n${fence}`;
}

/** The text between a pair of tags. */
export function taggedBlock(tag: string, text: string): string {
  return `<${tag}>\n${text}\n</${tag}>`;
}
