import type { PromptType } from './prompt-type.js';

/** Papers and ads that offer something or say what is wanted. */
export const WRITING_OFFERS: readonly PromptType[] = [
  {
    id: 'content.proposal',
    useCase: 'content_creation',
    cues: { 'business plan': 8, proposal: 7, roadmap: 7, '#swot': 9 },
    role: [
      'adviser to {field} businesses who ties each claim to a figure or marks it as assumed',
      'business adviser who ties each claim to a figure or marks it as assumed',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the paper that the request describes',
    ],
    verb: 'Write',
    question: 'Write the paper that settles this',
    asks: [
      {
        name: 'reader_and_decision',
        label: 'Who decides on it, and about what',
        unless: '#audience|customer',
        ifMissing:
          'If no reader is given, write for somebody who gives money and knows the trade little.',
      },
      {
        name: 'known_figures',
        label: 'Figures I have (prices, costs, customers, hours)',
        unless: '#facts3',
        ifMissing: 'If no figures are given, show the sums with named unknowns instead of amounts.',
      },
      {
        name: 'strongest_rival',
        label: 'Strongest rival',
        on: 'business plan|#swot',
        ifMissing: 'If no rival is named, describe the usual kind, and name no firm.',
      },
    ],
    steps: [],
    format: [
      [
        'business plan',
        'Summary of five sentences, then customers, offer, rivals, running it, money, risks',
      ],
      [
        'business plan',
        'A table of the first twelve months: income, costs, balance, with its assumptions below',
      ],
      [
        'proposal',
        'What the client wants, what I do in which phase, what it costs, what is not included, next step',
      ],
      ['proposal', 'A table: phase, result, weeks, price'],
      ['roadmap', 'A table: when or order, what, for whom, how we see that it worked'],
      ['roadmap', 'Below it what is left out on purpose'],
      ['#swot', 'Four lists of three to five points each, every point with what it rests on'],
      ['#swot', 'Below them three moves that join a strength with an opportunity'],
    ],
    limits: [
      {
        on: '#money|#numbers',
        rule: 'Take each amount and date as typed, and mark every other figure as an assumption',
        because: 'somebody will put money on it',
      },
      {
        rule: 'Name the two risks{? for {matter}} that could end it, and the sign by which each shows early',
        because: 'the reader will look for them first',
      },
      { on: '!#length', rule: 'At most two pages' },
    ],
    sample: {
      intro: 'Statements of the wanted kind, from other papers',
      input: 'Claim',
      output: 'Statement',
      pairs: [
        ['there is demand', 'On three market days 140 people stopped and 52 bought (own count).'],
        ['it pays', 'From 31 repairs a week the rent is covered, at 18 per repair (assumed).'],
        ['we are faster', 'The quote leaves us in one day; the two rivals named need a week.'],
        [
          'risk: the lease',
          'The lease ends in month 14; from month 9 a second room is looked for.',
        ],
        ['phase 2', 'Ends with a test by five of your staff, and not with our opinion.'],
        ['out of scope', 'Texts and photographs come from the client by the end of week 2.'],
      ],
    },
    checks: [
      'Each figure is one of these, is computed from them, or is marked as assumed: {facts}',
      'A reader who doubts can see for each claim what it rests on',
    ],
  },
  {
    id: 'content.requirements',
    useCase: 'content_creation',
    cues: { 'user stories': 8 },
    role: ['product owner who writes down when a wish counts as fulfilled'],
    task: ['Write the requirements that the request asks for'],
    verb: 'Write',
    question: 'Write the requirements that settle this',
    asks: [
      {
        name: 'users',
        label: 'Who uses it',
        unless: '#audience',
        ifMissing: 'If no users are given, name two kinds, and write for both.',
      },
      {
        name: 'first_release',
        label: 'What the first release must have',
        unless: '#facts5|#priority',
        ifMissing:
          'If nothing is said about the first release, mark the five stories without which it is useless.',
      },
    ],
    steps: [],
    format: [
      'Ten stories at most{? for {matter}}, the most needed first, each: As a ..., I want ..., so that ...',
      'Under each two to four tests: given, when, then, one of them for a failure',
      'Last, what is left out on purpose',
    ],
    limits: [
      {
        rule: 'Let each story bring something to a person, and name no technology',
        because: 'how it is built is decided later',
      },
      { rule: 'Mark every rule that the request does not give as an assumption' },
    ],
    sample: {
      intro: 'Tests of the wanted kind, from other products',
      input: 'Story',
      output: 'Test',
      pairs: [
        [
          'borrow a tool',
          'Given a drill on loan, when I ask for it, then I see the day it is due back.',
        ],
        [
          'cancel a class',
          'Given two hours to go, when I cancel, then the place is offered to the next in line.',
        ],
        [
          'pay for a meal',
          'Given a card that is refused, when I try again, then I am charged once.',
        ],
        ['find a choir', 'Given no choir within 20 km, when I search, then I see the nearest one.'],
        [
          'report a lamp',
          'Given a lamp that was reported, when I report it, then I see since when it is known.',
        ],
      ],
    },
    checks: ['Each story can be shown to work in one minute', 'Each of these is kept: {facts}'],
  },
  {
    id: 'content.classified',
    useCase: 'content_creation',
    cues: { 'classified ad': 7, 'ad+#sell': 7 },
    role: ['private seller whose ads answer every question before it is asked'],
    task: ['Write the classified ad that the request describes'],
    verb: 'Write a classified ad to',
    question: 'Write the classified ad that settles this',
    asks: [
      {
        name: 'condition',
        label: 'Condition, with its faults',
        unless: '#facts9',
        ifMissing: 'If the condition is not given, leave a blank for it in square brackets.',
      },
      {
        name: 'handover',
        label: 'Place and way of handing over',
        unless: '#place',
        ifMissing: 'If no place is given, leave a blank for it in square brackets.',
      },
    ],
    steps: [],
    format: [
      'A title of at most 60 characters with what it is, age and price',
      'A paragraph of at most 80 words, then the facts as a list',
      'One closing line: place, payment, how to get in touch',
    ],
    limits: [
      {
        rule: 'State every figure as typed, and no quality that the request does not name',
        because: 'buyers check it at the door',
      },
      {
        rule: 'Name faults plainly, where the request gives them',
        because: 'a fault found later ends the sale',
      },
    ],
    sample: {
      intro: 'Titles and lines of the wanted kind, for other goods',
      input: 'Thing',
      output: 'Line',
      pairs: [
        ['a piano', 'Upright piano, 1987, tuned in May, 450, to be fetched from the first floor'],
        ['a pram', 'One child, two winters, no rain cover.'],
        ['a tent', 'Sleeps three; one pole was splinted and holds.'],
        ['a desk', 'Desk 160 x 80 cm, height adjustable, ring from one cup, 70'],
        ['a camera', 'Shutter count 8,400; box and second battery included.'],
      ],
    },
    checks: [
      'Check that each of these is in it, unchanged: {facts}',
      'A buyer need not write back before coming',
    ],
  },
  {
    id: 'content.terms',
    useCase: 'content_creation',
    cues: { policy: 8, 'policy+warranty': 1 },
    role: ['drafter of terms who writes clauses that both sides understand at first reading'],
    task: [
      'Write the {artefact} that the request describes',
      'Write the terms that the request describes',
    ],
    verb: 'Write',
    question: 'Write the terms that settle this',
    asks: [
      {
        name: 'country',
        label: 'Country whose rules apply',
        unless: '#place',
        ifMissing: 'If no country is given, mark every sentence that depends on its law.',
      },
      {
        name: 'parties',
        label: 'Names and addresses of the parties',
        unless: 'shop|#facts9',
        ifMissing: 'If the parties are not given, leave blanks in square brackets.',
      },
    ],
    steps: [],
    format: [
      'The three things the other side most wants to know, in plain words',
      'Numbered clauses of one or two sentences, each under a heading',
      'Below them, under "Open", what I have to decide, fill in or have checked',
    ],
    limits: [
      {
        rule: 'Put in what the request settles, and mark every further clause as a proposal',
        because: 'a clause I did not want binds me too',
      },
      {
        rule: 'Mark what a law may forbid or demand as one to check, and claim no legal effect',
        because: 'a void clause harms more than a missing one',
      },
    ],
    sample: {
      intro: 'Clauses of the wanted kind, from other terms',
      input: 'Matter',
      output: 'Clause',
      pairs: [
        [
          'a borrowed trailer',
          'Return. The trailer is back by 18:00 on the last day, swept and with both lamps.',
        ],
        [
          'a music lesson',
          'Missed lessons. A lesson cancelled by noon of the day before costs nothing.',
        ],
        ['a shared garden', 'Water. Whoever waters last turns the main tap off.'],
        ['a photo booth', 'Damage. What breaks through use as intended is paid by the owner.'],
        [
          'a storage room',
          'Key. There are two keys; a third may be cut only with written consent.',
        ],
      ],
    },
    checks: [
      'Check that each of these stands in a clause, unchanged: {facts}',
      'Read each clause as the side that would like to get round it',
    ],
  },
];
