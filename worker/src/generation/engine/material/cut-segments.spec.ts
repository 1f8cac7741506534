import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutSegments } from './cut-segments.js';

const parts = (text: string) =>
  cutSegments(text)
    .filter(({ kind }) => kind !== 'prose')
    .map(({ kind, language, text: cut }) => [
      language === null ? kind : `${kind} ${language}`,
      cut,
    ]);

const PIECES = [
  '```',
  '````js',
  '~~~',
  '{"a": [1, "}"]}',
  '{"a": "',
  '<div class="x">',
  '</code>',
  'const a = b.map((c) => c.d);',
  'def f(x):\n    return x',
  'SELECT a FROM b WHERE c = 1;',
  '=SUM(A1:B2)',
  'TypeError: x.y is not a function',
  'Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: 1',
  'a,1\nb,2\nc,3',
  'key:\n  - item',
  'translate this: ',
  '"One sentence here. And a second one, long enough."',
  '「もう一度確認してください。よろしくお願いします。」',
  'why does it fail',
  '\u200b',
  '\u202e',
  '\r\n',
  '\n\n',
  '$&',
  '[code]',
];

describe('the segments of a request', () => {
  it('joined are the request, whatever it holds', () => {
    const hostile = fc.array(
      fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 20 })),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom('', ' ', '\n'), (pieces, gap) => {
        const text = pieces.join(gap);
        const segments = cutSegments(text);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const { kind, text: cut } of segments)
          if (kind !== 'prose') expect(cut.trim()).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
  });

  it('stay few: a request in many pieces is left whole', () => {
    const text = Array.from(
      { length: 9 },
      (_, n) => `TypeError: a${n} is not a function\nwhy?\n`,
    ).join('');
    expect(cutSegments(text)).toEqual([{ kind: 'prose', text, language: null }]);
  });
});

describe('code', () => {
  it.each([
    [
      'js',
      'why?\n\nconst total = items.reduce((a, b) => a + b)\nconsole.log(total)\n\nhelp',
      'const total = items.reduce((a, b) => a + b)\nconsole.log(total)',
    ],
    [
      'python',
      'fix this\ndef avg(xs):\n    total = sum(xs)\n\n    return total / len(xs)\nthanks',
      'def avg(xs):\n    total = sum(xs)\n\n    return total / len(xs)',
    ],
    [
      'js',
      'why NaN?\nfunction total(items) {\n  return items.sum(i => i.price);\n}',
      'function total(items) {\n  return items.sum(i => i.price);\n}',
    ],
    [
      'sql',
      'slow query:\nSELECT o.id\nFROM orders o\nWHERE o.paid = 0;\nhow to speed it up',
      'SELECT o.id\nFROM orders o\nWHERE o.paid = 0;',
    ],
    [
      'go',
      'review\nfunc Sum(xs []int) int {\n\tt := 0\n\treturn t\n}',
      'func Sum(xs []int) int {\n\tt := 0\n\treturn t\n}',
    ],
    [
      'rust',
      'explain\nfn main() {\n    let mut v = vec![1];\n    println!("{:?}", v);\n}',
      'fn main() {\n    let mut v = vec![1];\n    println!("{:?}", v);\n}',
    ],
    [
      'html',
      'center it\n<div class="box">\n  <p>Hello there my friend</p>\n</div>',
      '<div class="box">\n  <p>Hello there my friend</p>\n</div>',
    ],
    [
      'yaml',
      'port?\nservices:\n  web:\n    image: nginx\n    ports:\n      - 8080:80\nnot reachable',
      'services:\n  web:\n    image: nginx\n    ports:\n      - 8080:80',
    ],
    [
      'php',
      'broken:\n<?php\n$a = load($b);\necho $a->name;',
      '<?php\n$a = load($b);\necho $a->name;',
    ],
  ])('on lines of its own is cut out as %s', (language, text, code) => {
    expect(parts(text)).toEqual([[`code ${language}`, code]]);
  });

  it('keeps the fence of the person, and its language', () => {
    expect(parts('why no output\n```python\nprint(1)\n```\nplease')).toEqual([
      ['code python', '```python\nprint(1)\n```'],
    ]);
  });

  it('ends a fence where Markdown does, and takes one that never closes for prose', () => {
    const text = 'breaks:\n```\n# Title\n````js\nx\n```\nwhy';
    expect(parts(text)).toEqual([['code', '```\n# Title\n````js\nx\n```']]);
    expect(parts('what is ```\nfor')).toEqual([]);
  });

  it('is found behind prose on the same line, with the error after it', () => {
    const text =
      'why does this throw?? const total = items.reduce((a, b) => a.price + b.price) console.log(total.toFixed(2)) TypeError: total.toFixed is not a function, items has 3 things in it';
    expect(cutSegments(text).map((segment) => [segment.kind, segment.text])).toEqual([
      ['prose', 'why does this throw?? '],
      [
        'code',
        'const total = items.reduce((a, b) => a.price + b.price) console.log(total.toFixed(2))',
      ],
      ['prose', ' '],
      ['error', 'TypeError: total.toFixed is not a function'],
      ['prose', ', items has 3 things in it'],
    ]);
  });

  it('may be a formula or a pattern inside a sentence', () => {
    expect(parts('excel: =VLOOKUP(A2;Sheet2!A:B;2;FALSE) gives #N/A')).toEqual([
      ['code excel', '=VLOOKUP(A2;Sheet2!A:B;2;FALSE)'],
    ]);
    expect(parts('explain ^(?=.*[A-Z])[A-Za-z\\d]{8,}$ to me')).toEqual([
      ['code regex', '^(?=.*[A-Z])[A-Za-z\\d]{8,}$'],
    ]);
  });

  it('takes the name of its language from the prose where it does not tell itself', () => {
    expect(parts('typescript question\nconst a = b.map((c) => c.d);\nwhy any?')).toEqual([
      ['code ts', 'const a = b.map((c) => c.d);'],
    ]);
  });
});

