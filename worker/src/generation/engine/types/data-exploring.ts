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
      'Define what is counted{? for {matter}}: the groups, the period, the unit of a row',
      'Say how to compute it{? in {tools}}, step by step',
      'Say how to read the result, and which result would mean what',
      'Name the two findings{? about {matter}} that would most easily mislead',
    ],
    format: [
      'The definition in two sentences',
      'The steps{? in {tools}}, each with its formula or setting',
      'The layout of the result{? for {matter}} as a table with its headings',
      'How to read it, in at most four lines',
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
        ['joined in autumn', '`| autumn | 80 members | 44 still active | 55% |`'],
      ],
    },
    checks: [
      'The groups add up to the total',
      'Confirm that each of these is used as given: {facts}',
      'Say which result would answer my question with no',
    ],
  },
  {
    id: 'data.chart',
    useCase: 'data_analysis',
    cues: { visualize: 5, 'visualize+convince': 4, dashboard: 4, 'which is better+visualize': 2 },
    role: [
      '{field} analyst who picks the chart from the question',
      'analyst who picks the chart from the question',
    ],
    task: ['Choose and describe the chart that shows what the request wants to show'],
    verb: 'Choose',
    question: 'Choose the chart, and answer this',
    asks: [
      {
        name: 'message',
        label: 'The one thing the chart should make visible',
        unless: 'convince|#numbers',
        ifMissing:
          'If no message is given, choose the chart for comparing sizes and say which other question it would not answer.',
      },
      {
        name: 'program',
        label: 'Program it is made in',
        unless: '#office|#tech|spreadsheet',
        ifMissing: 'If no program is given, describe the chart so that any program can make it.',
      },
    ],
    steps: [
      'Say in one sentence what the chart has to prove{? about {matter}}',
      'Choose the chart, and name the runner-up and why it lost',
      'Fix axes, order and colours',
      'Say how to build it',
    ],
    format: [
      'The choice with its reason, in two sentences',
      'A table: axis or mark, what it shows',
      'Building it{? in {tools}}, in numbered steps',
    ],
    limits: [
      {
        rule: 'One message per chart, bars from zero, at most seven lines or colours',
        because: 'what does not fit is not read',
      },
      {
        on: 'convince',
        rule: 'Rule out the harmless explanations first, such as distance or load',
        because: 'the reader will raise them',
      },
    ],
    sample: {
      intro: 'Choices of the wanted kind, for other questions',
      input: 'Question',
      output: 'Choice',
      pairs: [
        [
          'which branch loses members?',
          'One small line chart per branch on the same scale, because eight lines in one are a knot.',
        ],
        [
          'how is waiting time spread?',
          'A histogram with the median marked, because a mean hides the long waits.',
        ],
        ['who pays for what?', 'A stacked bar sorted by size, with the rest as one grey part.'],
      ],
    },
    checks: [
      'The chart can be read without colour, and its title says the message',
      'Confirm that each of these is used as given: {facts}',
    ],
  },
  {
    id: 'data.report',
    useCase: 'data_analysis',
    cues: {
      report: 3,
      'report+#percent': 5,
      survey: 4,
      'survey+#percent': 4,
      satisfied: 3,
      dashboard: 1,
    },
    role: [
      '{field} analyst who turns results into statements that hold when questioned',
      'analyst who turns results into statements that hold when questioned',
    ],
    task: ['Say what can be stated about the results in the request, and what cannot'],
    verb: 'Draft',
    question: 'Draft the statements, and answer this',
    asks: [
      {
        name: 'topic_and_respondents',
        label: 'What was asked, and whom',
        unless: '#facts9',
        ifMissing:
          'If the topic is not given, write "the survey", and leave the topic out of the headline.',
      },
      {
        name: 'earlier_group_size',
        label: 'Group size of the earlier result',
        on: 'last year',
        ifMissing:
          'If the earlier size is not given, say so, and give the direction of the change only.',
      },
    ],
    steps: [
      'Put the figures into a table in which gaps show as "not given"',
      'Write the one sentence to say first',
      'Write three statements, each with its basis',
      'Prepare the questions that will come',
    ],
    format: [
      '**Headline**: the sentence to say first',
      '**Figures**: a table with share, number of people, earlier share, change in points',
      '**Statements**: three, each with its basis',
      '**Questions to expect**: three, each with its answer or with what has to be looked up',
    ],
    limits: [
      {
        rule: 'Give changes between shares in percentage points',
        because: 'per cent of per cent misleads',
      },
      {
        rule: 'Keep causes out of the statements, and put them under the questions',
        because: 'the data does not show them',
      },
    ],
    sample: {
      intro: 'Statements of the wanted kind, from other results',
      input: 'Statement',
      output: 'Basis',
      pairs: [
        [
          '28 of 40 members renewed (70%), against 30 of 50 last spring (60%).',
          'both counts are known',
        ],
        [
          'Fewer people called about deliveries than the year before.',
          'direction only, because the earlier count is missing',
        ],
        ['Two of the five branches had no accident at all.', 'full count over twelve months'],
      ],
    },
    checks: [
      'The shares add up to 100%, or it is said that they do not',
      'Every number is one of these or is computed from them: {facts}',
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
      ['#table|#series', 'Read the figures as given, and note gaps and oddities'],
      ['#false-premise', 'Test whether what I take for granted is in the figures at all'],
      'Answer the question',
      'Show the figures{? for {matter}} the answer rests on',
      'Name what the data cannot show',
    ],
    format: [
      'The answer in one or two sentences',
      'A table of the figures behind it',
      'What the data cannot show, and what would',
      ['#code', 'The code, in one block'],
    ],
    limits: [
      {
        rule: 'Use the data in the request alone, and mark anything else as an assumption',
        because: 'I will pass the result on',
      },
      { rule: 'Call a reason a hypothesis, and name the data that would show it' },
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
      ],
    },
    checks: [
      'Recompute every figure in the answer from these: {facts}',
      'The answer would survive the question "how do you know?"',
    ],
  },
];
