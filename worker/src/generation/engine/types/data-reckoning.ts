import type { PromptType } from './prompt-type.js';

/** Analysis that works out a figure. */
export const DATA_RECKONING: readonly PromptType[] = [
  {
    id: 'data.forecast',
    useCase: 'data_analysis',
    cues: {
      '#future+#series': 14,
      forecast: 6,
      trend: 3,
      'trend+data': 3,
      'half marathon': 4,
      'running+#clock-time': 2,
    },
    role: [
      '{field} analyst who always gives a range and a naive rival',
      'forecaster who always gives a range and a naive rival',
    ],
    task: [
      'Find out what the data in the request allows to be said about the pattern and the future',
    ],
    verb: 'Set up a plan to',
    question: 'Work out what can be said, and answer this',
    asks: [
      {
        name: 'history',
        label: 'The figures so far, with their dates',
        unless: '#series|#table3|#numbers3',
        ifMissing:
          'If no figures are given, write the method for a table with the columns date and value, and show it on ten made-up rows marked as such.',
      },
      {
        name: 'horizon',
        label: 'How far ahead, and for which decision',
        unless: '#length|#deadline|half marathon|trend',
        ifMissing: 'If no horizon is given, look three periods ahead.',
      },
    ],
    steps: [
      'Look at the figures{? for {matter}}: level, trend, season, breaks',
      "Set a naive rival, such as last year's same month",
      'Build the simplest method that could beat it',
      'Give low, middle and high, and what each would take',
    ],
    format: [
      'The answer{? for {matter}} in one sentence, with its range',
      'A table{? for {matter}}: period, low, middle, high',
      'How it was reached, in at most five steps I can repeat',
    ],
    limits: [
      {
        rule: 'Speak of a season only with two full cycles of data, and otherwise say that it cannot be told yet',
        because: 'one year cannot show what repeats',
      },
      { rule: 'Give ranges instead of single figures' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from another forecast',
      input: 'Period',
      output: 'Row',
      pairs: [
        ['week 1', '`| week 1 | 180 | 210 | 250 | naive: 205 |`'],
        ['week 2', '`| week 2 | 170 | 215 | 270 | naive: 190 |`'],
        ['May', '`| May | 41 | 52 | 66 | naive: 50 |`'],
        ['Saturday', '`| Saturday | 300 | 340 | 420 | naive: 355 |`'],
        ['term 2', '`| term 2 | 12 | 15 | 17 | naive: 15, not beaten |`'],
        ['after the repair', '`| after the repair | 5.1 | 5.6 | 6.4 | no rival: new road |`'],
        ['week 3', '`| week 3 | 150 | 205 | 280 | naive: 220 |`'],
      ],
    },
    checks: [
      'Compare the method with the naive rival on the last known periods, and say so if it loses',
      'Confirm that each of these is used as given: {facts}',
    ],
  },
  {
    id: 'data.metric',
    useCase: 'data_analysis',
    cues: {
      profit: 5,
      'calculate+profit': 3,
      'calculate+cost': 3,
      'calculate+revenue': 3,
      'price+electricity': 3,
      'bill+#series': -2,
    },
    role: [
      '{field} controller who shows each line of a sum',
      'controller who shows each line of a sum',
    ],
    task: ['Work out the figure that the request asks for, line by line'],
    verb: 'Work out',
    question: 'Work out the figures, and answer this',
    asks: [
      {
        name: 'missing_costs',
        label: 'Further costs or income of the same period',
        unless: '#facts9',
        ifMissing:
          'If no further costs are given, calculate with those named, and list the usual ones that are missing.',
      },
      {
        name: 'period_of_the_figures',
        label: 'Period the figures are for',
        unless: '#date|#year|each week|every month|every day',
        ifMissing: 'If no period is given, take all figures to be for the same one, and say so.',
      },
    ],
    steps: [
      'State the formula{? for {matter}} in words',
      'Put in the figures, one line each{? ({matter})}',
      'Give the result',
      'Show how it moves when the least certain figure is a tenth higher or lower',
    ],
    format: [
      'The result{? for {matter}} in one sentence',
      'A table{? of {matter}}: line, amount, share of the total',
      'What is assumed, and what is missing',
    ],
    limits: [
      {
        rule: 'Keep thousands, currency and period as given, and mark every figure that you add as an assumption',
        because: 'a mixed unit spoils the whole sum',
      },
      { on: '#percent', rule: 'Say of what each percentage is taken' },
    ],
    sample: {
      intro: 'Lines of the wanted table, from another firm',
      input: 'Line',
      output: 'Row',
      pairs: [
        ['income', '`| tickets | 42 thousand | 100% |`'],
        ['cost', '`| hall rent | 12 thousand | 29% |`'],
        ['assumed', '`| cleaning (assumed) | 1 thousand | 2% |`'],
        ['reserve', '`| reserve | 4 thousand | 10% |`'],
        ['fees', '`| card fees | 0.8 thousand | 2% |`'],
        ['left over', '`| left over | 7 thousand | 17% |`'],
        ['one-off', '`| new stage (once) | 9 thousand | 21% |`'],
      ],
    },
    checks: [
      'Go backwards from the result to the figures given: {facts}',
      'Every amount is either from the request or marked as assumed',
    ],
  },
  {
    id: 'data.calculate',
    useCase: 'data_analysis',
    cues: { 'calculate+#numbers': 2, '#sum': 5, '#only-number': 3 },
    role: ['calculator with patience who shows the working in lines'],
    task: ['Work out what the request asks for'],
    verb: 'Work out',
    question: 'Work this out',
    asks: [],
    steps: [],
    format: [
      ['!#only-number', 'One line per step, the result last'],
      ['#only-number', 'The number alone, on one line'],
    ],
    limits: [
      {
        on: '#only-number',
        rule: 'Give the number and nothing else, because I asked for it that way',
      },
      { on: '!#only-number', rule: 'Round only the result, and say to how many places' },
    ],
    sample: {
      intro: 'An answer of the wanted shape, to other sums',
      input: 'Sum',
      output: 'Answer',
      pairs: [
        ['the mean of 3, 5 and 10', '6'],
        ['7 times 8', '56'],
        ['half of 90', '45'],
        ['a quarter of 60', '15'],
        ['the median of 2, 4 and 9', '4'],
        ['13 plus 19', '32'],
      ],
    },
    checks: ['Check the result by going backwards, with these values: {facts}'],
  },
];
