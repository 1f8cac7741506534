import { describe, expect, it } from '@jest/globals';
import { compose } from './composer.js';

const composed = (input: string) =>
  compose({ input, useCase: 'auto_detect', targetModel: 'claude', language: 'en' });
const rulesOf = (input: string) =>
  composed(input)
    .constraints.map(({ rule }) => rule)
    .join('\n');

describe('what a request says, to the letter', () => {
  it('cuts no sentence at the full stop of an abbreviation', () => {
    const { objective, context, validation } = composed(
      'Write an email to Ms. Okafor about moving our visit from 2 Nov. to Dec. 5 at 9 a.m. because Mr. Lee is in St. Louis. Mention the keys.',
    );
    expect(objective).toBe(
      'Write an email to Ms. Okafor about moving our visit from 2 Nov. to Dec. 5 at 9 a.m. because Mr. Lee is in St. Louis',
    );
    expect(context[0]).toBe('Mention the keys');
    for (const fact of ['Ms. Okafor', '2 November', 'Dec. 5', 'Mr. Lee', 'St. Louis']) {
      expect(validation.join('\n')).toContain(fact);
    }
  });

  it.each([
    ['wedding speech for my brother Dan, no jokes about exes', /exes/],
    ['poster for our fete without a word about the raffle', /raffle/],
    ['Rede zum Geburtstag von Renate, keine Witze über den Garten', /garden/],
  ])('takes what is ruled out for no matter: %s', (input, left) => {
    const { steps, outputFormat, validation, objective } = composed(input);
    expect([...steps, ...outputFormat, ...validation].join('\n')).not.toMatch(left);
    expect(objective).not.toMatch(/it is about .*garden/);
  });

  it('takes whoever a given text is for, for no matter', () => {
    const { steps, outputFormat } = composed(
      'Summarise this for my boss: revenue 410k in Q1, 388k in Q2, plan 420k in both',
    );
    expect([...steps, ...outputFormat].join(' ')).not.toContain('boss');
  });

  it('names the matter of an English request by the word typed', () => {
    const { outputFormat } = composed('email to my landlord: the boiler is loud and drips');
    expect(outputFormat.join('\n')).toContain('the boiler');
  });

  it('reads no English topics into a language that no list knows', () => {
    const { objective } = composed('hoe krijg ik mijn borg terug van mijn huisbaas sinds 1 mei');
    expect(objective).not.toContain('van');
  });

  it('says every task of a request in its objective', () => {
    expect(
      composed('Why does my dough collapse after shaping? Tell me what to change first.').objective,
    ).toMatch(/: Why does my dough collapse after shaping\? Then tell me what to change first$/);
  });

  it('names in a check only what must stand in the result', () => {
    const check = (input: string) =>
      composed(input).validation.find((line) => /unchanged|stands in the file/.test(line)) ?? '';
    const post = check(
      'LinkedIn post: I leave Acme Corp. after 6 years, under 120 words, mention Priya, no word about Dan',
    );
    expect(post).toContain('6 years');
    expect(post).not.toMatch(/120 words|LinkedIn|Dan|mention/);
    expect(
      check('systemd service on Debian 12 for a Bash script that runs hourly. No Python.'),
    ).not.toContain('Python');
    expect(check('write 5 captions for our shop in Bath, playful')).not.toMatch(
      /5 captions|playful/,
    );
  });

  it('asks for as many texts as the request, and for its number of emoji', () => {
    const { outputFormat, constraints } = composed(
      '5 instagram captions for our dog salon, max 2 emojis each',
    );
    expect(outputFormat.join('\n')).toContain('5 variants');
    expect(outputFormat.join('\n')).not.toContain('Two variants');
    expect(constraints.map(({ rule }) => rule).join('\n')).not.toContain('one per line');
    expect(rulesOf('bedtime story about a snail, 5 min to read')).toContain('in 5 minutes');
  });

  it('tells what a number is of', () => {
    const { context, validation } = composed(
      'Mail an eine Kundin: Paket kam 9 Tage zu spät, Bestellung 4711, 15 % Rabatt auf die nächste',
    );
    for (const fact of ['order number 4711 (Bestellung 4711)', '15 % discount (15 % Rabatt)']) {
      expect(context.join('\n')).toContain(fact);
      expect(validation.join('\n')).toContain(fact);
    }
    const told = (input: string) => composed(input).context.join('\n');
    expect(told('mail à une cliente : commande n° 4711, remise de 15 % accordée')).toContain(
      'order number 4711 (commande n° 4711)',
    );
    expect(told('müşteriye mail: sonraki siparişte %15 indirim var')).toContain(
      '15% discount (%15 indirim)',
    );
    expect(told('Auswertung: Bestellungen 120 im Mai, Bestellungen 90 im Juni')).not.toContain(
      'order number',
    );
  });

  it.each([
    ['Mail an die Nachbarn wegen Lärm, höchstens 120 Wörter', 'At most 120 words (120 Wörter)'],
    ['mail aux voisins pour le bruit, 120 mots maximum', 'At most 120 words (120 mots)'],
    ['carta al vecino por el ruido, al menos 80 palabras', 'At least 80 words (80 palabras)'],
    ['письмо соседям о шуме, не более 120 слов', 'At most 120 words (120 слов)'],
    ['お隣へのお詫びメール、120字以内', 'At most 120 characters (120字)'],
  ])('says a length once, with its bound: %s', (input, rule) => {
    const rules = rulesOf(input);
    expect(rules).toContain(rule);
    expect(rules.match(/80|120/g)).toHaveLength(2);
  });

  it('names the tone as a limit and as no fact', () => {
    const { context } = composed('email to my aunt: we come on 3 May, bring cake, warm');
    expect(context.join('\n')).not.toMatch(/warm/i);
    expect(rulesOf('email to my aunt: we come on 3 May, bring cake, warm')).toContain('warm');
  });

  it('takes words that only announce a paste for no fact', () => {
    const { context, constraints } = composed(
      "my code says NaN for the total, here's the function\nfunction total(items) { return items.reduce((a, b) => a.price + b.price); }",
    );
    expect(JSON.stringify([context, constraints])).not.toMatch(/here's the function/i);
  });

  it('keeps a rule whole', () => {
    expect(
      rulesOf('workout plan, 3 days, only dumbbells (2 x 10 kg) and a mat, no jumping'),
    ).toMatch(/Only dumbbells \(2 x 10 kg\) and a mat\n/);
    expect(
      rulesOf(
        'product text for my handmade oak cutting board, 40 cm, oiled, from Wales. don\'t use the words "rustic" or "artisanal"',
      ),
    ).toContain('Don\'t use the words "rustic" or "artisanal"');
    expect(rulesOf('bot do telegram em python que avisa a cada 5 minutos')).not.toContain('length');
  });
});
