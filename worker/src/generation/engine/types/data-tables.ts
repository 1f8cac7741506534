import type { PromptType } from './prompt-type.js';

/** Work on tables of raw data. */
export const DATA_TABLES: readonly PromptType[] = [
  {
    id: 'data.clean',
    useCase: 'data_analysis',
    cues: {
      'clean+!#inquires': 5,
      'clean+#how': 5,
      '#outliers': 5,
      duplicates: 1,
      'clean+survey': 2,
    },
    role: [
      'data analyst with {tech} who never changes a raw value silently',
      'data analyst who never changes a raw value silently',
    ],
    task: ['Clean the data that the request describes, and keep a log of what was changed'],
    verb: 'Clean',
    question: 'Sort out the data, and answer this',
    asks: [
      {
        name: 'what_the_data_is_for',
        label: 'What the data is used for afterwards',
        ifMissing: 'If no use is given, keep every value and add a flag instead of removing rows.',
      },
    ],
    steps: [
      'List the kinds of mess{? in {matter}} with one sample each',
      'Give the rule for each kind, in the order they apply',
      'Apply them in a new column, and log each change',
      'List what no rule can settle',
    ],
    format: [
      'A table of rules: raw, clean, rule',
      'The code or formulas',
      'Counts: kept, changed, flagged',
    ],
    limits: [
      {
        rule: 'Keep the raw column, and write clean values beside it',
        because: 'a wrong rule must be reversible',
      },
      {
        rule: 'Flag what is doubtful instead of guessing it',
        because: 'a guessed value looks like a measured one',
      },
      { on: '#tech', rule: 'Do it in {tools}' },
    ],
    sample: {
      intro: 'Rows of the table of rules, from other data',
      input: 'Raw',
      output: 'Clean, by which rule',
      pairs: [
        ['`approx. 5 kg`', '`5`, flagged: a word of doubt stands before the number'],
        ['`N/K`', 'empty, flagged: not known is no value'],
        ['`3,5`', '`3.5`: a comma between digits is the decimal mark here'],
        ['`2 h 30`', '`150` minutes: one unit for the column'],
        ['`Berlin, Bln, BERLIN`', '`Berlin`, by list; unknown spellings are flagged'],
        ['`12.03.` and `3/12`', 'kept raw, flagged: day and month can be swapped'],
        ['`-` in a count', 'empty, and counted in the log'],
        ['a name with a blank behind it', 'trimmed, 41 rows'],
      ],
    },
    checks: [
      'Row counts before and after are equal',
      'Every odd value named in the request has a rule or a flag: {facts}',
    ],
  },
  {
    id: 'data.table',
    useCase: 'data_analysis',
    cues: {
      table: 4,
      '#pivot': 6,
      formula: 4,
      'spreadsheet+calculate': 2,
      'Excel+#money': 2,
      'Excel+find': 1,
    },
    role: [
      '{tech} analyst who builds what a colleague can repeat',
      'spreadsheet analyst who builds what a colleague can repeat',
    ],
    task: ['Build the table that the request asks for'],
    verb: 'Build',
    question: 'Build the calculation that answers this',
    asks: [
      {
        name: 'column_names',
        label: 'Names of the columns, with one sample row',
        unless: '#columns|#identifiers',
        ifMissing:
          'If the columns are not given, name the ones you need and go on with those names.',
      },
      {
        name: 'program',
        label: 'Program, its version and its language',
        unless: '#office',
        ifMissing:
          'If no program is given, write for Excel and for Google Sheets where they differ.',
      },
    ],
    steps: [
      'Prepare the columns that are missing, each with its formula',
      'Build the table{? of {matter}}: rows, columns, values',
      'Treat the special cases',
      'Say how to refresh it',
    ],
    format: [
      'Numbered steps, one click or formula each',
      'The layout of the result{? ({columns})} with its headings',
      'A table of special cases: case, what the formula does',
    ],
    limits: [
      { on: '#office', rule: 'Use {tools}, and give formulas in its English form' },
      { on: '#not-technical', rule: 'Name every click and cell', because: 'I am not technical' },
      {
        rule: 'Leave the raw data as it is, and calculate beside it',
        because: 'it will be exported again',
      },
    ],
    sample: {
      intro: 'Rows of the table of special cases, from another sheet',
      input: 'Case',
      output: 'What the formula does',
      pairs: [
        ['no end date', 'counts up to today, and the cell turns yellow'],
        ['the same entry twice', 'counts it once, by its number'],
        ['a text in a number column', 'leaves it out and adds one to "not read"'],
      ],
    },
    checks: [
      'Try the formula on an empty cell, a duplicate and a value that crosses midnight or a month',
      'Confirm that each of these is used as given: {facts}',
    ],
  },
];
