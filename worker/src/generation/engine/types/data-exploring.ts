import type { PromptType } from './prompt-type.js';

/** Analysis that looks into data and reports on it. */
export const DATA_EXPLORING: readonly PromptType[] = [
  {
    id: 'data.segment',
    useCase: 'data_analysis',
    cues: {
      '#cohort': 12,
      'spreadsheet+#question': 3,
      '#abc': 12,
      'bought together': 12,
      'customer+data': 1,
      '#segment': 4,
      'find+data': 3,
      relationship: 4,
      'relationship+data': 3,
      grades: 3,
      'grades+find': 2,
      failing: 3,
      'sales+shop': 3,
      'customer+shop': 2,
      'sleep+data': 4,
      'grades+student': 2,
      '#files+#series': 1,
    },
    role: [
      '{field} analyst who defines groups before counting them',
      'analyst who defines groups before counting them',
    ],
    task: ['Analyse the data that the request describes, and answer what it asks'],
    verb: 'Analyse',
    question: 'Set up the analysis, and answer this',
    asks: [
      {
        name: 'columns',
        label: 'Names of the columns, and what one row stands for',
        unless: '#identifiers|#columns|column',
        ifMissing:
          'If the columns are not given, list those you need and what each holds before anything else.',
      },
      {
        name: 'program',
        label: 'Program and version',
        unless: '#office|#tech',
        ifMissing:
          'If no program is given, describe each step so that it can be done in a spreadsheet.',
      },
    ],
    steps: [
      [
        '#cohort',
        'Fix the month that puts a customer into a cohort, and what counts as still there',
      ],
      ['#cohort', 'Give one row per cohort and one column per month since, as shares of the first'],
      [
        '#abc',
        'Rank the items by their share, cut at 80 and 95 per cent, and say what each class is for',
      ],
      [
        'bought together',
        'Count pairs per receipt, and give support, confidence and lift in plain words',
      ],
      [
        'bought together',
        'Leave out pairs that come together only because both are bought by everybody',
      ],
      [
        'grades|failing',
        'For each subject: the share below the line, and how many fail in it alone',
      ],
      [
        'grades|student',
        'Follow each pupil over the tests, and flag a fall that is larger than usual swings',
      ],
      [
        'relationship|sleep',
        'Put both figures side by side, row by row, and plot one against the other first',
      ],
      [
        'relationship|sleep',
        'Compare within groups that are alike otherwise, and name what they may still differ in',
      ],
      [
        '!#cohort+!#abc+!bought together+!grades+!relationship+!sleep',
        'Define what is counted{? for {matter}}: the groups, the period, the unit of a row',
      ],
      'Say how to compute it{? in {tools}}, step by step',
      [
        '!relationship+!sleep',
        'Name the two findings{? about {matter}} that would most easily mislead',
      ],
    ],
    format: [
      ['!#cohort+!#abc', 'The definition in two sentences'],
      ['#cohort', 'The cohort table with its headings, and the line that matters most in it'],
      ['#abc', 'A table{? for {matter}}: class, items, share of items, share of the total'],
      'The steps{? in {tools}}, each with its formula or setting',
      ['!#cohort+!#abc', 'The layout of the result{? for {matter}} as a table with its headings'],
      ['relationship|sleep', 'What a chance pattern would look like, in two lines'],
      ['!relationship+!sleep', 'How to read it, in at most four lines'],
    ],
    limits: [
      {
        rule: 'Define each group before it is counted, and mark groups of fewer than 20',
        because: 'small groups swing by chance',
      },
      {
        on: 'relationship|grades|sleep',
        rule: 'Speak of things that go together, and of causes only where the data can show them',
        because: 'both may follow from something third',
      },
      { on: '#office|#tech', rule: 'Write the steps for {tools}' },
      { on: '#not-technical', rule: 'Name every click and cell, because I am not technical' },
    ],
    sample: {
      intro: 'Rows of the wanted layout, from other data',
      input: 'Group',
      output: 'Row',
      pairs: [
        ['joined in spring', '`| spring | 64 members | 41 still active after 3 months | 64% |`'],
        ['joined in summer', '`| summer | 12 members | 9 still active | small group |`'],
        ['paid by card', '`| card | 212 visits | 31 came back | 15% |`'],
        ['under 30', '`| under 30 | 18 people | 7 | small group |`'],
        ['north side', '`| north | 44 trees | 9 damaged | 20% |`'],
        ['class B', '`| B | 26 pupils | median 3.1 | 4 below the line |`'],
        ['evening shift', '`| evening | 61 calls | 5 min median | 2 over an hour |`'],
        ['bought twice', '`| two visits | 133 members | 58 with a class | 44% |`'],
        ['joined in autumn', '`| autumn | 80 members | 44 still active | 55% |`'],
      ],
    },
    checks: [
      'The groups{? of {matter}} add up to the total',
      'Confirm that each of these is used as given: {facts}',
      'Say which result would answer my question with no',
    ],
  },
  {
    id: 'data.general',
    useCase: 'data_analysis',
    cues: {
      analyze: 4,
      data: 2,
      '#table': 4,
      '#series': 2,
      spreadsheet: 2,
      '#files': 1,
      '#numbers3': 1,
      sales: 1,
      'Power BI': 2,
      Excel: 2,
    },
    role: [
      '{field} analyst who answers the question before showing the figures',
      'analyst who answers the question before showing the figures',
    ],
    task: ['Analyse the data that the request describes, and answer what it asks'],
    verb: 'Analyse',
    question: 'Analyse the data, and answer this',
    asks: [
      {
        name: 'the_data',
        label: 'The data, or its columns with a sample row',
        unless: '#table|#numbers3|#series|#columns',
        ifMissing:
          'If no data is given, describe the analysis for the columns you would need, and invent no figures.',
      },
      {
        name: 'decision',
        label: 'What is decided with the result',
        unless: '#question',
        ifMissing: 'If no decision is named, end with the one finding that matters most.',
      },
    ],
    steps: [
      ['#table|#series', 'Read {rows} as given, and note gaps and oddities'],
      ['#false-premise', 'Test whether what I take for granted is in the figures at all'],
      [
        '#share-of',
        'Set each count against its whole, and say how far chance alone could move the share',
      ],
      [
        '#change|#before-after|#trend-or-luck',
        'Make the two periods alike first: same days, same season, same way of counting',
      ],
      [
        '#or',
        'Take the explanations I offer one by one, and say what each would have left in the figures',
      ],
      [
        '#money',
        'Put income and cost side by side{? for {matter}}, line by line, before judging either',
      ],
      [
        '#percent+!#money',
        'Turn each per cent into the number behind it, and say where that is not possible',
      ],
      ['#average', 'Say what the average hides: the spread, and the one case that pulls it'],
      ['#json', 'Group the entries by what they have in common before reading any one of them'],
      [
        '!#share-of+!#change+!#before-after+!#or+!#money+!#percent+!#average+!#json',
        'Answer the question{? about {matter}}, then show the figures it rests on',
      ],
    ],
    format: [
      ['!#or+!#percent', 'The answer{? about {matter}} in one or two sentences'],
      [
        '#or',
        'The explanation that fits best{? for {matter}}, in one sentence, and how sure that is',
      ],
      [
        '#percent+!#or',
        'The verdict{? on {matter}} in one sentence, with the one number that carries it',
      ],
      ['#figure-lines|#table3', 'A table of the figures behind it{? ({columns})}'],
      ['#money+!#figure-lines+!#table3', 'The sum, one line per item, with its unit'],
      ['!#money+!#figure-lines+!#table3', 'The figures used, each with what it says'],
      ['!#or', 'What the data{? on {matter}} cannot show, and what would'],
      ['#or', 'What to write down from now on{? about {matter}} to be sure next time'],
      ['#code', 'The code, in one block'],
    ],
    limits: [
      {
        rule: 'Use{? {rows} of} the data in the request alone, and mark anything else{? about {matter}} as an assumption',
        because: 'I will pass the result on',
      },
      {
        on: '#change|#before-after|#or|why|#link-between|#trend-or-luck',
        rule: 'Call a reason a hypothesis, and name the data that would show it',
        because: 'two figures can move together by chance',
      },
      {
        on: '#money',
        rule: 'Keep every amount in the currency and notation typed, and round only at the end',
        because: 'a rounded step moves the result',
      },
      { on: '#tech', rule: 'Do it in {tools}' },
    ],
    sample: {
      intro: 'Answers of the wanted kind, from other data',
      input: 'Question',
      output: 'Answer',
      pairs: [
        [
          'did fewer people come?',
          'No: 412 came, against 398 the month before; what fell is the share who stayed to the end.',
        ],
        [
          'which day is weakest?',
          'Tuesday, by 18 visitors on average; with four Tuesdays in the data this may be chance.',
        ],
        [
          'is the new form faster?',
          'It cannot be told yet: the old times were never written down.',
        ],
        ['who borrows most?', 'The third group, 41 loans each, though it has the fewest readers.'],
        [
          'does rain keep people away?',
          'On 9 of 11 wet days fewer came, by 14 on average; two days were school holidays.',
        ],
        [
          'where does the time go?',
          'Into waiting for parts: 5 of the 8 hours, while the repair takes 40 minutes.',
        ],
        [
          'is the small hall enough?',
          'On all but three evenings, the fullest of which had 212 guests for 180 seats.',
        ],
        ['which route is late?', 'Route 6, in every week with roadworks and in no other.'],
        ['are returns rising?', 'No: 31 instead of 28, with a tenth more parcels sent.'],
      ],
    },
    checks: [
      'Recompute every figure in the answer from these: {facts}',
      'The answer{? about {matter}} would survive the question "how do you know?"',
    ],
  },
];
