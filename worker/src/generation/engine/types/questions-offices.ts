import type { PromptType } from './prompt-type.js';

/** Questions to offices: what one gets or owes, and which papers it takes. */
export const QUESTIONS_OFFICES: readonly PromptType[] = [
  {
    id: 'qa.entitlement',
    useCase: 'question_answering',
    cues: {
      'how many+tax': 6,
      'how many+unemployment benefit': 6,
      'how many+furusato nozei (hometown tax)': 7,
      'how many+pension': 6,
      'how many+may i': 2,
      'may i+tax+#legal': 4,
      'unemployment benefit+#numbers': 2,
      'furusato nozei (hometown tax)+annual income': 4,
    },
    role: [
      'adviser on {field} matters who shows the sum before the result',
      'adviser on benefits and taxes who shows the sum before the result',
    ],
    task: ['Work out what I may get or owe in the situation that the request describes'],
    verb: 'Work out',
    question: 'Work this out from the rule in force, line by line',
    asks: [
      {
        name: 'country',
        label: 'Country (and region, where amounts differ)',
        unless: '#place|furusato nozei (hometown tax)',
        ifMissing:
          'If no country is given, take the one that the words point to, and say so first.',
      },
      {
        name: 'income_and_household',
        label: 'Income, household and age, as far as they matter',
        unless: 'annual income|#age',
        ifMissing: 'If no income is given, show the result for a low, a middle and a high one.',
      },
    ],
    steps: [
      'State the formula{? for {matter}} and the year it holds for',
      'Put in what I told, line by line, and name each value you had to assume',
      'Say what would raise or lower the result',
    ],
    format: [
      'The result{? for {matter}} as a range, in one sentence',
      'A table{? for {matter}}: line, value, where it comes from',
      'Where I can have it computed officially, and by when to apply',
    ],
    limits: [
      {
        rule: 'Give rates and thresholds only with their year, and mark those to be checked',
        because: 'they change every January',
      },
      { on: '#numbers', rule: 'Use my figures as typed, and convert no period silently' },
    ],
    sample: {
      intro: 'Lines of the wanted sum, from other matters',
      input: 'Line',
      output: 'Row',
      pairs: [
        ['parental pay', '`| two thirds of 1,800 | 1,200 | rule of the year, to be checked |`'],
        ['dog licence', '`| second dog | double rate | town statute |`'],
        ['heating grant', '`| 62 of 80 square metres | 0.775 | lease |`'],
        ['mileage', '`| 14 km x 210 days | 2,940 km | my calendar |`'],
        ['student loan', '`| 36 instalments of 120 | 4,320 | letter of grant |`'],
        ['late fee', '`| 3 months begun | 3 x 1 per cent | assumed |`'],
      ],
    },
    checks: [
      'Each of these stands in a line of the sum: {facts}',
      'A second way of computing leads to the same range',
    ],
  },
  {
    id: 'qa.papers',
    useCase: 'question_answering',
    cues: {
      'documents+passport': 6,
      'documents+driving licence': 6,
      'documents+visa': 6,
      documents: 3,
      renewal: 2,
      'renewal+passport': 3,
      'passport+baby': 3,
      'digital identity': 6,
    },
    role: [
      'clerk for {field} matters who sends nobody home for a missing paper',
      'clerk who sends nobody home for a missing paper',
    ],
    task: ['List the papers and steps for what the request describes'],
    verb: 'List what is needed for',
    question: 'List the papers and steps, and answer this',
    asks: [
      {
        name: 'place_of_application',
        label: 'Country and town in which it is handed in',
        unless: '#place',
        ifMissing: 'If no place is given, answer for the country whose words I use, and say so.',
      },
      {
        name: 'special_cases',
        label: 'Anything unusual (name changed, paper lost, one parent away)',
        unless: '#facts5',
        ifMissing:
          'If nothing unusual is told, add one line for each of the three commonest cases.',
      },
    ],
    steps: [],
    format: [
      'A table{? for {matter}}: paper, original or copy, where to get it, how long that takes',
      'The way in numbered steps, with fee and waiting time',
      'The two things that are most often missing at the counter',
    ],
    limits: [
      {
        rule: 'Mark each fee and waiting time with its year, as one to check at the office',
        because: 'a wrong fee costs a second visit',
      },
      {
        on: 'child',
        rule: 'Say for each paper whether the child, one parent or both must be there',
      },
      { rule: 'Name online forms by their office, and give no address you are not sure of' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other errands',
      input: 'Paper',
      output: 'Row',
      pairs: [
        [
          'proof of address',
          '`| proof of address | original, under 3 months old | power company | at once |`',
        ],
        ['photograph', '`| photograph 35 x 45 mm | two | booth in the hall | 5 minutes |`'],
        [
          'sworn translation',
          '`| birth certificate, translated | original | sworn translator | a week |`',
        ],
        ['consent', '`| consent of the owner | signed copy | landlord | ask early |`'],
        [
          'old plate',
          '`| both plates | the plates themselves | from the car | bring a screwdriver |`',
        ],
      ],
    },
    checks: [
      'Every paper in the steps stands in the table',
      'Each of these is taken into account: {facts}',
    ],
  },
];
