export type LimitType = 'length' | 'form' | 'only';

/** A limit that a request states: `text.slice(start, end)`. */
export interface StatedLimit {
  type: LimitType;
  start: number;
  end: number;
}

/** Wordings that can only mean a limit; every other wording is ignored. */
const FORMS: readonly (readonly [LimitType, RegExp])[] = [
  [
    'length',
    /(?<!\d)\d[\d.,]{0,6}(?:\s?[-–]\s?\d{1,6})? ?(?:words?|sentences?|paragraphs?|characters?)\b/giu,
  ],
  [
    'length',
    /(?<!\d)\d{1,6} ?(?:palabras|frases|mots|phrases|Wörter|Worte|Sätze|Zeichen|parole|frasi)\b/giu,
  ],
  [
    'length',
    /(?<!\d)\d{1,6} ?(?:palavras|слов|слова|предложени[яй]|字|文字|자(?!\p{L})|kelime|woorden)/giu,
  ],
  [
    'length',
    /\b(?:in|en|em|dans) (?:one|a single|una|une|uma|un|um) (?:sentence|line|word|frase|phrase|mot|palabra)\b/giu,
  ],
  [
    'form',
    /\b(?:as|in) (?:a |an )?(?:table|bullet(?: point)?s|json|csv|yaml|xml|markdown|numbered list|list)\b/giu,
  ],
  [
    'form',
    /\b(?:als (?:Tabelle|Liste|JSON)|en (?:tabla|tableau|lista|liste|JSON)|in formato JSON|表で|表形式|用表格)/giu,
  ],
  [
    'form',
    /(?<!\p{L})(?:numa|em(?: uma| forma de)?|en una|en forma de|in una|w formie) (?:tabela|tabla|tabella|tabeli)(?!\p{L})/giu,
  ],
  [
    'form',
    /\b(?:in einer Tabelle|tabellarisch|in Stichpunkten|(?:dans|sous forme d[e’']) ?(?:un )?tableau)(?!\p{L})/giu,
  ],
  [
    'form',
    /(?<!\p{L})(?:in een tabel|i en tabell|i tabellform|dalam (?:bentuk )?tabel|tablo (?:olarak|halinde))(?!\p{L})/giu,
  ],
  ['form', /(?:в виде таблицы|у вигляді таблиці|표로|表格(?:形式|列出)|做(?:成|个)表)/giu],
  [
    'form',
    /\b(?:only|just|nur|s[oó]lo|apenas) (?:one|una?|uma|ein(?:en?)?) (?:sentence|line|frase|linha|riga|Satz|Zeile)(?!\p{L})/giu,
  ],
  ['only', /\b(?:add nothing|(?:do not|don['’]t|without) add(?:ing)? (?:anything|something))\b/giu],
  ['only', /\bnothing (?:outside|beyond|but) (?:the|this|that)\b/giu],
  ['only', /\b(?:only|just) (?:the|return|output|give|answer|reply|respond|code|print|write)\b/giu],
  ['only', /\b(?:answer|reply|respond) (?:with|in) [^.!?\n]{0,60} only(?=\s*(?:[.!;]|$))/gimu],
  ['only', /\b(?:only|just) (?:a )?yes(?: or |\/)no\b|\byes or no[.?!]*\s*$/giu],
  [
    'only',
    /(?<!\p{L})(?:nur|s[oó]lo|apenas|seulement|только) (?:ja|s[ií]|sim|oui|да)(?: oder | o | ou | или )(?:nein|no|não|non|нет)/giu,
  ],
  [
    'only',
    /\b(?:no|without) (?:explanations?|comments?|commentary|extra text|intro|preamble)\b/giu,
  ],
  [
    'only',
    /\b(?:nothing else|nur (?:den|die|das) (?:Code|Antwort|Ergebnis|Text)|ohne Erklärung(?:en)?)\b/giu,
  ],
  [
    'only',
    /\b(?:s[oó]lo|solo|solamente|seulement|uniquement|apenas|somente) (?:el|la|le|il|o|a|the) /giu,
  ],
  [
    'only',
    /(?:sin explicaci|sans explication|senza spiegazion|sem explica|без объяснени|不要解释|只要|だけ(?:を|で|出))/giu,
  ],
];

/** Finds the limits that a text states in one of the known wordings, in order. */
export function findStatedLimits(text: string): StatedLimit[] {
  return FORMS.flatMap(([type, form]) =>
    [...text.matchAll(form)].map((match) => ({
      type,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((one, other) => one.start - other.start);
}
