import type { PromptType } from './prompt-type.js';

/** Plans for days, bodies and tables. */
export const QUESTIONS_PLANS: readonly PromptType[] = [
  {
    id: 'qa.itinerary',
    useCase: 'question_answering',
    cues: {
      itinerary: 6,
      'travel+#count': 2,
      'itinerary+travel': 1,
      'itinerary+plan': 1,
      'plan+travel+#place': 3,
    },
    role: ['travel planner who counts the walking between two points'],
    task: ['Plan the trip that the request describes'],
    verb: 'Plan',
    question: 'Plan the trip, and answer this',
    asks: [
      {
        name: 'dates_of_travel',
        label: 'Dates of the trip',
        unless: '#date',
        ifMissing: 'If no dates are given, mark what is closed or crowded in some seasons.',
      },
      {
        name: 'where_we_stay',
        label: 'Where we stay',
        unless: '#address',
        ifMissing: 'If no lodging is given, name the quarter to stay in, and start each day there.',
      },
      {
        name: 'pace',
        label: 'How much walking is fine',
        unless: 'child|#level',
        ifMissing: 'If nothing is said about walking, keep to five kilometres a day.',
      },
    ],
    steps: [],
    format: [
      'A table per day: time, place, why it suits us, way there in minutes, cost',
      'For each day one thing to do when it rains',
      ['#money', 'The sum per day and in all, with what is estimated'],
      'What to book beforehand, with how long ahead',
    ],
    limits: [
      {
        on: '#money',
        rule: 'Stay within the budget I named, and mark each price as one to check',
        because: 'prices change faster than you know',
      },
      {
        on: 'child',
        rule: 'Plan a break every two hours, and nothing that needs long standing',
        because: 'children set the pace',
      },
      {
        rule: 'At most three places a day, near each other',
        because: 'a plan that hurries is dropped by noon',
      },
      { rule: 'Name only places you are certain exist; opening hours are to be checked' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from another trip',
      input: 'Time',
      output: 'Row',
      pairs: [
        ['09:30', '`| 09:30 | old harbour | boats to look at, flat ground | 10 on foot | 0 |`'],
        [
          '13:00',
          '`| 13:00 | market hall | everybody finds something | 5 by tram | about 12 each |`',
        ],
        [
          '15:30',
          '`| 15:30 | botanical garden | shade and benches | 15 on foot | 6, to be checked |`',
        ],
        [
          'rain',
          '`| rain | tram line 1 to its end and back | dry, with a view | 0 | day ticket |`',
        ],
        ['18:00', '`| 18:00 | hill with the lamps | the last light | cable car, 8 | 4 |`'],
      ],
    },
    checks: [
      'Each of these has its effect on the plan: {facts}',
      'Add up ways and stays: no day is longer than ten hours',
    ],
  },
  {
    id: 'qa.training',
    useCase: 'question_answering',
    cues: { 'training plan': 8, 'training plan+running': 1 },
    role: ['trainer who builds a plan on what somebody can do without pain today'],
    task: ['Draw up the training plan that the request describes'],
    verb: 'Draw up',
    question: 'Draw up the training plan, and answer this',
    asks: [
      {
        name: 'present_level',
        label: 'What I can do now, and my age',
        unless: '#level|#age',
        ifMissing: 'If no level is given, start with a week that tests it, and adjust from there.',
      },
      {
        name: 'equipment',
        label: 'What equipment there is',
        unless: 'gym',
        ifMissing: 'If no equipment is given, use the floor, a chair and a wall.',
      },
    ],
    steps: [],
    format: [
      'A table per week: day, exercise, sets and repetitions or minutes, how hard from 1 to 10',
      'For each exercise an easier and a harder form',
      'Signs to stop, and whom to ask',
    ],
    limits: [
      {
        on: '#health|pain|#weak-spot',
        rule: 'Leave out what loads the part I named, and say for each exercise how it spares it',
        because: 'pain ends a plan',
      },
      { on: '#minutes', rule: 'Keep each session to {minutes}, warming up included' },
      {
        rule: 'Raise one thing a week, by a tenth at most',
        because: 'overload comes late and stays long',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other plans',
      input: 'Day',
      output: 'Row',
      pairs: [
        ['Monday', '`| Mon | wall push-ups | 3 x 8 | 5 | easier: nearer to the wall |`'],
        ['Thursday', '`| Thu | brisk walk with 4 short hills | 20 min | 6 | easier: two hills |`'],
        ['Saturday', '`| Sat | rowing, even pull | 4 x 3 min | 6 | pause 2 min |`'],
        ['Tuesday', '`| Tue | standing on one leg | 5 x 20 s | 3 | harder: eyes closed |`'],
        ['Friday', '`| Fri | swimming, easy | 15 min | 4 | easier: with a board |`'],
      ],
    },
    checks: ['Each of these is kept in every week: {facts}', 'No two hard days follow each other'],
  },
  {
    id: 'qa.recipe',
    useCase: 'question_answering',
    cues: { recipe: 6, 'meal plan': 7 },
    role: ['cook who writes for a kitchen with two pans and one oven'],
    task: ['Write the recipe or menu that the request asks for'],
    verb: 'Write',
    question: 'Write the recipe that answers this',
    asks: [
      {
        name: 'not_eaten',
        label: 'What must not be in it (allergies, dislikes)',
        unless: 'without|#exclusion',
        ifMissing: 'If nothing is excluded, name the common allergens in it at the top.',
      },
      {
        name: 'time_and_kitchen',
        label: 'Time there is, and what the kitchen lacks',
        unless: '#minutes',
        ifMissing: 'If no time is given, name working time and waiting time apart.',
      },
    ],
    steps: [],
    format: [
      ['!meal plan', 'Ingredients with weights{? for {people}}, in the order they are used'],
      [
        '!meal plan',
        'Numbered steps, each with a time and what it looks, smells or sounds like when done',
      ],
      [
        '!meal plan',
        'What can be prepared the day before, and one swap for the hardest ingredient',
      ],
      ['meal plan', 'A table: day, meal, working time, what it shares with another day'],
      ['meal plan', 'A shopping list by shelf, with amounts'],
    ],
    limits: [
      {
        on: 'without|#exclusion',
        rule: 'Check each ingredient, ready-made ones included, against what I excluded',
        because: 'it hides in sauces and pastes',
      },
      { rule: 'Give weights and temperatures in one system, with the time for an ordinary oven' },
      { on: '!#length+!meal plan', rule: 'At most ten steps' },
    ],
    sample: {
      intro: 'Steps of the wanted kind, from other dishes',
      input: 'Step',
      output: 'Done when',
      pairs: [
        ['Toast the oats in a dry pan, 4 minutes.', 'they smell of nuts, before they colour'],
        ['Simmer the lentils, lid ajar, 18 minutes.', 'one crushes between two fingers'],
        ['Bake the pears, 25 minutes at 180 °C.', 'a knife goes in without a push'],
        ['Knead the dough, 8 minutes.', 'it comes off the bowl in one piece'],
        ['Fry the rice cakes, 3 minutes a side.', 'they slide when the pan is shaken'],
        ['Rest the batter, 20 minutes.', 'the whisk leaves no trace'],
      ],
    },
    checks: ['Everything in the list is used, and nothing else', 'Each of these is kept: {facts}'],
  },
];
