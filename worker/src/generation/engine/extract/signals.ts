/** Turns of phrase that tell what a request is, beyond its single words. */
const TURNS: readonly (readonly [flag: string, pattern: RegExp])[] = [
  ['#question', /[?？؟]|^\s*(?:what|why|how|who|when|where|which|is|are|can|should|does|do)\b/i],
  ['#how', /\bhow\b|怎么|どうやって|어떻게|كيف|कैसे|nasıl|cómo|comment|wie |come |как /i],
  [
    '#what-is',
    /\bwhat(?:'s| is| are| does)\b|qué es|c'est quoi|was ist|cos'è|o que é|что такое|是什么|とは|이란|ما هو|क्या है|nedir/i,
  ],
  [
    '#who-when',
    /\b(?:who|when|where) (?:won|was|is|did|scored|invented|wrote|are|were)\b|谁|誰|누가|من هو|किसने|kim /i,
  ],
  [
    '#meaning',
    /\bwhat does\b.{0,60}\bmean\b|\bmeaning of\b|qué significa|que signifie|was bedeutet|cosa significa|o que significa|что значит|什么意思|とはどういう意味|무슨 뜻|ما معنى|ne demek/i,
  ],
  [
    '#or',
    /\b(?:or|vs\.?|versus)\b|还是|それとも|아니면|\bya da\b|m[ıiuü] .{2,30} m[ıiuü]\b|\boder\b|\bили\b/i,
  ],
  [
    '#order',
    /\b(?:what|which) order\b|\border should\b|step plan|en qué orden|in welcher reihenfolge/i,
  ],
  ['#move', /\bmoving (?:from|to)\b|\brelocat/i],
  [
    '#symptom',
    /\bwhat'?s wrong\b|\b(?:makes?|making) (?:a|an|this) \w+ (?:noise|sound)\b|\b(?:grinding|rattling|limping|leaking|dripping|flickering)\b|\bwon'?t (?:start|open|turn)\b|\bkeeps? (?:\w+ing|crashing)\b|\bmy \w+ is (?:flat|broken|stuck|leaking|noisy|dead)\b/i,
  ],
  [
    '#tried',
    /\b(?:i(?:'ve| have)? tried|already tried|tried \w+ing)\b|he probado|j'ai essayé|ich habe .* probiert|試した|试过/i,
  ],
  [
    '#health',
    /\b(?:ibuprofen|paracetamol|aspirin|lisinopril|antibiotic|vaccine|pregnan|symptom|headache|fever|blood pressure|allerg|rash|dose|mg|melatonin|supplements?|vitamins?|safe to take)\b/i,
  ],
  [
    '#legal',
    /\b(?:tax relief|llc|s corp|statute|debt|claim .{0,30} tax|employer|contract law|visa|tenancy|notice period|redundancy|inherit)/i,
  ],
  [
    '#priority',
    /\bmost important\b|\bcheapest\b|\bfastest\b|lo más importante|am wichtigsten|最便宜|一番安い/i,
  ],
  [
    '#situation',
    /\bfor (?:a|my|an?) \d+ person\b|\bfor (?:my|a) .{0,30}\b(?:business|company|team|family)\b/i,
  ],
  [
    '#level',
    /\blike i'?m \d+|\b(?:total |absolute )?beginners?\b|\bfor (?:a|an|my) \d+[- ]year[- ]old|for dummies|\beli5\b|principiantes|débutants?|anfänger|초보|初心者|新手|новичк/i,
  ],
  [
    '#age',
    /\bi'?m \d{2}\b|\baged? \d+|(?<!\d)\d{1,6} ?(?:years? old|yo\b|岁|歳|살|лет|ans\b|años|anni\b|anos\b|yaşında)/i,
  ],
  [
    '#plain-language',
    /nothing too idiomatic|simple english|little english|plain (?:english|language|words)|easy to understand/i,
  ],
  ['#ending', /\bend(?:s|ing)? (?:happy|sad|with|well)|happy end|final feliz|happy-end|圆满/i],
  ['#not-technical', /\bnot (?:very )?technical\b|\bno soy técnic|kein techniker|不懂技术/i],
  [
    '#only-number',
    /\bonly (?:give |say |show |want )?(?:me )?the (?:number|result|answer)\b|nur die zahl|solo el número|只要数字/i,
  ],
  [
    '#sum',
    /\b(?:average|mean|median|sum|total|percentage) of\b|加到|等于多少|\bplus\b.*\d|\d\s*[*x×]\s*\d/i,
  ],
  ['#one-liner', /\bone[- ]?liner\b/i],
  ['#validate', /\bvalidat|valida[r ]|validier|валидац|验证|検証|검증/i],
  [
    '#no-libraries',
    /\bno (?:external |third[- ]party )?(?:librar|dependenc|framework|package)|without (?:any )?librar|不要用第三方|不用第三方|ライブラリなし|ohne (?:externe )?bibliothek|sin librer|sans (?:lib|bibli)|без библиотек|라이브러리 없이/i,
  ],
  ['#port', /\bports? ?\d{2,5}\b|ポート\d+|端口 ?\d+|포트 ?\d+|порт \d+/i],
  [
    '#minutes',
    /(?<!\d)\d{1,6} ?(?:-|–)? ?(?:minutes?|mins?)\b|(?<!\d)\d{1,6} ?(?:分|분|دقائق|minut|минут|मिनट|dakika)/i,
  ],
  [
    '#length',
    /(?<!\d)\d{1,6} ?(?:words?|characters?|chars|lines?|sentences?|paragraphs?|bullets?|字|文字|자|palabras|mots|wörter|parole|palavras|слов)|\bshort\b|\bbrief\b|corto|court|kurz\b|breve|коротко|简短|短く|짧게|قصيرة|kısa/iu,
  ],
  [
    '#clock-time',
    /(?<!\d)\d{1,2}:\d{2}(?!\d)|\b\d{1,2} ?(?:am|pm)\b|\bum \d{1,2} uhr|\b\d{1,2}h\d{0,2}\b|\d{1,2}時|\d{1,2}시/i,
  ],
  ['#per-day', /\b(?:a|per|every|each) (?:day|night|evening|morning|hour)\b|하루|毎日|每天/i],
  [
    '#money',
    /[£$€¥₹₩]\s?\d|\d\s?(?:£|€|\$|euros?\b|eur\b|usd\b|dollars?|円|元|원|руб|тыс|tl\b|ct\b|k\b|ألف|万)/i,
  ],
  ['#percent', /\d\s?[%％]/],
  ['#percent2', /\d\s?[%％][^%％]*\d\s?[%％]/],
  ['#ab', /\bA\/B\b|A组.*B组|\bgroup a\b|\bin each group\b|Aグループ/i],
  ['#cohort', /\bcohorts?\b|\bretention\b|когорт|留存|コホート|코호트/i],
  ['#abc', /\babc[- ]?(?:анализ|analys|análisis|analisi)/i],
  [
    '#segment',
    /\bsegment|\bcluster(?:s|ing)?\b|\bchurn\b|clientes? desde|pierde clientes|which (?:evenings|days|products|customers)\b/i,
  ],
  ['#pivot', /\bpivot|tabla dinámica|tableau croisé|сводн|透视|ピボット|피벗/i],
  ['#outliers', /\boutliers?\b|ausreißer|valores? atípicos?|выброс|异常值|外れ値|이상치/i],
  ['#columns', /\bcolumns? (?:are|is|:)|\b(?:csv|table|form|sheet) has\b|\bcolumns?:/i],
  ['#labelled-options', /(?<![\p{L}])A\s[^\n]{0,120}?\bB\s[^\n]{0,120}?\bC\s/u],
  [
    '#deadline',
    /\bdeadline\b|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\buntil\b|prazo|fecha límite|срок|截止|締め切り|마감/i,
  ],
  ['#wish-outcome', /\b(?:ask|asking|want|wants|so that)\b/i],
  [
    '#emoji',
    /(?<!(?:\b(?:no|not|without|any|zero|avoid|ohne|keine|sin|sans|senza|sem)|don['’]t use|pas d['’]|без) ?)(?<!\p{L})(?:emojis?|эмодзи)(?!\p{L})|絵文字あり|\p{Extended_Pictographic}/iu,
  ],
  [
    '#emoji-limit',
    /\b(?:max(?:imum|imal)?|at most|only|up to|just|no more than|höchstens|máximo|au plus|al massimo|no máximo|не более) (?:\p{Nd}|one|two|three|ein|un|due|dos|deux)\p{L}* (?:\p{L}+ )?(?:emojis?|эмодзи)|(?:絵文字|表情|이모지)[^。.]{0,4}\d/iu,
  ],
  ['#url', /https?:\/\//],
  [
    '#files',
    /\b(?:files?|photos?|pdfs?|folders?)\b|fichiers?|archivos?|dateien|файл|ファイル|파일|ملف/i,
  ],
  [
    '#false-premise',
    /\bwhy did\b.*\b(?:drop|fall|rise|increase|decrease|decline|go (?:up|down))\b/i,
  ],
  [
    '#value-error',
    /is not a function|undefined|\bnull\b|NoneType|not iterable|is not defined|cannot read|TypeError|KeyError|IndexError|NullPointer/i,
  ],
  ['#hostile', /<\/\w+>|\]\]>|"role"|\\"role|````/],
  ['#call', /\b\w+\([^)]*,[^)]*\)/],
  [
    '#example-given',
    /\be\.?g\.?\b|\bexample\b|\blike \S*\d|ejemplo|exemple|beispiel|esempio|exemplo|пример|例|예:|tipo \S*\d/i,
  ],
  [
    '#design',
    /\b(?:design|architect|model)\b.{0,40}\b(?:apis?|schema|architecture|system|database|data model|service|backend)\b|\b(?:entwirf|entwerfe|diseña|conçois|progetta|projete)\b|спроектируй|设计|設計して|설계/i,
  ],
  [
    '#polish',
    /^\W*(?:(?:pls|please|can you) )?(?:make|improve|polish) (?:this|my|these) (?!.{0,30}\b(?:code|function|query|script)\b).{0,60}:\s*\S/i,
  ],
  ['#after-colon', /[:：]\s*\S[^]{19}/],
  [
    '#asks',
    /^\W*(?:how|what|why|when|where|which|who|should|can|is|are|do|does)\b(?!.*\b(?:write|make|create|build)\b)/i,
  ],
  ['#reply', /^\W*(?:please )?(?:reply|respond|response|answer) to (?:this|an?|my|the)\b/i],
  [
    '#rights',
    /\b(?:my|our|your|consumer|tenant|passenger|statutory) rights\b|\b(?:what|which) rights\b|\brights (?:as|do|have) |(?:meine|unsere|welche) rechte(?!\p{L})|(?:mes|nos|quels(?: sont mes)?) droits(?!\p{L})|(?:mis|nuestros|qué) derechos(?!\p{L})|(?:miei|nostri|che|quali) diritti(?!\p{L})|(?:meus|nossos|quais|que) direitos(?!\p{L})|какие (?:у меня )?права|мои права|我的权利|什么权利|どんな権利|제 권리|어떤 권리|حقوقي|मेरे अधिकार|haklarım/iu,
  ],
  [
    '#which-chart',
    /\b(?:which|what|best|right)(?: (?:kind|type|sort) of)? (?:charts?|graphs?|diagrams?|plots?|visuali[sz]ations?)\b|welche[snr]? (?:art von )?(?:diagramm|grafik)|quel(?:le)?s? (?:type de |genre de )?graphique|(?:qué|cuál) (?:tipo de )?gráfic|(?:che|quale) (?:tipo di )?grafic|(?:que|qual) (?:tipo de )?gráfic|как(?:ой|ую) (?:тип )?(?:график|диаграмм)|(?:什么|哪种)图表?|(?:どの|どんな)(?:グラフ|図)|(?:어떤|무슨) (?:그래프|차트)|hangi grafik/iu,
  ],
  ['#own-code', /\b(?:my|our|this|the|his|her|their|your|following) code\b/i],
  [
    '#own-function',
    /\b(?:my|our|this|the|his|her|their|your|following) (?:function|method|script|query|loop|regex|formula|macro|component)\b/i,
  ],
  [
    '#tells-somebody',
    /^\P{L}*(?:(?:bitte|please|por favor|s['’]il te plaît|per favore) )?(?:tell|inform|reply|respond|answer|antworte|teile?|sag|réponds|répondez|dis|responde|contesta|avisa|rispondi|responda|avise|ответь|сообщи)\p{L}* /iu,
  ],
  ['#metrics', /\bkpis?\b|\b(?:which|what) (?:metrics|figures|numbers) should\b|kennzahl/i],
  ['#swot', /\bswot\b/i],
  ['#hook', /\bhooks?\b|(?<!\p{L})use[A-Z]\w+/u],
  ['#snippet', /\bfor \w+ in \S+\(|=>|\w\[[^\]\n]*\]|\b(?:print|console\.log|len)\(|\w\+\+/],
  [
    '#interview',
    /\bjob interview\b|\binterview (?:at|with|for|questions|prep)|entrevista de (?:trabajo|emprego)|entretien d'embauche|vorstellungsgespräch|colloquio di lavoro|собеседовани|面试|面接|면접|مقابلة عمل|इंटरव्यू|iş görüşmesi|mülakat/i,
  ],
  [
    '#best',
    /\bbest\b.{0,40}\b(?:under|for|below|around|to buy)\b|^best |\b(?:beste[rsn]?|meilleure?s?|mejor(?:es)?|migliore?|melhor(?:es)?) .{0,40}\b(?:unter|bis|für|pour|para|por|per|fino)\b/i,
  ],
  [
    '#future',
    /\bwill .{1,30} be\b|\bnext (?:month|week|quarter|year)\b|forecast|predict|nächsten (?:monat|jahr)|próximo (?:mes|año|mês|ano)|prochain|下个月|来月|다음 달|следующ/i,
  ],
  [
    '#no-experience',
    /\bno experience\b|sin experiencia|sans expérience|ohne erfahrung|未経験|без опыта|sem experiência|senza esperienza|无经验/i,
  ],
  [
    '#first-person',
    /\b(?:first person|in the i form|erste person|primera persona|première personne)\b/i,
  ],
  [
    '#grade',
    /\b\d{1,2}(?:st|nd|rd|th)?[- ]grade|\bgrade \d|\bklasse\b|\byear \d{1,2}\b|年级|年生|класс|الصف|학년/i,
  ],
  [
    '#multiple-choice',
    /\bmultiple[- ]choice\b|opción múltiple|choix multiples|选择题|選択式|객관식/i,
  ],
  [
    '#sell',
    /\bsell\b|\bvender\b|\bvendre\b|verkauf|vendere|прода[тю]|出售|売り|판매|بيع|satmak|satıyorum/i,
  ],
  [
    '#weak-spot',
    /\b(?:bad|sore|weak|injured) (?:knees?|back|shoulders?|hips?|neck|wrists?|ankles?)\b|rodilla|genou|knie\b|膝|колен/i,
  ],
  [
    '#exclusion',
    /\b(?:no|without|not) \w+|\w+[- ]free\b|\bsin \w|\bsans \w|\bohne \w|\bsenza \w|\bsem \w|без |不要|なし|없이|بدون|बिना|siz\b/i,
  ],
  ['#knowledge', /\bcapital of\b|\bhistory of\b|\bworld cup\b/i],
  ['#dataset', /\bdata ?set\b|\bcsv\b|\bexport\b/i],
];

/** Flags of a text, each with a leading `#`. */
export function findTurns(text: string): string[] {
  return TURNS.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag);
}
