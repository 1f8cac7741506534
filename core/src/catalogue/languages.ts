/** Languages in which the target model can answer, with their English names. */
export const LANGUAGES = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  zh: 'Chinese',
  ja: 'Japanese',
  it: 'Italian',
  ko: 'Korean',
  pt: 'Portuguese',
  ru: 'Russian',
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** What a person can choose: a language, or `same` for the language of the request. */
export const ANSWER_LANGUAGES = [...LANGUAGE_CODES, 'same'] as const;
export const ANSWER_LANGUAGE_NAMES: Readonly<Record<AnswerLanguage, string>> = {
  ...LANGUAGES,
  same: 'Same as my request',
};
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];
