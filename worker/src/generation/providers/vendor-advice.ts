import type { TargetModel } from '@promptmint/core/catalogue/models';

/** When the vendors' pages were read. Models change within weeks: read them again, then raise this. */
export const VENDOR_ADVICE_MONTH = '2026-11';

/** Each vendor's advice for prompts to its current models, as far as a blueprint decides it. */
export const VENDOR_ADVICE: Readonly<Record<TargetModel, readonly string[]>> = {
  claude: [
    'Say plainly what is asked for, and give the reason with a rule wherever one is known.',
    'Use at most one sentence of role.',
    'Say what to do rather than what to avoid, in the style that the answer should have.',
    'Write validation as a state that can be seen ("every row is in the table"), never as an order to check or verify; an order to recompute or to run is right only for arithmetic and code.',
    'Never ask it to think carefully or to write out its reasoning.',
  ],
  chatgpt: [
    'State the result, who it is for and what counts as done, and keep everything else lean: each rule once, no reasons it would guess, no steps or examples that change nothing.',
    'Leave the method to it, unless the method is what the person asks for.',
    'Ask for paragraphs where the person wants prose, because it tends to lists and tables.',
    'Do not ask it to be concise; it is. For what is unknown, ask for null or "not known" rather than a guess.',
    'Write no two rules that can contradict.',
  ],
  gemini: [
    'Be concise, and ask for detail explicitly where the person wants it, because answers are short by default.',
    'Put limits and counts into the last constraints.',
    'Keep a role unambiguous, because it is followed strictly.',
    'Say which gaps may be filled and which may not, instead of forbidding it to infer.',
    'Where there are examples, give them the same form.',
  ],
};
