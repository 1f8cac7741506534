import type { PromptType } from './prompt-type.js';

/** Texts on doors and walls, replies in public, and reminders. */
export const WRITING_NOTICES: readonly PromptType[] = [
  {
    id: 'content.notice',
    useCase: 'content_creation',
    cues: { notice: 7 },
    role: [
      'writer of {field} notices that are read in passing and followed',
      'writer of notices that are read in passing and followed',
    ],
    task: ['Write the {artefact} that the request describes', 'Write the notice'],
    verb: 'Write',
    question: 'Write the notice that settles this',
    asks: [
      {
        name: 'place_and_readers',
        label: 'Where it hangs and who passes it',
        unless: '#place|#audience|door|customer|neighbour|school|café|allotment garden|#facts5',
        ifMissing: 'If the place is not given, write for people who stop for five seconds.',
      },
    ],
    steps: [],
    format: [
      'A headline of at most six words{? on {matter}}',
      'The text{? on {matter}} in short lines: what, when, what I ask for',
      'Below it, under "Notes", what was left out on purpose, in one line',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      {
        rule: 'Say what people should do, and why in half a sentence, before what they should not do',
        because: 'a ban alone invites an argument',
      },
      {
        on: '#exclusion',
        rule: 'Blame nobody, and name no person who is not named in the request',
      },
      { on: '!#length+!#wording', rule: 'At most 90 words' },
    ],
    sample: {
      intro: 'Headlines and lines in the right voice, for other places',
      input: 'Place',
      output: 'Line',
      pairs: [
        ['a lift', 'Four people or one piano. Not both.'],
        ['a library', 'Whisper: the person next to you is on page one.'],
        ['a bicycle cellar', 'No name on it by Sunday? Then it goes to the charity.'],
        ['a tea kitchen', 'This sponge has a future. Please rinse it.'],
        ['a playground', 'Dogs wait outside, they get the sticks afterwards.'],
        ['a waiting room', 'We call you by number, so that your name stays yours.'],
        ['a hall', 'Pushchairs go left of the stairs; the fire brigade needs the right.'],
        ['a swimming bath', 'Shower first. The water is for everybody.'],
        ['a car park', 'This space opens a gate. Leave it open.'],
      ],
    },
    checks: [
      'Check that each of these is on it, unchanged: {facts}',
      'Somebody who reads only the headline knows what it is about{? ({matter})}',
    ],
  },
  {
    id: 'content.public_reply',
    useCase: 'content_creation',
    cues: {
      'reply to a review': 9,
      '#reply+customer review': 9,
      'write+review+customer': 2,
      'apology+review': 2,
    },
    role: [
      '{field} host who answers reviews for the people who read them later',
      'host who answers reviews for the people who read them later',
    ],
    task: ['Write the reply to the review that the request describes'],
    verb: 'Write',
    question: 'Write the reply',
    asks: [
      {
        name: 'review_text',
        label: 'The review itself',
        unless: '#quote|#facts3',
        ifMissing: 'If the review is not given, answer only the points that the request names.',
      },
    ],
    steps: [
      'Sort what the review says: right, wrong, out of my hands',
      'Own the first with what was done, correct the second with one fact, explain the third in half a sentence',
    ],
    format: [
      'The reply, ready to post, addressed to the reviewer by the name given',
      'Below it a version half as long',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      {
        rule: 'Call nobody a liar: put the fact beside the claim, and leave the verdict to the reader',
        because: 'a quarrel in public costs more guests than the review',
      },
      { rule: 'Offer no refund and no gift that the request does not offer' },
    ],
    sample: {
      intro: 'Sentences in the right register, for other reviews',
      input: 'Complaint',
      output: 'Sentence',
      pairs: [
        [
          'cold soup',
          'You are right about the soup, and the lamp above the pass is new since Monday.',
        ],
        ['long wait', 'Your order came after 22 minutes; on that Sunday we had said 30.'],
        ['rain', 'The weather we could not change, the dry room for the boots we could.'],
        ['price', 'The price stood on the board at the door, and it includes the second visit.'],
        ['a lost glove', 'Your glove hangs at the counter, left hand, grey.'],
      ],
    },
    checks: [
      'Check that these stand in it as given, and nothing beyond them: {facts}',
      'A stranger who reads it would book',
    ],
  },
  {
    id: 'content.reminder',
    useCase: 'content_creation',
    cues: { reminder: 7, 'overdue payment+email': 3, 'overdue payment+message': 3 },
    role: [
      'writer of {field} reminders that get paid without costing the customer',
      'writer of reminders that get an answer without costing the relationship',
    ],
    task: ['Write the reminders that the request describes', 'Write the reminder'],
    verb: 'Write',
    question: 'Write the reminder that settles this',
    asks: [
      {
        name: 'amount_and_due_date',
        label: 'What is open and since when',
        unless: '#money|#date',
        ifMissing: 'If the amount or date is not given, leave a marked blank for each.',
      },
    ],
    steps: [],
    format: [
      'Each message on its own with its subject line, in the order in which they are sent',
      'One line above each: when it goes out, and what changes against the one before',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      { rule: 'One request in each message, with the way to settle it in the first three lines' },
      { rule: 'Threaten nothing that the request does not announce' },
      { on: '!#length+!#wording', rule: 'At most 90 words each' },
    ],
    sample: {
      intro: 'First lines in the right register, on other matters',
      input: 'Stage',
      output: 'First line',
      pairs: [
        [
          'first, a library book',
          'Your book was due on Tuesday; one click keeps it until the 30th.',
        ],
        ['second, a club fee', 'We have not found your fee yet, so here is the link once more.'],
        ['last, a hired ladder', 'On Friday we close the file, and the deposit stays with us.'],
        ['first, a form', 'Page two is still empty; it takes three minutes.'],
        ['second, a visit', 'We kept your place on Thursday. Shall we keep it again?'],
      ],
    },
    checks: [
      'Check that each of these stands in every message that needs it, unchanged: {facts}',
      'Read them in a row: each is firmer than the last, and none is rude',
    ],
  },
  {
    id: 'content.condolence',
    useCase: 'content_creation',
    cues: { condolence: 8, 'funeral+message': 4, 'funeral+greeting card': 4 },
    role: ['writer of condolences who says one true thing and leaves the rest unsaid'],
    task: ['Write the message of sympathy that the request describes'],
    verb: 'Write',
    question: 'Write the message',
    asks: [
      {
        name: 'one_memory',
        label: 'One memory of the person who died, or what they were like',
        unless: '#facts5',
        ifMissing: 'If no memory is given, speak of the person who grieves, and make up none.',
      },
    ],
    steps: [],
    format: [
      'Two versions of three to five sentences, ready to send{? ({matter})}',
      'Under each one line: what it does differently',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      {
        rule: 'No set phrase, no comparison with my own losses, no advice',
        because: 'each of them turns the look away from the person who grieves',
      },
      { rule: 'Name the relation as the request does, and the religion only if it is named' },
    ],
    sample: {
      intro: 'Sentences in the right register, about other people',
      input: 'For',
      output: 'Sentence',
      pairs: [
        ['a neighbour', 'On Thursdays I will still listen for his whistle on the stairs.'],
        [
          'a cousin',
          'You need not answer this. I only want you to know that I think of her with you.',
        ],
        ['a team mate', 'He fixed all our bicycles and never took more than a coffee.'],
        ['a teacher', 'Three of us learned to read from her, and we all still hear her voice.'],
        ['a shopkeeper', 'The street is quieter. We miss her, and we are here on any evening.'],
      ],
    },
    checks: [
      'Strike every sentence that would fit any other death',
      'Check that these are right: {facts}',
    ],
  },
  {
    id: 'content.naming',
    useCase: 'content_creation',
    cues: { '#naming': 7, 'invent+name': 4, 'name+shop': 1, tagline: -2 },
    role: [
      'namer for {field} who says each candidate aloud before writing it down',
      'namer who says each candidate aloud before writing it down',
    ],
    task: ['Find names for what the request describes'],
    verb: 'Find',
    question: 'Find the name, and answer this',
    asks: [
      {
        name: 'what_sets_it_apart',
        label: 'What sets it apart from others of its kind',
        unless: '#facts3|#tone|#exclusion',
        ifMissing:
          'If nothing sets it apart, start from the place, the material and the person behind it.',
      },
    ],
    steps: [],
    format: [
      ['#count', 'As many names{? for {matter}} as I asked for, in groups by the idea behind them'],
      ['!#count', 'Nine names{? for {matter}}, in three groups by the idea behind them'],
      'After each name what it calls up, in at most eight words',
      'One pick, with how it sounds on the telephone',
    ],
    limits: [
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      {
        rule: 'No name that needs spelling out, and none that is a description only',
        because: 'people pass it on by mouth',
      },
      {
        rule: 'Say which ones to check for trade marks and free domains, and claim none to be free',
      },
    ],
    sample: {
      intro: 'Names of the wanted kind, for other things',
      input: 'Thing',
      output: 'Name',
      pairs: [
        ['a clock repairer', 'Half Past: a time everybody has'],
        ['a choir of neighbours', 'Third Floor Left: where it began'],
        ['a ferry', 'Patience: what it teaches'],
        ['a seed shop', 'Next May: the reason to buy'],
        ['a tailor', 'Seven Pins: small and exact'],
        ['a map app', 'Left Here: its most common words'],
        ['a night kiosk', 'Owl Change: coins at two in the morning'],
      ],
    },
    checks: [
      'Say each name on a bad line: it is understood at once',
      'Check that these are kept: {facts}',
    ],
  },
];
