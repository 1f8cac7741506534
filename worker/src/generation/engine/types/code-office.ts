import type { PromptType } from './prompt-type.js';

/** Small programs inside office programs. */
export const CODE_OFFICE: readonly PromptType[] = [
  {
    id: 'code.macro',
    useCase: 'code_generation',
    cues: {
      macro: 7,
      'macro+#office': 2,
      VBA: 6,
      'Google Apps Script': 6,
      'Google Apps Script+mass mailing': 2,
    },
    role: [
      '{tech} developer who writes macros for people who do not program',
      'macro developer who writes for people who do not program',
    ],
    task: [
      'Write the {tech} macro that the request describes',
      'Write the macro that the request describes',
    ],
    verb: 'Write',
    question: 'Write the macro that settles this',
    asks: [
      {
        name: 'sheet_and_columns',
        label: 'Names of the sheet and its columns, with one row',
        unless: '#identifiers|#columns',
        ifMissing: 'If the names are not given, put the assumed ones as constants at the top.',
      },
      {
        name: 'program_version',
        label: 'Version of the program',
        unless: '#version|Google Sheets|Google Apps Script',
        ifMissing: 'If no version is given, keep to what versions of the last ten years share.',
      },
    ],
    steps: [
      ['file|#files', 'Work on a copy, and name the files it makes by the value they hold'],
      [
        'mass mailing|email',
        'Mark each row when its mail is sent, so that a second run sends none twice',
      ],
      ['date|#date', 'Say how an empty or unreadable date is treated'],
      ['red', 'Take the old colour off rows that no longer qualify'],
    ],
    format: [
      'The macro in one block, with a comment per part',
      'Where to paste it and how to start it, click by click',
      ['mass mailing|#count', 'A line on the limits of the service, and what happens at them'],
      ['!mass mailing+!#count', 'What to do when the security warning appears'],
    ],
    limits: [
      {
        rule: 'Show how many rows it would touch, and ask before the first change',
        because: 'a macro cannot be undone',
      },
      { on: '#count', rule: 'Keep to the number I named: {counts}' },
      { rule: 'Find columns by their heading where there is one', because: 'columns get moved' },
    ],
    sample: {
      intro: 'Messages of the wanted kind, from other macros',
      input: 'Moment',
      output: 'Message',
      pairs: [
        ['before the change', '"41 rows will be moved to Archive. Go on?"'],
        ['nothing found', '"No row has a due date. Nothing was changed."'],
        ['done', '"12 labels made; row 7 has no street and was left out."'],
        ['heading missing', '"There is no column named Amount in row 1."'],
        ['broken off', '"Stopped at row 300; start again to go on from there."'],
        ['protected', '"The sheet is locked. Unlock it under Review first."'],
      ],
    },
    checks: [
      'Go through an empty sheet, a sheet with one row and a row with a gap',
      'Confirm that each of these is used as given: {facts}',
    ],
  },
];
