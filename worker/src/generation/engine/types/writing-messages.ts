import type { PromptType } from './prompt-type.js';

/** Texts that go to one reader or to few. */
export const WRITING_MESSAGES: readonly PromptType[] = [
  {
    id: 'content.email',
    useCase: 'content_creation',
    cues: {
      '#reply': 8,
      email: 4,
      message: 3,
      'thank-you message': 4,
      'write+boss': 1,
      'email+cancellation': 7,
      'thank-you message+message': 2,
    },
    role: [
      'writer of {field} mail who puts the point in the first lines',
      'writer of everyday mail who puts the point in the first lines',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the message that the request describes',
    ],
    verb: 'Write',
    question: 'Write the message that settles this',
    asks: [
      {
        name: 'wanted_outcome',
        label: 'What the reader should do after reading',
        unless: 'thank-you message|cancellation|wrong|complaint|security deposit|#wish-outcome',
        ifMissing: 'If no outcome is given, let the message state its point and ask for nothing.',
      },
      {
        name: 'sender_name',
        label: 'Name to sign with',
        unless: '#name-given',
        ifMissing: 'If no name is given, end with a blank in square brackets.',
      },
    ],
    steps: [],
    format: [
      ['email+!message', 'Subject line{? on {matter}}, then the body, ready to send'],
      ['!email|message', 'The text alone, ready to send'],
      'Below it, under "Notes", at most three points for me alone, such as what is left blank',
    ],
    limits: [
      {
        on: '#tone',
        rule: 'Hold this tone from the first line to the last: {tone}',
        because: 'one sentence that slips is the one that gets remembered',
      },
      {
        rule: 'State every fact{? about {matter}} once, and ask for one thing at most',
        because: 'readers answer the first request and overlook the rest',
      },
      {
        rule: 'Use only facts from the request; what is missing stays a blank in square brackets',
        because: 'the reader knows what happened and would notice an invented detail',
      },
      { on: '!#length', rule: 'Keep it under 150 words' },
    ],
    sample: {
      intro: 'Sentences in the right register, on other matters',
      input: 'Situation',
      output: 'Sentence',
      pairs: [
        [
          'a late delivery',
          'The desk you promised for Monday has not come; please tell me by tomorrow when it will.',
        ],
        [
          'thanks to a neighbour',
          'You watered forty pots for two weeks, and not one is missing a leaf.',
        ],
        [
          'a change of time',
          'I have to move our call to Thursday at ten; the agenda stays as it is.',
        ],
        [
          'a found wallet',
          'Your wallet lies at my desk, with everything in it that I could count.',
        ],
        [
          'an offer declined',
          'Your price is fair, but the work has to be done before your first free week.',
        ],
        [
          'a question to a teacher',
          'Could you tell me in two lines what Tim should practise until the holidays?',
        ],
        ['a reminder', 'Invoice 77 has been open since the 3rd; did it reach the right person?'],
        [
          'a lift out of order',
          'The lift has stood still for nine days, and two of us cannot take the stairs.',
        ],
      ],
    },
    checks: [
      'Check that each of these from the request is there once and unchanged: {facts}',
      [
        '#tone',
        'Read each sentence against the tone asked for, and rewrite the one that fits it least',
      ],
      'The reader can tell from the first two lines what it is about{? ({matter})}',
    ],
  },
  {
    id: 'content.formal_letter',
    useCase: 'content_creation',
    cues: {
      letter: 4,
      'rejection letter': 5,
      apology: 4,
      'letter+complaint': 3,
      cancellation: 4,
      'recommendation letter': 6,
      complaint: 3,
      'cancellation+gym': 2,
      'letter+flight': 2,
    },
    role: [
      'caseworker for {field} matters who writes letters that are acted on',
      'caseworker who writes letters that are acted on',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the formal letter that the request describes',
    ],
    verb: 'Write',
    question: 'Write the letter that settles this',
    asks: [
      {
        name: 'date_of_event',
        label: 'Date of what happened',
        on: 'complaint',
        unless: '#date',
        ifMissing: 'If the date is not given, leave a blank for it in square brackets.',
      },
      {
        name: 'sender_name',
        label: 'Name of the sender',
        unless: '#name-given|recommendation letter',
        ifMissing: 'If the sender is not given, leave a blank in square brackets.',
      },
      {
        name: 'own_observations',
        label: 'Two things I saw the person do well',
        on: 'recommendation letter',
        unless: '#facts9',
        ifMissing:
          'If no observations are given, leave two marked blanks for them instead of praise.',
      },
    ],
    steps: [
      ['complaint', 'What happened, with its date and number'],
      ['complaint', 'Why that gives me the right to what I ask for'],
      ['complaint', 'The one demand, a deadline for it, and what follows if it passes'],
      ['cancellation', 'What ends and when, in the first sentence'],
      [
        'cancellation',
        'The number or contract it concerns, and the confirmation or next step I expect',
      ],
      ['recommendation letter', 'How long and from where I know the person'],
      [
        'recommendation letter',
        'Two observed strengths, each with what was done and what came of it',
      ],
      ['recommendation letter', 'Why they fit this place, and a clear recommendation'],
    ],
    format: [
      'The letter{? about {matter}}, ready to send: sender, date, addressee, subject line, body, closing',
      'Below it, under "Notes", at most four points for me alone: what to attach, where to send it, what to check',
    ],
    limits: [
      {
        on: '#money|#numbers',
        rule: 'Leave every sum, number and name as I gave it; doubts about one go into the notes',
        because: 'the letter is mine, and I decide whether one of them changes',
      },
      {
        on: 'complaint|cancellation',
        rule: 'Name a law or clause only if you are certain that it applies; otherwise ask without one',
        because: 'a wrong reference weakens the letter',
      },
      {
        rule: 'Details that are missing (address, identity or customer number) stay as blanks in square brackets',
        because: 'an invented one would make the letter false',
      },
      { on: '#tone', rule: 'Hold this tone throughout: {tone}' },
      { on: '!#length', rule: 'Keep it to one page, at most 220 words' },
    ],
    sample: {
      intro: 'Sentences in the right register, on other matters',
      input: 'Matter',
      output: 'Sentence',
      pairs: [
        [
          'an order charged twice',
          'Your shop charged order 118 twice; I ask you to refund the second charge of 39 dollars within 14 days.',
        ],
        [
          'a newspaper subscription',
          'I end my subscription with the next issue and ask you to confirm the last day of delivery in writing.',
        ],
        [
          'a broken heater',
          'The heater I bought on 4 May went out twice in its first week; please collect it and return the price.',
        ],
        [
          'a moved appointment',
          'You moved my appointment three times; I ask for a date this month that stays.',
        ],
        [
          'a neighbour colleague',
          'He has closed our shop alone every Friday for two years, and the till was right each time.',
        ],
        ['an insurance policy', 'I cancel policy 4471 with effect from its renewal on 1 July.'],
        [
          'a former trainee',
          'When our scales failed in harvest week, she rebuilt the weighing list by hand and lost no crate.',
        ],
        [
          'a parking fine',
          'The ticket names a street in which my car has never stood; please withdraw it or send the photograph.',
        ],
      ],
    },
    checks: [
      'Check that each of these from the request stands in it unchanged: {facts}',
      'A stranger could act on the letter without asking anything except what stands in brackets',
    ],
  },
];
