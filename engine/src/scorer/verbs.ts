/** Verbs that name an outcome when a sentence starts with them. */
const OUTCOME_VERBS =
  'write|create|draft|design|build|make|develop|compose|generate|produce|prepare|plan|explain|describe|compare|contrast|summari[sz]e|translate|rewrite|rework|rephrase|reword|edit|proofread|improve|fix|find|identify|analy[sz]e|review|audit|evaluate|assess|classify|categori[sz]e|sort|rank|list|suggest|recommend|propose|invent|name|pick|choose|calculate|compute|work out|figure out|estimate|forecast|predict|convert|turn|transform|extract|pull|scale|test|debug|refactor|implement|code|answer|decide|determine|tell (?:me|us) (?:whether|if|what|how|why|where|which|who|when)|give (?:me|us)|get me|show (?:me|us)|teach me|outline|brainstorm|research|solve|go through|look (?:for|at|over|through|into)|clean|tidy|set up|set out|restructure|reorgani[sz]e|put together|put (?:this|these|it|them|the) \\w+ (?:in|into|in order)|diagnose|interpret|mark|grade|score|rate|group|match|adapt|shorten|expand|condense|simplify|weigh|reply to|respond to|do what|say what|say whether|find out|come up with|think of|pick out|spot|investigate|advise|argue|script|schedule|moderni[sz]e|update|cut|split|merge|port|migrate|document|annotate|narrate|sketch|storyboard|draw|map|model|simulate|optimi[sz]e|automate|configure|deploy|parse|count|trace|label|tag|triage|route|transcribe|correct|polish|critique|resolve|reconcile|settle|arrange|organi[sz]e|order|index|illustrate|define|derive|prove|verify whether|check (?:whether|if|this|these|my|the)|read (?:this|these|the|my)|make up|lay out|walk me through|take me through|talk me through|assemble|collect|gather|fill in|complete|continue|finish|help (?:me|us)|handle|process|run|play out|roast|pitch|quiz me|start an? (?:[\\w-]+ )?(?:game|story|adventure|conversation|one-shot|debate|campaign|session|quiz|role-?play)|retell|recount|tell (?:a|an|the|me a|me the)|reimagine|recast|paraphrase|role-?play|host|moderate|swap|distil|recap|break down|spell out|cost out|cost|budget|defend|refute|rebut|justify|inspect|inventory|catalogu?e?|pair|allocate|assign|referee|negotiate|persuade|convince|cross-examine|interview me|coach me|apply|read out|do the same (?:for|with|to)|set (?:an?|me|us|some|two|three|four|five|ten)|ask me (?:an? (?!question)|(?:\\w+ ){0,3}questions)|give (?:an?|the) (?!answer|reply|result|number|name|date|reason|source|example)[\\w-]+ (?:for|of|to|on|about)|put (?:the|these|my|our|all) [^.,]{2,40} (?:in|into) (?:the |an? )?(?:\\w+ )?(?:order|sequence)|ghost-?write|have (?:the|my|our|this|these) [^.,]{2,40}(?:ed|done|written|put)|talk (?:me|us) (?:out of|into)|walk through|scold me|word|verify th(?:is|ese) \\w+|shape|trim|pare|boil|sum up|caption|subtitle|balance|pin down|untangle|disentangle|unpick|hunt down|track down|dig (?:up|out)|nail down|prepare (?:me|us)|give (?:the|my|our|this) [^.,]{2,40} (?:its|an?) (?:final |new |better |first )?(?:shape|form|title|name|polish|ending|opening)';
/** What may stand before the verb; no two parts match the same words, or a long run would be slow. */
const POLITE =
  "(?:(?:please|now|then|next|first|also|so|ok|hi|hello|hey|and|finally|pls|kindly|just)[,!]? |(?:can|could|would|will) (?:you|u) |(?:i|we)(?:'d| would)? (?:want|need|like|love) (?:you |help )?to |(?:the|your|my|our) (?:task|job|goal|mission|aim|role|request|objective|assignment)(?: here| today)? is to |help (?:me|us) (?:to )?|let(?:'s| us) |you (?:will|should|must|are to|need to|have to|shall) |your turn: |try to |(?:it would|it'd) be (?:great|nice|good|lovely|helpful) if you (?:could|would) |(?:i was |i'm )?wondering if you (?:could|would) |(?:i'd|i would) appreciate it if you (?:could |would )?){0,6}";
