import type { PromptType } from './prompt-type.js';

/** Figures of a small business or household that lead to one choice. */
export const DATA_CHOOSING: readonly PromptType[] = [
  {
    id: 'data.rank',
    useCase: 'data_analysis',
    cues: {
      '#keep-or-drop': 6,
      '#figure-lines+#keep-or-drop': 3,
      'product+#figure-lines': 1,
      'stock+#figure-lines': 2,
      'advertising campaign+#figure-lines': 3,
      '#spend': 4,
      '#which-most+#pairs': 6,
      '#which-most+#figure-lines': 5,
      '#which-most+#numbers3': 3,
      'returns+#figure-lines': 2,
      profit: 1,
    },
    role: [
      '{field} controller who ranks by what is left over and not by what sells most',
      'controller who ranks by what is left over and not by what sells most',
    ],
    task: ['Rank what the request lists, and say what to keep, change or drop'],
    verb: 'Rank',
    question: 'Rank what is listed, and answer this',
    asks: [
      {
        name: 'costs_not_listed',
        label: 'Costs or limits that are not in the list (hours, space, waste)',
        unless: 'cost|#exclusion|animal feed',
        ifMissing:
          'If further costs are not given, rank without them and say which could turn the order.',
      },
    ],
    steps: [
      'Work out for each row{? of {columns}} what it brings after its own costs',
      'Rank the rows, and mark those that lie too close to tell apart',
      'Say what the list cannot show about {matter}, and which way it could turn the choice',
    ],
    format: [
      'The choice{? on {matter}} in one sentence, with the figure it rests on',
      'A table{? of {rows}}: item, given figures, worked out, rank',
      'One line: the figure at which the choice would flip',
    ],
    limits: [
      { on: '#money', rule: 'Keep amounts and currency as typed' },
      {
        rule: 'Split nothing that the list gives only as a whole; show the range instead',
        because: 'a guessed share would decide the ranking',
      },
      {
        on: 'budget|#deadline',
        rule: 'Keep to the limit that the request sets on money or number',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other lists',
      input: 'Item',
      output: 'Row',
      pairs: [
        ['lamp', '`| lamp | 40 sold at 25, cost 19 | 240 | 2 |`'],
        ['kite class', '`| kite class | 12 places at 30, hall 90 | 270 | 1 |`'],
        ['route 4', '`| route 4 | 88 stops, 5 hours | 17.6 per hour | 3 |`'],
        ['blue paint', '`| blue paint | 9 tins at 14, 3 returned | 84 | 4 |`'],
        ['Tuesday', '`| Tuesday | 61 visits, 2 staff | 30.5 each | close to rank 2 |`'],
        ['hall B', '`| hall B | 7 lets at 120, heating 310 | 530 | 1 |`'],
        ['stand 3', '`| stand 3 | 300 flyers, 6 calls | 2 per 100 | 5 |`'],
      ],
    },
    checks: [
      'Recompute each row from these figures as typed: {facts}',
      'The choice still holds if the closest rival is 5% better, or you say that it does not',
    ],
  },
  {
    id: 'data.trend',
    useCase: 'data_analysis',
    cues: {
      '#trend-or-luck': 7,
      'trend+#figures': 3,
      'significant+#figure-lines': 1,
      'blood pressure+#figure-lines': 3,
      'harvest+#figures': 2,
      'fertiliser+#figure-lines': 3,
      '#before-after': 4,
      '#average+#pairs': 3,
      '#pairs+trend': 2,
    },
    role: [
      '{field} analyst who asks first how much the figures jump on their own',
      'analyst who asks first how much the figures jump on their own',
    ],
    task: ['Say whether the figures in the request show a real change or chance'],
    verb: 'Test',
    question: 'Tell change from chance, and answer this',
    asks: [
      {
        name: 'how_it_was_measured',
        label: 'How and under which conditions it was measured',
        unless: '#exclusion|rain|#facts9',
        ifMissing:
          'If the conditions are not given, name the two that could explain the change alone.',
      },
    ],
    steps: [
      'Put the figures{? on {matter}} in order, and mark any that were taken under other conditions',
      'Give the size of the change{? in {matter}}, and beside it how far single figures scatter',
      ['#before-after', 'Set what changed against what stayed the same in the same weeks'],
      'Say what would have to be measured next, and how often, to be sure',
    ],
    format: [
      'The answer in one sentence: change, chance, or too early to tell',
      'A table{? of {rows}}: when, figure, difference to the one before',
      'One rough chart in text, one mark per figure',
      'What else could explain it{? ({matter})}, three lines at most',
    ],
    limits: [
      {
        rule: 'Speak of a cause only as a possibility, and name the comparison that would show it',
        because: 'two things at one time need not belong together',
      },
      {
        on: 'blood pressure|#health|patient',
        rule: 'Leave doses to the doctor, and name the value at which to ring before the next visit',
      },
      { on: '#percent', rule: 'Give differences between shares in percentage points' },
    ],
    sample: {
      intro: 'Sentences of the wanted kind, about other figures',
      input: 'Question',
      output: 'Sentence',
      pairs: [
        [
          'do I sleep longer?',
          'Too early to tell: 20 minutes more, while single nights differ by 55.',
        ],
        [
          'fewer calls since the sign?',
          'A change: all six weeks after it lie below the lowest before.',
        ],
        ['is the well sinking?', 'Chance so far: three of eight readings go up.'],
        [
          'more birds this spring?',
          'A change, unless the second observer sees more than the first.',
        ],
        ['does the club grow?', 'It did until May; since then the line is flat.'],
        ['is the drill slower?', 'Yes by 4 seconds, with a new bit as the likeliest reason.'],
      ],
    },
    checks: [
      'Leave out the best and the worst figure{? for {matter}}: the answer stays the same, or you say that it does not',
      'Check that every figure is used as typed: {facts}',
    ],
  },
  {
    id: 'data.money_courses',
    useCase: 'data_analysis',
    cues: {
      '#two-courses': 6,
      '#tariff': 6,
      'mortgage|loan+#numbers2': 4,
      'savings+#numbers2': 4,
      'investment+#numbers2': 4,
      'interest rate+#numbers2': 3,
      'rent+mortgage': 2,
      'jeonse lease+#numbers2': 5,
      'bonds+#numbers': 2,
      '#percent2+#money': 1,
    },
    role: [
      'adviser on {field} who puts both courses on one time line before judging',
      'adviser on money who puts both courses on one time line before judging',
    ],
    task: ['Work out the courses in the request side by side, and say which leaves more'],
    verb: 'Work out',
    question: 'Work out the courses side by side, and answer this',
    asks: [
      {
        name: 'horizon_and_terms',
        label: 'How long, and fees, taxes or terms that apply',
        unless: '#units|tax|#year',
        ifMissing: 'If the term is not given, show one, five and ten years.',
      },
    ],
    steps: [
      'List the given figures{? for {matter}} with unit and period, and what is assumed beside them',
      'Work out each course{? for {matter}} line by line over the same period',
      'Find the value at which the better course{? for {matter}} changes',
    ],
    format: [
      'The result{? for {matter}} in one sentence, with the difference as a sum',
      'A table: line, first course, second course',
      'The tipping point in one line',
      'Three assumptions that matter most, with what each would change',
    ],
    limits: [
      {
        rule: 'Keep every sum, rate and unit as typed, and show each intermediate result',
        because: 'I want to check the working',
      },
      { on: 'tax', rule: 'Name a tax rule only with its year, and mark it as one to check' },
      { on: '#no-currency', rule: 'Add no currency' },
      {
        rule: 'Say what the comparison{? of {matter}} leaves out: risk, and when the money can be reached',
      },
    ],
    sample: {
      intro: 'Lines of the wanted table, from other courses',
      input: 'Line',
      output: 'Row',
      pairs: [
        ['hire or buy a mower', '`| year 3 | 3 × 90 = 270 | 240 + 30 service = 270 |`'],
        ['season or single tickets', '`| 14 visits | 149 | 14 × 11 = 154 |`'],
        ['two phone plans', '`| 6 GB a month | 12 + 3 × 2 = 18 | 17 |`'],
        ['wood or pellets', '`| one winter | 8 × 95 = 760 | 3.1 × 310 = 961 |`'],
        ['repair or replace', '`| after 2 years | 180 + 60 = 240 | 399 − 120 = 279 |`'],
        [
          'rent a stall or sell by post',
          '`| 9 markets | 9 × 45 = 405 | 120 parcels × 3.9 = 468 |`',
        ],
        ['solar lamp or cable', '`| 5 years | 89 | 60 + 5 × 7 = 95 |`'],
        ['bus pass or bike', '`| March | 58 | 240 / 24 = 10 |`'],
        ['club or course', '`| 10 evenings | 180 | 10 × 14 = 140 |`'],
      ],
    },
    checks: [
      'Recompute the result backwards from these figures: {facts}',
      'At the tipping point both courses{? for {matter}} give the same sum',
    ],
  },
];
