/** Verbs that name an outcome when a sentence starts with them. */
const OUTCOME_VERBS =
  'write|create|draft|design|build|make|develop|compose|generate|produce|prepare|plan|explain|describe|compare|summari[sz]e|translate|rewrite|rework|rephrase|edit|proofread|improve|fix|find|identify|analy[sz]e|review|audit|evaluate|assess|classify|sort|rank|list|suggest|recommend|propose|invent|name|pick|choose|calculate|compute|work out|estimate|forecast|predict|convert|turn|transform|extract|scale|test|debug|refactor|implement|code|answer|decide|determine|tell me (?:whether|if|what|how|why|where|which)|help me|give me|show me|outline|brainstorm|research|solve|check|go through|look for|clean|choose|set up|restructure|put|build|diagnose|interpret|mark|grade|group|match|adapt|shorten|expand|develop|teach|imagine|weigh|reply|do what|say what|find out';
const POLITE =
  "(?:please |kindly |now |then |first,? |just |(?:can|could|would|will) (?:you|u) (?:please )?|i (?:want|need) you to |i(?:'d| would) like you to |help me (?:to )?)*";
export const OUTCOME = new RegExp(
  `^${POLITE}(?:${OUTCOME_VERBS})\\b(?! (?:in|as|with|only|like) )`,
  'i',
);
export const OUTCOME_AFTER_CLAUSE = new RegExp(
  `(?:(?:, |: )${POLITE}(?:${OUTCOME_VERBS})| and tell me (?:whether|if|what|how|why|where|which))\\b (?!(?:in|as|with|only) )`,
  'i',
);
