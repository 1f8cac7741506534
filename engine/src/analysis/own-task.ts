const LONGEST = 200;

/** Verbs that begin an English command; a request that begins differently is quoted. */
const VERBS = new Set(
  `add analyse analyze answer brainstorm build calculate change check classify clean compare compose compute
  configure convert correct create debug define describe design develop draft draw edit estimate evaluate
  explain extract fill find fix format generate give help identify implement improve invent list make name
  organise organize outline parse plan prepare propose prove provide recommend refactor rename rephrase
  replace review revise rewrite save set shorten show simplify solve sort suggest summarise summarize teach
  tell test transform translate turn update use write`.split(/\s+/),
);

/** Letters, digits and marks that mean nothing in Markdown or XML. */
const PLAIN = /^[A-Z][\w ,'’"“”()&%$€£+:;/-]*[.!]?$/i;
const SECOND_SENTENCE = /[.!?;:] |__|https?:|--/;

/** Whether a request is one short, plain English sentence that begins with a command. */
export function isOwnTask(text: string): boolean {
  const sentence = text.trim();
  if (sentence.length > LONGEST || !PLAIN.test(sentence) || SECOND_SENTENCE.test(sentence))
    return false;
  const [first = '', second] = sentence.toLowerCase().split(/[ ,]+/, 2);
  return second !== undefined && VERBS.has(first) && !DEICTIC.test(sentence);
}

/** Words that refer to something outside the sentence. */
const DEICTIC = /\b(?:this|these|below|following|above|attached|it)\b/i;
