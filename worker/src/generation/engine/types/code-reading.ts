import type { PromptType } from './prompt-type.js';

/** Code that is read: judged, explained, documented. */
export const CODE_READING: readonly PromptType[] = [
  {
    id: 'code.review',
    useCase: 'code_generation',
    cues: { 'code review': 8, 'review+#code': 8 },
    role: [
      '{tech} reviewer who names the input that breaks a line before criticising it',
      'reviewer who names the input that breaks a line before criticising it',
    ],
    task: ['Review the code in the request'],
    verb: 'Review',
    question: 'Review the code, and answer this',
    asks: [
      {
        name: 'code',
        label: 'The code to review',
        unless: '#code',
        ifMissing: 'If no code is given, ask for it and do nothing else.',
      },
      {
        name: 'worry',
        label: 'What I am least sure about',
        unless: '#question',
        ifMissing:
          'If nothing is said about doubts, begin with safety, then correctness, then reading.',
      },
    ],
    steps: [],
    format: [
      'A table of findings, worst first: line, what happens, with which input, fix',
      'The corrected code, in one block',
      'One sentence on what is good and should stay',
    ],
    limits: [
      {
        rule: 'Report only what is wrong or will be, and leave matters of taste out',
        because: 'ten small remarks hide the one that counts',
      },
      {
        on: '#code',
        rule: 'Judge {codeLines} shown, and name what depends on code you cannot see',
      },
      {
        on: '#database',
        rule: 'Check for each query where its values come from',
        because: 'pasted-in text is run as part of it',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other reviews',
      input: 'Line',
      output: 'What happens',
      pairs: [
        ['`for (i = 0; i <= n; i++)`', 'reads one element past the end for every n; use `<`'],
        ['`if (user = admin)`', 'assigns, so everybody passes; compare instead'],
        ['`open(path).read()`', 'never closes the file; after 1,024 calls opening fails'],
        ['`catch (e) {}`', 'a full disk looks like success; let it pass on or log it'],
        ['`price * 1.19`', '0.1 steps do not add up; count in cents'],
        ['`time.sleep(5)`', 'hopes that the job is done; wait for its result'],
      ],
    },
    checks: [
      'Every finding names a line and an input that shows it',
      'The corrected code still does what the old one did for usual input{?, with {identifiers}}',
    ],
  },
  {
    id: 'code.explain',
    useCase: 'code_generation',
    cues: { 'explain+#code': 9, 'explain+#snippet': 9, '#what-is+#snippet': 7 },
    role: [
      '{tech} teacher who runs code on paper with real values',
      'programming teacher who runs code on paper with real values',
    ],
    task: ['Explain what the code in the request does'],
    verb: 'Explain',
    question: 'Explain the code, and answer this',
    asks: [
      {
        name: 'what_i_know',
        label: 'What I know of this language already',
        unless: '#level',
        ifMissing:
          'If nothing is said about what I know, explain every sign that is not plain arithmetic.',
      },
    ],
    steps: [],
    format: [
      'One sentence: what it does as a whole',
      'A table: part of the code, what it does, why it is written so',
      'A run on one small input, value by value',
      'A simpler way to write the same, if there is one',
    ],
    limits: [
      { rule: 'Say what happens with an empty input', because: 'that is where it surprises' },
      { rule: 'Explain this code, and no more of the language than it uses' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other code',
      input: 'Part',
      output: 'What it does',
      pairs: [
        ['`x ?? 0`', 'takes 0 only if x is null or undefined; a 0 in x stays'],
        ['`[::-1]`', 'copies the list backwards; the old one is unchanged'],
        ['`!!count`', 'turns a number into true or false; 0 becomes false'],
        ['`*args`', 'collects all further arguments in a tuple'],
        ['`a || b`', 'b, as soon as a is empty, 0 or false'],
        ['`s[1:]`', 'everything but the first character; of "" it is ""'],
      ],
    },
    checks: [
      'The run on paper uses every line shown',
      'Check that these are explained as they stand: {facts}',
    ],
  },
  {
    id: 'code.docs',
    useCase: 'code_generation',
    cues: { README: 8, 'README+#tech': 2 },
    role: [
      'technical writer for {tech} projects whose first example works when pasted',
      'technical writer whose first example works when pasted',
    ],
    task: ['Write the documentation that the request describes'],
    verb: 'Write',
    question: 'Write the documentation that settles this',
    asks: [
      {
        name: 'install_and_run',
        label: 'Commands to install and to run it',
        unless: '#code',
        ifMissing:
          'If the commands are not given, leave them as blanks in square brackets, and list them at the end.',
      },
      {
        name: 'options',
        label: 'Options or functions with their meaning',
        unless: '#code|#facts5',
        ifMissing: 'If no options are given, make a table with one blank row, and invent none.',
      },
      {
        name: 'licence',
        label: 'Licence',
        ifMissing: 'If no licence is given, leave a blank for it.',
      },
    ],
    steps: [],
    format: [
      'What it does in one sentence, and for whom',
      'Quick start: at most three commands, with the output they give',
      'A table of options: name, meaning, default',
      'What it does not do, and what to do when it fails',
    ],
    limits: [
      {
        rule: 'Invent no flag, function or file name',
        because: 'the first one that fails costs all trust',
      },
      { rule: 'Put what a new user needs in the first minute before everything else' },
      { on: '#version', rule: 'Name the version it needs: {versions}' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, from other projects',
      input: 'Part',
      output: 'Line',
      pairs: [
        [
          'first sentence',
          'Finds dead links in a folder of Markdown files, without going online twice.',
        ],
        ['limit', 'It reads no archives; unpack them first.'],
        ['failure', 'If it says "locked", another run is still going: wait, or delete `.lock`.'],
        ['first sentence', 'Turns a bank export into one table per month.'],
        ['limit', 'Works on one machine; two at a time overwrite each other.'],
        ['failure', 'No output means that nothing changed; `--verbose` shows what was read.'],
      ],
    },
    checks: [
      'A stranger gets to a first result with the quick start alone',
      'Check that each of these is used as given: {facts}',
    ],
  },
];
