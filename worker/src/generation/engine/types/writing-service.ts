import type { PromptType } from './prompt-type.js';

/** What a business writes to somebody who bought from it. */
export const WRITING_SERVICE: readonly PromptType[] = [
  {
    id: 'content.customer_service',
    useCase: 'content_creation',
    cues: {
      '#to-customer+email|message|letter|apology|complaint|#reply|#how-to-say|#tells-somebody+!newsletter+!thank-you message+!reminder+!overdue payment+!review+!customer review+!reply to a review+!translate+!rewrite+!summarize+!#polish+!cancellation+!#program-word+!#made-code': 16,
    },
    role: [
      '{field} customer adviser who closes a matter with one message',
      'customer adviser who closes a matter with one message',
    ],
    task: [
      'Write the {artefact} to the customer that the request describes',
      'Write the message to the customer that the request describes',
    ],
    verb: 'Write',
    question: 'Write the message to the customer that settles this',
    asks: [
      {
        name: 'what_we_offer',
        label: 'What we do for the customer now',
        on: 'apology|complaint',
        unless: '#percent|#money|refund|discount',
        ifMissing: 'If nothing is offered, offer nothing and leave a marked blank for it.',
      },
      {
        name: 'customer_name',
        label: 'Name of the customer',
        unless: '#name-given',
        ifMissing: 'If the customer is not named, open with a greeting that needs no name.',
      },
      {
        name: 'sender',
        label: 'Name and business to sign with',
        unless: '#name-given',
        ifMissing: 'If the sender is not given, sign with a blank in square brackets.',
      },
    ],
    steps: [
      ['#reply|complaint', 'Answer every point that the customer raised, the hardest one first'],
      [
        'apology|complaint',
        'Say what went wrong and that we are sorry, in the first two sentences',
      ],
      [
        'apology|complaint',
        'Then say what is done about it now, what we offer and how the customer gets it',
      ],
      [
        '!apology+!complaint',
        'Give the news or the answer first, then what it means for the customer',
      ],
      [
        '!apology+!complaint',
        'End with one next step, or with the word that nothing is left to do',
      ],
    ],
    format: [
      [
        '!message|email|letter',
        'Subject line{? on {matter}}, greeting, body and closing, ready to send',
      ],
      ['message+!email+!letter', 'The text alone, ready to send'],
      'Below it, under "Notes", at most three points for me alone: what is left blank, what to check before sending',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone from the greeting to the closing: {tone}' },
      {
        on: 'apology|complaint',
        rule: 'Say sorry once and for the thing itself, without set phrases such as "any inconvenience caused"',
        because: 'a set phrase reads as if nobody had looked into the case',
      },
      {
        rule: 'Promise, refund or grant only what the request says',
        because: 'the customer will hold us to it',
      },
      {
        on: 'apology|complaint',
        rule: 'Blame neither the customer nor a third party, and give a cause only if the request does',
        because: 'the customer bought from us and wants to know what happens now',
      },
      { on: '!#length', rule: 'Keep it under 150 words' },
    ],
    sample: {
      intro: 'Sentences in the right register, from other businesses',
      input: 'Occasion',
      output: 'Sentence',
      pairs: [
        [
          'a wrong colour',
          'You chose the green lamp and we packed the blue one; the green one left our workshop this morning.',
        ],
        [
          'a table given away',
          'On Friday we gave your table to somebody else by mistake, and you stood in the rain for it.',
        ],
        [
          'a course called off',
          'The pottery evening on 6 June will not take place; your 35 euros are on their way back to you.',
        ],
        [
          'a gift for the trouble',
          'Your next haircut costs 20 dollars less: just give your name at the till.',
        ],
        [
          'a question about sizes',
          'Yes, size 42 fits a foot of 27 cm, and if it pinches we swap the pair at our cost.',
        ],
        [
          'after a repair',
          'Your bicycle has been back on the road for two weeks: does the rear brake grip as it should?',
        ],
        [
          'a wish turned down',
          'We cannot take back a washed rug, but we can show you how to get the stain out.',
        ],
        [
          'a new price',
          'From 1 March a lesson costs 28 euros; lessons you have paid for stay as they are.',
        ],
        [
          'thanks to a regular',
          'You have bought your seeds from us ten springs in a row, and we noticed.',
        ],
      ],
    },
    checks: [
      'Check that each of these from the request stands in it once and unchanged: {facts}',
      [
        'apology|complaint',
        'The customer learns from the first two sentences what went wrong and what we do about it',
      ],
      'Nothing is granted or promised that the request does not name',
    ],
  },
];
