import type { KindTexts } from './kind-text.js';
import { advertisement } from './advertisement.js';
import { analyseData } from './analyse-data.js';
import { article } from './article.js';
import { calculate } from './calculate.js';
import { commandConfig } from './command-config.js';
import { compare } from './compare.js';
import { decide } from './decide.js';
import { explain } from './explain.js';
import { explainCode } from './explain-code.js';
import { extract } from './extract.js';
import { fact } from './fact.js';
import { fixError } from './fix-error.js';
import { howTo } from './how-to.js';
import { ideas } from './ideas.js';
import { improvePrompt } from './improve-prompt.js';
import { letter } from './letter.js';
import { message } from './message.js';
import { notice } from './notice.js';
import { plan } from './plan.js';
import { planAnalysis } from './plan-analysis.js';
import { problem } from './problem.js';
import { productText } from './product-text.js';
import { queryFormula } from './query-formula.js';
import { reviewCode } from './review-code.js';
import { rewrite } from './rewrite.js';
import { roleplay } from './roleplay.js';
import { rulesFile } from './rules-file.js';
import { sensitive } from './sensitive.js';
import { skillFile } from './skill-file.js';
import { socialPost } from './social-post.js';
import { speech } from './speech.js';
import { story } from './story.js';
import { summarise } from './summarise.js';
import { systemPrompt } from './system-prompt.js';
import { translate } from './translate.js';
import { writeCode } from './write-code.js';

/** The text of every kind. */
export const KIND_TEXTS: KindTexts = {
  fix_error: fixError,
  write_code: writeCode,
  explain_code: explainCode,
  review_code: reviewCode,
  query_formula: queryFormula,
  command_config: commandConfig,
  rules_file: rulesFile,
  skill_file: skillFile,
  message,
  letter,
  article,
  social_post: socialPost,
  advertisement,
  speech,
  story,
  product_text: productText,
  notice,
  translate,
  rewrite,
  summarise,
  system_prompt: systemPrompt,
  improve_prompt: improvePrompt,
  analyse_data: analyseData,
  plan_analysis: planAnalysis,
  calculate,
  extract,
  compare,
  explain,
  fact,
  how_to: howTo,
  decide,
  plan,
  ideas,
  problem,
  roleplay,
  sensitive,
};
