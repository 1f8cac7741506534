import { describe, expect, it } from '@jest/globals';
import { foldText } from '../extract/fold.js';
import { findTerms } from './find-terms.js';
import { GLOSSARY_LANGUAGES, type GlossaryLanguage } from './glossary-table.js';
import { intlRows } from './intl-names.js';
import { PLACES } from './places.js';
import { TOPICS } from './topics.js';

const KNOWN = [...PLACES, ...TOPICS];
const ROWS = [...KNOWN, ...intlRows(KNOWN)];

describe('topics and places', () => {
  it.each(GLOSSARY_LANGUAGES)('give every word of %s one meaning', (language) => {
    const meanings = Map.groupBy(
      ROWS.flatMap(({ concept, words }) =>
        words[language].map((word) => ({ concept, word: foldText(word) })),
      ),
      ({ word }) => word,
    );
    const doubtful = [...meanings.values()]
      .filter((rows) => new Set(rows.map(({ concept }) => concept)).size > 1)
      .map((rows) => `${rows[0]?.word}: ${rows.map(({ concept }) => concept).join(', ')}`);
    expect(doubtful).toEqual([]);
  });

  it('name every concept once', () => {
    const names = ROWS.map(({ concept }) => concept);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('findTerms', () => {
  it.each<[GlossaryLanguage, string, string]>([
    ['es', 'cerramos hasta que haya higos', 'figs'],
    ['de', 'Auch auf Türkisch bitte', 'Turkish'],
    ['fr', "j'explique au banquier", 'banker'],
    ['it', 'tiramisù senza uova', 'eggs'],
    ['pt', 'mel com própolis e os limões', 'lemon'],
    ['ru', 'хору ветеранов', 'choir'],
    ['zh', '坐轮椅的老人', 'wheelchair'],
    ['ja', '畳のカビ', 'tatami'],
    ['ko', '구글시트로 재고표', 'Google Sheets'],
    ['ar', 'اشتريت بالذهب', 'gold'],
    ['hi', 'राशन कार्ड में नाम', 'ration card'],
    ['tr', 'mercimeğin kimyası', 'lentils'],
    ['tr', 'kitabımı kaybettim', 'book'],
    ['pt', 'mancha no sofá claro', 'sofa'],
    ['de', 'Flecken auf dem Teppich', 'carpet'],
    ['es', 'quiero un reembolso', 'refund'],
    ['fr', 'comparer deux crédits', 'loan'],
    ['ru', 'посоветуйте адвоката', 'lawyer'],
  ])('reads %s "%s" as %s', (language, text, concept) => {
    expect(findTerms(text, language).map((term) => term.concept)).toContain(concept);
  });

  it.each<[GlossaryLanguage, string, string]>([
    ['es', 'que te parece', 'tea'],
    ['fr', 'une tâche difficile', 'stain'],
    ['ja', 'タイトルを考えて', 'Thailand'],
    ['ko', '사랑이란 무엇인가', 'Iran'],
  ])('does not read %s "%s" as %s', (language, text, concept) => {
    expect(findTerms(text, language).map((term) => term.concept)).not.toContain(concept);
  });
});
