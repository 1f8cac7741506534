import type { PromptType } from './prompt-type.js';

/** Questions about doing something. */
export const QUESTIONS_PRACTICE: readonly PromptType[] = [
  {
    id: 'qa.how_to',
    useCase: 'question_answering',
    cues: { 'how to+#asks': 6, 'how to': 3, '#how': 2, '#how-long': -5, recipe: 3 },
    role: [
      '{field} practitioner who says what each step looks like when it is done',
      'practitioner who says what each step looks like when it is done',
    ],
    task: ['Explain step by step how to do what the request asks'],
    verb: 'Explain',
    question: 'Explain step by step, and answer this',
    asks: [
      {
        name: 'what_is_at_hand',
        label: 'Tools, materials or versions at hand',
        unless: '#tech|#facts5',
        ifMissing:
          'If nothing is said about tools, start with a list of what is needed, and say what can stand in for it.',
      },
      {
        name: 'experience',
        label: 'How much experience I have',
        unless: '#level|#audience',
        ifMissing: 'If no experience is given, write for somebody who does it for the first time.',
      },
    ],
    steps: [],
    format: [
      'What is needed{? for {matter}}: a list',
      'The steps{? for {matter}}, numbered, one action each, with the sign that it worked',
      'If it does not work: three lines{? about {matter}}, sign and remedy',
    ],
    limits: [
      { on: '#version', rule: 'Write for {versions}' },
      {
        rule: 'Warn in the step in which something can go wrong, not after it',
        because: 'people read while they work',
      },
      { on: '!#length', rule: 'At most twelve steps' },
    ],
    sample: {
      intro: 'Steps of the wanted kind, from other instructions',
      input: 'Step',
      output: 'Sign that it worked',
      pairs: [
        ['Turn the valve until it stops.', 'The hiss ends within ten seconds.'],
        ['Fold the dough over itself four times.', 'It springs back slowly when you press it.'],
        ['Restart and hold the key.', 'A grey menu with two entries appears.'],
        ['Loosen the lid with a warm cloth', 'it turns with two fingers'],
        ['Press the seam from the middle', 'no air moves under it'],
        ['Let the paste dry overnight', 'the thumb leaves no mark'],
        ['Tighten crosswise', 'the plate no longer rocks'],
        ['Start the pump with the valve open', 'the sound gets deeper'],
      ],
    },
    checks: [
      'A beginner could stop after any step without having made things worse{?, and the last one settles what I asked about {matter}}',
      'Confirm that each of these is used as given: {facts}',
    ],
  },
  {
    id: 'qa.diagnose',
    useCase: 'question_answering',
    cues: {
      wrong: 4,
      'why+wrong': 3,
      meowing: 4,
      '#symptom': 4,
      'pain+why': 1,
      'heating+!#made-text': 4,
      'engine+!#made-text': 3,
      'washing machine|laundry+!#made-text': 3,
      dishwasher: 3,
      printer: 3,
      wifi: 3,
      leak: 3,
      'phone+wrong': 3,
      'laptop+wrong': 3,
    },
    role: [
      '{field} troubleshooter who tests the cheapest cause first',
      'troubleshooter who tests the cheapest cause first',
    ],
    task: ['Find the likely causes of what the request describes, and say how to test each'],
    verb: 'Find out about',
    question: 'Find the likely causes, say how to test each, and answer this',
    asks: [
      {
        name: 'since_when',
        label: 'Since when, and what changed before',
        unless: 'since|#date',
        ifMissing:
          'If it is not given since when, say which cause would fit a sudden start and which a slow one.',
      },
      {
        name: 'already_tried',
        label: 'What was tried already',
        unless: '#tried',
        ifMissing: 'If nothing is said about attempts, start with the cheapest test.',
      },
    ],
    steps: [
      'Order the causes by likelihood on what I told{? about {matter}}',
      'Give for each the sign that speaks for it, a test and the fix',
      'Say after which test I can stop',
    ],
    format: [
      'The likeliest cause in one sentence{? about {matter}}',
      'A table{? for {matter}}: cause, sign, test, fix',
      'When to ask somebody who can look at it',
    ],
    limits: [
      {
        rule: 'Use every reading and circumstance I gave, and say which cause it speaks for or against',
        because: 'I measured them for that',
      },
      { rule: 'At most five causes, and one change at a time' },
    ],
    sample: {
      intro: 'Rows of the wanted table, about other faults',
      input: 'Cause',
      output: 'Sign, test, fix',
      pairs: [
        ['worn tap washer', 'drips after closing; close the mains and look; a new washer'],
        [
          'slack belt',
          'squeals only when cold; a drop of water silences it; tighten by a quarter turn',
        ],
        [
          'air in the pipe',
          'gurgles after filling; open the valve on top; close it when water comes',
        ],
        ['blunt chain', 'dust instead of chips; cut a wet branch; file each tooth alike'],
        ['tired yeast', 'no bubbles in warm milk after ten minutes; buy fresh'],
        ['loose plug', 'works when the cable is held; try another socket; a new plug'],
        ['too much shade', 'long pale stems; move it for a week; a place by the window'],
        [
          'old battery',
          'late start, dim lamps; measure at rest; charge first, replace if it falls again',
        ],
      ],
    },
    checks: [
      'The likeliest cause fits all of these: {facts}',
      'Each test can be done with what a household has, or says what it needs',
    ],
  },
  {
    id: 'qa.plan',
    useCase: 'question_answering',
    cues: { plan: 4, '#order': 5, travel: 2, '#deadline+#order': 2, checklist: 4, '#move': 3 },
    role: ['planner who works back from the deadline'],
    task: ['Put what the request describes into an order that works, with dates'],
    verb: 'Plan',
    question: 'Put this into an order that works, and answer it',
    asks: [
      {
        name: 'fixed_dates',
        label: 'Dates that cannot move',
        unless: '#date|#deadline',
        ifMissing: 'If no dates are given, number the weeks from the start.',
      },
      {
        name: 'who_can_help',
        label: 'Who can take on a part',
        unless: '#facts5',
        ifMissing: 'If nobody is named, plan for one person.',
      },
    ],
    steps: [
      'Mark what depends on what',
      'Work back from the last fixed date',
      'Put what takes longest to get first',
      'Add what people usually find out too late',
    ],
    format: [
      'A table: when, what, what it needs, how long',
      'Below it three things that are usually noticed too late',
      'The first step for this week',
    ],
    limits: [
      {
        rule: 'Keep the dates I named, and say so if two of them cannot both hold',
        because: 'they are fixed',
      },
      { rule: 'Mark waiting times and fees you are not certain of as ones to check' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from another plan',
      input: 'When',
      output: 'Row',
      pairs: [
        [
          '8 weeks before',
          '`| 8 weeks before | order the oven | measured kitchen | 6 weeks delivery |`',
        ],
        [
          '3 weeks before',
          '`| 3 weeks before | book the electrician | oven on site | half a day |`',
        ],
        ['last week', '`| last week | clear the old kitchen | empty boxes | two evenings |`'],
      ],
    },
    checks: [
      'Nothing starts before what it needs',
      'Each of these has its place in the plan: {facts}',
    ],
  },
];
