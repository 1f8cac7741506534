import type { PromptType } from './prompt-type.js';

/** Everyday questions: what to buy, what to do, what to say. */
export const QUESTIONS_EVERYDAY: readonly PromptType[] = [
  {
    id: 'qa.ideas',
    useCase: 'question_answering',
    cues: { ideas: 6 },
    role: ['idea finder who throws the first five away because everybody has them'],
    task: ['Find the ideas that the request asks for'],
    verb: 'Find',
    question: 'Find ideas for this',
    asks: [
      {
        name: 'tried_or_ruled_out',
        label: 'What was tried already, or is ruled out',
        unless: '#tried|without|#exclusion',
        ifMissing: 'If nothing is ruled out, leave out what comes to mind first.',
      },
      {
        name: 'whom_it_is_for',
        label: 'Whom it is for, and what they like',
        unless: '#audience|#facts3|name',
        ifMissing: 'If nobody is described, cover three kinds of people, and name them.',
      },
    ],
    steps: [],
    format: [
      ['#count', 'As many ideas as I asked for, each in one line with what makes it work'],
      ['!#count', 'Ten ideas, each in one line with what makes it work'],
      ['#money', 'After each its cost, estimated'],
      'One pick, with the first step towards it',
    ],
    limits: [
      {
        on: '#money|#numbers',
        rule: 'Let every idea keep to the numbers I named',
        because: 'one that does not is no use to me',
      },
      { rule: 'Let no two ideas be variants of each other', because: 'I want a choice' },
    ],
    sample: {
      intro: 'Ideas of the wanted kind, for other purposes',
      input: 'Purpose',
      output: 'Idea',
      pairs: [
        ['a street party', 'Chairs only: everybody brings one that has a story'],
        ['a name for a rowing boat', 'Second Wind: short, and true every time'],
        ['a rainy school day', 'Draw the classroom as a map for a mouse'],
        ['a shop window', 'One lamp, one shoe, and the price in chalk'],
        ['a present for a neighbour', 'Their own view, photographed at each hour of one day'],
        ['a farewell', 'A jar of questions, to be answered one a month'],
      ],
    },
    checks: [
      'Say each idea in one sentence to a stranger: it needs no second',
      'Count them, and confirm that each of these is kept: {facts}',
    ],
  },
  {
    id: 'qa.recommend',
    useCase: 'question_answering',
    cues: { '#best': 5, '#best+#money': 2, '#best+recommend': 1 },
    role: ['buying adviser who starts from the use and not from the shelf'],
    task: ['Recommend what fits the request'],
    verb: 'Recommend',
    question: 'Recommend what fits, and answer this',
    asks: [
      {
        name: 'must_have',
        label: 'What it must be able to do',
        unless: '#facts5|#priority',
        ifMissing: 'If no demands are given, derive three from the use, and say which counts most.',
      },
      {
        name: 'country',
        label: 'Where it is bought',
        unless: '#place',
        ifMissing: 'If no country is given, describe what to look for rather than shops.',
      },
    ],
    steps: [],
    format: [
      'What to look for: three properties with the value that is enough{? for {matter}}',
      'A table of two or three choices: what it is, why it fits, what one gives up',
      'The pick in one sentence, and what to check before paying',
    ],
    limits: [
      {
        on: '#money',
        rule: 'Stay within the sum I named, and mark every price as one to check',
        because: 'prices change',
      },
      { rule: 'Give the date of your knowledge, and prefer properties to models that may be gone' },
      { on: '!#length', rule: 'At most 250 words besides the table' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, about other purchases',
      input: 'Use',
      output: 'What to look for',
      pairs: [
        [
          'a drill for three shelves',
          'two speeds and a 10 mm chuck; more power only makes it heavier',
        ],
        ['boots for wet fields', 'sewn tongue, rubber up to the ankle; lining matters less'],
        ['a printer used monthly', 'laser, because ink dries in the head'],
        ['a tent for cycling', 'under 2 kg and poles below 45 cm; height is what one gives up'],
        ['a kettle for hard water', 'a flat floor that can be wiped; no spiral'],
      ],
    },
    checks: ['The pick follows from the properties named', 'Each of these is kept: {facts}'],
  },
  {
    id: 'qa.interview',
    useCase: 'question_answering',
    cues: { '#interview': 7 },
    role: ['recruiter who has sat on the other side of the table'],
    task: ['Help me with the interview that the request describes'],
    verb: 'Help me with',
    question: 'Answer this from the other side of the table',
    asks: [
      {
        name: 'my_background',
        label: 'My background in two lines',
        unless: '#facts5',
        ifMissing:
          'If no background is given, write answers with marked gaps for my own experience.',
      },
      {
        name: 'job_ad',
        label: 'The demands in the job ad',
        ifMissing:
          'If no ad is given, take the demands usual for such a place, and mark them as assumed.',
      },
    ],
    steps: [],
    format: [
      'The answer to what I ask, in at most three sentences',
      'A table: what they ask or look at, what they want to find out, how I can meet it',
      'Three things to do the day before',
    ],
    limits: [
      {
        rule: 'Put no achievement into my mouth that I did not name',
        because: 'the second question would show it',
      },
      {
        rule: 'Keep each suggested answer to 40 seconds of speech',
        because: 'long answers get interrupted',
      },
    ],
    sample: {
      intro: 'Rows of the wanted table, for other places',
      input: 'They ask',
      output: 'They want to know, and how to meet it',
      pairs: [
        [
          'why did you leave?',
          'do you speak badly of others: one neutral sentence, then what you look for',
        ],
        ['what was hard?', 'do you notice your own part: a fault of yours, and what you do since'],
        ['any questions?', 'have you pictured the work: ask how the first month is judged'],
        [
          'explain your job to me',
          'can you talk to outsiders: one task, one number, no abbreviation',
        ],
        ['where in five years?', 'will you stay: what you want to be able to do, not to be called'],
      ],
    },
    checks: [
      'Everything said as mine stands in the request: {facts}',
      'I could use each line tomorrow as it is',
    ],
  },
  {
    id: 'qa.general',
    useCase: 'question_answering',
    cues: { '#question': 1 },
    role: [
      '{field} expert who answers first and explains after',
      'well-read helper who answers first and explains after',
    ],
    task: ['Do what the request asks'],
    verb: 'Give me',
    question: 'Answer this',
    asks: [
      {
        name: 'purpose',
        label: 'What I want it for',
        unless: '#facts3|#question',
        ifMissing:
          'If no purpose is given, take the most common one, and name it in half a sentence.',
      },
    ],
    steps: [],
    format: [
      'What was asked for{? about {matter}}, first and complete',
      'At most three sentences after it on what was assumed',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      {
        rule: 'Ask back only if two readings of the request would lead to quite different results',
        because: 'otherwise a choice that is named is quicker',
      },
      { on: '!#length', rule: 'As short as it can be and still be of use' },
    ],
    sample: {
      intro: 'Closing remarks of the wanted kind, to other requests',
      input: 'Request',
      output: 'Remark',
      pairs: [
        ['a riddle for kids', 'Made for ages 6 to 9; the answer stands upside down below.'],
        ['convert my timetable', 'I took the times as local time, because no zone was named.'],
        ['a toast', 'Assumed: everybody in the room knows both of them.'],
        ['opposite of "shallow"', 'Taken for water; of thoughts it would be "profound".'],
        ['songs for a walk', 'Sorted by pace, since no taste was named.'],
      ],
    },
    checks: ['Every part of the request is answered', 'Each of these is kept: {facts}'],
  },
];
