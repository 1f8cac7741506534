import type { PromptType } from './prompt-type.js';

/** Cards and spoken texts for an occasion. */
export const WRITING_OCCASIONS: readonly PromptType[] = [
  {
    id: 'content.invitation',
    useCase: 'content_creation',
    cues: {
      invitation: 6,
      'greeting card': 5,
      birthday: 1,
      wedding: 1,
      'first birthday party': 2,
      'invitation+wedding': 2,
      'invitation+message': 2,
    },
    role: [
      'writer of cards for {occasion} who needs few words',
      'writer of cards and invitations who finds the one detail that fits nobody else',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the card that the request describes',
    ],
    verb: 'Write',
    question: 'Write the card that settles this',
    asks: [
      {
        name: 'place',
        label: 'Place',
        on: 'invitation',
        unless: '#place|#facts5',
        ifMissing: 'If the place is not given, leave a blank for it in square brackets.',
      },
      {
        name: 'answer_by',
        label: 'Until when and to whom guests answer',
        on: 'invitation',
        ifMissing: 'If no answer date is given, leave the request for an answer out.',
      },
      {
        name: 'senders',
        label: 'Who signs the card',
        on: 'greeting card',
        unless: 'mother|#name-given',
        ifMissing: 'If no senders are given, end with a blank in square brackets.',
      },
    ],
    steps: [],
    format: [
      [
        '!#several',
        'Two versions{? for {matter}} that differ in idea and not only in words, each ready to print',
      ],
      [
        '#several',
        '{several} versions{? for {matter}} that differ in idea and not only in words, each ready to print',
      ],
      [
        'invitation',
        'Each version has, in this order: who invites, to what, when, where, how to answer',
      ],
    ],
    limits: [
      {
        on: '#tone',
        rule: 'Hold this tone: {tone}',
        because: 'closeness is what a card is judged by',
      },
      {
        on: 'boss',
        rule: 'Stay at the distance of colleagues: nothing on age, family or looks',
        because: 'it goes to a superior',
      },
      {
        rule: 'Take names, date and place exactly as given',
        because: 'a printed error cannot be called back',
      },
      { on: '!#length', rule: 'At most 60 words per version' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, for other occasions',
      input: 'Occasion',
      output: 'Line',
      pairs: [
        ['a first marathon', 'Forty-two kilometres, and not one of them short cut. We counted.'],
        ['a farewell lunch', 'Before you take the plant with you, let us feed you once more.'],
        ['a garden opening', 'The gate sticks, the beans climb, the table is laid from four.'],
        [
          'a silver wedding',
          'Twenty-five winters under one blanket: come and warm the twenty-sixth.',
        ],
        [
          'a name day',
          'One name, three aunts who claim it, and a cake for the one who wears it best.',
        ],
        ['a book launch', 'It has 212 pages, and you are on one of them. Come and look.'],
        [
          'a housewarming',
          'The boxes are unpacked, all but one: it holds the glasses, and we need you for those.',
        ],
        [
          'a retirement',
          'Thirty-one years of early trains, and from Monday the only timetable is yours.',
        ],
        [
          'a school play',
          'Curtain at five, nerves from three: come and clap for a forest of twelve trees.',
        ],
        ['a new baby', 'She arrived with the first snow and is already the loudest of us.'],
      ],
    },
    checks: [
      'Each version holds something that only this person or this event has{?, such as {matter}}',
      'Check that each of these stands in both versions, unchanged: {facts}',
      [
        '#date',
        'If a weekday and a date are both given, check that they can belong together, and tell me if not',
      ],
    ],
  },
  {
    id: 'content.speech',
    useCase: 'content_creation',
    cues: { speech: 6, 'video script': 7, 'wedding+speech': 3, presentation: 4 },
    role: [
      'speechwriter for {occasion} who writes to be heard once and understood at once',
      'writer for the ear whose sentences are understood at first hearing',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the spoken text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the spoken text that settles this',
    asks: [
      {
        name: 'speaker_and_listeners',
        label: 'Who speaks, and to whom',
        unless: '#audience|#name-given|video script',
        ifMissing: 'If it is not said who speaks, leave the opening free of it.',
      },
      {
        name: 'minutes',
        label: 'Length in minutes',
        unless: '#minutes|#length',
        ifMissing: 'If no length is given, write for three minutes.',
      },
    ],
    steps: [
      ['speech', 'Open with one sentence that only this speaker could say'],
      ['speech', 'Tell the points{? about {matter}} in an order that builds towards the last'],
      ['speech', 'Close with a line the whole room can repeat'],
      ['video script', 'Say in the first ten seconds what the viewer can do at the end'],
      ['video script', 'Show one action per scene, with what it looks like when it is right'],
      ['video script', 'End with the mistake that most people make'],
    ],
    format: [
      ['video script', 'A table with the columns time, spoken words, picture'],
      ['!video script', 'Short paragraphs, with an empty line wherever I should pause'],
      'Below it, under "To fill in", at most four questions in brackets',
    ],
    limits: [
      {
        on: '#minutes',
        rule: 'Write {spokenWords} words, which is {minutes} at an unhurried pace',
        because: 'a speech that runs over is cut by somebody else',
      },
      {
        on: '#plain-language',
        rule: 'Use literal, everyday words and sentences of 15 words or fewer',
        because: 'not every listener is at home in the language',
      },
      {
        rule: 'Use only what the request tells; where a detail is missing, put a question in brackets',
        because: 'people who were there would notice an invented one',
      },
      { on: '#tone', rule: 'Hold this tone: {tone}' },
    ],
    sample: {
      intro: 'Lines in the right voice, about other people and things',
      input: 'Subject',
      output: 'Line',
      pairs: [
        [
          'a friend who builds',
          'Sam has never read a manual, which is why our kitchen has three doors.',
        ],
        [
          'a wet camping trip',
          'She told us the tent was dry; at two in the morning we learned that it was not.',
        ],
        ['a toast', 'Please stand up: may your house be full and your phones be off.'],
        ['how to sharpen a knife', 'Hear that? A dull blade scrapes, a sharp one whispers.'],
        [
          'an uncle who sails',
          'He taught us two things: how to wait for wind, and where the biscuits are.',
        ],
        ['a farewell at work', 'She left us a list; point one says "do not look for the list".'],
        ['a school reunion', 'We have all changed, except for the back row.'],
        ['an opening', 'The key sticks a little, so do come in before we repair that too.'],
      ],
    },
    checks: [
      ['#minutes', 'Count the words: {spokenWords}'],
      'Check that each of these is there and unchanged: {facts}',
      'Read it aloud in your head, and shorten every sentence that needs a second breath',
    ],
  },
];
