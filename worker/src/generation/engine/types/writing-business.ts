import type { PromptType } from './prompt-type.js';

/** Texts that a business or a club puts out or works by. */
export const WRITING_BUSINESS: readonly PromptType[] = [
  {
    id: 'content.news',
    useCase: 'content_creation',
    cues: { 'press release': 8, newsletter: 7 },
    role: [
      'editor of {field} news who puts what happened into the first sentence',
      'editor who puts what happened into the first sentence',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the news text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the news text that settles this',
    asks: [
      {
        name: 'contact',
        label: 'Contact for questions',
        unless: '#address',
        ifMissing: 'If no contact is given, leave a blank in square brackets at the end.',
      },
      {
        name: 'quotation',
        label: 'Words of the person quoted',
        on: 'press release',
        unless: '#quote',
        ifMissing: 'If the words are not given, draft one sentence and mark it as to be approved.',
      },
      {
        name: 'tone_and_readers',
        label: 'Who reads it, and how close they are to us',
        on: 'newsletter',
        unless: '#tone',
        ifMissing:
          'If the readers are not described, write as to people who came once and liked it.',
      },
    ],
    steps: [],
    format: [
      [
        'press release',
        'Headline, place and date, a first paragraph with who, what, when, where and why',
      ],
      [
        'press release',
        'Two paragraphs of detail, one quotation, a line about the sender, the contact',
      ],
      [
        'newsletter',
        'A subject line of at most 50 characters, and a first line that works in a preview',
      ],
      ['newsletter', 'One short part per piece of news, each with a heading and what to do'],
    ],
    limits: [
      {
        on: 'press release',
        rule: 'Write in the third person, without praise of our own',
        because: 'editors cut it, or bin the whole',
      },
      {
        rule: 'Use only facts from the request, and leave a blank in square brackets where one is missing',
        because: 'it will be quoted',
      },
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      { on: '!#length', rule: 'At most 300 words' },
    ],
    sample: {
      intro: 'First sentences of the wanted kind, about other news',
      input: 'News',
      output: 'First sentence',
      pairs: [
        [
          'a library reopens',
          'After eleven months of work the harbour library opens its doors again on Saturday at ten.',
        ],
        [
          'a firm moves',
          'Two hundred looms and 31 people move from Mill Street to the old depot in May.',
        ],
        ['a prize', 'A choir of bus drivers has won the regional singing prize.'],
        ['a repair café', 'On the first evening 26 toasters came in, and 19 went home working.'],
        ['a new line', 'From autumn the night ferry also takes bicycles, at no charge.'],
        [
          'a farm shop',
          'The farm sells its cheese at the gate again, on Fridays from three to six.',
        ],
      ],
    },
    checks: [
      'The first sentence alone tells the news',
      'Check that each of these is in it, unchanged: {facts}',
    ],
  },
  {
    id: 'content.faq',
    useCase: 'content_creation',
    cues: { FAQ: 8 },
    role: ['customer adviser who writes the answer so that nobody has to ask again'],
    task: [
      'Write the {artefact} that the request describes',
      'Write the answers that the request describes',
    ],
    verb: 'Write',
    question: 'Write the answers to this',
    asks: [
      {
        name: 'contact',
        label: 'Where to turn with other questions',
        unless: '#address',
        ifMissing: 'If no contact is given, leave a blank in square brackets.',
      },
    ],
    steps: [],
    format: [
      ['FAQ', 'Eight to ten questions in the words customers use, the most frequent first'],
      ['FAQ', 'Under each an answer of at most three sentences, the yes or no in front'],
      'Below it, under "Open", what I have to decide or fill in',
    ],
    limits: [
      {
        rule: 'Promise nothing that the request does not say',
        because: 'customers will quote the answer',
      },
    ],
    sample: {
      intro: 'Answers of the wanted kind, from other businesses',
      input: 'Question',
      output: 'Answer',
      pairs: [
        [
          'Can I bring my dog?',
          'Yes, on a lead and on the ground floor. Water stands by the door.',
        ],
        [
          'What if it rains?',
          'The tour goes on. We hand out capes, and you may change the date until eight.',
        ],
        ['Do you ship abroad?', 'Not yet. You can collect at the border shop on Saturdays.'],
        ['Is there a deposit?', 'Yes, 20 per bicycle, which you get back with the lock.'],
        ['May I send somebody else?', 'Yes. Give us the name by noon of the day before.'],
      ],
    },
    checks: [
      'Each of these is used in an answer, unchanged: {facts}',
      'No answer sends the reader to another answer',
    ],
  },
  {
    id: 'content.meeting',
    useCase: 'content_creation',
    cues: { agenda: 8, 'minutes of a meeting': 8 },
    role: ['minute-taker who writes down who does what by when'],
    task: [
      'Write the {artefact} that the request describes',
      'Write the meeting paper that the request describes',
    ],
    verb: 'Write',
    question: 'Write the meeting paper that settles this',
    asks: [
      {
        name: 'people',
        label: 'Who takes part',
        unless: '#name-given',
        ifMissing: 'If nobody is named, leave a blank in square brackets for each owner.',
      },
      {
        name: 'goal',
        label: 'What has to be decided by the end',
        on: 'agenda',
        ifMissing: 'If no goal is given, word each topic as the question it should answer.',
      },
    ],
    steps: [],
    format: [
      ['agenda', 'A table: time, topic as a question, who leads, wanted result'],
      ['agenda', 'Above it date, length and goal; below it what to read beforehand'],
      ['minutes of a meeting', 'Decisions first, one line each'],
      ['minutes of a meeting', 'A table of tasks: who, what, by when'],
      ['minutes of a meeting', 'Open points and the next date, one line each'],
    ],
    limits: [
      {
        on: 'agenda+#minutes',
        rule: 'Let the times add up to {minutes}, with five of them kept free',
      },
      {
        on: 'minutes of a meeting',
        rule: "Report opinions as somebody's view, in neutral words",
        because: 'those who were there will read it',
      },
      {
        rule: 'Add no topic, decision or name that the request does not hold',
        because: 'it becomes the record',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other meetings',
      input: 'Point',
      output: 'Row',
      pairs: [
        ['the roof', '`| 14:00-14:10 | Which of the two offers do we take? | Ivo | a choice |`'],
        ['the key list', '`| Ivo | collect the three missing keys | 9 June |`'],
        ['summer party', '`| 14:10-14:15 | Yard or hall? | Noor | a place |`'],
        ['printer', '`| Noor | ask for a price with service | before the next round |`'],
        ['parking', '`| 14:15-14:30 | Who gives up a space for visitors? | chair | two names |`'],
      ],
    },
    checks: [
      'Check that each of these stands in it, unchanged: {facts}',
      ['minutes of a meeting', 'Every task has an owner and a date, or a visible gap'],
    ],
  },
];
