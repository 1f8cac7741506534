import type { PromptType } from './prompt-type.js';

/** Questions about how things are. */
export const QUESTIONS_KNOWLEDGE: readonly PromptType[] = [
  {
    id: 'qa.explain',
    useCase: 'question_answering',
    cues: {
      explain: 4,
      difference: 6,
      why: 2,
      '#what-is': 3,
      '#meaning': 4,
      'why+grass': 2,
      'difference+tax': 3,
      'difference+fixed-term contract (CDD)': 6,
      'difference+zakat': 5,
    },
    role: [
      'teacher of {field} matters who starts from what is known',
      'teacher who starts from what the reader knows',
    ],
    task: ['Explain what the request asks about'],
    verb: 'Explain',
    question: 'Explain this',
    asks: [
      {
        name: 'what_is_known',
        label: 'What I know about it already',
        unless: '#level|#audience|#facts5|#meaning',
        ifMissing: 'If nothing is said about what I know, start from everyday experience.',
      },
    ],
    steps: [
      ['!difference', 'Start with a picture{? of {matter}} from everyday life'],
      ['!difference', 'Then how it works, with the terms{? about {matter}} it needs'],
      ['!difference', 'Then where the picture stops being right{? for {matter}}'],
      ['difference', 'Say in one sentence each what they are{? ({matter})}'],
      ['difference', 'Then where they differ, and when that matters'],
      ['difference', 'Then what people mix up'],
    ],
    format: [
      ['difference', 'A table: aspect, first, second'],
      [
        'difference',
        'Below it two sentences on which of the differences matters in my case, or in most',
      ],
      [
        '!difference',
        'Short paragraphs, each with one idea, the answer{? about {matter}} in the first',
      ],
      ['!difference', 'One example, and one wrong idea that many people hold{? about {matter}}'],
    ],
    limits: [
      { on: '#level', rule: 'Use words that this reader knows: {audience}' },
      {
        on: '#meaning',
        rule: 'Say what it means for me and what I should not do before checking it',
        because: 'the words stand in a paper I have to react to',
      },
      {
        on: '#url',
        rule: 'If you cannot open the link, say so first, and answer from what you know',
      },
      {
        rule: 'Where experts disagree or rules change{? on {matter}}, say so and give the date of your knowledge',
      },
      { on: '!#length', rule: 'At most 300 words' },
    ],
    sample: {
      intro: 'Explanations of the wanted kind, for other topics',
      input: 'Topic',
      output: 'Explanation',
      pairs: [
        [
          'why bread goes stale',
          'Not by drying alone: the starch, soft from baking, slowly becomes stiff again, which is why toasting helps for a while.',
        ],
        [
          'inflation',
          'Your shelf of tins is the same, but the note in your pocket buys one tin fewer each year.',
        ],
        [
          'why the sea is salty',
          'Rivers bring a pinch, the sun takes only the water: that was repeated for a very long time.',
        ],
        ['a mortgage', 'You live in the house at once, and buy it from the bank room by room.'],
        [
          'why leaves turn yellow',
          'The yellow was there all summer; what goes is the green that covered it.',
        ],
        [
          'a firewall',
          'A doorman with a list: he knows who may come in, not what they have in mind.',
        ],
        ['jet lag', 'The legs have landed, the liver is still over the ocean.'],
        [
          'compound interest',
          'Snow that rolls: each round also picks up what stuck in the round before.',
        ],
        [
          'a vaccine',
          'A rehearsal with a stand-in, so that the body knows the part before the real one comes.',
        ],
        ['router and modem', 'The modem speaks with the street, the router with the rooms.'],
      ],
    },
    checks: [
      'After reading, I could answer one question{? about {matter}} in my own words: put that question at the end',
      'Confirm that these are covered: {facts}',
    ],
  },
  {
    id: 'qa.fact',
    useCase: 'question_answering',
    cues: {
      '#how-long': 3,
      '#question': 2,
      '#who-when': 3,
      'how many': 2,
      find: 1,
      '#knowledge': 1,
    },
    role: ['{field} reference librarian who marks doubt', 'reference librarian who marks doubt'],
    task: ['Answer what the request asks'],
    verb: 'Tell me about',
    question: 'Answer this',
    asks: [
      {
        name: 'place_and_date',
        label: 'Place and date the answer is for',
        unless: '#place|#year|#date|#who-when',
        ifMissing: 'If no place or date is given, say for which the answer holds.',
      },
    ],
    steps: [],
    format: [
      'The answer{? on {matter}} in one or two sentences, each part of a double question numbered',
      'One sentence on how certain it is, and from when the information{? on {matter}} is',
    ],
    limits: [
      { rule: 'Keep to the question{? about {matter}}, without background I did not ask for' },
      { rule: 'Where a term has several meanings, name the one you took' },
      { on: '!#length', rule: 'At most 120 words' },
    ],
    sample: {
      intro: 'Answers of the wanted kind, to other questions',
      input: 'Question',
      output: 'Answer',
      pairs: [
        [
          'which river is longer?',
          'By the usual count the first, by about 300 km; sources differ on where it begins.',
        ],
        ['when did the bridge open?', '1932, in March; the footway followed a year later.'],
        [
          'is it open on Mondays?',
          'I cannot tell for today; until last year it was closed on Mondays.',
        ],
        [
          'who built the lighthouse?',
          'Two brothers named on its door; the plan is older, from 1871.',
        ],
        ['how high is the tower?', '61 metres with its mast, 54 without; I took the one without.'],
        [
          'does the train run on Sundays?',
          'Every two hours by the timetable I know, which is a year old.',
        ],
        ['is the plant poisonous?', 'Its seeds are, the leaves are not; I am sure of the first.'],
        ['what does the sign mean?', 'No stopping on this side; parking is another sign.'],
      ],
    },
    checks: [
      'Every part of the question has its answer, and nothing stands there beyond it',
      'Mark each statement you are not certain of',
      'These are taken as given: {facts}',
    ],
  },
];
