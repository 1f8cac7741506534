import type { PromptType } from './prompt-type.js';

/** Questions about living things, food, study and safety. */
export const QUESTIONS_CARE: readonly PromptType[] = [
  {
    id: 'qa.care',
    useCase: 'question_answering',
    cues: {
      'tomatoes+leaves (of a plant)': 5,
      'plant+wrong': 4,
      plant: 3,
      'leaves (of a plant)': 2,
      vet: 4,
      'cat+!#made-text': 2,
      'dog+!#made-text': 2,
      goat: 2,
      nap: 5,
      toddler: 4,
      'baby+sleep': 3,
      puppy: 3,
      meowing: 3,
      anaesthesia: 3,
      pet: 2,
      'dog+medicine': 5,
      'dog+#health': 5,
      'cat+#health': 5,
      'dog+#advice': 2,
      'cat+#advice': 2,
    },
    role: [
      'practitioner in {field} who looks at the signs before naming a cause',
      'practitioner who looks at the signs before naming a cause',
    ],
    task: ['Say what the signs in the request point to, and what to do now'],
    verb: 'Advise me on',
    question: 'Read the signs, and answer this',
    asks: [
      {
        name: 'since_when_and_what_changed',
        label: 'Since when, and what changed before it',
        unless: '#tried|since|#facts3|#units',
        ifMissing: 'If the start is not given, say how the answer differs for days and for weeks.',
      },
    ],
    steps: [
      'List the signs given{? about {matter}}, and what each speaks for or against',
      'Name the likeliest cause and the one that must not be missed',
      'Say what to do today, what to watch for how long, and when to get help',
    ],
    format: [
      'The answer in two sentences, the likeliest first',
      'A table{? for {matter}}: sign, speaks for, speaks against',
      'What to do{? with {matter}}: today, this week, stop if',
    ],
    limits: [
      { rule: 'Tell what is seen from what is guessed, and say how sure you are' },
      {
        on: 'vet|medicine|anaesthesia|cat|dog|baby|toddler',
        rule: 'Leave medicine and doses to the vet or doctor, and name the signs that need one the same day',
        because: 'a screen cannot examine',
      },
      { on: '#exclusion|#tried', rule: 'Suggest nothing that the request rules out or has tried' },
      { on: '!#length', rule: 'At most 300 words besides the table' },
    ],
    sample: {
      intro: 'Rows of the wanted table, about other cases',
      input: 'Sign',
      output: 'Row',
      pairs: [
        ['hen, soft shells', '`| soft shells | too little lime | eats well, same feed |`'],
        ['fern, dry tips', '`| dry tips | heater air | only on one side |`'],
        ['foal, coughs at night', '`| at night | dust from straw | no fever |`'],
        ['basil, falls over', '`| black stem | too wet | one pot of five |`'],
        ['rabbit, eats less', '`| eats less | teeth | droppings as ever |`'],
        ['schoolboy, headaches on Mondays', '`| Mondays only | late Sundays | glasses are new |`'],
        ['hedgehog, out by day', '`| out by day | hungry or ill | autumn, weight unknown |`'],
        ['lemon tree, sticky leaves', '`| sticky | scale insects | new shoots are clean |`'],
        ['baby goat, bleats', '`| bleats | looks for the others | drinks well |`'],
      ],
    },
    checks: [
      'The answer fits every sign given: {facts}',
      'It says plainly when to stop waiting{? with {matter}}',
    ],
  },
  {
    id: 'qa.kitchen',
    useCase: 'question_answering',
    cues: {
      dough: 5,
      sourdough: 5,
      kimchi: 4,
      'freezer+!#made-text': 2,
      fridge: 1,
      oven: 2,
      '#keeps-fresh': 4,
      bread: 1,
      soup: 1,
      'fridge+#how-long': 5,
      'freezer+#how-long': 5,
    },
    role: ['cook who changes one thing at a time and says what it will taste like'],
    task: ['Answer the kitchen question in the request'],
    verb: 'Explain',
    question: 'Answer this from the kitchen',
    asks: [
      {
        name: 'kitchen_conditions',
        label: 'Flour, oven, room temperature or fridge, as far as they matter',
        unless: '#percent|#numbers2|fridge',
        ifMissing: 'If the conditions are not given, say which one changes the answer most.',
      },
    ],
    steps: [
      'Say what goes on with {matter} in the case described',
      'Give the one change{? to {matter}} to make first, then a second if the first is not enough',
    ],
    format: [
      'The answer in two sentences{? on {matter}}',
      'What to change: amount, time or temperature, with what one sees when it is right',
      'When {matter} can no longer be saved, in one line',
    ],
    limits: [
      { on: '#exclusion|without', rule: 'Use only what the request has at hand' },
      {
        rule: 'Say plainly whether {matter} can still be eaten, and by which sign one tells',
        because: 'smell alone can mislead',
      },
      { on: '!#length', rule: 'At most 200 words' },
    ],
    sample: {
      intro: 'Advice of the wanted kind, about other dishes',
      input: 'Trouble',
      output: 'Advice',
      pairs: [
        [
          'grey peas',
          'Boil them two minutes less, with the lid off; they are right when they still click.',
        ],
        ['jam stays thin', 'Cook it ten minutes more and test a drop on a cold plate.'],
        ['flat meringue', 'Start again in a bowl without a trace of fat; this one will not rise.'],
        ['tough beans', 'Soften them first, salt comes after.'],
        ['split mayonnaise', 'A new yolk, then the old sauce by the spoon.'],
        ['caramel crystals', 'Start with a spoon of syrup in it, and do not stir after it boils.'],
        ['watery risotto', 'Less at a time: the next ladle when the spoon leaves a path.'],
        ['rubbery squid', 'One minute or forty, never ten.'],
        ['bitter salad', 'Ten minutes in cold water, then a pinch more oil than vinegar.'],
      ],
    },
    checks: [
      'Check that these are answered as given: {facts}',
      'One change{? to {matter}} can be tried today with what is there',
    ],
  },
  {
    id: 'qa.study_plan',
    useCase: 'question_answering',
    cues: {
      'study plan': 8,
      'exam preparation': 5,
      'plan+exam': 4,
      'plan+#study': 6,
      '#study+#units': 5,
      'coaching class': 2,
    },
    role: ['exam coach who plans from the hours that are there, and cuts the rest'],
    task: ['Make the study plan that the request asks for'],
    verb: 'Make',
    question: 'Make the study plan that settles this',
    asks: [
      {
        name: 'strong_and_weak',
        label: 'Which parts go well and which do not',
        unless: '#percent|#facts5|failing',
        ifMissing: 'If no parts are named, begin with a short test that finds them.',
      },
    ],
    steps: [
      'Count the hours that are really there, with work, family and days off taken out',
      'Give the weakest parts the freshest hours; say what is left out, and why that costs least',
      'Work back from the exam: practice tests, review, light last days',
    ],
    format: [
      'A table by week: focus, blocks, material, sign that it worked',
      'One model day with times',
      'What to do after a week in which half was missed',
    ],
    limits: [
      {
        on: '#exclusion',
        rule: 'Use only the material and the ways of learning that the request allows',
      },
      { on: '#units', rule: 'Keep to these, as given: {facts}' },
      {
        rule: 'Plan no block without a question that it answers at its end',
        because: 'reading alone feels like learning',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, for other exams',
      input: 'Week',
      output: 'Row',
      pairs: [
        [
          'sailing licence, week 2',
          '`| lights and signals | 6 × 25 min | cards | 18 of 20 at first try |`',
        ],
        [
          'forestry, week 5',
          '`| soils | 4 × 40 min | own sketches | explains three without notes |`',
        ],
        ['choir audition, week 1', '`| intervals | 10 min daily | piano | hears fifths |`'],
        ['tax clerk, week 7', '`| old papers | 2 × 90 min | two years | faults listed by topic |`'],
      ],
    },
    checks: [
      'Add the hours up: no week asks for more than it has',
      'Check that these are kept: {facts}',
    ],
  },
  {
    id: 'qa.scam',
    useCase: 'question_answering',
    cues: { scam: 7, '#suspicious': 8 },
    role: ['security adviser who says first what not to touch'],
    task: ['Say whether what the request describes is safe, and what to do with it'],
    verb: 'Check',
    question: 'Say whether this is safe',
    asks: [
      {
        name: 'already_done',
        label: 'What was clicked, opened, paid or answered already',
        unless: '#tried',
        ifMissing: 'If nothing is said about it, give the steps for both: not touched, and opened.',
      },
    ],
    steps: [],
    format: [
      'Yes, no or cannot tell, in the first word, with the reason in the same sentence',
      'The signs in what I described, one line each',
      'What to do now, in order; what to do if it was opened',
    ],
    limits: [
      {
        rule: 'Ask me neither to open nor to forward anything',
        because: 'the check must not be the accident',
      },
      {
        rule: 'Check the sender only by a way that was known before, never by a number in the message',
      },
      { on: '!#length', rule: 'At most 180 words' },
    ],
    sample: {
      intro: 'First lines of the wanted kind, about other cases',
      input: 'Case',
      output: 'First line',
      pairs: [
        [
          'parcel fee by text',
          'No: the fee is small so that you do not ask, and the link is not the carrier.',
        ],
        ['call from the bank', 'Cannot tell: hang up and ring the number on your card.'],
        ['prize on a poster', 'No: nobody wins a draw they did not enter.'],
        ['password mail you asked for', 'Yes, if you asked within the last ten minutes.'],
      ],
    },
    checks: [
      'Each sign named stands in what I described: {facts}',
      'Somebody in a hurry could follow the first line alone',
    ],
  },
];
