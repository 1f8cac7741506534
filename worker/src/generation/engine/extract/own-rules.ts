/** Words that make a clause a rule: without, not, only, at most, must, by. One pattern a language. */
const RULE_WORDS: readonly RegExp[] = [
  /^(?:(?:but|and|so|also|it'?s?|please) )*(?:no|not|without|don'?t|do not|never|only|must|keep|avoid|max|nothing|end|use)\b(?! (?:idea|sure|working))|\b(?:nothing too|must|should (?:be|not|have|sound|feel)|no more than|at (?:most|least)|up to \d|max(?:imum)? \d|under \d+ (?:words|characters|lines|minutes|euros|dollars)|without|don'?t (?:use|want|mention|include)|not (?:cringe|rude|too))\b/i,
  /(?<!\p{L})(?:sin|no|nunca|solo|sólo|máximo|como mucho|tono|tiene que|debe)(?!\p{L})/iu,
  /(?<!\p{L})(?:sans|pas|jamais|seulement|maximum|au plus|ton|doit)(?!\p{L})/iu,
  /(?<!\p{L})(?:ohne|nicht|keine?n?|nur|höchstens|maximal|muss|müssen)(?!\p{L})/iu,
  /(?<!\p{L})(?:senza|non|solo|al massimo|tono|deve)(?!\p{L})/iu,
  /(?<!\p{L})(?:sem|não|nao|só|no máximo|tom|deve)(?!\p{L})/iu,
  /(?<!\p{L})(?:без|не|только|нельзя|не более|должн\p{L}*|коротко)(?!\p{L})/iu,
  /不要|不用|别|不能|只|最多|以内/,
  /なし|不要|ないで|使わず|以内|までに|以下|だけ(?!ど)|丁寧に/,
  /없이|말고|빼고|이내|까지만|제목만|최대/,
  /(?<!\p{L})(?:بدون|بلا|لا|فقط|على الأكثر)(?!\p{L})/u,
  /(?<![\p{L}\p{M}])(?:बिना|नहीं|मत|सिर्फ|केवल|अधिकतम)(?![\p{L}\p{M}])/u,
  /(?<!\p{L})(?:olmadan|değil|yok|sadece|en fazla|olsun)(?!\p{L})/iu,
];
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ko', 'ar', 'hi', 'tr'];

const CLAUSE_END =
  /[,;!?。，、،]\s*|\.(?=\s|$)|[()\n]|\s-\s|(?<=\s)(?:but|pero|mais|aber|però|mas|но)\s/u;

/** Short clauses of a request that set a rule, as typed, at most five. */
export function findOwnRules(text: string, language: string): string[] {
  const pattern = RULE_WORDS[LANGUAGES.indexOf(language)];
  const english = RULE_WORDS[0];
  if (pattern === undefined || english === undefined) return [];
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= 3 && clause.length <= 90)
    .filter((clause) => clause.length < 25 || clause.length * 2 <= text.length)
    .filter(
      (clause) => pattern.test(clause) && !/^(?:why|how|what|whats|warum|por qué)\b/i.test(clause),
    )
    .slice(0, 5);
}
