import type { QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';

/** What a heading promises: a criterion, or material to work on. */
export type BlockKind = QualityCriterion | 'material';

/** Words of headings by what they announce; the first that fits counts. */
const ANNOUNCED: readonly (readonly [BlockKind, RegExp])[] = [
  [
    'has_validation',
    /\b(?:validat\w+|self (?:check|review|test)|(?:final |last |quality )?checks?|checklist|before (?:you |it |the )?(?:answer|send|sending|reply|answering|finish|hand)\w*|(?:done|complete|finished|good enough|accepted) when|definition of done|accept|acceptance|success|criteria|fallback|unclear|uncertain\w*|ties|in doubt|doubts?|doubtful|verif\w+|quality|tests?|testing|not sure|(?:if|when) (?:unsure|stuck|missing|not sure|unclear|in doubt|uncertain|something is missing|you don'?t know)|missing (?:data|info|information|input|facts?|values?)|unknowns?|edge cases|escalation|error handling|sanity|proof|gaps|gate|last look|(?:judge?ment|close) calls?|(?:doubtful|hard|tricky|borderline) cases|no idea|if you(?:'re| are)? (?:stuck|lost)|stuck|bar to clear|litmus|sign off|how (?:i|we)(?:'ll| will)? (?:check|judge|grade|know)\w*|how it(?:'s| is| will be) (?:checked|judged))\b|^(?:self |final |peer )?review$/,
  ],
  [
    'has_examples',
    /\b(?:examples?|samples?|specimens?|before ?\/ ?after|before and after|good and bad|(?:voice|model) (?:sentence|line|answer|entry)|pairs?|demonstrations?|few shot|shots?|done for you|worked|began|golden|exemplars?|taste|flavou?r|the way (?:i|we) (?:like|want)(?: it| them)?|learn from|the sound of it|pattern to follow|precedents?|reference (?:lines?|answers?|entries)|in (?:my|our|his|her) words|last (?:week|month|year|time)(?:'?s)?|how (?:it|they|she|he|i|we|you|the \w+) (?:should |must |would )?(?:sounds?|talks?|speaks?|reads?))\b|^(?:something )?like (?:so|this)$/,
  ],
  [
    'has_format',
    /\b(?:formats?|formatting|output(?! language)|shape|layout|lay out|look|looks|structure|presentation|schema|template|columns|skeleton|anatomy|form of (?:the )?(?:answer|output|reply)|hand (?:it )?(?:in|over|back)|(?:how )?to (?:hand|give|send) (?:it )?(?:in|over|back)|on the page|order of (?:things|parts)|what (?:i|we) get(?: back)?|deliver(?:y|able) (?:as|form|format))\b|^(?:the )?(?:answers?|response|reply|report|result|deliver|deliver as|delivery|return|form|medium|packaging|presentation)$/,
  ],
  [
    'has_constraints',
    /\b(?:constraints?|(?:ground |house )?rules?|limits?|limitations?|don'?ts|do not|must|musts|must not|must haves?|requirements?|restrictions?|guidelines|tone|styles?|boundaries|guardrails|scope|never|always|avoid|policy|policies|exclusions?|red lines?|no gos?|dos|off limits|taboos?|bounds|fences|conditions|manners?|money|ceiling|keep in mind|mind|budget|length|word count|deadline)\b/,
  ],
  [
    'has_role',
    /\b(?:role|persona|who (?:you are|is speaking|speaks)|your (?:identity|background|expertise)|character|act as|expertise|identity|hats?|shoes|job title|who(?:'s| is) (?:talking|speaking|writing|answering|behind the desk)|(?:your|point of) view|viewpoint|standpoint|eyes|perspective|stance)\b|^(?:you|you are|speaker|narrator|your part|part)$/,
  ],
  [
    'has_objective',
    /\b(?:tasks?|objectives?|goals?|aim|what (?:i|we) (?:want|need|would like)|what to do|question|assignment|(?:your|the) job|mission|instructions?|do this|deliverables?|request|to do|your turn|commission|errand)\b|^(?:my |our |the )?(?:ask|job|order|brief|want|wanted|wish|what|work|challenge)$/,
  ],
  [
    'has_context',
    /\b(?:context|background|situation|what (?:i|we|you) have|what happened|what'?s (?:going on|happening)|facts?|audience|purpose|why|scenario|history|setting|readers?|circumstances|the story|case|setup|world|about (?:me|us|you|the \w+)|current state|status|environment|given|back ?story|backdrop|premise|occasion|surroundings|starting point|(?:story )?so far|what (?:i|we) know|state of (?:play|things)|used for|use case|for whom|who for|clients?|target (?:group|market|reader|user)s?|customer|recipient|company|patient|where (?:we|i|things) (?:are|stand)|who (?:it'?s|this is|it is|will read|reads)|already tried|tried so far)\b/,
  ],
  [
    'material',
    /\b(?:data|sources?|materials?|inputs?|transcripts?|documents?|articles?|e?mail|letter|logs?|clause|draft|extract|excerpt|complaints?|feedback|tickets?|comments?|essay|chapter|abstract|dataset|passage|original|thread)\b|^(?:the |my |our )?(?:text|code|stories|sentence|paragraph|quote|statement|claim|wording|snippet|reviews|messages?|posts?|poem|recipe|contract)$/,
  ],
];

const DENIED = /^(?:don'?t|do not|no|not|never|avoid|without)\b/;
/** A heading has at most eight words. */
const TOO_LONG = /^(?:\S+\s+){8}/;

/** What a heading announces; null when it announces nothing known. */
export function announced(heading: string): BlockKind | null {
  const words = heading.toLowerCase().replace(/[_-]/g, ' ').replaceAll('’', "'").trim();
  if (words === '' || TOO_LONG.test(words)) return null;
  if (DENIED.test(words)) return 'has_constraints';
  return ANNOUNCED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
