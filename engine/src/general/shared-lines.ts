import type { Kind } from '@promptmint/core/catalogue/kinds';

/** A rule for every request of several kinds. */
interface SharedLine {
  line: string;
  /** Every kind that it fits. */
  kinds: readonly Kind[];
  /** Set if it asks for more than a short answer, so that short requests do not get it. */
  needsRoom?: true;
  /** Set if readers have not found it in the way of other requests, so that it needs less certainty. */
  isHarmless?: true;
}

const CODE = ['write_code', 'query_formula', 'command_config', 'fix_error', 'review_code'] as const;
const NEW_TEXT = [
  'message',
  'letter',
  'notice',
  'speech',
  'social_post',
  'product_text',
  'advertisement',
  'article',
] as const;
/** Kinds that ask for a text, new or changed. */
export const ANY_TEXT: readonly Kind[] = [
  ...NEW_TEXT,
  'story',
  'rewrite',
  'translate',
  'summarise',
];
/** Kinds that ask for an answer or code. In a text for others, a remark on doubts would be out of place. */
export const ANSWER_OR_CODE: readonly Kind[] = [
  'explain',
  'fact',
  'how_to',
  'decide',
  'sensitive',
  'compare',
  'plan',
  'problem',
  'calculate',
  'plan_analysis',
  'fix_error',
  'explain_code',
  'analyse_data',
  'write_code',
  'query_formula',
  'command_config',
];

/**
 * What the general prompt says where the kind is not certain, but is almost surely one of these. Of several
 * that fit, those for the fewest kinds say the most.
 */
export const SHARED_LINES: readonly SharedLine[] = [
  {
    line: 'Write any text to send as its sender would to this reader, and say exactly what the reader is to do, if anything.',
    kinds: ['message', 'letter', 'notice'],
    needsRoom: true,
  },
  {
    line: 'Where facts matter, invent none: ask for them if I want to be asked; otherwise leave a blank in [brackets] only for one that the text cannot do without.',
    // Not for an advertisement, which may be a name.
    kinds: NEW_TEXT.filter((kind) => kind !== 'advertisement'),
    needsRoom: true,
    isHarmless: true,
  },
  {
    line: 'Use details specific to this case, where you have them, instead of stock phrases and empty praise.',
    kinds: ['speech', 'social_post', 'product_text', 'advertisement', 'article', 'story'],
  },
  {
    line: 'Give any code or commands complete and ready to paste, and say which versions they are for.',
    kinds: CODE,
  },
  {
    line: 'Before any step that cannot be undone, warn, and give a safe way to try it.',
    kinds: CODE,
  },
  {
    line: 'Give what to do in the order of doing it, with how to check that it worked.',
    kinds: ['fix_error', 'command_config'],
  },
  {
    line: 'Recompute each figure that you calculate.',
    kinds: ['calculate', 'analyse_data', 'problem', 'plan_analysis', 'compare'],
    needsRoom: true,
  },
  {
    line: 'Where you interpret data, separate what it shows from what may explain it.',
    kinds: ['analyse_data', 'plan_analysis', 'calculate', 'compare'],
    needsRoom: true,
  },
];
