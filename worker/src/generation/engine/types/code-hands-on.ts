import type { PromptType } from './prompt-type.js';

/** Code for pages as people see them and for devices as they stand on a table. */
export const CODE_HANDS_ON: readonly PromptType[] = [
  {
    id: 'code.layout',
    useCase: 'code_generation',
    cues: {
      '#web-client+#layout-trouble': 8,
      'CSS+#layout-trouble': 8,
      'Tailwind+#layout-trouble': 8,
      'CSS+#markup': 3,
      '#web-client+#markup': 4,
      'menu+#web-client': 1,
      extension: -3,
    },
    role: [
      'front-end developer for {tech} who finds the one rule that breaks a layout',
      'front-end developer who finds the one rule that breaks a layout',
    ],
    task: ['Repair the layout that the request describes'],
    verb: 'Repair',
    question: 'Repair the layout, and answer this',
    asks: [
      {
        name: 'markup',
        label: 'The HTML around the rules',
        unless: 'HTML|component',
        ifMissing: 'If the HTML is not given, name the structure you assume in one line.',
      },
    ],
    steps: [
      'Name the declaration that causes it, and why only there',
      'Change that one first, then what it held together',
    ],
    format: [
      'The cause in one sentence, with the property and its value',
      'The corrected rules as one code block{? for {matter}}',
      'A table: width or browser, what one sees now, what one will see',
    ],
    limits: [
      { rule: 'Leave every selector and every rule that is not at fault as it stands' },
      { on: '#no-libraries|#exclusion', rule: 'Plain CSS, no framework and no script' },
    ],
    sample: {
      intro: 'Rows of the table, from another page',
      input: 'Width',
      output: 'Row',
      pairs: [
        ['320', '`| 320 px | title over the price | title above the price |`'],
        ['700', '`| 700 px | three columns, the last cut off | two columns |`'],
        ['old tablet', '`| old tablet | footer in mid-page | footer at the end |`'],
        ['print', '`| print | dark ground | white ground, no navigation |`'],
        ['200% zoom', '`| 200% zoom | button outside the window | button on its own line |`'],
      ],
    },
    checks: [
      'Check that each of these holds in the result: {facts}',
      'A browser that worked before still shows the same',
    ],
  },
  {
    id: 'code.device',
    useCase: 'code_generation',
    cues: {
      '#hardware': 7,
      sketch: 4,
      sensor: 2,
      'notification+sensor': 1,
      '#hardware+#error-text': 2,
    },
    role: [
      '{services} developer who assumes that sensors fail and power goes off',
      'maker of small devices who assumes that sensors fail and power goes off',
    ],
    task: [
      'Write the program for the {services} set-up that the request describes',
      'Write the program for the device that the request describes',
    ],
    verb: 'Write',
    question: 'Solve this for the device',
    asks: [
      {
        name: 'parts_and_wiring',
        label: 'Board, parts and wiring, as far as they are fixed',
        unless: '#numbers3|#markup|#code',
        ifMissing: 'If the wiring is not given, choose pins, and list them at the top.',
      },
    ],
    steps: [
      'List pins, parts and libraries with their versions before the code',
      [
        '#error-text|#symptom|wrong',
        'Find the line that the message points to, and say what it expected',
      ],
      ['sensor|temperature', 'Say what happens when a reading is missing or out of range'],
    ],
    format: [
      'One complete file with the settings as named constants at the top',
      'A wiring or entity table: part, connection, what it does here',
      'A test for the table: what I do, what must happen',
    ],
    limits: [
      {
        on: '#numbers',
        rule: 'Use these values as given, with their units in the names of the constants: {facts}',
      },
      {
        rule: 'Whatever fails, leave the device in the state that does no harm, and name that state',
        because: 'nobody stands beside it',
      },
      { on: '#exclusion', rule: 'Send nothing to a service that the request does not name' },
    ],
    sample: {
      intro: 'Rows of the test, from another device',
      input: 'I do',
      output: 'What must happen',
      pairs: [
        ['pull the plug for a minute', 'the counter goes on from its last value'],
        ['hold a warm hand on the probe', 'the lamp turns on at 30.0, off at 29.5'],
        ['cut one wire', 'three short signals, the pump stays off'],
        ['switch the radio off', 'values are kept, at most 100 of them'],
        ['press twice quickly', 'it counts once'],
        ['fill the tank to the mark', 'the valve shuts within a second'],
      ],
    },
    checks: [
      'Go through start, normal running, a lost sensor and a lost power supply',
      'Check that each of these stands in the code as given: {facts}',
    ],
  },
];
