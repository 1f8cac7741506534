import type { PromptType } from './prompt-type.js';

/** Texts that go to one reader or to few. */
export const WRITING_MESSAGES: readonly PromptType[] = [
  {
    id: 'content.email',
    useCase: 'content_creation',
    cues: {
      email: 4,
      message: 3,
      'thank-you message': 4,
      'write+boss': 1,
      'email+cancellation': 2,
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
      ['email', 'Subject line, then the body, ready to send'],
      ['!email', 'The text alone, ready to send'],
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
        because: 'it is my claim, and I decide whether to change it',
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
      'A stranger{? who reads about {matter} for the first time} could act on the letter without asking anything except what stands in brackets',
    ],
  },
  {
    id: 'content.application',
    useCase: 'content_creation',
    cues: { 'cover letter': 7, CV: 6, 'internship+letter': 2, 'job+letter': 3, apprenticeship: 1 },
    role: [
      'recruiter in the {field} trade who knows which lines are skimmed',
      'recruiter who knows which lines are skimmed',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the application text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the application text that settles this',
    asks: [
      {
        name: 'job_ad',
        label: 'The job advertisement, or its three main demands',
        ifMissing:
          'If no advertisement is given, match the text to what such a place usually needs, and mark it as assumed.',
      },
      {
        name: 'two_results',
        label: 'Two things I achieved, with a figure if there is one',
        unless: '#facts9',
        ifMissing:
          'If no results are given, show each duty by what it demanded of me, and invent no success.',
      },
    ],
    steps: [
      'Say in one sentence for what I apply and why I fit{? ({matter})}',
      'Prove it with what I have done, each point tied to what the place needs',
      'Say when I can start or talk, and close',
    ],
    format: [
      'The text, ready to send, in the form usual for such an application',
      'Below it, under "To fill in", the blanks in square brackets as a list',
    ],
    limits: [
      {
        rule: 'Use only the experience I name, and let each claim rest on one of its facts',
        because: 'I will be asked about every line',
      },
      {
        rule: 'Present little experience as what it taught me, without apology',
        because: 'an apology is what gets remembered',
      },
      { on: '!#length', rule: 'Keep it to one page' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, from other applications',
      input: 'Duty',
      output: 'Line',
      pairs: [
        [
          'stocked shelves',
          'I refilled 30 metres of shelf before opening, and learned which gaps customers see first.',
        ],
        [
          'looked after two brothers',
          'Getting two brothers to school on time taught me to plan backwards from the bell.',
        ],
        [
          'answered the phone',
          'I took 60 calls a day, and wrote each one down so that a colleague could go on with it.',
        ],
      ],
    },
    checks: [
      'Check that each of these from the request is used and unchanged: {facts}',
      'Every claim has a fact behind it, and the first paragraph would fit no other place',
    ],
  },
];
