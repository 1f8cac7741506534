import type { Kind } from '@promptmint/core/catalogue/kinds';

/** A rule for every request of several kinds. */
interface SharedLine {
  line: string;
  /** Every kind that it fits. */
  kinds: readonly Kind[];
  /** Whether it asks for more than a short answer, which is all that a short question wants. */
  needsRoom?: true;
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
const ANSWER = ['explain', 'fact', 'how_to', 'decide', 'sensitive', 'compare'] as const;
const QUESTION = [
  ...ANSWER,
  'ideas',
  'plan',
  'problem',
  'calculate',
  'plan_analysis',
  'fix_error',
] as const;

/**
 * What the general prompt says where the kind is not certain, but is almost surely one of these. Of several
 * that fit, those for the fewest kinds say the most.
 */
export const SHARED_LINES: readonly SharedLine[] = [
  {
    line: 'Write as the sender would to this reader, and say exactly what the reader is to do, if anything.',
    kinds: ['message', 'letter', 'notice'],
  },
  {
    line: 'Invent no facts; leave a blank in [brackets] only for one that the text cannot do without.',
    kinds: NEW_TEXT,
  },
  {
    line: 'Instead of stock phrases and empty praise, use what is particular to this case, as far as it is known.',
    kinds: ['speech', 'social_post', 'product_text', 'advertisement', 'article', 'story'],
  },
  {
    line: 'Give what is asked for ready to use; where only a title, a slogan or a few words for a card are wanted and no number is given, offer several.',
    kinds: [...NEW_TEXT, 'story'],
  },
  {
    line: 'Change no fact, name, number or date of the text unasked, add nothing unasked, and leave out only what you may.',
    kinds: ['rewrite', 'translate', 'summarise'],
  },
  {
    line: 'Where code or commands are wanted, give what is asked for whole and ready to paste, and say which versions it is for.',
    kinds: CODE,
  },
  {
    line: 'Before any step that cannot be undone, warn, and give a safe way to try it.',
    kinds: [...CODE, 'how_to'],
  },
  {
    line: 'Give what to do in the order of doing it, with how to check that it worked.',
    kinds: ['fix_error', 'how_to', 'command_config'],
  },
  {
    line: 'If something does not work, give the likely causes in order, and how to tell them apart.',
    kinds: ['fix_error', 'how_to'],
  },
  {
    line: 'Give the result first, then what is needed to check it, and name each assumption that changes it.',
    kinds: ['calculate', 'analyse_data', 'problem'],
    needsRoom: true,
  },
  {
    line: 'Recompute each figure that you calculate.',
    kinds: ['calculate', 'analyse_data', 'problem', 'plan_analysis', 'compare', 'plan', 'extract'],
    needsRoom: true,
  },
  {
    line: 'Where the request asks what to choose, recommend one option, and say why and what speaks against it.',
    kinds: ['decide', 'sensitive', 'compare'],
    needsRoom: true,
  },
  {
    line: 'Where much depends on it, name what the request overlooks.',
    kinds: ['decide', 'sensitive', 'how_to', 'plan'],
    needsRoom: true,
  },
  {
    line: 'Explain only as far as it helps, from what the request shows to be known.',
    kinds: ['explain', 'fact'],
  },
  {
    line: 'Give the answer first; where a figure, limit, date or warning sign decides it, name that.',
    kinds: ANSWER,
  },
  {
    line: 'Where you are not certain, say so and what would change the answer.',
    kinds: [...QUESTION, 'explain_code', 'analyse_data'],
  },
  {
    line: 'Where you interpret data, separate what it shows from what may explain it.',
    kinds: ['analyse_data', 'plan_analysis', 'calculate', 'compare', 'extract'],
    needsRoom: true,
  },
  {
    line: 'Make every entry concrete enough to use, and fit it to any people, limits and tastes in the request.',
    kinds: ['ideas', 'plan'],
  },
];