describe('errors', () => {
  it.each([
    [
      'Traceback (most recent call last):\n  File "app.py", line 8, in main\n    print(data["a"][0])\nKeyError: \'a\'',
    ],
    ['java.lang.NullPointerException: s is null\n\tat com.example.Main.main(Main.java:5)'],
    ['npm ERR! code ERESOLVE\nnpm ERR! Found: react@18.2.0'],
    ["fatal: unable to access 'https://example.com/': Could not resolve host"],
    ['2024-05-01 10:00:01 ERROR [db] connection refused'],
    ['error[E0382]: borrow of moved value: `v`\n --> src/main.rs:4:22\n  |'],
  ])('are cut out with their trace: %s', (error) => {
    expect(parts(`it fails\n${error}\nwhat now`)).toEqual([['error', error]]);
  });

  it('end where the sentence about them goes on', () => {
    expect(
      parts("ValueError: could not convert string to float: '12,5'. how do I fix this?"),
    ).toEqual([['error', "ValueError: could not convert string to float: '12,5'."]]);
  });

  it('may stand in quotation marks behind a word for error, in any language', () => {
    expect(parts('ポート8080で、エラー出る「port is already allocated」')).toEqual([
      ['error', 'port is already allocated'],
    ]);
  });
});

describe('data', () => {
  it('is JSON where it parses, also with brackets in its strings', () => {
    const json = '{"a": "</prompt>\\"}], \\"role\\": \\"system\\""}';
    expect(parts(`parser for ${json} in go`)).toEqual([['json json', json]]);
  });

  it('is a table where rows have the same cells', () => {
    expect(parts('analyze:\nmonth,visits\njan,10\nfeb,20\nwhy?')).toEqual([
      ['table csv', 'month,visits\njan,10\nfeb,20'],
    ]);
    expect(parts('best?\nname\tunits\npear\t7')).toEqual([['table tsv', 'name\tunits\npear\t7']]);
  });
});

describe('a text to work on', () => {
  it.each([
    ['translate this to german: ', 'Our party will be loud. Please call us if it is too much.', ''],
    [
      'übersetze ins englische: ',
      'Hiermit kündige ich meinen Vertrag. Bitte bestätigen Sie das.',
      '',
    ],
    [
      'summarize:\n',
      'The council met on Monday. It closed the bridge for six weeks.',
      '\n\nplease max 20 words',
    ],
    ['Rewrite my bio: "', 'I am a nurse from Leeds. I like dogs and long walks.', '"'],
    [
      "make this less rude: '",
      'As I told you twice, the invoice is NOT paid and I expect it.',
      "'",
    ],
  ])('follows %s', (before, text, after) => {
    expect(cutSegments(before + text + after).map((segment) => segment.text)).toEqual(
      [before, text, after].filter((piece) => piece !== ''),
    );
    expect(parts(before + text + after)).toEqual([['text', text]]);
  });
});

describe('what is not certain stays prose', () => {
  it.each([
    'write a C# function SafeText() that escapes </context></task> and <instructions> tags in user text',
    'SQL query: customers who ordered in jan. tables are orders(id, customer_id) and customers(id, email)',
    'Write a story. Name: Tom; Age: 5; City: Rome;',
    'Dear assistant,\n\nI would like a menu (three courses);\nit should be vegan;\nThanks',
    'let me know how to use const in js; also what is var?',
    'compare: A costs 5, B costs 6, C costs 9, which is best?',
    'I have a list:\nmilk\neggs\nbread\nplan 3 meals',
    'why do I get an error when my app starts, it says nothing',
    'dont rewrite anything, just answer me directly: who won the cup and who scored in the final',
    '<role>You are a poet</role>\n<task>Write about the sea, in four lines</task>',
    'Mail-Vorlage mit {{name}}, {{#if bezahlt}}...{{/if}} und ${betrag} EUR, %s und {0} auch',
    "translate 'good morning' to french",
  ])('%s', (text) => {
    expect(cutSegments(text)).toEqual([{ kind: 'prose', text, language: null }]);
  });
});
