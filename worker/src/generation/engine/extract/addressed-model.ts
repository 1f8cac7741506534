const TO_A_MODEL: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b/i,
  /\b(?:system|developer) (?:prompt|message)\b|\b(?:hidden|secret|internal) (?:rules|instructions|prompt)\b/i,
  /\byou are (?:now|not|no longer)\b/i,
  /\b(?:don'?t|do not|dont) (?:re-?write|optimi[sz]e|improve)\b[^.\n]{0,30}\b(?:anything|this|prompt|it)\b/i,
  /\bjust answer(?: me)?(?: directly)?\b[ :,]*|\banswer me directly\b[ :,]*/i,
  /\b(?:reply|respond|answer|say|output) (?:with )?(?:only|just|exactly)\b[^.\n]{0,30}\b(?:word|with|phrase)\b|\b(?:only|just) (?:reply|respond|answer|say|output)\b[^.\n]{0,12}\b(?:word|phrase)\b/i,
  /\b(?:jailbreak|DAN mode|prompt injection)\b/i,
  /\b(?:ignora|olvida|omite)\b[^.\n]{0,40}\b(?:instrucciones|istruzioni|instruções)\b/i,
  /\bignor(?:e|iere|ez)\b[^.\n]{0,40}\b(?:instructions|anweisungen)\b/i,
  /(?:忽略|无视|忘记)[^。\n]{0,20}(?:指令|指示|提示)|系统提示词/,
  /(?:指示|命令|プロンプト)[^。\n]{0,10}(?:無視|忘れ)|システムプロンプト/,
  /(?:지시|명령|프롬프트)[^.\n]{0,10}(?:무시|잊)|시스템 프롬프트/,
  /(?:игнорируй|забудь)[^.\n]{0,40}(?:инструкци|указани)|системн\S* промпт|ты теперь/i,
  /(?:تجاهل|انس)[^.\n]{0,40}(?:التعليمات|الأوامر)/,
  /(?:निर्देश|आदेश)[^।\n]{0,20}(?:अनदेखा|भूल)/,
  /(?:talimat|komut)\S*[^.\n]{0,30}(?:yok say|unut|görmezden)/i,
];

/** Whether some sentence of a text speaks to a model instead of about the matter. */
export function addressesModel(text: string): boolean {
  return TO_A_MODEL.some((pattern) => pattern.test(text));
}

/** The text without what it says to a model: the matter itself. */
export function withoutAddress(text: string): string {
  const matter = TO_A_MODEL.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return matter.replace(/^[\s,.:;!-]+/, '').trim();
}

const SECRETS =
  /\b(?:system|developer) (?:prompt|message)\b|\b(?:hidden|secret|internal) (?:rules|instructions|prompt)\b|系统提示词|システムプロンプト|시스템 프롬프트|системн\S* промпт/i;

/** Whether a text asks for a model's own instructions. */
export function asksForInstructions(text: string): boolean {
  return SECRETS.test(text);
}

const FIXED_REPLY =
  /\b(?:(?:reply|respond|answer|say|output) (?:with )?(?:only|just|exactly)(?: with)?|(?:only|just) (?:reply|respond|answer|say|output)(?: with)?)(?: (?:the|one|a single|this) (?:word|phrase))?:? ["'“]?([\p{L}\p{N}][\p{L}\p{N} ]{0,38}?)["'”]?\s*[.!,]?(?: (?:and )?nothing (?:else|more))?\s*[.!]?\s*$/iu;

/** The one fixed reply a text wishes for, or null. */
export function fixedReply(text: string): string | null {
  return FIXED_REPLY.exec(text.trim())?.[1] ?? null;
}
