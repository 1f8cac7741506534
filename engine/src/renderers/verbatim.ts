/*
 * Delimiters that the text inside cannot close. That text is not escaped, trimmed or corrected: the
 * target model reads the characters the person typed.
 */

const INVISIBLE = /[\p{Cf}\p{Cc}\s]/gu;

/** The text as a careless reader of tags would see it. */
function bareText(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
}

/** The same, or an empty string for a text without brackets, which can contain no tag or mark. */
export function bareTags(text: string): string {
  return /[<[]/.test(text.normalize('NFKC')) ? bareText(text) : '';
}

/** Whether a text, read carelessly, contains a tag or a mark of that name. */
function holdsName(bare: string, name: string): boolean {
  return bare.includes(`<${name}`) || bare.includes(`</${name}`) || bare.includes(`[${name}]`);
}

/** Makes a function that chooses names for tags and marks which these texts do not contain, even disguised. */
export function tagChooser(texts: readonly string[]): (name: string) => string {
  const seen = bareTags(texts.join(' '));
  const chosen = new Map<string, string>();
  return (name) => {
    const known = chosen.get(name);
    if (known !== undefined) return known;
    const taken = new Set(chosen.values());
    let free = name;
    for (let n = 2; holdsName(seen, free) || taken.has(free); n += 1) free = `${name}_${n}`;
    chosen.set(name, free);
    return free;
  };
}

/** Replaces the opening brackets of tags with these names, in a text that is not the person's. */
export function withoutTags(text: string, names: readonly string[]): string {
  if (!/[<＜]/.test(text)) return text;
  return text.replace(/[<＜](?=([\s\p{Cf}/／]*[\w-]{0,40}))/gu, (bracket, after: string) =>
    names.includes(bareText(after).replace(/^\/+/, '')) ? '‹' : bracket,
  );
}

/** A fence longer than every run of backticks or tildes in the text. */
export function fenceFor(text: string): string {
  let longest = 2;
  for (const run of text.match(/`+|~+/g) ?? []) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}

/** The text in a fence it cannot close. */
export function fencedBlock(text: string, language: string): string {
  const fence = fenceFor(text);
  return `${fence}${language}\n${text}\n${fence}`;
}

const ONE_LINE_OF_PROSE = /^(?![\s>#*+\-|=_\d])[^\n\v\f\u0085\u2028\u2029`~<|]{1,300}(?<!\s)$/u;

/** The text as one Markdown block: a quoted line of prose, or a fence it cannot close. */
export function markdownBlock(text: string): string {
  return ONE_LINE_OF_PROSE.test(text) ? `> ${text}` : fencedBlock(text, 'text');
}

/** The text between a pair of tags. */
export function taggedBlock(tag: string, text: string): string {
  return `<${tag}>\n${text}\n</${tag}>`;
}
