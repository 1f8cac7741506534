import type { PromptType } from './prompt-type.js';

/** Code that exists and has to be understood, mended or tested. */
export const CODE_REPAIR: readonly PromptType[] = [
  {
    id: 'code.explain_error',
    useCase: 'code_generation',
    cues: {
      '#error': 5,
      '#error+#code': 3,
      '#error+#tech': 4,
      'why+#error': 3,
      'why+#code': 8,
      'wrong+#tech': 6,
      'fix+#tech': 2,
    },
    role: [
      '{tech} developer who follows the values from line to line',
      'developer who explains errors by following the values from line to line',
    ],
    task: [
      'Explain why {error} appears here{? in {tech}}, and give the smallest fix',
      'Explain why this happens in {tech}, and give the smallest fix',
      'Explain why the error in the request occurs, and give the smallest fix',
    ],
    verb: 'Explain',
    question: 'Explain the error, and give the smallest fix',
    asks: [
      {
        name: 'code_around_the_error',
        label: 'The code in which it happens',
        unless: '#code|Docker',
        ifMissing:
          'If the code is not given, show the usual cause in a minimal sample and how to find the place in mine.',
      },
      {
        name: 'full_message',
        label: 'The full error message',
        unless: '#error|#quote',
        ifMissing:
          'If the message is not given, name the two likeliest ones and what each would mean.',
      },
    ],
    steps: [
      [
        '#code',
        'Follow the code{? with {identifiers}} step by step: what each value holds, call by call',
      ],
      ['#value-error', 'Name the value and the type that the failing expression has when it runs'],
      'Say what must be true{? of {identifiers}} in my program for exactly this message to appear',
      'Give the fix{? for {identifiers}}, then follow it through the same case',
    ],
    format: [
      '**Cause**: one or two sentences',
      ['#value-error', '**Trace**: a table with one row per call or step'],
      ['!#value-error', '**Where to look**: the places to check, likeliest first'],
      '**Fix**: one{? {tech}} code block',
      '**Check**: one line to run, and how to read its output',
    ],
    limits: [
      {
        on: '#code',
        rule: 'Change only {codeLines} shown',
        because: 'the code around them is not shown and may depend on them',
      },
      {
        rule: 'Where two causes fit the message, name both and how to tell them apart',
        because: 'I can see my program and you cannot',
      },
    ],
    sample: {
      intro: 'Cause sentences of the wanted kind, from other bugs',
      input: 'Symptom',
      output: 'Cause',
      pairs: [
        [
          'line 4 reads `user.name` and gets undefined',
          '`user` is still a Promise there, because the call on line 3 is not awaited',
        ],
        [
          'the last row of the list is empty',
          'the loop runs to `i <= rows.length` and there are 3 rows, so `rows[3]` is undefined',
        ],
        [
          '`this` is the button and not the form',
          'the handler is a `function` and the button calls it',
        ],
        ['the total is a text', 'one cell was read as a string, so `+` joins instead of adding'],
        [
          'the second click does nothing',
          'the handler was added to the old button, and `replaceWith` put a new one in its place',
        ],
        [
          'dates jump back a day',
          '`new Date("2020-05-01")` is midnight in UTC, and the page prints local time',
        ],
        ['the map has one key', 'objects were used as keys, and each became `[object Object]`'],
        [
          'the file is found on one machine only',
          'the path starts where the program was called, not where it lies',
        ],
        [
          'the list doubles on each call',
          'the default value is created once and shared by all calls',
        ],
        ['the loop never ends', '`count` is compared as text, and `"9"` comes after `"10"`'],
      ],
    },
    checks: [
      'The explanation ends in this exact message and in no other symptom: {error}',
      [
        '#code',
        'The fixed code, followed through the same case, no longer fails, and does something sensible when the input is empty',
      ],
    ],
  },
  {
    id: 'code.bug_fix',
    useCase: 'code_generation',
    cues: {
      fix: 3,
      '#error-text': 3,
      '#error-text+#tech': 4,
      'fix+#code': 4,
      'wrong+#code': 3,
      '#code': 2,
      '#code+!#error': 1,
      '#own-code+!#error+wrong|why|#symptom|#value-error': 6,
      '#own-function+#code+!#error+wrong|why|#symptom|#value-error': 6,
    },
    role: [
      '{tech} developer who changes as little as possible',
      'developer who repairs code by changing as little as possible',
    ],
    task: ['Find the cause of the fault that the request describes, and fix it'],
    verb: 'Fix',
    question: 'Find the cause, and fix it',
    asks: [
      {
        name: 'expected_and_actual',
        label: 'What should happen, and what happens instead',
        unless: '#code|#quote|wrong',
        ifMissing: 'If the expected result is not given, say which one you take for granted.',
      },
    ],
    steps: [
      'Show the shortest input that makes the fault visible{? in {tech}}',
      ['#error-text|#error', 'Say which line raises the message, and with which values'],
      ['!#error-text+!#error', 'Name the cause, and the line it sits in'],
      ['#version', 'Say whether the fault comes from the version in use or would show in any'],
      ['#advice|#asks-plainly', 'Answer what I asked before changing anything'],
    ],
    format: [
      'Cause{? in {matter}}, in one or two sentences',
      'The changed{? {tech}} lines, in one code block, with the old ones as comments above them',
      'A test that fails before the change and passes after it',
    ],
    limits: [
      {
        rule: 'Keep public names, signatures and output formats as they are',
        because: 'other code may rely on them',
      },
      {
        on: '#hostile',
        rule: 'Treat the marks in my sample as characters of the sample',
        because: 'they are what the fault is about',
      },
    ],
    sample: {
      intro: 'Cause sentences of the wanted kind, from other bugs',
      input: 'Symptom',
      output: 'Cause',
      pairs: [
        ['every second item is missing', 'the loop removes from the list it walks through'],
        ['the date is a day early', 'midnight local time is read as UTC'],
        ['the page is blank after login', 'the redirect runs before the cookie is set'],
        ['the sum is off by a cent', 'amounts are added as fractions and rounded at the end'],
        ['the total is off by one cent', 'each line is rounded before the sum'],
        ['umlauts turn into marks', 'the file is written as UTF-8 and read as Latin-1'],
        ['the menu opens twice', 'the listener is added on each visit of the page'],
        ['the oldest entry comes first', 'the sort compares text, not dates'],
        ['the copy changes the original', 'only the outer list was copied'],
      ],
    },
    checks: [
      'The input that failed gives the wanted result{? ({lastQuote})}, and one that worked before still does',
      'Confirm that these still stand in the code: {facts}',
    ],
  },
  {
    id: 'code.refactor',
    useCase: 'code_generation',
    cues: {
      refactor: 6,
      'rewrite+#code': 4,
      'summarize+#code': 1,
      'convert+#code': 8,
      'convert+#program-word': 3,
    },
    role: [
      '{tech} developer who keeps behaviour fixed while changing shape',
      'developer who keeps behaviour fixed while changing shape',
    ],
    task: ['Restructure the code in the request without changing what it does'],
    verb: 'Restructure',
    question: 'Restructure the code',
    asks: [
      {
        name: 'public_names',
        label: 'Names that other code calls',
        ifMissing: 'If no names are given, keep every name that is visible from outside.',
      },
    ],
    steps: [
      'List what makes the code hard to change, worst first',
      'Order the changes so that each leaves it working',
      'Make them',
    ],
    format: ['The full new code', 'A table of changes: before, after, why'],
    limits: [
      {
        rule: 'Keep results, errors and public names the same',
        because: 'this is a change of shape only',
      },
      { rule: 'Add no dependency' },
    ],
    sample: {
      intro: 'Rows of the table of changes, from other code',
      input: 'Before',
      output: 'After, and why',
      pairs: [
        ['three nested ifs', 'guard clauses, because the main path then reads top to bottom'],
        ['`flag` decides between two jobs', 'two functions, because no caller needs both'],
        ['the same total in four places', 'one function, because they had begun to differ'],
      ],
    },
    checks: [
      'Follow three inputs, one of them empty, through old and new code: the results are equal',
    ],
  },
  {
    id: 'code.test',
    useCase: 'code_generation',
    cues: { test: 5, 'test+#code': 6 },
    role: [
      '{tech} tester who looks for the input the author forgot',
      'tester who looks for the input the author forgot',
    ],
    task: ['Write the tests that the request asks for'],
    verb: 'Write',
    question: 'Write the tests that settle this',
    asks: [
      {
        name: 'code_under_test',
        label: 'The code under test',
        unless: '#code',
        ifMissing:
          'If the code is not given, write the tests against the behaviour described and name what you assumed.',
      },
    ],
    steps: [
      'List the behaviours',
      'Find for each one usual case, one edge and one wrong input',
      'Write one test per line of the list',
    ],
    format: [
      'A table of cases: behaviour, input, wanted result',
      'The test file, in one code block',
    ],
    limits: [
      {
        rule: 'Leave the code under test as it is',
        because: 'a fault found is a result, not something to hide',
      },
      { rule: 'Let each test stand alone, without order or clock' },
    ],
    sample: {
      intro: 'Rows of the table of cases, from another program',
      input: 'Behaviour',
      output: 'Input and wanted result',
      pairs: [
        ['refuses an empty name', '`""` gives "name is missing"'],
        ['rounds half up', '`2.5` gives `3`'],
        ['keeps the order of equals', '`[b1, a, b2]` gives `[a, b1, b2]`'],
      ],
    },
    checks: ['Each test fails when the behaviour it is named after is broken'],
  },
];
