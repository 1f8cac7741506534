/** What tells a language by its own marks, the most telling first. */
const MARKS: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['php', /<\?php|\$\w+\s*=|\$\w+->|\becho\s+["'$]/],
  [
    'html',
    /<!DOCTYPE html|<(?:html|head|body|div|span|p|ul|li|a|table|tr|td|form|input|button|script|style|h[1-6]|img|nav|section)\b[^>]*>/i,
  ],
  ['jsx', /<[A-Z]\w+[^>]*\/?>[^]*\breturn\b|\breturn\s*\(\s*</],
  ['xml', /<\?xml|<([a-z][\w:-]*)(?:\s[^<>]*)?>[^]*<\/\1>/i],
  [
    'sql',
    /\bselect\s[^]{1,400}\sfrom\s|\binsert into\b|\bcreate table\b|\balter table\b|\bupdate\s+\w+\s+set\b|\bdelete from\b/i,
  ],
  ['rust', /\bfn\s+\w+\s*[(<]|\blet\s+mut\b|println!|\bimpl\b.*\{|->\s*Result</],
  ['go', /\bfunc\s+(?:\([^)]*\)\s*)?\w+\(|\bpackage\s+main\b|:=|\bfmt\.\w+\(/],
  [
    'csharp',
    /\bConsole\.\w+\(|\busing\s+System\b|\bnamespace\s+\w+|\bstring\[\]|\bvar\s+\w+\s*=\s*new\b/,
  ],
  [
    'java',
    /\bSystem\.out\.|\bpublic\s+(?:static\s+)?(?:class|void|int|String)\b|\bimport\s+java\b|\bprivate\s+(?:final\s+)?\w+\s+\w+;/,
  ],
  ['cpp', /#include\s*[<"]|\bstd::|\bcout\s*<</],
  [
    'ts',
    /\binterface\s+\w+\s*\{|\btype\s+\w+\s*=|(?:\b(?:const|let)\s+\w+|\(\w+|,\s*\w+)\??:\s*(?:string|number|boolean|any|unknown|void|\w+\[\])\b|\bas const\b/,
  ],
  [
    'python',
    /^\s*(?:def|elif|except)\b|\bimport\s+(?:numpy|pandas|os|sys|re|json|csv)\b|^\s*from\s+[\w.]+\s+import\b|\bprint\(|^\s*(?:for|if|while|with|class|try|else)\b[^\n{;]*:\s*$|\bself\.\w+|\blen\(|\bpd\.|\bTrue\b|\bNone\b/m,
  ],
  [
    'js',
    /\b(?:const|let|var)\s+[\w$[{]|=>|\bfunction\b\s*\w*\(|\bconsole\.\w+\(|\bdocument\.|\brequire\(|===|\.(?:map|filter|reduce|forEach|then)\(/,
  ],
  ['dockerfile', /^FROM\s+\S+[^]*^(?:RUN|COPY|CMD|WORKDIR|ENTRYPOINT|EXPOSE)\s/m],
  ['css', /[.#@]?[\w-]+[^{}\n]{0,60}\{[^{}]*[\w-]+\s*:\s*[^;{}]+;?[^{}]*\}/],
  [
    'bash',
    /^\s*(?:#!\/bin\/(?:ba|z)?sh|\$ |sudo |(?:docker|git|npm|pip3?|kubectl|curl|apt|cd|chmod|export) )|\becho\s|\bfi\b|\bdone\b/m,
  ],
  ['vba', /\bEnd (?:Sub|Function|If)\b|\bDim\s+\w+\s+As\b/i],
];
/** Names of languages in what the person wrote about the code. */
const NAMED: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['ts', /\btypescript\b/i],
  ['js', /\bjavascript\b|\bnode(?:\.?js)?\b|\bjs\b/i],
  ['python', /\bpython\b|\bpandas\b|\bdjango\b/i],
  ['csharp', /(?<!\w)c#|\b\.net\b/i],
  ['cpp', /(?<!\w)c\+\+/i],
  ['java', /\bjava\b|\bspring boot\b/i],
  ['kotlin', /\bkotlin\b/i],
  ['swift', /\bswift(?:ui)?\b/i],
  ['rust', /\brust\b/i],
  ['go', /\bgolang\b|\bin go\b/i],
  ['php', /\bphp\b|\blaravel\b/i],
  ['ruby', /\bruby\b|\brails\b/i],
  ['dart', /\bflutter\b|\bdart\b/i],
  ['sql', /\bsql\b|\bpostgres\w*\b|\bmysql\b/i],
  ['r', /(?<!\w)R(?= code| script)/],
];
const SAMPLE = 2_000;

/** What a fence names for a piece of code, or null when it cannot be told. */
export function codeLanguage(code: string, prose: string): string | null {
  const sample = code.slice(0, SAMPLE);
  const shown = MARKS.find(([, pattern]) => pattern.test(sample))?.[0];
  const named = NAMED.filter(([, pattern]) => pattern.test(prose.slice(0, SAMPLE)));
  const refined = named.find(([language]) => CLOSE.get(language) === shown)?.[0];
  if (refined !== undefined) return refined;
  return shown ?? (named.length === 1 ? (named[0]?.[0] ?? null) : null);
}

/** Languages whose code may look like another one's. */
const CLOSE = new Map([
  ['ts', 'js'],
  ['kotlin', 'java'],
  ['java', 'csharp'],
  ['csharp', 'java'],
  ['swift', 'js'],
  ['dart', 'java'],
]);
