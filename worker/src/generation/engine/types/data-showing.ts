import type { PromptType } from './prompt-type.js';

/** Analysis that is shown to others. */
export const DATA_SHOWING: readonly PromptType[] = [
  {
    id: 'data.chart',
    useCase: 'data_analysis',
    cues: {
      visualize: 5,
      'visualize+convince': 4,
      dashboard: 4,
      'which is better+visualize': 2,
      '#which-chart': 6,
    },
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
      'The choice{? for {matter}} with its reason, in two sentences',
      'A table{? for {matter}}: axis or mark, what it shows',
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
        [
          'where do parcels get stuck?',
          'A bar per station sorted by hours, because a map would only show where they are.',
        ],
        [
          'are we faster than before?',
          'Two dots per team joined by a line, since only the change is asked.',
        ],
        [
          'do the days differ?',
          'Seven box plots from Monday to Sunday, with the number of days under each.',
        ],
        ['who pays for what?', 'A stacked bar sorted by size, with the rest as one grey part.'],
      ],
    },
    checks: [
      'The chart{? for {matter}} can be read without colour, and its title says the message',
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
];
