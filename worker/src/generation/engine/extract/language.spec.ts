import { describe, expect, it } from '@jest/globals';
import { detectLanguage } from './language.js';

describe('the language of a short request', () => {
  it.each([
    ['es', 'script de python que renombra fotos por fecha'],
    ['pt', 'script de python que renomeia fotos por data'],
    ['es', 'anuncio de alquiler de piso en Madrid'],
    ['pt', 'fórmula de excel que soma por mês'],
    ['it', 'annuncio affitto appartamento a Roma'],
    ['fr', 'annonce location appartement Lyon'],
    ['de', 'zwei stromtarife vergleichen'],
    ['de', 'rede zur hochzeit meiner schwester'],
    ['tr', 'glutensiz ekmek tarifi'],
    ['hi', 'मेरी दुकान की बिक्री: जनवरी 45000, फरवरी 38000'],
    ['nl', "python script dat foto's hernoemt op datum"],
  ])('%s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['regex for dates', 'menu for a tapas bar', 'excel formula sum by month'])(
    'is not taken for another than English: %s',
    (text) => {
      expect([null, 'en']).toContain(detectLanguage(text));
    },
  );
});
