import type { ResolvedUseCase } from './use-cases.js';

/** A kind of prompt: its name, and the use cases it can belong to. */
interface KindEntry {
  label: string;
  /** The likeliest one first. */
  useCases: readonly [ResolvedUseCase, ...ResolvedUseCase[]];
}

const CODE = 'code_generation';
const CONTENT = 'content_creation';
const DATA = 'data_analysis';
const QUESTION = 'question_answering';

/**
 * Every kind of prompt that the engine has a text for, by the key used in calls and rows. A
 * released key stays, because stored prompts contain it.
 */
export const KINDS = {
  fix_error: { label: 'Fix an error', useCases: [CODE, QUESTION] },
  write_code: { label: 'Write code', useCases: [CODE] },
  explain_code: { label: 'Explain code', useCases: [CODE, QUESTION] },
  review_code: { label: 'Review or refactor code', useCases: [CODE] },
  query_formula: { label: 'Query, formula or regex', useCases: [CODE, DATA] },
  command_config: { label: 'Command or configuration', useCases: [CODE, QUESTION] },
  rules_file: { label: 'Rules for a coding agent', useCases: [CODE, CONTENT] },
  skill_file: { label: 'Skill for an agent', useCases: [CODE, CONTENT] },
  message: { label: 'Email or message', useCases: [CONTENT] },
  letter: { label: 'Letter or application', useCases: [CONTENT] },
  article: { label: 'Article or post', useCases: [CONTENT] },
  social_post: { label: 'Social media post', useCases: [CONTENT] },
  advertisement: { label: 'Ad, slogan or name', useCases: [CONTENT] },
  speech: { label: 'Speech or script', useCases: [CONTENT] },
  story: { label: 'Story or poem', useCases: [CONTENT] },
  product_text: { label: 'Product or job listing', useCases: [CONTENT] },
  notice: { label: 'Notice, invitation or policy', useCases: [CONTENT] },
  translate: { label: 'Translate', useCases: [CONTENT, QUESTION] },
  rewrite: { label: 'Rewrite or correct', useCases: [CONTENT] },
  summarise: { label: 'Summarize', useCases: [CONTENT, DATA, QUESTION] },
  system_prompt: { label: 'System prompt', useCases: [CONTENT, CODE] },
  improve_prompt: { label: 'Improve a prompt', useCases: [CONTENT, CODE] },
  analyse_data: { label: 'Analyze data', useCases: [DATA] },
  plan_analysis: { label: 'Plan an analysis', useCases: [DATA, QUESTION] },
  calculate: { label: 'Calculate', useCases: [DATA, QUESTION] },
  extract: { label: 'Extract or classify', useCases: [DATA, CONTENT, CODE] },
  compare: { label: 'Compare options', useCases: [DATA, QUESTION] },
  explain: { label: 'Explain', useCases: [QUESTION, CONTENT] },
  fact: { label: 'Short factual question', useCases: [QUESTION] },
  how_to: { label: 'How-to', useCases: [QUESTION] },
  decide: { label: 'Advice or decision', useCases: [QUESTION] },
  plan: { label: 'Plan or schedule', useCases: [CONTENT, QUESTION, DATA] },
  ideas: { label: 'Ideas', useCases: [QUESTION, CONTENT] },
  problem: { label: 'Problem with one solution', useCases: [QUESTION, DATA, CODE] },
  roleplay: { label: 'Role-play or persona', useCases: [CONTENT, QUESTION] },
  sensitive: { label: 'Health, law or money', useCases: [QUESTION] },
} as const satisfies Readonly<Record<string, KindEntry>>;

export type Kind = keyof typeof KINDS;
export const KIND_KEYS = Object.keys(KINDS) as [Kind, ...Kind[]];

/** What a person can choose: a kind, or `general` for the prompt that fits every request. */
export const KIND_CHOICES = ['general', ...KIND_KEYS] as const;
export type KindChoice = (typeof KIND_CHOICES)[number];

/** The kinds that belong to a use case. */
export function kindsOf(useCase: ResolvedUseCase): Kind[] {
  return KIND_KEYS.filter((kind) => (KINDS[kind].useCases as readonly string[]).includes(useCase));
}
