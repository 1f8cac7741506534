import type { PromptType } from './prompt-type.js';

/** Texts about people and their work. */
export const WRITING_HIRING: readonly PromptType[] = [
  {
    id: 'content.job_ad',
    useCase: 'content_creation',
    cues: { 'job ad': 8 },
    role: [
      'writer of {trade} job ads who sounds like a future colleague and not like a company',
      'writer of job ads who sounds like a future colleague and not like a company',
    ],
    task: [
      'Write the job ad that the request describes, so that a fitting person wants to apply',
      'Write the job ad that the request describes',
    ],
    verb: 'Write',
    question: 'Write the job ad that settles this',
    asks: [
      {
        name: 'employer_and_place',
        label: 'Name of the employer, and the place of work',
        unless: '#place',
        ifMissing: 'If employer or place is not given, leave a blank in square brackets.',
      },
      {
        name: 'how_to_apply',
        label: 'How to apply, and until when',
        unless: '#address|#deadline',
        ifMissing: 'If the way to apply is not given, leave a blank in square brackets for it.',
      },
      {
        name: 'main_tasks',
        label: 'Main tasks',
        unless: '#facts9',
        ifMissing:
          'If no tasks are given, name those that every such job has, and mark them as assumed.',
      },
    ],
    steps: [],
    format: [
      'A headline of at most eight words{?, with a word that belongs to {matter}}',
      'Two short paragraphs: what the day is like, and whom the place suits',
      'A list: hours, pay, start, what is needed, how to apply',
    ],
    limits: [
      {
        on: '#tone',
        rule: 'Hold this tone: {tone}',
        because: 'it is the first talk with a colleague',
      },
      {
        rule: 'State only what the request says about pay, hours and demands',
        because: 'applicants will hold the employer to it',
      },
      {
        rule: 'Leave out anything that could shut people out by age, gender or origin',
        because: 'in many countries such an ad is unlawful',
      },
      { on: '!#length', rule: 'Keep it to 120 to 160 words' },
    ],
    sample: {
      intro: 'Headlines and openings of the wanted kind, for other jobs',
      input: 'Job',
      output: 'Line',
      pairs: [
        ['bicycle courier', 'The city is your corridor: riders for Monday to Thursday'],
        ['swimming teacher', 'Twelve children, one whistle, and no day like the last.'],
        ['night porter', 'Good with keys and quiet? We have 60 rooms and one desk.'],
        ['tree nursery hand', 'You will know 40 kinds of bark by autumn.'],
        ['dental assistant', 'You hold the lamp, the hand and the mood.'],
        ['bus driver', 'Line 7 needs somebody who greets first.'],
        ['florist', 'Buckets at six, colour by eight: a place at our stall'],
        ['library aide', 'Returns in, questions out: 18 hours a week among books'],
      ],
    },
    checks: [
      'Hours, pay, start and how to apply are each there, or stand as a blank',
      'Check that each of these is in it, unchanged: {facts}',
      ['#no-experience', 'Somebody who applies for the first time would feel meant'],
    ],
  },
  {
    id: 'content.bio',
    useCase: 'content_creation',
    cues: { bio: 7 },
    role: ['writer of short biographies who lets facts do the praising'],
    task: ['Write the biography that the request describes'],
    verb: 'Write',
    question: 'Write the biography that settles this',
    asks: [
      {
        name: 'name',
        label: 'Name of the person or the business',
        unless: '#name-given+!#place',
        ifMissing: 'If no name is given, leave a blank for it in square brackets.',
      },
      {
        name: 'proudest_work',
        label: 'One piece of work worth naming',
        unless: '#facts9',
        ifMissing: 'If none is given, write without one and invent none.',
      },
      {
        name: 'reader',
        label: 'Who reads it',
        unless: '#audience|website',
        ifMissing: 'If no reader is given, write for somebody who looks for such a service.',
      },
    ],
    steps: [],
    format: [
      'A version of 50 words and one of 120 words, both ready to paste',
      ['website', 'Below them one line of at most 12 words for the top of the page'],
      ['!website', 'Below them one line of at most 12 words for a profile'],
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      {
        on: '!#first-person',
        rule: 'Write in the third person',
        because: 'others will paste it under a name',
      },
      { on: '#first-person', rule: 'Write in the first person, as asked' },
      {
        rule: 'Use only what the request tells, and no word of praise that a fact does not carry',
        because: 'readers believe facts and skip adjectives',
      },
    ],
    sample: {
      intro: 'Sentences of the wanted kind, about other people',
      input: 'Person',
      output: 'Sentence',
      pairs: [
        [
          'a piano tuner',
          'Ines Faro has kept the pianos of three concert halls in tune since 2009.',
        ],
        [
          'a translator',
          'He turns Finnish manuals into German ones, and checks them at the machine.',
        ],
        ['a beekeeper', 'She looks after 40 hives, and has been stung mostly in April.'],
        ['a lawyer', 'Most of his cases end with a letter; the others he tells at dinner.'],
        [
          'a potter',
          'Her cups hold a quarter of a litre, because that is how much coffee she needs.',
        ],
        [
          'a physiotherapist',
          'He worked at the same rink for nine winters before he opened his own rooms.',
        ],
      ],
    },
    checks: [
      'Check that each of these is in the long version, unchanged: {facts}',
      'No sentence would fit a colleague in the same trade as well',
    ],
  },
  {
    id: 'content.appraisal',
    useCase: 'content_creation',
    cues: { appraisal: 7, 'appraisal+review': 2 },
    role: ['team leader who writes reviews that name what was seen and what comes next'],
    task: ['Write the review of a colleague that the request describes'],
    verb: 'Write',
    question: 'Write the review that settles this',
    asks: [
      {
        name: 'period',
        label: 'Period the review covers',
        unless: '#year|#date',
        ifMissing: 'If no period is given, leave a blank in square brackets.',
      },
      {
        name: 'one_incident',
        label: 'One incident behind each main point',
        unless: '#facts9',
        ifMissing: 'If no incident is given, mark the place where one belongs, and invent none.',
      },
    ],
    steps: [],
    format: [
      'Strengths, then points to work on, each as what was seen and what it led to',
      'Two goals for the next period that can be counted',
      'One closing sentence to say face to face',
    ],
    limits: [
      {
        rule: 'Judge what was done and not what the person is like',
        because: 'only the first can be changed',
      },
      {
        rule: 'Give praise and criticism the weight that the request gives them',
        because: 'it may be read in front of others later',
      },
      { on: '!#length', rule: 'Keep it under 220 words' },
    ],
    sample: {
      intro: 'Sentences of the wanted kind, about other people',
      input: 'Seen',
      output: 'Sentence',
      pairs: [
        [
          'late reports',
          'Three of six reports came after the meeting they were meant for; from May I want them the day before.',
        ],
        [
          'calm in a crisis',
          'When the till system failed, he took orders on paper, and nobody left the queue.',
        ],
        [
          'interrupts others',
          'In two planning rounds colleagues did not finish their point; please let each end first.',
        ],
        [
          'learns fast',
          'She ran the packing line alone after four days, where two weeks are usual.',
        ],
        [
          'untidy records',
          'Nine delivery notes had no date; a second look before filing would settle it.',
        ],
      ],
    },
    checks: [
      'Every point goes back to something in the request: {facts}',
      'Read it as the person concerned: nothing comes as a surprise without an example',
    ],
  },
  {
    id: 'content.application',
    useCase: 'content_creation',
    cues: { 'cover letter': 7, CV: 6, 'internship+letter': 2, 'job+letter': 3, apprenticeship: 1 },
    role: [
      'recruiter for {trade} jobs who knows which lines are skimmed',
      'recruiter who knows which lines are skimmed',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the application text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the application text that settles this',
    asks: [
      {
        name: 'job_ad',
        label: 'The job advertisement, or its three main demands',
        ifMissing:
          'If no advertisement is given, match the text to what such a place usually needs, and mark it as assumed.',
      },
      {
        name: 'two_results',
        label: 'Two things I achieved, with a figure if there is one',
        unless: '#facts9',
        ifMissing:
          'If no results are given, show each duty by what it demanded of me, and invent no success.',
      },
    ],
    steps: [
      'Say in one sentence for what I apply and why I fit{? ({matter})}',
      'Prove it with what I have done, each point tied to what the place needs',
      'Say when I can start or talk, and close',
    ],
    format: [
      'The text{? about {matter}}, ready to send, in the form usual for such an application',
      'Below it, under "To fill in", the blanks in square brackets as a list',
    ],
    limits: [
      {
        rule: 'Use only the experience I name, and let each claim rest on one of its facts',
        because: 'I will be asked about every line',
      },
      {
        rule: 'Present little experience as what it taught me, without apology',
        because: 'an apology is what gets remembered',
      },
      { on: '!#length', rule: 'Keep it to one page' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, from other applications',
      input: 'Duty',
      output: 'Line',
      pairs: [
        [
          'stocked shelves',
          'I refilled 30 metres of shelf before opening, and learned which gaps customers see first.',
        ],
        [
          'looked after two brothers',
          'Getting two brothers to school on time taught me to plan backwards from the bell.',
        ],
        [
          'ran the school newspaper',
          'Eight issues came out on the day that stood on the first one.',
        ],
        [
          'worked on a farm',
          'At five in the morning nobody reminds you; I was late once in two summers.',
        ],
        ['sold tickets', 'With a queue of forty I learned to say no in one friendly sentence.'],
        ['sorted parcels', 'Of 900 parcels a night, mine came back twice a month.'],
        [
          'answered the phone',
          'I took 60 calls a day, and wrote each one down so that a colleague could go on with it.',
        ],
      ],
    },
    checks: [
      'Check that each of these from the request is used and unchanged: {facts}',
      'Every claim has a fact behind it, and the first paragraph would fit no other place',
    ],
  },
];
