import type { PromptType } from './prompt-type.js';

/** Texts that go to many readers. */
export const WRITING_PUBLIC: readonly PromptType[] = [
  {
    id: 'content.post',
    useCase: 'content_creation',
    cues: {
      post: 4,
      caption: 5,
      'blog post': 4,
      Instagram: 2,
      LinkedIn: 3,
      TikTok: 2,
      Xiaohongshu: 3,
      'promotion|discount': 2,
      'post+Instagram': 2,
    },
    role: [
      'writer of {platform} posts for the {trade} trade who gives readers one reason to act',
      'writer of {platform} posts who gives readers one reason to go on',
      'writer of short public texts who gives readers one reason to go on',
    ],
    task: [
      'Write the {platform} text that the request describes',
      'Write the {artefact} that the request describes',
      'Write the text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the text that settles this',
    asks: [
      {
        name: 'one_real_detail',
        label: 'One detail only I can know (a scene, a taste, a sentence somebody said)',
        unless: '#facts5',
        ifMissing: 'If no such detail is given, write without one and invent none.',
      },
      {
        name: 'call_to_act',
        label: 'What readers should do',
        unless: 'promotion|discount|#place|#money|blog post',
        ifMissing: 'If no action is given, end with a question to the readers.',
      },
    ],
    steps: [],
    format: [
      [
        '!blog post+#several',
        '{several} variants{? about {matter}} that open differently, each: a first line that works alone, the point, what to do',
      ],
      [
        '!blog post+!#several',
        'Two variants{? about {matter}} that open differently, each: a first line that works alone, the point, what to do',
      ],
      ['blog post', 'Title, an opening of two sentences, sections with headings, a closing line'],
      ['!blog post+!#no-hashtags', 'After each variant its hashtags on one line, five at most'],
    ],
    limits: [
      {
        on: '#tone',
        rule: 'Hold this tone: {tone}',
        because: 'readers scroll past a voice that does not fit',
      },
      {
        rule: 'Say only what the request says{? about {matter}}, and add nothing to the offer, the place or the person',
        because: 'readers will check it on the spot',
      },
      { on: '#emoji+!#emoji-limit', rule: 'Use emoji, at most one per line' },
      { on: '!#emoji', rule: 'Do without emoji, and use at most one exclamation mark' },
      { on: '!#length+!blog post', rule: 'At most 80 words per variant' },
    ],
    sample: {
      intro: 'First lines in the right voice, from other trades',
      input: 'Subject',
      output: 'First line',
      pairs: [
        ['a bicycle repair shop', 'Your brakes have been telling you something since March.'],
        ['a first marathon', 'At kilometre 31 I made a deal with a lamp post.'],
        ['a second-hand shop', 'This coat has been to Oslo twice without you.'],
        ['a choir', 'We have eleven altos and one bass. He is tired.'],
        ['a beekeeper', 'Forty thousand of them worked on this jar.'],
        ['a change of job', 'On Monday I sat at a desk where nobody knew how I take my tea.'],
        ['a climbing hall', 'The blue route let nobody up last week.'],
        ['a tailor', 'Bring the trousers you have been avoiding.'],
        ['a flower stall', 'Peonies last four days, and this is the first.'],
        ['a new library card', 'For the price of nothing I took home eleven countries.'],
      ],
    },
    checks: [
      'Check that each of these is in every variant, unchanged: {facts}',
      'Cover the name: if anybody else{? with {matter}} could post the same first line, write another',
    ],
  },
  {
    id: 'content.ad',
    useCase: 'content_creation',
    cues: { tagline: 7, ad: 4, name: 2, 'name+YouTube': 5, 'name+product description': 3 },
    role: ['{trade} copywriter who earns each word', 'copywriter who earns each word'],
    task: [
      'Write the {artefact} that the request describes',
      'Write the short text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the lines that settle this',
    asks: [
      {
        name: 'what_is_different',
        label: 'What sets it apart from others of its kind',
        unless: '#facts5',
        ifMissing:
          'If no difference is given, build on what the request says and claim nothing more.',
      },
    ],
    steps: [
      'Find three angles{? on {matter}}, such as use, feeling and surprise',
      'Write the lines for each angle',
      'Pick one and say why in one sentence{? on {matter}}',
    ],
    format: ['Ten lines in groups by angle', 'Below them one pick, with its reason'],
    limits: [
      {
        rule: 'Make no claim{? about {matter}} that the request does not make',
        because: 'advertising has to be true',
      },
      { on: '!#length', rule: 'At most eight words per line' },
      { on: '#tone', rule: 'Hold this tone: {tone}' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, for other things',
      input: 'Angle',
      output: 'Line',
      pairs: [
        ['use, a folding ladder', 'Two metres up. Two hands free.'],
        ['surprise, a night bus', 'Home is still open.'],
        ['feeling, a wool blanket', 'Sunday, by the metre.'],
        ['use, a pencil', 'No update needed since 1795.'],
        ['time, a shoe repairer', 'Your next pair is the one you have.'],
        ['fear, a swimming school', 'The deep end has steps.'],
        ['place, a bookshop', 'Opposite the bus that is always late.'],
        ['others, a piano tuner', 'The neighbours will ask what changed.'],
      ],
    },
    checks: [
      'Say each line aloud: it must fit one breath and mean something without explanation',
      'Confirm that what I named is met: {facts}',
    ],
  },
  {
    id: 'content.product',
    useCase: 'content_creation',
    cues: {
      'product description': 5,
      menu: 4,
      Etsy: 3,
      'product description+#money': 2,
      'menu+#money': 2,
      'menu+course (of a meal)': 2,
    },
    role: [
      'shop writer for {platform} who sells with facts',
      '{field} writer who sells with facts',
      'shop writer who sells with facts',
    ],
    task: [
      'Write the {artefact} that the request describes',
      'Write the product text that the request describes',
    ],
    verb: 'Write',
    question: 'Write the product text that settles this',
    asks: [
      {
        name: 'buyer_and_use',
        label: 'Who buys it, and for what',
        unless: '#audience|menu|emoji',
        ifMissing: 'If no buyer is given, write for somebody who sees it for the first time.',
      },
    ],
    steps: [
      'Open with what the buyer gets from it{? ({matter})}',
      'Give the facts, each where it helps to decide',
      'End with what one must know before buying',
    ],
    format: ['A headline', 'One paragraph of at most 80 words', 'A list of facts, one per line'],
    limits: [
      {
        rule: 'Take measures, prices and origin exactly as typed',
        because: 'a buyer can hold the shop to them',
      },
      {
        rule: 'Claim nothing{? for {matter}} about quality, health or origin that the request does not say',
      },
      { on: '#tone', rule: 'Hold this tone: {tone}' },
      { on: '#emoji', rule: 'Use emoji, at most one per line' },
    ],
    sample: {
      intro: 'Lines of the wanted kind, for other goods',
      input: 'Fact',
      output: 'Line',
      pairs: [
        ['enamel, 1.5 litres', 'Holds soup for three and forgives the dishwasher.'],
        ['linen, 140 x 200 cm', 'Covers two people or one who does not share.'],
        ['salted caramel, 90 g', 'Ninety grams, broken into as many pieces as you have friends.'],
        [
          'wax crayons, 12 pieces',
          'Twelve colours, one of them always missing first: we sell it singly too.',
        ],
        ['rye loaf, 750 g', 'Cut it on Thursday, eat it on Sunday, toast what is left.'],
        ['glass jar, 0.5 l', 'Takes half a kilo of plums or the small change of a year.'],
        ['wool socks, 38 to 41', 'Knitted on one needle, so there is no seam to feel.'],
        ['oak stool, 45 cm', 'High enough for a counter, low enough for a child to climb.'],
      ],
    },
    checks: [
      'Check that each of these is there as typed: {facts}',
      'Strike every adjective that a photograph could show',
    ],
  },
];
