/** What a request is for; `auto_detect` lets the engine decide. */
export const USE_CASES = [
  'auto_detect',
  'code_generation',
  'content_creation',
  'data_analysis',
  'question_answering',
] as const;
export type UseCase = (typeof USE_CASES)[number];

/** The names of the use cases on screen. */
export const USE_CASE_NAMES: Readonly<Record<UseCase, string>> = {
  auto_detect: 'Auto detect',
  code_generation: 'Code generation',
  content_creation: 'Content creation',
  data_analysis: 'Data analysis',
  question_answering: 'Question answering',
};

/** A use case after detection: what a finished prompt carries. */
export type ResolvedUseCase = Exclude<UseCase, 'auto_detect'>;
export const RESOLVED_USE_CASES = USE_CASES.filter(
  (useCase): useCase is ResolvedUseCase => useCase !== 'auto_detect',
);

/** Labels of earlier clients, still accepted on input (specification, section 3). */
export const LEGACY_USE_CASES: Readonly<Record<string, UseCase>> = {
  'auto-detect': 'auto_detect',
  coding: 'code_generation',
  content: 'content_creation',
  analysis: 'data_analysis',
  qa: 'question_answering',
};
