import { describe, expect, it } from '@jest/globals';
import type { GenerationRequest } from '@promptmint/engine/request';
import { REQUEST } from '../../../../testing/asked-model.ts';
import { MODEL_ANSWER, MODEL_BLUEPRINT } from '../../../../testing/model-answer.ts';
import type { Answer } from '../answer.js';
import { checkMeaning } from './check-meaning.js';

const codes = (answer: Partial<Answer>, request: Partial<GenerationRequest> = {}) =>
  checkMeaning({ ...MODEL_ANSWER, ...answer } as Answer, { ...REQUEST, ...request }).map(
    ({ code }) => code,
  );
const line = (text: string, input: string) => codes({ context: [text] }, { input });

describe('checkMeaning', () => {
  it('accepts an answer that states no facts', () => {
    expect(codes({})).toEqual([]);
  });

  it.each([
    ['a span with other line ends and blanks', 'first line\r\n  second', 'first line second'],
    ['a span with other quotation marks', 'say “hello” to Ann’s aunt', `say "hello" to Ann's aunt`],
    ['a span in another script', 'ลดราคา ๒๐ บาท', '๒๐ บาท'],
  ])('finds %s in the request', (_what, input, span) => {
    expect(codes({ given: [span] }, { input })).toEqual([]);
  });

  it('refuses a span that was not typed, and does not repeat it', () => {
    const [fault] = checkMeaning({ ...MODEL_ANSWER, given: ['42 offers'] } as Answer, REQUEST);
    expect(fault).toEqual({
      code: 'given',
      message: 'given[0] is not an exact span of what the person typed.',
    });
  });

  it('accepts spans from answers and from a note, but not from the earlier blueprint', () => {
    const refinement = { previous: MODEL_BLUEPRINT, note: 'mention the oven' };
    const answers = [{ name: 'size', text: '14 by 20 cm' }];
    expect(codes({ given: ['the oven', '20 cm'] }, { refinement, answers })).toEqual([]);
    expect(codes({ given: ['keeps to the facts'] }, { refinement })).toEqual(['given']);
  });

  it('accepts numbers from answers, the earlier blueprint and a note', () => {
    const previous = { ...MODEL_BLUEPRINT, context: ['The wall is 240 cm high.'] };
    const refinement = { previous, note: 'the door is 198 cm' };
    const context = ['The wall is 240 cm high, the door 198 cm, the shelf 77 cm.'];
    const answers = [{ name: 'shelf', text: '77' }];
    expect(codes({ context }, { refinement, answers })).toEqual([]);
    expect(codes({ context })).toEqual(['number', 'number', 'number']);
  });

  it('accepts what is true of every request of the chosen kind', () => {
    const outputFormat = ['A SKILL.md whose "description" has at most 1,024 characters.'];
    const input = 'make a skill for release notes';
    expect(codes({ outputFormat }, { input, kind: 'skill_file' })).toEqual([]);
    expect(codes({ outputFormat }, { input, kind: 'general' })).toEqual([
      'number',
      'identifier',
      'quote',
    ]);
  });

  it('names the place and the number that was not typed', () => {
    const constraints = [{ rule: 'Use at most 120 words.', reason: null }];
    expect(checkMeaning({ ...MODEL_ANSWER, constraints } as Answer, REQUEST)).toEqual([
      { code: 'number', message: expect.stringMatching(/^constraints\[0\]\.rule: "120" was not/) },
    ]);
  });

  it('does not read the examples, which are about other matters', () => {
    const examples = [{ input: '“99” bottles', output: 'get_bottles(99)' }];
    expect(codes({ examples, exampleIntro: 'Samples about other matters' })).toEqual([]);
  });

  it.each([
    ['set the limit in max_size', 'limit the size', 'identifier'],
    ['call loadUser first', 'load the user', 'identifier'],
    ['call parse() first', 'read it', 'identifier'],
    ['see https://example.org/a', 'see the page', 'identifier'],
    ['write to nora@example.org', 'write to nora', 'identifier'],
    ['save it as result.csv', 'save it', 'identifier'],
    ['keep Max_Size', 'keep max_size', 'identifier'],
    ['label it "Total"', 'label the sum', 'quote'],
    ['label it “Total”', 'label the sum', 'quote'],
    ['run `npm test`', 'run the tests', 'quote'],
    ["label it 'Total'", 'label the sum', 'quote'],
  ])('refuses a literal that was not typed: %s', (text, input, code) => {
    expect(line(text, input)).toEqual([code]);
  });

  it.each([
    ['keep max_size and loadUser', 'rename max_size, loadUser'],
    ['see https://example.org/a, then go on', 'https://example.org/a?'],
    ['the phone is an iPhone, the runtime Node.js', 'iphone app with node'],
    ['part the cells by ";" or "|"', 'make a table'],
    ['label it "Total"', 'spalte “total” nennen'],
    ['label it "hello," or "say ... aunt"', 'say hello to my aunt'],
    ["the customers' names and the sellers' fees", 'list them'],
    ['a 27" screen beside a 27" one', 'screens, 27 zoll'],
    ['the file(s) and the name(s), i.e. all of them', 'list them'],
  ])('accepts a literal that was typed, and text that only looks like one: %s', (text, input) => {
    expect(line(text, input)).toEqual([]);
  });

  it.each([
    'Der Text ist für meine Nachbarin: 안녕하세요 반갑습니다 잘 부탁드립니다 감사합니다',
    '请用中文写一封信给房东，说明暖气坏了',
    'Напиши письмо хозяйке и попроси снизить плату за квартиру',
    'اكتب رسالة إلى صاحبة المنزل واطلب تخفيض الإيجار',
  ])('refuses lines in another script than English has: %s', (text) => {
    const empty = {
      role: null,
      objective: null,
      outputFormat: [],
      constraints: [],
      validation: [],
    };
    expect(codes({ ...empty, context: [text.replace(/^Der .*: /, '')] })).toEqual(['language']);
  });

  it('accepts English lines that name things in another language', () => {
    const context = [
      'The flat (квартира) is in the street “улица Ленина” and has a small kitchen.',
    ];
    const given = ['улица Ленина'];
    expect(codes({ context, given }, { input: 'квартира, улица Ленина' })).toEqual([]);
  });

  it.each([
    'The capital of France is Paris.',
    'It is Paris.',
    'Yes, you can take both.',
    '4 is the result.',
    'You should write a letter.',
  ])('refuses an objective that is not an order: %s', (objective) => {
    expect(codes({ objective })).toEqual(['answer']);
  });

  it.each([
    'Explain the result.',
    'In one sentence, say what it means.',
    'Theorise about the cause.',
  ])('accepts an objective that is an order: %s', (objective) => {
    expect(codes({ objective })).toEqual([]);
  });

  it.each(['Sure, here it is.', 'Here is the letter:', 'Run ```sh first.', 'As an AI I cannot.'])(
    'refuses a line that begins an answer: %s',
    (text) => {
      expect(codes({ steps: [text] })).toEqual(['answer']);
    },
  );
});
