/** The task when the prompt quotes the request. */
export const GENERAL_TASK = 'Do everything the request asks.';

/** The task when the prompt says nothing else, so that nothing has to give way to the request. */
export const ONLY_TASK = 'Do what the request asks.';

/** What the general prompt says when the request asks for an answer or code. */
export const DOUBT_RULE = 'Where you are not sure of a fact, say so if the form leaves room.';

/** What to do when the request leaves something open. */
export const GAP_RULE =
  'If something that matters is open, take the likeliest reading and say so where the form allows, unless the request says to ask first.';
/** The same where no kind says when to ask. */
export const GENERAL_GAP_RULE =
  'If something that matters is open, say how you read it where the form allows; ask only if I want that or nothing is useful otherwise.';

/** The rule for a longer request that states the form of its answer. */
export const ONLY_ANSWER_RULE =
  'Give only what is asked for, with an answer to any doubt I state: no other remarks before it, no summary or offer after it. If the material for it is missing, ask for that.';

/** The only rule when the request is most likely a role-play. */
export const ROLEPLAY_RULE =
  'If you play a part, react as that character would; if I take part, take one turn and wait.';

export const GENERAL_DONE = 'Every part is done as asked.';

/** When the answer to a request that states its form is done. */
export const STATED_DONE =
  'Every part is done as asked, with each number, length, order, form and exclusion kept.';

/** Above the parts of a kind's answer, which many requests order in their own way. */
export const FORMAT_INTRO = 'Where the request leaves the form and the order open:';

/** The task for a single word that is likely no request, an address, an emoji, or a pasted log alone. */
export const OPEN_TASK =
  'Do what this message asks or plainly wants; if it wants nothing, reply briefly in kind, and if something that it needs is missing, ask for that.';
