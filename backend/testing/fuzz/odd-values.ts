import fc from 'fast-check';

const NUL = String.fromCharCode(0);
const HALF_A_CHARACTER = String.fromCharCode(0xd800);

/** Texts on which parsers, databases, logs and paths have broken before. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  HALF_A_CHARACTER,
  '\r\nX-Injected: 1',
  "' or 1=1; drop table users; --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u202Eevil\u202C\uFEFF',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(5_000),
  '00000000-0000-0000-0000-000000000000',
  '-1',
  '9'.repeat(40),
  '1e309',
  'NaN',
  'null',
  'true',
];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

/** Values of every JSON type, the odd ones of each. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      1e308,
      [],
      {},
      [null],
      nested(200),
      { $ne: null },
      'x'.repeat(70_000),
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies that are not JSON objects, and the content types they claim. */
export const ODD_BODIES: readonly { body: string; contentType: string }[] = [
  { body: '{"email":', contentType: 'application/json' },
  { body: 'null', contentType: 'application/json' },
  { body: '[]', contentType: 'application/json' },
  { body: '"text"', contentType: 'application/json' },
  { body: '', contentType: 'application/json' },
  { body: NUL, contentType: 'application/json' },
  { body: '{"__proto__":{"admin":true}}', contentType: 'application/json' },
  { body: '{"a":1,"a":2}', contentType: 'application/json; charset=utf-7' },
  { body: '['.repeat(20_000), contentType: 'application/json' },
  { body: `"${'x'.repeat(270_000)}"`, contentType: 'application/json' },
  { body: '<a/>', contentType: 'text/xml' },
  { body: 'text', contentType: 'text/plain' },
  { body: '--x\r\n', contentType: 'multipart/form-data; boundary=x' },
  { body: 'username[]=a&username=b&__proto__=c', contentType: 'application/x-www-form-urlencoded' },
  { body: '%zz=%', contentType: 'application/x-www-form-urlencoded' },
  { body: '{}', contentType: 'nonsense' },
];
