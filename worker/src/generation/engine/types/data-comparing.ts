import type { PromptType } from './prompt-type.js';

/** Analysis that weighs figures against each other. */
export const DATA_COMPARING: readonly PromptType[] = [
  {
    id: 'data.compare_options',
    useCase: 'data_analysis',
    cues: {
      'compare+#money': 5,
      'compare+#numbers': 2,
      '#labelled-options': 4,
      'compare+price': 4,
      '#tariff': -3,
      '#a-b+#numbers3': 6,
      '#two-courses': 2,
      'tradesman|plumber|electrician+#money': 2,
    },
    role: [
      '{field} adviser who makes offers comparable before judging them',
      'adviser who makes offers comparable before judging them',
    ],
    task: ['Compare the options in the request and pick one'],
    verb: 'Compare',
    question: 'Compare the options, and answer this',
    asks: [
      {
        name: 'what_matters_most',
        label: 'What matters most to me (price, time, risk, ...)',
        unless: '#priority',
        ifMissing:
          'If no priority is given, show which option wins on price, on time and on risk, and pick for the case that all weigh the same.',
      },
    ],
    steps: [
      'Bring the options to the same scope, and say what one includes and another lacks',
      'Compare cost, time and risk',
      'Pick, and say what would change the pick',
    ],
    format: [
      'The pick in one sentence',
      'A table, one row per option, one column per criterion',
      'Questions to put to each side before deciding, three at most',
    ],
    limits: [
      {
        rule: 'Write "not stated" where an option says nothing, and estimate no price for it',
        because: 'a guessed figure would decide the comparison',
      },
      {
        rule: 'Treat an item that only one option mentions as a difference in scope',
        because: 'offers rarely cover the same',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, about other goods',
      input: 'Option',
      output: 'Row',
      pairs: [
        ['Fence P', '`| P | 2,100 | 3 days | posts included | gate not stated |`'],
        ['Fence Q', '`| Q | 1,850 | 6 days | posts extra, 240 | gate included |`'],
        ['Fence R', '`| R | 2,400 | not stated | posts included | gate included, 5 years |`'],
        ['Boiler A', '`| A | 3,900 | 2 days | old one taken away | warranty not stated |`'],
        ['Boiler B', '`| B | 3,600 | not stated | removal 180 | 5 years |`'],
        ['Hall 1', '`| Hall 1 | 240 | until 10 pm | chairs extra | kitchen |`'],
        ['Hall 2', '`| Hall 2 | 310 | until midnight | chairs included | no kitchen |`'],
        ['Roofer Y', '`| Y | 11,200 | March | scaffold included | gutters not stated |`'],
      ],
    },
    checks: [
      'Check that every item of every option is used: {facts}',
      'The pick follows from the table alone',
    ],
  },
  {
    id: 'data.compare_periods',
    useCase: 'data_analysis',
    cues: {
      'this year': 3,
      'last year': 3,
      'this year+last year': 4,
      '#series': 2,
      '#series+#date': 2,
      'bounce rate': 4,
      'since+#percent': 3,
      'why+#series': 3,
      'why+#numbers2': 3,
      'compare+since': 1,
      electricity: 1,
      'Ramadan+sales': 3,
      'temperature+#files': 3,
      'compare+summer': 3,
    },
    role: [
      '{field} analyst who separates a change in amount from a change in its basis',
      'analyst who separates a change in amount from a change in its basis',
    ],
    task: ['Compare the periods in the request, and say what the change rests on'],
    verb: 'Compare',
    question: 'Compare the periods, and answer this',
    asks: [
      {
        name: 'basis_of_each_figure',
        label: 'What stands behind each figure (days, visitors, shops, prices)',
        unless: 'visitors|price|#table3',
        ifMissing:
          'If the basis is not given, show the result for the values that are possible, and say whether the conclusion holds in all of them.',
      },
    ],
    steps: [
      'Put the figures{? for {matter}} into one table, with the change in amount and in per cent',
      'Split the change{? in {matter}}: how much comes from the basis, how much from everything else',
      'List possible reasons for the rest{? of the change in {matter}}, each with the data that would show it',
    ],
    format: [
      'The answer{? on {matter}} in one sentence',
      'A table{? of {matter}}: period, figure, basis, figure per unit, change',
      'At most four lines "possible reason{? for the change in {matter}}: data that would show it"',
    ],
    limits: [
      {
        rule: 'Treat the figures in the request{? ({rows})} as the only data{? on {matter}}, and mark everything else as an assumption',
        because: 'I will pass the result on',
      },
      {
        rule: 'Call a reason a hypothesis until data shows it',
        because: 'two things that change together need not cause each other',
      },
      { on: '#percent', rule: 'Give differences between shares in percentage points' },
      { on: '#no-currency', rule: 'Write amounts in the unit as typed, and add no currency' },
      {
        on: '#false-premise',
        rule: 'First test whether the change I ask about is in the figures at all',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from another matter',
      input: 'Period',
      output: 'Row',
      pairs: [
        ['spring fair', '`| spring fair | 9 thousand | 6 days | 1.5 thousand per day | - |`'],
        ['autumn fair', '`| autumn fair | 10 thousand | 8 days | 1.25 thousand per day | -17% |`'],
        ['first term', '`| first term | 310 loans | 9 weeks | 34 per week | - |`'],
        ['old counter', '`| old counter | 5,200 | 40 hours | 130 per hour | - |`'],
        ['wet summer', '`| wet summer | 7 thousand | 21 dry days | 333 per dry day | +8% |`'],
        ['branch B', '`| branch B | 88 repairs | 4 staff | 22 each | -3% |`'],
        [
          'after the move',
          '`| after the move | 61 visits | 12 evenings | 5.1 per evening | +40% |`',
        ],
        ['school fete', '`| school fete | 2,400 | 300 guests | 8 per guest | +5% |`'],
      ],
    },
    checks: [
      'The parts of the change{? in {matter}} add up to the whole',
      'Recompute each change from these figures, which are used as typed: {facts}',
    ],
  },
  {
    id: 'data.test',
    useCase: 'data_analysis',
    cues: {
      significant: 6,
      '#ab': 4,
      '#percent2': 1,
      'click-through rate': 3,
      'group+#percent': 3,
      'conversion rate+#percent': 4,
    },
    role: [
      '{field} statistician who states the hypothesis before the test',
      'statistician who states the hypothesis before the test',
    ],
    task: [
      'Test whether the difference in the request is larger than chance, and say what it means',
    ],
    verb: 'Test',
    question: 'Test the difference, and answer this',
    asks: [
      {
        name: 'planned_or_looked_up',
        label: 'Was the comparison planned beforehand, with this group size',
        ifMissing:
          'If it is not said whether the test was planned, assume that it was, and say what changes if not.',
      },
    ],
    steps: [
      'Turn the shares into counts',
      'State the hypothesis and choose the test',
      'Give the difference with its interval, then the p-value',
      'Say in one sentence what may be decided on it{? about {matter}}',
    ],
    format: [
      'The answer{? for {matter}} in one sentence',
      'A table{? for {matter}}: group, size, count, share',
      'Difference, 95% interval, p-value, one line each{? ({matter})}',
      'One caveat',
    ],
    limits: [
      {
        rule: 'Give the size of the effect with its interval, and not the p-value alone',
        because: 'a tiny difference can be certain and still useless',
      },
      { rule: 'If the sizes are only approximate, say how far the result depends on them' },
    ],
    sample: {
      intro: 'Sentences of the wanted kind, from other tests',
      input: 'Question',
      output: 'Sentence',
      pairs: [
        [
          'did reminders help?',
          '28 of 40 came with a reminder, 30 of 50 without: 10 points more, 95% interval from -9 to 28, so it may be chance.',
        ],
        [
          'is the new seed better?',
          'Yes, by 6 points (95% interval 2 to 10), which covers its higher price.',
        ],
        [
          'did the sign slow cars down?',
          'No difference that 90 cars could show; 400 would be needed for a change of 3 km/h.',
        ],
        [
          'does the bell bring people in?',
          '41 of 60 came in with it, 33 of 60 without: 13 points more, 95% interval from -4 to 30, so one more week is needed.',
        ],
        [
          'do red boxes sell better?',
          'By 1 point (95% interval -3 to 5): nothing that pays for new boxes.',
        ],
        [
          'is route B safer?',
          'Two falls against nine on the same distance; with so few the interval reaches from half to nothing.',
        ],
        [
          'did the new form help?',
          'Yes, 12 points fewer errors (95% interval 6 to 18), in both offices alike.',
        ],
      ],
    },
    checks: [
      'Recompute the counts from these and show that they fit: {facts}',
      'Name the assumptions of the test, and whether they hold here',
    ],
  },
];
