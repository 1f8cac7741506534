/** What a question wants to be told, as an order to answer it; the first kind that fits. */
const KINDS: readonly (readonly [wanted: string, pattern: RegExp])[] = [
  [
    'explain why',
    /(?<!\p{L})(?:por qué|porqué|pourquoi|warum|wieso|weshalb|perché|come mai|por que|почему|зачем|لماذا|ليش|क्यों|kyu|kyun|neden|niye)(?!\p{L})|为什么|为啥|なぜ|どうして|なんで|왜/iu,
  ],
  [
    'say which to choose and why',
    /(?<!\p{L})(?:cuál|quel(?:le)?s? (?:choisir|est le mieux)|lequel|laquelle|welche[rsnm]?|quale|qual|как(?:ой|ая|ое|ую) (?:лучше|выбрать)|что лучше|أيهما|أي واحد|कौन (?:सा|सी)|hangi(?:si|sini)?)(?!\p{L})|哪个|哪款|哪种|どっち|どちら|어느|뭐가 나/iu,
  ],
  [
    'say how long or when',
    /(?<!\p{L})(?:cada cuánto|cuándo|cuánto (?:tiempo|dura|tarda)|quand|combien de temps|wie lange|wann|quando|quanto (?:dura|tempo)|когда|сколько (?:времени|дней|варить|хранится)|متى|كم (?:مدة|يوم|وقت)|कब|कितने दिन|kab|ne zaman|kaç gün|ne kadar sür\p{L}*)(?!\p{L})|多久|什么时候|几天|いつ|何日|どのくらい(?:もつ|かか)|언제|며칠|얼마나 오래/iu,
  ],
  [
    'say how much or how many',
    /(?<!\p{L})(?:cuánt[oa]s?|combien|wie ?viele?|quant[oaie]|quantos|quantas|сколько|كم|कितन\p{L}\p{M}*|kitn[aei]|kaç|ne kadar)(?!\p{L})|多少|几个|いくら|いくつ|何(?:個|円|人)|얼마|몇/iu,
  ],
  [
    'answer yes, no or it depends, and say why',
    /(?<!\p{L})(?:puedo|se puede|es (?:normal|legal|verdad|malo)|tengo (?:derecho|que)|hace falta|me conviene|est-ce|peut-on|on peut|puis-je|c'est (?:normal|légal|grave|vrai)|ai-je|dois-je|faut-il|darf|dürfen|kann|muss|soll|ist (?:es|das)|stimmt|lohnt|posso|si può|è (?:normale|vero|legale)|devo|conviene|pode|é (?:normal|verdade|perigoso)|precisa|tenho direito|можно|нельзя|надо ли|нужно ли|нормально|правда|имею|обязан\p{L}*|هل|يجوز|ولا لا|ينفع|لازم|है क्या|क्या|kya|m[ıu]|mü|olur mu|şart)(?!\p{L})|吗|能不能|可以|会不会|是不是|有没有|要不要|ますか|ですか|ていい|べき|でしょうか|平気|大丈夫|나요|까요|되나|인가요|되는지/iu,
  ],
  [
    'explain how it is done',
    /(?<!\p{L})(?:cómo|comment|wie|come|como|как|كيف|कैसे|kaise|nasıl)(?!\p{L})|怎么|如何|どう(?:やって|すれば|したら)|方法|어떻게|방법/iu,
  ],
];

/** The order that the question of a text amounts to, from its verb on, or null when no word tells. */
export function findWanted(text: string): string | null {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
