import type { PromptType } from './prompt-type.js';

/** Texts for teaching, studying and asking people. */
export const WRITING_SCHOOL: readonly PromptType[] = [
  {
    id: 'content.lesson',
    useCase: 'content_creation',
    cues: { 'lesson plan': 7, 'lesson plan+#minutes': 1 },
    role: ['teacher who plans each minute from what pupils do, and not from what is said'],
    task: ['Write the lesson plan that the request describes'],
    verb: 'Write',
    question: 'Write the lesson plan that settles this',
    asks: [
      {
        name: 'class_and_level',
        label: 'Class: age, number of pupils, what they know already',
        unless: '#level|#grade',
        ifMissing: 'If the class is not given, plan for 25 pupils who are new to it, and say so.',
      },
      {
        name: 'material_in_the_room',
        label: 'What there is in the room',
        unless: '#facts9',
        ifMissing: 'If nothing is said about material, use paper, pens and a board alone.',
      },
    ],
    steps: [],
    format: [
      'One goal: what a pupil can do at the end and could not before',
      'A table: minutes, what pupils do, what I do, material',
      'Three questions for the end, with the answers I should hear',
      'One task for those who finish early, one for those who are stuck',
    ],
    limits: [
      { on: '#minutes', rule: 'Let the minutes in the table add up to {minutes}' },
      {
        rule: 'Let no part in which only I speak last longer than five minutes',
        because: 'attention ends there',
      },
      { rule: 'Name the mistake most pupils make{? with {matter}}, and when to bring it up' },
    ],
    sample: {
      intro: 'Rows of the wanted table, from other lessons',
      input: 'Minutes',
      output: 'Row',
      pairs: [
        [
          '0-5',
          '`| 0-5 | guess which of four jars floats | collect guesses, explain nothing | 4 jars |`',
        ],
        ['12-20', '`| 12-20 | sort 16 word cards in pairs | listen, note two errors | cards |`'],
        [
          '30-38',
          '`| 30-38 | draw the route from memory | hand out the map at the end | atlas page |`',
        ],
        ['5-12', '`| 5-12 | act the trial in fours | keep time | role slips |`'],
        [
          '20-26',
          '`| 20-26 | measure their own pulse twice | write both rows on the board | a clock |`',
        ],
        [
          '38-45',
          '`| 38-45 | write one sentence that is wrong on purpose | swap and correct | none |`',
        ],
      ],
    },
    checks: [
      'Add up the minutes',
      'Each part serves the goal: strike the one that does not',
      'Check that each of these is kept: {facts}',
    ],
  },
  {
    id: 'content.quiz',
    useCase: 'content_creation',
    cues: { exam: 6 },
    role: ['examiner whose wrong answers are the mistakes people really make'],
    task: ['Write the questions that the request asks for, with their answers'],
    verb: 'Write',
    question: 'Write the questions that settle this',
    asks: [
      {
        name: 'level',
        label: 'Who answers it, and how hard it should be',
        unless: '#level|#grade|student',
        ifMissing: 'If no level is given, go from easy to hard, and mark the half.',
      },
    ],
    steps: [],
    format: [
      'The numbered questions{? on {matter}} on their own, ready to hand out',
      'A key after them: number, answer, one sentence why',
    ],
    limits: [
      {
        rule: 'Give each question one answer that is right beyond doubt',
        because: 'a disputed one spoils the round',
      },
      {
        on: '#multiple-choice',
        rule: 'Give four choices of like length, and spread the right one evenly over the letters',
        because: 'length and place give answers away',
      },
      { rule: 'Use only facts you are certain of, and no question on a date that sources dispute' },
    ],
    sample: {
      intro: 'Questions of the wanted kind, on other subjects',
      input: 'Question',
      output: 'Answer and why',
      pairs: [
        [
          'Which melts first: butter, wax, chocolate, tin?',
          'Chocolate: it goes soft at body heat.',
        ],
        ['How many strings has a viola: 4, 5, 6, 8?', '4, as the violin, tuned lower.'],
        [
          'What does a barometer fall tell: rain, frost, drought, fog?',
          'Rain: the pressure drops before it.',
        ],
        [
          'Which is a fruit by its seeds: celery, cucumber, beet, leek?',
          'Cucumber: it holds the seeds.',
        ],
        ['What does "andante" ask for: loud, slow, walking pace, short?', 'Walking pace.'],
      ],
    },
    checks: [
      'Count the questions, and answer each without the key',
      'Check that what I named is met: {facts}',
    ],
  },
  {
    id: 'content.questionnaire',
    useCase: 'content_creation',
    cues: {
      '#numbers3': -8,
      questionnaire: 7,
      survey: 5,
      'survey+#question-count': 4,
    },
    role: [
      'survey writer in {trade} matters who asks only what will change a decision',
      'survey writer who asks only what will change a decision',
    ],
    task: ['Write the questionnaire that the request describes'],
    verb: 'Write',
    question: 'Write the questionnaire that answers this',
    asks: [
      {
        name: 'decision',
        label: 'What will be decided with the answers',
        ifMissing:
          'If no decision is named, put one beside each question that its answers could settle.',
      },
      {
        name: 'how_it_is_sent',
        label: 'How it reaches people (paper, link, call)',
        unless: 'Google Forms|email|WhatsApp',
        ifMissing: 'If no channel is given, write for a phone screen.',
      },
    ],
    steps: [],
    format: [
      'Two sentences of introduction: what it is for, how long it takes',
      'The numbered questions{? about {matter}}, each with its kind (choice, scale, free text) and its choices',
      'A table after them: question, which decision it serves',
    ],
    limits: [
      {
        rule: 'Ask one thing per question, in words that hint at no answer',
        because: 'a leading question measures itself',
      },
      {
        rule: 'Keep free text to two questions, and put what is personal last',
        because: 'people break off there',
      },
      { on: '!#length+!#count', rule: 'At most twelve questions' },
    ],
    sample: {
      intro: 'Questions of the wanted kind, from other surveys',
      input: 'Wanted to know',
      output: 'Question',
      pairs: [
        [
          'is the bus too rare?',
          'When did you last wait longer than you had planned? (this week / this month / longer ago / never)',
        ],
        [
          'do they read the board?',
          'Which of these did you know before today? (four notices and one that does not exist)',
        ],
        [
          'is the price a reason?',
          'What would have had to be different for you to stay? (free text)',
        ],
        [
          'how loud is the hall?',
          'Could you follow the talk from your seat? (fully / mostly / partly / not)',
        ],
        ['would they come again?', 'Which of the next three dates would you choose, if any?'],
      ],
    },
    checks: [
      'For each question: two likely answers would lead to two different actions',
      'Check that what I named is met: {facts}',
    ],
  },
  {
    id: 'content.essay',
    useCase: 'content_creation',
    cues: { essay: 7, outline: 7 },
    role: ['academic writer who takes the strongest objection first'],
    task: [
      'Write the {artefact} that the request describes',
      'Write the text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the text that settles this',
    asks: [
      {
        name: 'own_position',
        label: 'My position on it',
        on: 'essay',
        unless: '#facts9',
        ifMissing:
          'If no position is given, choose the one that is easier to prove, and say so first.',
      },
      {
        name: 'data_or_method',
        label: 'Data or method at hand',
        on: 'outline',
        ifMissing:
          'If no method is given, propose two that one person can carry out, and go on with the first.',
      },
      {
        name: 'required_form',
        label: 'Rules of the school or course (form, citing style)',
        ifMissing: 'If no rules are given, use plain headings, and mark where a source belongs.',
      },
    ],
    steps: [
      ['essay', 'State the claim in one sentence that somebody could deny'],
      ['essay', 'Give two reasons, each with an example, then the best objection and its answer'],
      ['essay', 'Close with what follows if the claim holds'],
      ['outline', 'Fix one research question that a thesis of usual length can answer'],
      ['outline', 'Order the chapters so that each answers a question the one before raises'],
    ],
    format: [
      ['essay', 'Title, then paragraphs without headings, the claim in the first'],
      ['outline', 'The research question, then numbered chapters with two or three sections each'],
      ['outline', 'Per chapter one sentence on what it shows, and what it needs'],
      'Last, under "To check", each statement that needs a source',
    ],
    limits: [
      {
        rule: 'Name no study, figure or quotation unless you are certain of it; write [source] instead',
        because: 'an invented reference can cost the mark',
      },
      { on: '#length', rule: 'Keep to the length named, and give the word count at the end' },
    ],
    sample: {
      intro: 'Claims of the wanted kind, on other questions',
      input: 'Question',
      output: 'Claim',
      pairs: [
        [
          'free museums',
          'Museums should charge tourists and not residents, because only one of them has already paid.',
        ],
        ['homework', 'Homework below the age of ten mostly measures the parents.'],
        ['zoos', 'A zoo earns its place by the species it has sent back, and by nothing else.'],
        ['four-day week', 'A shorter week helps where work can wait, and harms where people do.'],
        ['dead languages', 'Latin is worth its hours for what it does to reading, not to careers.'],
        ['city cars', 'A car ban works only where the last bus comes after the last film.'],
      ],
    },
    checks: [
      'Somebody of the other opinion would find their best argument in it',
      'Check that each of these is kept: {facts}',
    ],
  },
];
