import type { PromptType } from './prompt-type.js';

/** Programs, pages and scripts. */
export const CODE_PROGRAMS: readonly PromptType[] = [
  {
    id: 'code.script',
    useCase: 'code_generation',
    cues: {
      script: 4,
      macro: 5,
      backup: 3,
      '#language': 2,
      'mass mailing': 3,
      '#files+#tech': 2,
      'every day+#language': 1,
      'serial port': 3,
      'make+#language': 1,
      'file+#language': 1,
    },
    role: [
      '{tech} developer who writes scripts that are safe to run twice',
      'developer who writes scripts that are safe to run twice',
    ],
    task: [
      'Write the {tech} {artefact} that does what the request describes',
      'Write the {tech} code that does what the request describes',
      'Write the script that does what the request describes',
    ],
    verb: 'Write',
    question: 'Write the code that settles this',
    asks: [
      {
        name: 'where_it_runs',
        label: 'Where it runs (system, hosting or program version)',
        unless: '#platform|#office|#version',
        ifMissing:
          'If it is not said where this runs, write for a current version, name it, and keep to features that older ones share.',
      },
      {
        name: 'sample_input',
        label: 'One real input, such as a file name or a row',
        unless: '#example-given|#identifiers|#address',
        ifMissing: 'If no real input is given, state in one line what shape you assume.',
      },
    ],
    steps: [
      'Read what is there{? ({matter})} and check it before changing anything',
      [
        'file|#files',
        'Show what would change in a dry run, then do it only when a setting says so',
      ],
      [
        'mass mailing',
        'Keep count of what was sent, so that a second run goes on where the first stopped',
      ],
      [
        'every day|each week|every month|#clock-time',
        'Set up the schedule, and name the time zone it uses',
      ],
      'End with one line that says how many items{? ({matter})} were handled, skipped and failed',
    ],
    format: [
      'One complete{? {tech}} file with the settings as named constants at the top',
      'How to run it{? with {matter}}, in at most five numbered lines',
      'A table of the cases it handles on purpose{? for {matter}}: case, what happens',
    ],
    limits: [
      {
        rule: 'Overwrite or delete nothing{? of {matter}} that the request does not ask to change',
        because: 'a mistake in a script repeats itself for every item',
      },
      {
        on: '#address|spam protection|login',
        rule: "Keep passwords and keys out of the code, in environment variables or the program's own store",
        because: 'code gets shared and copied',
      },
      { on: '#no-libraries', rule: 'Use the standard library alone' },
      { on: '#version', rule: 'Use nothing newer than {versions}' },
    ],
    sample: {
      intro: 'Lines of the table of cases, from another script',
      input: 'Case',
      output: 'What happens',
      pairs: [
        ['the target name is taken', '`report.pdf` becomes `report_2.pdf`, and the log says so'],
        ['the input file is empty', 'it stops before writing, with "0 rows read from stock.txt"'],
        [
          'the disk is full',
          'it stops with the name of the file it could not write, and leaves the old one',
        ],
        ['two runs at once', 'the second sees the lock file and ends with code 3'],
        [
          'a name with an umlaut',
          '`Müller` stays `Müller`; nothing is turned into a question mark',
        ],
        ['the network is gone', 'three attempts, 10 seconds apart, then one line in the log'],
        ['the clock is put back', 'the entry of that hour is written once, not twice'],
        ['a link in the folder', 'it is listed and not followed'],
        ['a row with a column too few', 'it goes to `rejected.txt` with its line number'],
        ['the run is broken off half way', 'the next run skips the 40 items marked as done'],
        ['an entry has no date', 'it goes to the folder `undated` and is listed at the end'],
      ],
    },
    checks: [
      'Walk through an empty input{? ({matter})}, a clash of names and a second run, and say what happens in each',
      'Confirm that each of these from the request is used as given: {facts}',
      ['#count', 'Say how it behaves at the size I named: {counts}'],
    ],
  },
  {
    id: 'code.component',
    useCase: 'code_generation',
    cues: {
      component: 1,
      'component+#tech': 3,
      '#frontend': 3,
      'to-do list': 4,
      'drag and drop': 4,
      app: 1,
      'app+build': 2,
      'app+#frontend': 3,
      website: 4,
      'simple page': 4,
      '#framework+component': 2,
      HTML: 3,
      'login+#framework': -2,
      '#hook': -3,
    },
    role: [
      '{tech} developer who builds for keyboard, touch and screen reader alike',
      'front-end developer who builds for keyboard, touch and screen reader alike',
    ],
    task: [
      'Build with {tech} what the request describes',
      'Build the interface that the request describes',
    ],
    verb: 'Build',
    question: 'Build what settles this',
    asks: [
      {
        name: 'data_source',
        label: 'Where its data comes from and where it is kept',
        unless: 'localStorage|data|#facts3|name',
        ifMissing:
          'If the source of the data is not given, keep it in memory behind one function that I can replace.',
      },
    ],
    steps: [],
    format: [
      'The complete{? {tech}} code, one block per file, each with its file name above it',
      'A short usage example{? with {matter}}',
      'A table of states{? of {matter}}: state, what the person sees, what they can do',
    ],
    limits: [
      {
        on: '#no-libraries|third-party library',
        rule: 'Add no dependency beyond {tech} itself',
        because: 'the request rules out other libraries',
      },
      { on: '#version', rule: 'Use nothing newer than {versions}' },
      {
        rule: 'Make every action work by keyboard and touch, and give each control a name that a screen reader can say',
        because: 'not everybody uses a mouse',
      },
      { on: '!#no-libraries', rule: 'Name every dependency you add and what it is for' },
    ],
    sample: {
      intro: 'Rows of the table of states, from another interface',
      input: 'State',
      output: 'What the person sees',
      pairs: [
        ['empty', 'the sentence "No bookings yet" and a button that adds the first'],
        [
          'one item',
          'the row fills the width, and "Move" is hidden because there is nowhere to go',
        ],
        ['no permission', 'the list without its buttons, and one sentence on whom to ask'],
        ['loading', 'three grey rows, read out as "Loading bookings"'],
        ['just deleted', 'the row is gone, with "Undo" for ten seconds where the focus goes'],
        ['400 items', 'the first 50, the count, and a field that filters as one types'],
        ['saving', 'the button is disabled and says "Saving", the text stays editable'],
        ['offline', 'the last stored list with its time, and a line that it may be old'],
        ['very long name', 'two lines, then an ellipsis, the full name on focus'],
      ],
    },
    checks: [
      'Go through the states{? of {matter}} with nothing in it, with one item, with many, and with very long text',
      'Confirm that each of these from the request is met: {facts}',
      ['drag and drop', 'Move an item by keyboard alone and confirm that the new order is stored'],
      [
        'localStorage',
        'Reload the page and confirm that what was stored comes back, also when the store is empty or damaged',
      ],
    ],
  },
  {
    id: 'code.general',
    useCase: 'code_generation',
    cues: {
      build: 2,
      '#own-code': 2,
      '#tech': 1,
      '#code': 1,
      '#language': 1,
      'template+#tech': 6,
      'template+#framework': 3,
    },
    role: [
      '{tech} developer who writes small programs that say what they do',
      'developer who writes small programs that say what they do',
    ],
    task: [
      'Write the {tech} code that the request asks for',
      'Write the program that the request asks for',
    ],
    verb: 'Write',
    question: 'Solve this with code',
    asks: [
      {
        name: 'language_and_version',
        label: 'Programming language and version',
        unless: '#tech',
        ifMissing:
          'If no language is given, choose the one that needs the least set-up, and say why in one sentence.',
      },
      {
        name: 'sample_input_and_result',
        label: 'One input with the result it must give',
        unless: '#facts3|#code|#example-given',
        ifMissing: 'If no sample is given, make one small sample and run the code on it by hand.',
      },
    ],
    steps: [],
    format: [
      'One complete{? {tech}} code block that runs as it is',
      'How to run it{? with {tools}}, in at most three lines',
      'A table of three cases{? for {matter}}: input, result, why it matters',
    ],
    limits: [
      {
        rule: 'Fail with a message that names the input{? ({matter})} and the reason, and handle nothing silently',
        because: 'I have to find the cause without you',
      },
      { on: '#no-libraries', rule: 'Use the standard library alone' },
      { on: '#version', rule: 'Use nothing newer than {versions}' },
    ],
    sample: {
      intro: 'Rows of the table of cases, from another program',
      input: 'Input',
      output: 'Result',
      pairs: [
        ['an empty list', '`0`, because a sum over nothing is defined'],
        ['`-3` where only counts fit', 'error "stock must be 0 or more, got -3"'],
        ['the same entry twice', 'one entry, and the log names the second'],
        ['`"12 "` with a space', '`12`, because people paste such values'],
        ['a name with an accent', 'the same name, sorted beside its plain form'],
        ['no network', 'the last stored copy, and a line that says how old it is'],
        ['`31.02.`', 'error "there is no 31 February", and nothing is written'],
        ['two users at once', 'the second sees "changed meanwhile" and keeps the own text'],
        ['a file of 2 GB', 'read line by line, never as a whole'],
      ],
    },
    checks: [
      'Run the code by hand on the smallest input{? for {matter}}, on an empty one and on one that is wrong',
      'Confirm that each of these from the request is used as given: {facts}',
    ],
  },
];
