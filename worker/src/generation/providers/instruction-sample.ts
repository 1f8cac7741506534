import type { Blueprint } from '@promptmint/engine/blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';

/** A request of the kind people type: short, in their own language, with more facts than sentences. */
export const SAMPLE_REQUEST: GenerationRequest = {
  input:
    'schreib meiner vermieterin frau Keller: heizung kaputt seit 3. januar, 14 grad im kinderzimmer, will 20% mietminderung. freundlich aber klar, max 150 wörter',
  useCase: 'auto_detect',
  targetModel: 'claude',
  language: 'de',
};

/** A good blueprint for it; shown to the model and held to the schema by the compiler and a test. */
export const SAMPLE_BLUEPRINT: Blueprint = {
  engine: 2,
  kind: null,
  useCase: 'content_creation',
  role: "tenants' adviser who writes letters that state the facts, make one demand and can be acted on",
  objective:
    'Write the letter to my landlady, Frau Keller, in which I report the broken heating and claim a rent reduction of 20%.',
  placeholders: [
    {
      name: 'reduction_start',
      label: 'First day of the reduction',
      ifMissing:
        'If the first day of the reduction is not given, let the letter claim it from the day on which the heating failed.',
    },
  ],
  context: [
    'The heating has been broken since 3 January; the year is not given.',
    "It is 14 degrees in the children's room (Kinderzimmer).",
    'I want to pay 20% less rent (Mietminderung).',
    'Not known: whether I have reported the fault before, and how.',
  ],
  steps: [],
  outputFormat: [
    'The letter, ready to send: date, salutation, body, closing.',
    'Below it, at most three bullets for me alone: what to attach and what to check before I send it.',
  ],
  constraints: [
    { rule: 'Keep the letter to at most 150 words.', reason: null },
    {
      rule: 'Be friendly and clear: the facts first, one demand, no reproach.',
      reason: null,
    },
    {
      rule: 'Name a law or a paragraph only when you are certain of it, and put doubts about the 20% into the bullets',
      reason: 'the letter is what I will be held to',
    },
    {
      rule: 'Leave blanks in square brackets for what a letter needs and I did not give, such as the addresses',
      reason: 'a letter with an invented detail cannot be sent',
    },
  ],
  validation: [
    "Check that Frau Keller, 3 January, 14 degrees, the children's room and 20% are all in the letter, unchanged.",
    'Check that the letter makes one demand and that somebody who has never seen the flat can follow it.',
    'Count the words of the letter: at most 150.',
  ],
  exampleIntro: 'Sentences in the right tone, from letters on other matters',
  examples: [
    {
      input: null,
      output:
        'The lift has been out of order since 8 May, and I cannot get the pram up to the fourth floor.',
    },
    {
      input: null,
      output: 'Please tell me by Friday when somebody will come, so that I can be at home.',
    },
  ],
};
