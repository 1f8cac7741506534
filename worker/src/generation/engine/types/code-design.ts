import type { PromptType } from './prompt-type.js';

/** Decisions about code, and changes to what is running. */
export const CODE_DESIGN: readonly PromptType[] = [
  {
    id: 'code.api_design',
    useCase: 'code_generation',
    cues: { '#design+API': 9, 'API+#design': 1, '#design+#tech': 4, '#design+app': 4 },
    role: [
      '{tech} architect who writes the failing call before the working one',
      'software architect who writes the failing call before the working one',
    ],
    task: ['Design what the request describes, before any code is written'],
    verb: 'Design',
    question: 'Design what settles this',
    asks: [
      {
        name: 'callers',
        label: 'Who calls it, and how often',
        unless: '#audience',
        ifMissing: 'If no callers are given, design for one web page and one mobile app.',
      },
      {
        name: 'sign_in',
        label: 'How callers sign in',
        unless: 'login|JWT|OAuth',
        ifMissing:
          'If nothing is said about signing in, name two ways, and go on with the simpler one.',
      },
      {
        name: 'amounts',
        label: 'How many records there will be',
        ifMissing: 'If no amounts are given, design for ten thousand records.',
      },
    ],
    steps: [
      'List the things{? in {matter}} and the rules between them',
      'Give each rule a place where it is enforced, and the error a caller sees when it is broken',
      'Write the calls',
    ],
    format: [
      'A table of resources: name, fields with types, rules',
      'A table of calls: method and path, body, answer, errors with status',
      'One full exchange for the hardest rule: request, answer, and the answer when it is refused',
      'Decisions I can still reverse, one line each',
    ],
    limits: [
      {
        rule: 'Give every rule of the request its own error',
        because: 'a caller must know which one it broke',
      },
      { rule: 'Add no resource that no rule or call of the request needs' },
      { on: '#version', rule: 'Use nothing newer than {versions}' },
    ],
    sample: {
      intro: 'Rows of the table of calls, from another design',
      input: 'Call',
      output: 'Answer and errors',
      pairs: [
        ['`POST /bookings`', '201 with the booking; 409 `slot_taken`; 422 `in_the_past`'],
        ['`DELETE /bookings/12`', '204; 404 `no_such_booking`; 409 `already_started`'],
        ['`GET /rooms?free_on=...`', '200 with a list, which may be empty; 422 `bad_date`'],
        ['`PUT /rooms/3/price`', '200; 403 `owners_only`; 422 `negative_price`'],
        ['`POST /keys/7/return`', '200; 409 `not_lent_out`'],
      ],
    },
    checks: [
      'Each of these rules and numbers has its call and its error: {facts}',
      'Play one usual day through the calls, and show that nothing is missing',
    ],
  },
  {
    id: 'code.migration',
    useCase: 'code_generation',
    cues: { 'database migration': 8, 'database migration+#database': 3 },
    role: [
      '{tech} administrator who changes tables while they are in use',
      'database administrator who changes tables while they are in use',
    ],
    task: ['Write the migration that the request describes, with its way back'],
    verb: 'Write',
    question: 'Write the migration that settles this',
    asks: [
      {
        name: 'present_schema',
        label: 'The tables concerned as they are now',
        unless: '#code|#identifiers',
        ifMissing: 'If the schema is not given, name what you assume in one line per table.',
      },
      {
        name: 'default_and_values',
        label: 'Allowed values, and the value for old rows',
        unless: '#quote',
        ifMissing:
          'If no values are given, show the place for them as a blank, and say what depends on it.',
      },
    ],
    steps: [
      'Say which lock each statement takes, and for how long',
      'Order the statements so that old and new code both work in between',
      'Fill old rows in batches, outside the main transaction',
      'Prove it with a query, and give the way back for each step',
    ],
    format: [
      'The migration in numbered steps, one code block each',
      'A table: step, lock, how long at my size, way back',
      'The query that proves that it is done',
    ],
    limits: [
      { on: '#count', rule: 'Say how each step behaves at the size I named: {counts}' },
      {
        rule: 'Let no step rewrite the whole table while it is locked',
        because: 'everybody else waits',
      },
      { on: '#version', rule: 'Use what {versions} has, and nothing newer' },
      {
        rule: 'Drop nothing before the new state has been proved',
        because: 'a dropped column does not come back',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from another migration',
      input: 'Step',
      output: 'Lock and way back',
      pairs: [
        ['add an index', 'none for writers when built concurrently; drop it again'],
        [
          'rename a column',
          'short and exclusive, but old code fails at once: add a second one instead',
        ],
        ['split a table', 'triggers keep both in step; switch the readers back'],
        ['widen a number', 'rewrites the table: copy in batches to a new column'],
        ['add a foreign key', 'two short ones: add unproved, then validate'],
      ],
    },
    checks: [
      'Break off after each step in thought: both versions of the program still work',
      'Confirm that each of these is met: {facts}',
    ],
  },
  {
    id: 'code.command',
    useCase: 'code_generation',
    cues: {
      'Git+!script': 6,
      '#how+#tool': 2,
      'how to+#tool': 3,
      'CSS+!website': 3,
      'ffmpeg+!script': 4,
      'CSS+#frontend': 1,
    },
    role: [
      '{tech} user who says what a command changes before giving it',
      'developer who says what a command changes before giving it',
    ],
    task: [
      'Give the shortest {tech} answer to what the request wants done',
      'Give the shortest answer to what the request wants done',
    ],
    verb: 'Show how to',
    question: 'Give the shortest answer that works',
    asks: [
      {
        name: 'state_now',
        label: 'What is there now (output of a status command, or the code)',
        unless: '#code|#error',
        ifMissing:
          'If nothing is shown, answer for the usual case, and name the one in which it differs.',
      },
    ],
    steps: [],
    format: [
      'The command or code, in one block',
      'One sentence on what it changes, and what it leaves alone',
      'How to undo it, and a variant for the case next to it',
    ],
    limits: [
      {
        on: 'Git',
        rule: 'Mark each command that throws work away or changes shared history',
        because: 'it cannot be taken back',
      },
      { on: 'CSS', rule: 'Use what current browsers share, and no library' },
      { on: '#version', rule: 'Write for {versions}' },
      { rule: 'One way, and a second only where the first fails' },
    ],
    sample: {
      intro: 'Answers of the wanted kind, to other questions',
      input: 'Wanted',
      output: 'Answer',
      pairs: [
        [
          'see who last changed a line',
          '`git blame -L 40,60 app.js`: shows author and commit, changes nothing',
        ],
        [
          'put a label over an image',
          '`position: relative` on the frame, `position: absolute` on the label',
        ],
        [
          'cut out the first minute',
          '`ffmpeg -ss 60 -i in.mp4 -c copy out.mp4`: no new encoding, cuts at a key frame',
        ],
        ['list the ten largest files', '`du -ah . | sort -rh | head`: only reads'],
        ['stop a page from jumping', '`scrollbar-gutter: stable` on the root'],
        [
          'put a change aside',
          '`git stash -u`: takes new files too; `git stash pop` brings it back',
        ],
      ],
    },
    checks: [
      'What the request wants kept is still there afterwards',
      'Confirm that each of these is met: {facts}',
    ],
  },
];