/** A sentence that opens with an action to take. */
const OUTCOME = new RegExp(`^${POLITE}(?:${OUTCOME_VERBS})\\b`);
/** An action after an opening clause: "Using these figures, estimate ...". */
export const OUTCOME_AFTER_CLAUSE = new RegExp(
  `(?:, |: | - | – | — )${POLITE}(?:${OUTCOME_VERBS})\\b(?! (?:as|in|with|only|like|it|them|so)\\b|[,.;:])| and (?:tell (?:me|us) (?:whether|if|what|how|why|where|which)|(?:write|find|list|explain|summari[sz]e|suggest|pull out|pick out) )`,
);

/** "Be a cox and mark my plan": what a sentence that gives a role may go on with. */
export const AND_OUTCOME = new RegExp(
  ` and (?:(?:quiz|interview|coach|teach|show|walk|talk|test) (?:me|us|my)\\b|(?:${OUTCOME_VERBS}) (?:an?|the|my|our|this|these|both|all|me|us|\\w+ing)\\b)`,
);

/** Verbs that say how to go about an answer rather than what it is. */
const MANNER =
  "use|keep|avoid|include|exclude|mention|ensure|make sure|see that|check|double-check|verify|confirm|leave|start|begin|open|end|finish|close|put|mark|flag|cite|quote|limit|stick|stay|follow|treat|assume|remember|note|return|output|respond|reply|skip|omit|add|let|give|pretend|imagine|act|be|do|don't|never|always|only|take|speak|talk|read|format|structure|present|show|say|ask|stop|judge|base|focus|consider|think|ignore|drop|round|refer|address|aim|highlight|number|separate|state|spell|sound|watch|wait|rely|repeat|prefer|order|answer|call|tell|send|feel|pay|try|place|reread|re-read|proofread|count|compare|recompute|walk|go|cut|set|choose|pick|default|replace|fill|insert|preserve|maintain|retain|mind|wear|channel|embody|don|hand|title|entitle|number|bold|underline|indent|capitalise|capitalize";
const IMPERATIVE = new RegExp(
  `^(?:for (?:each|every) [\\w' -]{2,40}?,? )?${POLITE}(?:${OUTCOME_VERBS}|${MANNER})\\b(?!')`,
);

const NO_VERB =
  'a|an|the|my|our|your|his|her|its|their|this|that|these|those|each|every|all|any|some|both|half|no|not|none|nothing|neither|either|only|just|even|also|then|so|and|or|but|nor|yet|if|when|where|while|once|because|since|as|although|though|unless|until|till|before|after|during|behind|below|above|between|within|without|with|for|from|of|in|on|at|to|by|into|onto|over|under|up|down|out|off|about|against|among|across|along|around|near|like|unlike|than|per|via|despite|through|throughout|toward|towards|beside|besides|beyond|is|are|was|were|am|been|being|has|have|had|does|did|will|would|can|could|shall|should|may|might|must|i|we|you|he|she|it|they|me|us|them|who|whom|whose|which|what|why|how|there|here|today|tomorrow|yesterday|tonight|last|next|first|second|third|finally|later|now|never|always|maybe|perhaps|usually|often|sometimes|almost|nearly|quite|rather|very|too|still|once|twice|more|most|less|least|many|much|few|several|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|whatever|whether|whenever|wherever|got|came|went|told|said|made|gave|left|lost|took|bought|sold|paid|had|let|mom|dad|inside|outside|given';
const VERB_AND_OBJECT = new RegExp(
  `^${POLITE}(?!(?:${NO_VERB}|${MANNER})\\b)[a-z]{3,}(?<!s|ing|ed|ly|') (?:(?:up|out|down|off|over|through|together) )?(?:a|an|the|my|our|this|these|those|each|every|all|both|any|some|two|three|four|five|me|us|it|them|whether|how|what|why)\\b`,
);

/** Whether a sentence in lower case opens with an action on an object. */
export function isOrder(words: string): boolean {
  return OUTCOME.test(words) || VERB_AND_OBJECT.test(words);
}

/** Whether a sentence in lower case tells the reader to do something. */
export function isImperative(words: string): boolean {
  return IMPERATIVE.test(words) || VERB_AND_OBJECT.test(words);
}
