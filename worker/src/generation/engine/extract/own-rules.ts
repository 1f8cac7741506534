import { splitSparing } from './inner-stops.js';
import { asksPlainly } from './intents.js';

/** Words that make a clause a rule: without, not, only, at most, must, by. One pattern a language. */
const RULE_WORDS: readonly RegExp[] = [
  /^(?:(?:but|and|so|also|it'?s?|please) )*(?:no|not|without|don'?t|do not|never|only|must|keep|avoid|max|nothing|end|use)\b(?! (?:idea|sure|working))|\b(?:nothing too|must|should (?:be|not|have|sound|feel)|no more than|at (?:most|least)|up to \d|max(?:imum)? \d|under \d+ (?:words|characters|lines|minutes|euros|dollars)|without|don'?t (?:use|want|mention|include)|not (?:cringe|rude|too))\b/i,
  /(?<!\p{L})(?:sin(?! embargo)|nada de|solo|sólo|máximo|como mucho|tono|tiene que|debe|que no)(?!\p{L})|^(?:y |pero |por favor |mejor )?(?:no|nunca)(?!\p{L})/iu,
  /(?<!\p{L})(?:sans|seulement|uniquement|maximum|au plus|ton|doit|faut que|pas (?:de|trop|plus de))(?!\p{L})|^(?:et |mais |surtout )?(?:pas|jamais|ne)(?!\p{L})/iu,
  /(?<!\p{L})(?:ohne|nur|höchstens|maximal|soll(?:te)?|muss|müssen)(?!\p{L})|^(?:(?:und|aber|bitte|auch|am besten|aber bitte|aber auch)\s)*(?:nicht|kein(?:e[nmrs]?)?|nie|per|im stil)(?!\p{L})/iu,
  /(?<!\p{L})(?:senza|solo|soltanto|al massimo|tono|deve|niente|che non)(?!\p{L})|^(?:e |ma |però )?(?:non|mai)(?!\p{L})/iu,
  /(?<!\p{L})(?:sem|só|somente|no máximo|tom|deve|nada de|tem que|que não)(?!\p{L})|^(?:e |mas )?(?:não|nao|nunca)(?!\p{L})/iu,
  /(?<!\p{L})(?:без|только|нельзя|не более|не больше|должн\p{L}*|коротко|чтобы не|надо чтобы)(?!\p{L})|^(?:и |но |пожалуйста )?(?:не|никаких|никакого)(?!\p{L})/iu,
  /不要|不用|别(?!的|人)|不能|只要|只能|最多|以内|不超过|不想用|越\p{L}越好|一点$/u,
  /なし|不要|ないで|使わず|以内|までに|以下|だけ(?:で(?!す)|に(?!な)|を|教|お願い|$)|丁寧に|すぎず|ならない程度|程度に|行で|字で/,
  /없이|말고|빼고|이내|까지만|제목만|최대|지 ?마세요|안 되고|존댓말|반말|만 알려/,
  /(?<!\p{L})و?(?:بدون|بلا|من غير|فقط|ما يزيد عن|لا يزيد عن|على الأكثر)(?!\p{L})|^(?:و|لكن |رجاء )?لا /u,
  /(?<![\p{L}\p{M}])(?:बिना|नहीं|मत|सिर्फ|केवल|अधिकतम)(?![\p{L}\p{M}])/u,
  /(?<!\p{L})(?:olmadan|sadece|yalnızca|en fazla|en çok|olsun|olmasın|kalsın|gitsin|\p{L}{2,}(?:me|ma)(?:yin|yın|sin|sın)?)(?!\p{L})|makrosuz|\p{L}{3,}(?:sız|siz|suz|süz)(?!\p{L})/iu,
];
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ko', 'ar', 'hi', 'tr'];

const CLAUSE_END =
  /[,;!?。，、،]\s*|(?<=[\p{L}\p{N})"'])\.(?=\s|$)|[()\n]|\s-\s|(?<=\s)(?:but|pero|mais|aber|però|mas|но)\s/u;

/** "the tiramisù of nonna Ines senza uova": the rule begins with its word. */
function fromRulingOut(clause: string): string {
  const at = clause.search(/(?<=\p{L} )(?:sin|sans|ohne|senza|sem|без) \p{L}/iu);
  return at > LEAD ? clause.slice(at) : clause;
}

/** Characters before a word of ruling out from which they are another matter. */
const LEAD = 24;

/** Clauses that hold a word of ruling out and rule nothing out. */
const EMPTY =
  /^(?:so |and |but )?(?:no|not?|never|don'?t|nothing)\.?$|^(?:and |but |so )?(?:no one|nobody|nothing (?:works?|happens?|helps?)|no (?:idea|clue|problem|luck|bother|probs?|errors?))\b|^(?:i|we|he|she|they) (?:don'?t|do not|didn'?t|never|can'?t) (?:know|understand|get|see|have|remember)\b|\bi don'?t know\b|^not (?:sure|working|firing)|^(?:and |but )?not \w+$/i;

/** Short clauses of a request that set a rule, as typed, at most five. */
export function findOwnRules(text: string, language: string): string[] {
  const pattern = RULE_WORDS[LANGUAGES.indexOf(language)];
  const english = RULE_WORDS[0];
  if (pattern === undefined || english === undefined) return [];
  return splitSparing(text, CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= 3 && clause.length <= 90)
    .filter((clause) => clause.length < 25 || clause.length * 2 <= text.length)
    .filter((clause) => !EMPTY.test(clause) && !asksPlainly(clause, language))
    .map((clause) => fromRulingOut(clause))
    .filter(
      (clause) => pattern.test(clause) && !/^(?:why|how|what|whats|warum|por qué)\b/i.test(clause),
    )
    .slice(0, 5)
    .map((clause) => withBrackets(clause, text));
}

const BRACKETED = /^ \([^()\n]{1,60}\)(?: [^,;.!?()\n]{1,40}(?=[,;.!?\n]|$))?/;

/** "only dumbbells (2 x 10 kg) and a mat": a rule does not end where brackets open. */
function withBrackets(clause: string, text: string): string {
  const start = text.indexOf(clause);
  const rest = start < 0 ? null : BRACKETED.exec(text.slice(start + clause.length));
  return rest === null ? clause : clause + rest[0];
}
