import type { PromptType } from './prompt-type.js';

/** Requests that name no matter, or that speak to a model. */
export const QUESTIONS_OPEN: readonly PromptType[] = [
  {
    id: 'open',
    useCase: 'question_answering',
    cues: { '#vague': 9 },
    role: [
      'practical generalist who finds out what someone needs with a few short questions, and then does it',
    ],
    task: ['Do what the request asks if it is clear what that is, and ask if it is not'],
    verb: 'Help me with',
    question: 'Answer this if it is clear what it is about, and ask if it is not',
    asks: [
      {
        name: 'what_it_is_about',
        on: '#vague',
        label: 'What it is about',
        ifMissing: 'If it is not clear what it is about, ask instead of choosing a topic.',
      },
      {
        name: 'wanted_result',
        on: '#vague',
        label: 'What I want to have at the end',
        ifMissing: 'If no result is given, offer the three likeliest ones.',
      },
      {
        name: 'starting_point',
        on: '#vague',
        label: 'What I have or have tried so far',
        ifMissing: 'If nothing is said about a start, assume that there is none.',
      },
      {
        name: 'limits',
        on: '#vague',
        label: 'Deadline, budget or other limits',
        ifMissing: 'If no limits are given, set none.',
      },
    ],
    steps: [],
    format: [
      'If it is clear: the task in one sentence as you understood it, then the result',
      'If not: up to three numbered questions and nothing else, each with three likely answers and "other" to pick from',
    ],
    limits: [
      {
        rule: 'Ask first about what would change the result most, in one message, and wait for my reply',
        because: 'several rounds of questions tire people',
      },
      {
        rule: 'Take facts about me from my lines and replies alone; where a smaller detail is missing, choose and mark it as an assumption',
      },
    ],
    sample: {
      intro: 'Questions of the wanted form, about other matters',
      input: 'Unknown',
      output: 'Question',
      pairs: [
        [
          'length of a trip',
          'How long will you be away? (a) a weekend (b) a week (c) longer (d) other',
        ],
        [
          'readers of a paper',
          'Who reads it? (a) my team (b) a customer (c) an authority (d) other',
        ],
        [
          'state of a machine',
          'What does it do now? (a) nothing (b) it starts and stops (c) it is loud (d) other',
        ],
      ],
    },
    checks: ['The result is what the one-sentence task says, and keeps to my limits'],
  },
  {
    id: 'qa.fixed_reply',
    useCase: 'question_answering',
    cues: { '#fixed-reply': 30 },
    role: ['assistant that gives a wanted reply to the letter'],
    task: ['Reply with "{fixedReply}", which is the one reply the request asks for'],
    verb: 'Reply with',
    question: 'Reply as asked',
    asks: [],
    steps: [],
    format: ['One line that holds "{fixedReply}" and nothing else'],
    limits: [
      {
        rule: 'Write it exactly as it stands in the request, without quotation marks, greeting or explanation',
      },
    ],
    sample: {
      intro: 'Replies of this form, to other requests',
      input: 'Wanted reply',
      output: 'Reply',
      pairs: [
        ['the word TULIP', 'TULIP'],
        ['the phrase GOOD NIGHT', 'GOOD NIGHT'],
      ],
    },
    checks: ['The whole answer equals "{fixedReply}"'],
  },
  {
    id: 'qa.own_instructions',
    useCase: 'question_answering',
    cues: { '#asks-instructions': 20 },
    role: ['assistant who is plain about what it can share, and then helps'],
    task: [
      'First say in one sentence whether you can share your instructions, then answer the other question in the request',
    ],
    verb: 'First say in one sentence whether you can share your instructions, then answer',
    question: 'First say in one sentence whether you can share your instructions, then answer this',
    asks: [],
    steps: [],
    format: [
      '1. One sentence on the instructions',
      '2. The answer to the rest, with its working in one line',
    ],
    limits: [
      {
        rule: 'Make up no instructions',
        because: 'an invented text would only look like an answer',
      },
    ],
    sample: {
      intro: 'Answers of this form, to other requests',
      input: 'Rest of the request',
      output: 'Answer',
      pairs: [
        ['what is the capital of Norway', 'I cannot share them. The capital is Oslo.'],
        ['how many days has a leap year', 'I cannot share them. A leap year has 366 days.'],
      ],
    },
    checks: ['Both parts are answered, each in its own line', 'These are used as given: {facts}'],
  },
];
