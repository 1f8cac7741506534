import type { PromptType } from './prompt-type.js';

/** Formulas of a spreadsheet. */
export const CODE_FORMULA: readonly PromptType[] = [
  {
    id: 'code.formula',
    useCase: 'code_generation',
    cues: {
      '#formula': 7,
      '#formula-word+#spreadsheet': 7,
      '#error-text+#spreadsheet': 3,
      'coloured highlighting+#spreadsheet': 5,
      'formula+#office': 4,
      '#sheet-work+#spreadsheet': 6,
      'spreadsheet cell+#spreadsheet': 2,
      macro: -3,
    },
    role: [
      '{tools} user who builds formulas that survive blanks, stray spaces and copied rows',
      'spreadsheet user who builds formulas that survive blanks, stray spaces and copied rows',
    ],
    task: [
      'Write the {tools} formula that does what the request describes',
      'Write the spreadsheet formula that does what the request describes',
    ],
    verb: 'Write',
    question: 'Give the formula that settles this',
    asks: [
      {
        name: 'program_and_version',
        label: 'Spreadsheet program and version',
        unless: '#office|#spreadsheet',
        ifMissing:
          'If no program is given, use functions that Excel and Google Sheets share, and say so.',
      },
      {
        name: 'two_sample_rows',
        label: 'Two rows as they stand in the sheet, one that works and one that does not',
        on: '#error-text|#formula',
        unless: '#table|#example-given',
        ifMissing: 'If no rows are given, name the two likeliest differences and how to see them.',
      },
    ],
    steps: [
      [
        '#error-text|#formula',
        'Say what in the cells makes the formula answer as it does, before changing it',
      ],
      ['#error-text|#formula', 'Give one test formula that shows which cause it is'],
      [
        'coloured highlighting',
        'Set the order of the colour rules, because the first one that fits wins',
      ],
    ],
    format: [
      'The formula alone in a code block, ready for the first row{? about {matter}}',
      ['coloured highlighting', 'Each colour rule: range, formula, colour, in this order'],
      'One line per part of the formula: what it does to this data',
      'A table of three cells: what stands there, what the formula gives',
    ],
    limits: [
      {
        on: '#office',
        rule: 'Use only functions that {tools} has, with the separators of its language version',
        because: 'a function of another program gives an error',
      },
      {
        rule: 'Make it copy down unchanged: fix the ranges that must not move, and no others',
        because: 'it will be pulled down over many rows',
      },
      { on: 'without+macro|#exclusion+macro', rule: 'No macro and no script' },
      { on: '#version', rule: 'Use nothing newer than {versions}' },
    ],
    sample: {
      intro: 'Lines of the table of cells, from another sheet',
      input: 'Cell',
      output: 'Result',
      pairs: [
        ['`7,5 kg` as text', '`7.5`, because the unit is cut off first'],
        ['an empty cell', 'an empty cell, not 0'],
        ['`Berg ` with a blank behind it', 'found, because TRIM runs before the search'],
        ['`#12`', '`12`, the mark is removed'],
        ['two entries with one name', 'the first one, and the column beside it counts 2'],
        ['a date typed as text', 'flagged, because a guess could swap day and month'],
        ['`0`', '`0`, which is a value and no gap'],
        ['`n.a.`', 'an empty cell, listed below'],
        ['a lower-case code', 'the same as in capitals'],
      ],
    },
    checks: [
      'Run the formula by hand on each of these from the request: {facts}',
      'Name the cell{? for {matter}} in which it would still go wrong, if there is one',
    ],
  },
];
