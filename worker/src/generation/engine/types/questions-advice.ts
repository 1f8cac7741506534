import type { PromptType } from './prompt-type.js';

/** Questions whose answer depends on a person's situation. */
export const QUESTIONS_ADVICE: readonly PromptType[] = [
  {
    id: 'qa.rights',
    useCase: 'question_answering',
    cues: {
      'may i+landlord': 4,
      landlord: 2,
      'security deposit': 4,
      lease: 3,
      'jeonse lease': 4,
      rent: 2,
      tax: 3,
      zakat: 2,
      'may i': 1,
      'may i+boss': 2,
      '#rights': 9,
      'furusato nozei (hometown tax)': 4,
      'unemployment benefit': 5,
      'microentrepreneur (MEI)': 5,
      passport: 3,
      visa: 4,
      'driving licence': 4,
      documents: 2,
      pension: 3,
      contract: 1,
      'severance pay': 5,
      'maternity leave': 5,
      'sick leave': 4,
      'annual leave': 3,
      inheritance: 4,
      divorce: 4,
      debt: 2,
      'social insurance': 4,
      "widow's pension": 5,
      'mini-job': 4,
      'income tax': 4,
      VAT: 3,
      customs: 4,
      'noise+neighbour': 2,
      accident: 2,
      'goat+#advice': 3,
      '#paperwork': 3,
      employee: 1,
      'fixed-term contract (CDD)': 2,
      insurance: 1,
      '#legal': 3,
      'plane+may i': 3,
    },
    role: [
      'adviser on {field} matters who works from the rule in force and from what each side can prove',
      'adviser on rules and papers who works from the rule in force',
    ],
    task: [
      'Tell me what the rule is in the situation that the request describes, and what I can do next',
    ],
    verb: 'Tell me about',
    question: 'Answer this from the rule in force, and tell me what I can do next',
    asks: [
      {
        name: 'country',
        label: 'Country (and region, where rules differ)',
        unless:
          '#place|furusato nozei (hometown tax)|jeonse lease|microentrepreneur (MEI)|fixed-term contract (CDD)',
        ifMissing:
          'If the country is not given, name the one you assume and why in the first line.',
      },
      {
        name: 'date_of_papers',
        label: 'Date of the contract or of the latest paper',
        on: 'landlord|lease|security deposit|contract',
        unless: '#date|#year',
        ifMissing: 'If no date is given, answer by the rule of today, and say since when it holds.',
      },
    ],
    steps: [
      'Decide{? about {matter}}: yes, no, in part, or it depends on one named thing',
      [
        '!security deposit+!plane',
        'Give the rule behind it{? for {matter}}, and since when it holds',
      ],
      [
        'security deposit',
        'Say what may be kept back and for what, who has to prove it, and by when the rest is due',
      ],
      ['#percent', 'Say what the percentage is measured against, and over which time'],
      [
        'plane',
        'Keep the rule of security apart from the rule of the airline, and hand luggage from hold',
      ],
      ['employee|microentrepreneur (MEI)', 'Say what changes at the limit, and from which day'],
      ['#legal', 'Say what a word in the paper or rule means, and what follows if I do nothing'],
      [
        '!plane+!employee+!#legal',
        'Take each unknown{? about {matter}} and say which way it moves the answer',
      ],
      'List my next steps{? with {matter}} in order, free ones first, each with its time limit',
    ],
    format: [
      'Short answer{? on {matter}}: two sentences at most',
      'The rule{? on {matter}}: one paragraph',
      'What would change the answer{? on {matter}}: a table with the columns unknown, effect',
      'What to do{? about {matter}}: numbered steps',
    ],
    limits: [
      {
        rule: 'Name a law, form or amount only when you are certain of it; otherwise mark it as one to check and say where',
        because: 'I may rely on it in front of an office or the other side',
      },
      {
        rule: 'Keep what is certain{? about {matter}} on these facts apart from what depends on an unknown',
        because: 'I will act on the difference',
      },
      { on: '!#length', rule: 'At most 400 words' },
    ],
    sample: {
      intro: 'Short answers of the wanted kind, from other matters',
      input: 'Matter',
      output: 'Short answer',
      pairs: [
        [
          'a shop and a return after two weeks',
          'Yes, until Friday. The receipt promises 30 days, and they are not over.',
        ],
        [
          'a fitness course and the fee for May',
          'No. Your notice arrived on 20 March and asks for one month, so they cannot bill May.',
        ],
        [
          'a courier and a broken vase',
          'In part. The form limits what they owe for the vase; the postage is not covered.',
        ],
        [
          'a cancelled concert',
          'Yes, the ticket price. The booking fee depends on who cancelled, and that is not known yet.',
        ],
        ['a fence on the border', 'No, not alone: it stands on both plots, so both have to agree.'],
        [
          'overtime without pay',
          'In part. The first two hours are covered by the clause, the rest is owed.',
        ],
        [
          'a found ring',
          'Not yet. It has to be handed in first, and becomes yours only after the waiting time.',
        ],
        ['a barking neighbour', 'Yes, at night. By day it depends on how long and how often.'],
        ['a broken zip after a year', 'Probably yes, but from the shop and not from the maker.'],
        [
          'a parcel left outside',
          'No. You had not agreed to the place, so it counts as not delivered.',
        ],
        [
          'a library fine',
          'It depends on one thing: whether the reminder reached you before the 10th.',
        ],
      ],
    },
    checks: [
      'The short answer{? on {matter}} follows from the rule given',
      'Every sum and date of my case is one of these: {facts}',
      'Each step says what to do when I lack the paper it needs',
    ],
  },
  {
    id: 'qa.decide',
    useCase: 'question_answering',
    cues: {
      'which is better': 4,
      '#or+!#is-it': 2,
      recommend: 3,
      'which is better+#place': 1,
      '#situation+difference': 3,
      compare: 2,
      'plane+car': 3,
    },
    role: ["adviser who compares on the asker's terms"],
    task: ['Weigh the choice in the request on my terms, and recommend one option'],
    verb: 'Compare',
    question: 'Weigh this on my terms, and recommend one option',
    asks: [
      {
        name: 'what_weighs_most',
        label: 'What weighs most (cost, time, comfort, risk)',
        unless: '#priority',
        ifMissing:
          'If nothing is said about what weighs most, name the pick for cost and the pick for time.',
      },
      {
        name: 'budget',
        label: 'Budget',
        unless: '#money',
        ifMissing:
          'If no budget is given, give the order of cost without amounts you are not sure of.',
      },
    ],
    steps: [
      'Turn each circumstance I gave{? around {matter}} into a criterion',
      'Compare the options on each',
      'Pick, and say when I should take the other',
    ],
    format: [
      'The pick{? on {matter}} in one sentence',
      'A table: criterion, first option, second option',
      'Switch rule: one sentence that says when the other is better{? for {matter}}',
    ],
    limits: [
      {
        rule: 'Weigh every circumstance in the request{? around {matter}}',
        because: 'each was named for a reason',
      },
      {
        rule: 'Mark prices, times and rules that change with the season or the year as ones to check',
      },
      { on: '!#length', rule: 'At most 300 words besides the table' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from another choice',
      input: 'Criterion',
      output: 'Row',
      pairs: [
        ['noise', '`| noise | gas mower: ear protection | hand mower: none |`'],
        ['a slope', '`| a slope | heavy to push | no problem up to 10 metres |`'],
        ['two hours a month', '`| two hours a month | one hour left over | just enough |`'],
        ['the last train home', '`| last train home | tram: until 1 am | bus: until 11 pm |`'],
        ['knees', '`| knees | bike: light | stairs: six floors |`'],
        ['a cellar without power', '`| no power | gas lamp: works | fridge: no |`'],
        ['a guest once a month', '`| one guest a month | sofa bed enough | spare room empty |`'],
        ['a dog', '`| a dog | ground floor: garden | third floor: lift |`'],
      ],
    },
    checks: [
      'The pick follows from the table',
      'Each of these is a criterion or used in one: {facts}',
    ],
  },
];
