/** Signs of what a request is for, beyond the words of the lists. */
const SIGNS: readonly (readonly [flag: string, pattern: RegExp])[] = [
  ['#formula', /(?:^|[\s：]|[^\s]:)=\s?[\p{L}.]{2,}\(/u],
  [
    '#error-text',
    /(?<![.(\w])(?:error|warning|fatal|exception|sqlstate|traceback|panic)\b(?![.()])[^\n]{0,40}[:[(]|#(?:n\/?a|nv|n\/d|ref|value|div\/0|wert|name\?|bezug)\b|\bline \d+[:,]|\b(?:undefined|overflowed|rejected|segfault|not found:|blocked by|no route found|connection refused|access denied|timed out|deadlock|was exceeded|verification failed|not allowed \()/iu,
  ],
  [
    '#markup',
    /^\s*[\w.-]+:\s*$[^]*^\s+-?\s*[\w.-]+:|<\w+[^>]*>[^]*<\/\w+>|^\s*[.#]?[\w-]+\s*\{[^}]*:[^}]*\}/mu,
  ],
  [
    '#hardware',
    /\b(?:arduino|raspberry(?: pi)?|raspi|esp32|esp8266|micro:?bit|mqtt|gpio|relay|ds18b20|home assistant|zigbee)\b/i,
  ],
  [
    '#web-client',
    /\b(?:firefox|chrome|safari|browser|userscript|greasemonkey|css|flexbox|website layout)\b/i,
  ],
  [
    '#spreadsheet',
    /\bexcel|(?:google|shared) sheets?|libreoffice|spreadsheet|スプレッドシート|エクセル|엑셀|구글 ?시트|表格|在线表|эксел|(?:гугл|google).?табли|اكسل|إكسل|جداول|جوجل شيت|قوقل شيت|एक्सेल|(?:गूगल|google) शीट|hoja de cálculo|tableur|tabellenkalkulation|foglio (?:di calcolo|google|excel)|hoja de google|feuille google|google.?tabelle|e-tablo|google tablo|planilha/iu,
  ],
  [
    '#formula-word',
    /\bformul|fórmula|formel\b|formül|公式|関数|数式|수식|함수|формул|معادلة|फॉर्मूला|\bfunction that|\bif\b[^\n]{0,12}\bexcel|excel[^\n]{0,20}\b(?:wenn|si|se|eğer)\b|countif|sumif|somme\.si|\bxlookup|\bvlookup|sverweis|conditional format/iu,
  ],
  [
    '#program-word',
    /\b(?:scripts?|cron|regex|dockerfile|docker|api|endpoint|segfaults?|linked list|pointers?|stack trace|compil(?:e|er|es)|unit tests?|repo|pull request|commits?|merge conflict|terminal|async|npm|pip install|plugin|terraform|kubernetes|webpack|useeffect|usestate|null pointer|recursion|macros?|vba|webhook|code(?: block)?|git|npm|css|html|sql|yaml|json)\b|脚本|代码|スクリプト|コード|正規表現|스크립트|코드|скрипт|программ|макрос|سكربت|كود|स्क्रिप्ट|प्रोग्राम|betik|kod(?:u|la)/iu,
  ],
  [
    '#statistics',
    /\b(?:a\/b test|p ?[=<] ?0?[.,]\d|n ?= ?\d+|confidence interval|95 ?% ci|likert|churn|cohort|retention|average of|median|correlat|outlier|regression|anova|standard deviation|sample size|kpis?|forecast|conversion rate|survey results|4pl|lod\b|yields?|break[- ]even|dataset|statistic)/iu,
  ],
  [
    '#weighs',
    /\b(?:which|cheaper|cheapest|worth it|pays? off|trend|pattern|actually (?:getting|working)|just luck|noise|significant|how much (?:more|less|would)|difference|compare|analy[sz]e|show (?:your )?working|should i drop|where do i move)\b|哪个|划算|算给|算一下|多少钱|提前还|どちら|なぜ|分けて|計算|傾向|どっち|뭐가 이득|득인지|계산|비교해|비교 좀|얼마나|сравни|посчитай|выгодн|помог или|есть ли|قارن|احسب|متى أطلب|كم أطلب|कितना फ़?र्क|तुलना|हिसाब|किसे|hesapla|karşılaştır|işe yarıyo|kârlı|qué (?:plato|producto|opción)|cuál|calcul|compara|rentab|quel(?:le)?s? |dépass|vergleich|rechne|lohnt|liegts?|quale|conviene|è un calo|cresce|confronta|tô trabalhando de graça|compensa|qual\b/iu,
  ],
  [
    '#retext',
    /\b(?:make|turn) (?:this|it|these|my \w+) (?:text |email |message )?(?:sound|a bit|less|more|into|friendl|polit|shorter|softer|formal)|\b(?:reword|rephrase|proofread|tidy up|rewrite|sum (?:this|it) up|shorten)\b|reformul|réécri|\bcorrige (?:ce|mon) texte|失礼じゃない|丁寧に直|書き直|言い換え|润色|改写|改得|다듬어|고쳐 ?써|공손하게|перепиши|перефраз|смягчи|أعد صياغة|صياغة|umformulier|höflicher|freundlicher formul|riformul|rendi(?:lo|la)? più|mais educad|reescrev|resum[ea]|reescrib|más (?:suave|educad|formal)|cümleyi düzelt|duyuruyu düzelt|metni düzelt|daha kibar|ज़?्यादा विनम्र|दोबारा लिख/iu,
  ],
  [
    '#wording',
    /\b(?:no jargon|no hashtags?|hashtags?|not cringe|(?:under|max\.?|at most|about|in|around)? ?\d{2,4} words?|(?:two|three|four|six|\d) (?:lines|sentences|bullets|bullet points)\b(?! of code))|\d+ ?(?:字|文字|자|кат|palabras|mots|wörter|parole|palavras|слов|kelime|शब्द|كلمة)|\b\d+ (?:líneas|lignes|zeilen|righe|linhas|строк|satır)|[0-9〜~-]+行|\d+줄|\d+ ?संक्तियां/iu,
  ],
  [
    '#for-people',
    /朋友圈|小红书|公众号|instagram|インスタ|인스타|facebook|фейсбук|فيسبوك|linkedin|whatsapp (?:message|length|status)|व्हाट्स|авито|ebay|etsy|vinted|gumtree|airbnb|tiktok|تيك توك|リンクトイン|\bx post\b|tweet|kleinanzeigen|leboncoin|wallapop/iu,
  ],
  [
    '#advice',
    /\b(?:should i|do i (?:need|have)|can i|could i|may i|is it (?:ok|okay|safe|normal|legal|worth)|safe to|need to worry|am i (?:allowed|entitled)|what (?:paperwork|should)|how come|or what|or not|yes\/no|is that)\b|能不能|可以吗|还能|要不要|怎么办|正常吗|到底|でしょうか|ですか|べき|大丈夫|ていい|있나요|할까|해야 할|어떡하|될까요|되나요|괜찮|인가요|나요|можно ли|стоит ли|нужно ли|нормально ли|имею ли|боюсь|обязательно|зачем|هل |كم يوم|لازم|ينفع|क्या |कैसे|चाहिए या|सच में|\bkya\b|\bkaise\b|\bm[iıuü]y[ıiuü]m\b|\b(?:değil|var|yok|olur|eder|gerekir|yapar|kalır|yarar|yarıyor?|mümkün|doğru|normal) m[iı]\b|\p{L}{3} m[ıuü]\b|ne yapmal|yapabilir|nasıl|naparım|puedo|debo|es normal|tengo derecho|me conviene|est-ce (?:que|normal)|puis-je|dois-je|ya moyen|a-t-il le droit|peut[- ](?:il|elle|on)?|darf|soll ich|muss ich|lohnt sich|kann ich|posso|devo|gli conviene|è normale|spiegami|tenho direito|posso|é normal|vale a pena/iu,
  ],
  [
    '#keep-or-drop',
    /\b(?:drop|keep|restock|stop selling|cut|get rid of|sell off|take off)\b[^\n]{0,40}\b(?:which|what|one)\b|\b(?:which|what)\b[^\n]{0,60}\b(?:drop|keep|restock|reorder|cut|sells? best|brings?|earns?)\b|补货|淘汰|下架|哪(?:个|款|种)[^\n]{0,12}(?:该|赚|好卖)|やめる|外す|残す|どの商品|뺄|빼야|어떤 메뉴|убрать|оставить|какой товар|أوقف|أشيل|किसे बेच|कौन सा बंद|hangi(?:si|sini)[^\n]{0,20}(?:çıkar|kaldır|bırak)|quitar uno|(?:qué|cuál)[^\n]{0,30}(?:quito|quitar|da de comer)|(?:quale|quali)[^\n]{0,30}(?:tolgo|togliere|cresce)|(?:quel|lequel)[^\n]{0,30}(?:arrêter|garder|enlever)|(?:welche[sn]?)[^\n]{0,30}(?:streichen|rausnehmen|behalten)|qual[^\n]{0,30}(?:tiro|tirar|corto|compensa)/iu,
  ],
  [
    '#spend',
    /\bwhere (?:do|should|would) i (?:move|put|spend)\b|\bbudget stays\b|预算只够|予算は|어디에[^\n]{0,8}(?:예산|돈)|куда (?:потратить|вложить)|bütçeyi nereye|dónde (?:pongo|invierto)|dove taglio|where (?:can|should) (?:i|we) cut|бюджет тот же|reparto el presupuesto|répartir le budget/iu,
  ],
  [
    '#trend-or-luck',
    /\b(?:just luck|by chance|actually (?:getting|improving|working)|really (?:getting|working|coming down)|getting (?:faster|better|worse|slower)|or (?:is it )?(?:just )?noise)\b|偶然|気のせい|たまたま|效果|有没有用|우연|효과가|помог(?:ло|ает)?(?![\p{L}])|или просто|صدفة|संयोग|işe yarıyo|tesadüf|casualidad|hasard|du vent|zufall|bringt das was|è un calo|è rumore|per caso|foi sorte|acaso/iu,
  ],
  [
    '#before-after',
    /\bbefore\b[^\n]{0,20}\bafter\b|前後|前后|До и после|до\/после|avant[ /;]+apr[eè]s|vorher[^\n]{0,12}nachher|antes[^\n]{0,12}despu[eé]s|prima[^\n]{0,12}dopo|antes[^\n]{0,12}depois|قبل[^\n]{0,12}بعد|önce[^\n]{0,12}sonra/iu,
  ],
  [
    '#two-courses',
    /提前还|还是放着|뭐가 이득|どっちが(?:得|お得)|which (?:one )?(?:yields|is (?:better|cheaper)|leaves|pays)|overpay|pay off (?:the|my)|вклад[^\n]{0,40}(?:или|офз)|что выгоднее|أيهما (?:أوفر|أربح)|कितना फ़?र्क|hangisi (?:daha )?(?:kârlı|mantıklı)|qué me (?:conviene|sale)|qu'est-ce qui (?:est|rapporte)|was (?:lohnt|bringt) (?:sich )?mehr|cosa conviene|o que compensa/iu,
  ],
  [
    '#tariff',
    /\b(?:grundgebühr|grundpreis|offerte (?:luce|gas|internet)|offres? (?:électricité|internet)|безлимит|за \d+ ?гб|tariff|standing charge|p\/kwh|per kwh|ct\/kwh|€\/kwh|flat rate|pay as you go)\b|\bstanding\b[^\n]{0,12}\bvs\b|тариф|电价|料金プラン|요금제|tarif(?:a|fa)?\b/iu,
  ],
  [
    '#keeps-fresh',
    /\b(?:keep|store|freeze|save|rescue)\b[^\n]{0,30}\b(?:fresh|longer|freezer|dough|bread|sauce|leftovers)\b|冷凍して|保存|오래 두는|보관|сохранить свеж|хранить|حفظ|स्टोर|saklamak|conservar|conserver|rattraper|aufbewahren|haltbar|conservare|guardar/iu,
  ],
  [
    '#study',
    /\b(?:exam|revision|revise|study|nclex|gcse|a-levels?|the sats?\b|sats? (?:exam|prep|test)|toefl|ielts|bar exam|certification|midterm|finals|ctet|upsc|neet|jee)\b|考试|考研|备考|高考|雅思|试験勉強|受験|資格|수능|시험|토익|экзамен|егэ|огэ|امتحان|اختبار القدرات|परीक्षा|sınav|kpss|yks|oposici|selectividad|concours|bac\b|prüfung|staatsexamen|esame|maturità|vestibular|enem|concurso público/iu,
  ],
  [
    '#suspicious',
    /\b(?:safe to (?:open|click|reply)|is this (?:legit|real|a scam)|phishing|suspicious|attachment)\b[^]{0,80}\b(?:email|mail|link|text|call|attachment|\.exe|open|legit|scam)\b|诈骗|是不是骗|詐欺|怪しい(?:メール|sms)|피싱|사기(?:인|일)|мошенник|развод\?|احتيال|نصب|फ्रॉड|स्कैम|dolandır|es una estafa|arnaque|ist das betrug|è una truffa|é golpe/iu,
  ],
  [
    '#paperwork',
    /\b(?:what paperwork|paperwork|permit|licen[cs]e do i|register(?:ed)? with|am i liable|entitled to)\b|许可|手续|届出|許可|허가|신고|разрешени|ترخيص|लाइसेंस|ruhsat|licencia de|permis de|genehmigung|permesso di|alvará/iu,
  ],
  [
    '#surgery',
    /\b(?:replacement|surgery|recovery|post[- ]op|operation|stitches|physio)\b[^\n]{0,40}\b(?:recovery|age|lives|weeks|after|knee|hip|home)\b/iu,
  ],
  [
    '#sheet-work',
    /\b(?:spalten?|columns?|columnas?|colonnes?|colonn[ae]|colunas?|sütun\p{L}*) ?[A-Z]\b|[A-Z] ?[列열]|\b(?:zellen?|cells?|celdas?|cellules?|cell[ae]|células?|hücre\p{L}*)\b|ячейк|单元格|セル|셀|خلايا|सेल|\b[A-Z]\d{1,4}:[A-Z]\d{1,4}\b/u,
  ],
  [
    '#average',
    /\b(?:average|mean|growth|growing|total)\b|promedio|crecimiento|moyenne|croissance|durchschnitt|wachstum|in media|crescita|média|crescimento|средн|(?:^|\s)рост(?:\s|$)|平均|增长|成長|평균|성장|متوسط|نمو|औसत|वृद्धि|ortalama|büyüme/iu,
  ],
  [
    '#naming',
    /\bnames? (?:for|ideas)\b|\bname (?:my|our|a|this)\b|\bwhat (?:should|to) (?:i |we )?(?:call|name)\b|\bslogans? for\b|названи\p{L}* для|как назвать|起(?:个)?名|取名|店名|ネーミング|店の名前|이름 (?:지어|추천)|(?:nombres?|ideas de nombre) para|noms? pour|namen? für|nomi? per|nomes? para|أسماء ل|اسم ل|नाम सुझ|नाम बता|isim (?:öner|bul)/iu,
  ],
  [
    '#link-between',
    /\b(?:link|relationship|connection|correlation) between\b|relación entre|lien entre|zusammenhang zwischen|relazione tra|relação entre|связь между|зависит ли|有没有关系|相关|関係がある|관계가 있|العلاقة بين|संबंध|arasında(?:ki)? (?:bir )?ilişki/iu,
  ],
  [
    '#a-b',
    /(?:^|[\s:])(?:A|a|甲|А|وعرض|عرض)[\s:.)][^\n]{0,80}?\d[^\n]{0,60}?[\s,;](?:B|b|乙|Б)[\s:.)][^\n]{0,60}?\d|قارن بين عرضين|two (?:offers|quotes|tariffs)|due offerte|zwei angebote|deux offres|dos ofertas|два тарифа/u,
  ],
  [
    '#which-most',
    /\b(?:which of|who(?:'s| is)|slowest|fastest|best[- ]sell|worst|most efficient|sells? (?:best|most|least))\b|哪家|谁最|いちばん|一番|누가|제일|кто (?:быстрее|лучше)|какой лучше|من (?:الأبطأ|الأفضل)|कौन सा|en çok hangi|el que (?:más|menos)|le plus (?:rentable|lent)|am (?:meisten|wenigsten)|il più|o que mais/iu,
  ],
  [
    '#how-long',
    /\bhow (?:long|many|much|old|far|often)\b|quanto tempo|cuánto (?:tiempo|dura)|combien de temps|wie lange|quanto dura|сколько (?:времени|дней|хран)|多久|どのくらい|いつまで|얼마나 오래|며칠|كم (?:يوم|مدة)|कितने दिन|kaç gün|ne kadar sür/iu,
  ],
  [
    '#no-hashtags',
    /\b(?:no|without) hashtags?\b|без х[эе]штег|من غير هاشتا|بدون هاشتا|(?:sans|ohne|sin|senza|sem) hashtags?|ハッシュタグなし|해시태그 없이|不要(?:话题|标签)|हैशटैग नहीं|hashtagsiz|hashtag olmadan/iu,
  ],
  [
    '#layout-trouble',
    /\b(?:overlap\w*|stretch\w*|misalign\w*|cut off|overflow\w*|squashed|broken on|looks (?:wrong|off|fine|broken)|not centered|gap between|jumps?)\b|崩れ|はみ出|错位|重叠|깨져|겹쳐|съезжает|наезжает|se solapa|déborde|verschoben|überlapp|si sovrappone|quebrado no celular|kayıyor|taşıyor/iu,
  ],
  [
    '#reply-only',
    /\b(?:yes or no|yes\/no)\b|「?はい」?か「?いいえ|да или нет|sí o no|oui ou non|ja oder nein/iu,
  ],
];

/** A line of figures: a label and two numbers, or rows of them. */
const FIGURE = /(?<![\p{L}\p{N}])[£$€¥₹]?\p{Nd}+(?:[.,:/]\p{Nd}+)*/gu;
/** A word with its figure beside it: "march 7,400", "41 drops". */
const PAIR = /\p{L}[\p{L}\p{M}]+[ :：]? ?[£$€¥₹]?\p{Nd}[\p{Nd}.,]*(?=[\s,;.%万천만千元円원]|$)/gu;
/** "41명 38명", "72 kg, 70 kg": figures of one kind beside each other. */
const REPEATED_UNIT =
  /\p{Nd} ?(?<unit>\p{L}{1,10})(?!\p{L}|[^\n]*[@{])[^\n]{0,24}[^\p{Nd}.,]\p{Nd}[\p{Nd}.,]* ?\k<unit>(?!\p{L})/u;
const FEW_LINES = 3;
const MANY = 6;
/** In a text about figures there is one for so many words. */
const DENSE = 8;

/** Flags of a text, each with a leading `#`. */
export function findPurposes(text: string): string[] {
  const flags = SIGNS.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag);
  const counts = text.split('\n').map((line) => line.match(FIGURE)?.length ?? 0);
  if (counts.filter((count) => count >= 2).length >= FEW_LINES) flags.push('#figure-lines');
  if (counts.filter((count) => count >= 1).length > FEW_LINES) flags.push('#figure-list');
  const numbers = counts.reduce((sum, count) => sum + count, 0);
  if (numbers >= FEW_LINES) flags.push('#numerals3');
  const dense = numbers >= FEW_LINES && numbers * DENSE >= (text.match(/\p{L}+/gu)?.length ?? 0);
  if (dense && numbers >= MANY) flags.push('#figures');
  if (dense) flags.push('#figures-few');
  if (REPEATED_UNIT.test(text)) flags.push('#same-unit');
  if (dense && (text.match(PAIR)?.length ?? 0) >= FEW_LINES) flags.push('#pairs');
  return flags;
}
