import { describe, expect, it } from '@jest/globals';
import { readPrompt } from './prompt-reading.js';
import { readScaffold } from './scaffold.js';

const IDEA = {
  lang: 'de',
  text: 'Karte für die Chefin, sie geht mit dem Hund nach Köln, in google sheets app',
};

const offenders = (line: string) =>
  readScaffold(
    readPrompt(
      [{ key: 'constraints', label: 'Limits', text: `# Limits\n- ${line}\n> ${IDEA.text}` }],
      IDEA.text,
    ),
    IDEA,
  ).offenders;

describe('the language of the scaffold', () => {
  it.each([
    'Write a card for my boss.',
    'Hold to what the request says: "geht mit dem Hund".',
    'Key terms: boss (Chefin), dog (`Hund`).',
    'The trip goes to Köln.',
    'A café per town, also in Los Angeles and Las Vegas.',
    'Use the google sheets app.',
    'Use google sheets app.',
  ])('is English: %s', (line) => expect(offenders(line)).toEqual([]));

  it.each([
    'Schreibe eine Karte und nicht mehr.',
    'She walks: geht mit dem Hund.',
    'Die Überschrift fehlt.',
    'Answer in Русский.',
    'Name each 商品.',
  ])('is not: %s', (line) => expect(offenders(line)).toHaveLength(1));
});
