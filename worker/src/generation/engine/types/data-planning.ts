import type { PromptType } from './prompt-type.js';

/** Sums and measures that are planned ahead. */
export const DATA_PLANNING: readonly PromptType[] = [
  {
    id: 'data.budget',
    useCase: 'data_analysis',
    cues: { budget: 6, 'budget+every month': 2, 'budget+plan': 1, 'budget+compare': -9 },
    role: ['household and project planner who shows every line of a budget and its slack'],
    task: ['Draw up the budget that the request describes'],
    verb: 'Draw up',
    question: 'Draw up the budget, and answer this',
    asks: [
      {
        name: 'further_fixed_costs',
        label: 'Further fixed costs and debts',
        unless: '#facts9',
        ifMissing:
          'If no further costs are given, add the usual lines as assumptions, each marked.',
      },
      {
        name: 'savings_goal',
        label: 'What should be left at the end, and for what',
        unless: '#facts5',
        ifMissing: 'If no goal is given, show the budget with a tenth set aside and without.',
      },
    ],
    steps: [],
    format: [
      'What is left at the end, in one sentence',
      'A table: line, amount, fixed or movable, given or assumed',
      'Three lines to cut first, with what each brings',
    ],
    limits: [
      {
        rule: 'Keep amounts and currency as typed, and mark every other amount as assumed',
        because: 'I will replace them by mine',
      },
      {
        rule: 'Let income less all lines equal what is left',
        because: 'a budget that does not add up is not used',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other budgets',
      input: 'Line',
      output: 'Row',
      pairs: [
        ['club rent', '`| hall | 240 | fixed | given |`'],
        ['food for a camp', '`| food, 18 people, 3 days | 430 | movable | assumed |`'],
        ['phone', '`| phone | 19 | movable from May | given |`'],
        ['repairs', '`| reserve for repairs | 35 | movable | assumed |`'],
        ['a choir trip', '`| coach | 880 | fixed | given |`'],
      ],
    },
    checks: ['Add the lines up again', 'Each of these stands in the table as typed: {facts}'],
  },
  {
    id: 'data.choose_metrics',
    useCase: 'data_analysis',
    cues: { '#metrics': 7, '#metrics+which is better': 1 },
    role: [
      '{field} analyst who keeps only figures that change what is done on Monday',
      'analyst who keeps only figures that change what is done on Monday',
    ],
    task: ['Choose the few figures to follow for what the request describes'],
    verb: 'Choose',
    question: 'Choose the few figures to follow, and answer this',
    asks: [
      {
        name: 'goal_this_year',
        label: 'The one goal this year',
        unless: '#priority',
        ifMissing:
          'If no goal is given, choose for keeping the business alive: money in, customers back.',
      },
      {
        name: 'data_at_hand',
        label: 'Where figures come from now (shop system, till, sheet)',
        unless: '#tech',
        ifMissing: 'If no source is given, take only what a usual system exports by itself.',
      },
    ],
    steps: [],
    format: [
      'Five figures at most in a table: name, formula, source, how often, what to do when it falls',
      'Two popular figures I should not follow, and why',
      'How to start in one hour',
    ],
    limits: [
      {
        rule: 'Give each figure a formula that two people would compute alike',
        because: 'otherwise the trend is a change of counting',
      },
      { rule: 'Give no benchmark you are not certain of; my own last months are the yardstick' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other trades',
      input: 'Figure',
      output: 'Row',
      pairs: [
        [
          'a campsite',
          '`| nights per pitch | nights sold / pitches open | till | weekly | open fewer rows |`',
        ],
        [
          'a driving school',
          '`| passes at first try | passes / first tests | calendar | monthly | one more mock test |`',
        ],
        [
          'a choir',
          '`| who comes back | members of last term still singing | list | per term | ask the missing |`',
        ],
        [
          'a repair shop',
          '`| second visits | same fault within 30 days / jobs | job sheet | monthly | check the part supplier |`',
        ],
        [
          'a cinema',
          '`| seats per show | tickets / shows | till | weekly | drop the weakest slot |`',
        ],
      ],
    },
    checks: [
      'For each figure: a fall and a rise lead to different actions',
      'Confirm that these are taken into account: {facts}',
    ],
  },
];
