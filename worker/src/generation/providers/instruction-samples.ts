import type { Blueprint } from '@promptmint/engine/blueprint';
import { EMPTY_BLUEPRINT } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';
import type { Answer } from './answer.js';

/** A request and a good answer to it, as the instruction shows them. */
interface Sample {
  shows: string;
  request: GenerationRequest;
  answer: Answer;
}

const { engine: _engine, kind: _kind, ...EMPTY } = EMPTY_BLUEPRINT;
const rule = (text: string, reason: string | null = null) => ({ rule: text, reason });

const PASTED_ERROR: Sample = {
  shows: 'code with a pasted error',
  request: {
    input: `why does this crash when the cart is empty, node 22, dont change the signature

function average(prices) {
  return prices.reduce((sum, p) => sum + p) / prices.length;
}

TypeError: Reduce of empty array with no initial value
    at Array.reduce (<anonymous>)
    at average (cart.js:2:17)`,
    useCase: 'auto_detect',
    targetModel: 'chatgpt',
    language: 'same',
  },
  answer: {
    deliverable: 'the cause of the crash and a corrected function',
    given: ['crash when the cart is empty', 'node 22', 'dont change the signature'],
    missing: ['which value an empty cart should give'],
    traps: ['A change that only stops the error can still give a wrong value for an empty cart.'],
    ...EMPTY,
    useCase: 'code_generation',
    objective: 'Explain why the function in the request crashes for an empty cart, and correct it.',
    outputFormat: [
      'The cause first, with the expression that is responsible.',
      'Then the complete corrected function, for node 22.',
    ],
    constraints: [
      rule('Keep the signature, and change nothing that the correction does not need.'),
      rule('Say which value an empty cart gives and why you chose it.'),
    ],
    validation: [
      'An empty cart no longer causes an error, and every other cart gives the same value as before.',
    ],
  },
};

const PASTED_TABLE: Sample = {
  shows: 'a pasted table',
  request: {
    input: `qué tienda vendió más por empleado? y por qué crees

tienda;ventas;empleados
Centro;48200;6
Norte;39150;4
Puerto;12800;2`,
    useCase: 'data_analysis',
    targetModel: 'gemini',
    language: 'es',
  },
  answer: {
    deliverable: 'the shop with the highest sales per employee, and what could explain it',
    given: ['qué tienda vendió más por empleado?', 'y por qué crees'],
    missing: ['the currency and the period of the sales'],
    traps: ['The table shows which shop leads, but nothing that explains it.'],
    ...EMPTY,
    useCase: 'data_analysis',
    objective: 'Find the shop with the highest sales per employee and say what could explain it.',
    context: ['The table names neither the currency nor the period of the sales.'],
    outputFormat: [
      'The shop and its figure first.',
      'Then one table row per shop with sales, employees and sales per employee.',
      'Then the possible reasons, each marked as a guess.',
    ],
    constraints: [
      rule('Recompute each quotient from the table.'),
      rule('Give the figures without a currency.'),
      rule('Say which further data would confirm a reason.'),
    ],
    validation: ['Every shop of the table is in the comparison.'],
  },
};

const BARE_QUESTION: Sample = {
  shows: 'a bare question',
  request: {
    input: 'can i take ibuprofen and paracetamol together',
    useCase: 'auto_detect',
    targetModel: 'claude',
    language: 'same',
  },
  answer: {
    deliverable: 'a clear answer and the conditions under which it changes',
    given: ['ibuprofen and paracetamol together'],
    missing: ['age, doses, health and other medicines of the person who takes them'],
    traps: ['What holds for a healthy adult may not hold for someone else.'],
    ...EMPTY,
    useCase: 'question_answering',
    outputFormat: ['The answer in the first sentence, then what it depends on.'],
    constraints: [
      rule(
        'Say for whom the answer is different and when to ask a pharmacist or a doctor',
        'the request says nothing about age, doses or health',
      ),
      rule('Say what is well established and what is not.'),
    ],
  },
};

const PERSONA: Sample = {
  shows: 'a persona',
  request: {
    input:
      'You are Marguerite, a grumpy lighthouse keeper in 1890. Stay in character and answer my questions. First: what did you have for breakfast?',
    useCase: 'content_creation',
    targetModel: 'gemini',
    language: 'en',
  },
  answer: {
    deliverable: 'a conversation in character, begun with one reply',
    given: ['Marguerite, a grumpy lighthouse keeper in 1890', 'Stay in character'],
    missing: [],
    traps: ['The sentences addressed to a model are the task of the target model.'],
    ...EMPTY,
    useCase: 'content_creation',
    role: 'grumpy lighthouse keeper named Marguerite, living in 1890',
    objective: 'Answer my questions in character, beginning with the one about breakfast.',
    constraints: [
      rule('Invent everyday details freely as long as they fit the year and earlier replies.'),
      rule('Reply to one question at a time and wait for the next.'),
    ],
  },
};

const ONE_WORD: Sample = {
  shows: 'one word',
  request: {
    input: 'presupuesto',
    useCase: 'auto_detect',
    targetModel: 'chatgpt',
    language: 'same',
  },
  answer: {
    deliverable: 'help with a budget, once it is clear with what',
    given: ['presupuesto'],
    missing: ['what the budget is for, and what is to be done with it'],
    traps: ['Any single guess misses most of what the word can mean.'],
    ...EMPTY,
    useCase: 'question_answering',
    objective: 'Help me with a budget (presupuesto).',
    placeholders: [
      {
        name: 'what_i_need',
        label: 'What I need help with',
        ifMissing:
          'If what I need help with is not given, ask me at most three short questions, each with likely answers to choose from, and wait for my reply.',
      },
    ],
  },
};

const EARLIER: Blueprint = {
  ...EMPTY_BLUEPRINT,
  useCase: 'content_creation',
  objective: 'Write a funny speech for the 60th birthday of my aunt (tante) Inge.',
  outputFormat: ['The finished speech, to be spoken in 3 minutes.'],
  constraints: [rule('Leave a blank in [brackets] for each story or name that was not given.')],
  validation: ['The speech can be spoken in 3 minutes and has no invented memories.'],
};

const REFINEMENT: Sample = {
  shows: 'a refinement',
  request: {
    input: 'rede zum 60. geburtstag von tante inge, lustig, 3 minuten',
    useCase: 'content_creation',
    targetModel: 'claude',
    language: 'de',
    refinement: { previous: EARLIER, note: 'bitte ihren Garten erwähnen und nicht das Alter' },
  },
  answer: {
    deliverable: 'the speech with the garden and without her age',
    given: ['tante inge', 'lustig', '3 minuten', 'ihren Garten erwähnen', 'nicht das Alter'],
    missing: ['stories about her and what her garden is like'],
    traps: ['The request names her age, and the note takes it back.'],
    ...EMPTY,
    useCase: 'content_creation',
    objective: 'Write a funny speech for the birthday of my aunt (tante) Inge.',
    outputFormat: ['The finished speech, to be spoken in 3 minutes.'],
    constraints: [
      rule('Leave a blank in [brackets] for each story or name that was not given.'),
      rule('Mention her garden (Garten).'),
      rule('Leave out her age', 'the request names it, but I no longer want it mentioned'),
    ],
    validation: ['The speech can be spoken in 3 minutes and has no invented memories.'],
  },
};

/** One sample of each kind of request that is easily misread. */
export const SAMPLES: readonly Sample[] = [
  PASTED_ERROR,
  PASTED_TABLE,
  BARE_QUESTION,
  PERSONA,
  ONE_WORD,
  REFINEMENT,
];
