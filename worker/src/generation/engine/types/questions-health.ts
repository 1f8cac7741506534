import type { PromptType } from './prompt-type.js';

/** Questions about body and medicine. */
export const QUESTIONS_HEALTH: readonly PromptType[] = [
  {
    id: 'qa.health',
    useCase: 'question_answering',
    cues: {
      medicine: 5,
      'blood pressure': 5,
      diabetes: 5,
      patient: 3,
      pain: 4,
      sleep: 2,
      mango: 2,
      'coffee+blood pressure': 1,
      fever: 4,
      cough: 4,
      headache: 4,
      'back pain': 4,
      knee: 3,
      stomach: 3,
      skin: 3,
      allergy: 3,
      pregnancy: 3,
      dengue: 5,
      platelets: 3,
      cholesterol: 4,
      'blood test': 3,
      vitamin: 3,
      surgery: 4,
      '#surgery': 5,
      stress: 2,
      insulin: 3,
      'vaccination+!#made-text': 3,
      'maternity leave': -4,
      '#health': 5,
    },
    role: [
      'pharmacist who explains what goes together and says when to see someone',
      'nurse who explains plainly and says when to see someone',
    ],
    task: [
      'Answer the health question in the request in general terms, and say when to see someone',
    ],
    verb: 'Tell me about',
    question: 'Answer this in general terms, and say when to see someone',
    asks: [
      {
        name: 'age_and_conditions',
        label: 'Age, illnesses, and medicines taken',
        unless: '#age|medicine+#numbers',
        ifMissing:
          'If these are not given, answer for a healthy adult, and say for whom it is different.',
      },
      {
        name: 'amount_and_frequency',
        label: 'How much, and how often',
        unless: '#units',
        ifMissing: 'If no amount is given, answer for an everyday amount and name it.',
      },
    ],
    steps: [
      'Answer in one sentence{? on {matter}}',
      'Say why, in plain words{?, with what is known about {matter}}',
      'Say for whom it is different{? than for somebody of {age}}',
      'Name the signs{? of trouble with {matter}} that need help at once, and whom to ask otherwise',
    ],
    format: [
      'The answer{? for {matter}} first, in one or two sentences',
      'Why{? ({matter})}: one short paragraph',
      'Warning signs{? with {matter}}: a list',
      'Whom to ask: one line',
    ],
    limits: [
      {
        rule: 'Keep to general information, and leave doses and changes of medicine to a doctor or pharmacist',
        because: 'you do not know my findings',
      },
      { rule: 'Say how certain each statement is where studies differ' },
      { on: '!#length', rule: 'At most 250 words' },
    ],
    sample: {
      intro: 'Answers of the wanted kind, about other matters',
      input: 'Question',
      output: 'Answer',
      pairs: [
        [
          'grapefruit with an antihistamine',
          'Better not at the same time: the juice can change how much of some of them you absorb. Ask the pharmacist for yours by name.',
        ],
        [
          'sauna with a cold',
          'Better later: it strains the heart while the body is busy elsewhere.',
        ],
        ['honey for a baby', 'Not before the first birthday, because of a rare germ in it.'],
        [
          'flying with blocked ears',
          'Only if they open when you swallow; otherwise ask a doctor the day before.',
        ],
        [
          'vitamin tablets for everybody',
          'Mostly needless with mixed food; a few groups do need one of them.',
        ],
        [
          'swimming with an ear tube',
          "Mostly yes at the surface, with the surgeon's agreement; diving is another matter.",
        ],
        ['running with a cold', 'With a runny nose slowly, with fever not at all.'],
      ],
    },
    checks: [
      'What is urgent can be found without reading the rest',
      'Confirm that these are taken into account: {facts}',
    ],
  },
];
