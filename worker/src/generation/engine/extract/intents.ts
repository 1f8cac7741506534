/**
 * What a request wants done, told by turns of phrase rather than by the thing it names: one flag a
 * class, its signs in all languages together. Single signs may mislead; they are votes.
 */
const SIGNS: readonly (readonly [flag: string, pattern: RegExp])[] = [
  [
    '#file-work',
    /\b(?:rename|move|sort|copy|delete|merge|split|resize|back ?up|archive)\b[^.\n]{0,40}\b(?:files?|folders?|photos|pics|pdfs?|scans|scanned|images|directory)\b|(?:renombr|renomm|renomear|umbenenn|umzubenenn|rinomin|переименов|重命名|批量|リネーム|이름[^\n]{0,16}바꾸|تسمية|(?:फ़?ाइल|फ़?ोटो|pdf)\p{M}*[^\n]{0,20}नाम बदल|adlandır)|(?<!\p{L})(?:carpeta|dossier|ordner|cartella|pasta|папк\p{L}|文件夹|フォルダ\p{L}?|폴더|مجلد|फ़?ोल्डर|klasör\p{L}*)(?!\p{L})[^.\n]{0,40}(?:copi|déplac|kopier|spiegel|verschieb|copia|move|копир|перемест|复制|移动|コピー|消す|복사|옮기|انسخ|कॉपी|kopyala|taşı)/iu,
  ],
  [
    '#sheet-rule',
    /\b(?:grey|gray|colou?r|highlight|turns?|go(?:es)?|mark)\b[^.\n]{0,24}\b(?:out|rows?|cells?|red|yellow|green|expired|duplicates?)\b|\b(?:dropdown|drop-down|countif|sumif|per (?:seller|person|month) at the top|auto(?:matic(?:ally)?)?[ -]?(?:fill|update|calculate)s?)\b|(?<!\p{L})(?:rojo|amarillo|rouge|jaune|rot|gelb|rosso|giallo|vermelh\p{L}|amarel\p{L}|красн\p{L}*|жёлт\p{L}*|желт\p{L}*|أحمر|احمر|أصفر|لاल|लाल|पील\p{M}?|kırmızı|sarı)(?!\p{L})|красн(?:е|ы)|红色|标红|变红|高亮|黄色|赤く|黄色|色を|빨강|빨간|노랑|색칠|색깔|auto(?:mático|matisch|matique)|公式|関数|수식|함수|معادلة|फॉर्मूला|formül|формул|formula|fórmula|formule|formel/iu,
  ],
  [
    '#automate',
    /\b(?:texts?|emails?|mails?|sends?|pings?|warns?|notif(?:y|ies)|alerts?|reminds?|checks?|runs?|turns? (?:on|off))\b[^.\n]{0,50}\b(?:when(?:ever)?|if|every (?:night|hour|day|morning)|at \d|the day before|automatically|once)\b|(?:avis[ea]r?|mand[ei]|encienda|enviar?)[^.\n]{0,40}(?:cuando|quando|si |a las \d)|(?:prévenir|envoyer|alerte)[^.\n]{0,40}(?:quand|si |dès que|tous les)|(?:benachrichtig|schick|warn|meld)\p{L}*[^.\n]{0,40}(?:wenn|sobald|jede)|(?:приход|присыла|отправля|уведомл|напомина)\p{L}*|自动|定时|提醒我|通知したい|自動(?:で|的)|毎晩|通知(?:が|を)|자동으로|알림|매일[^.\n]{0,20}보내|تلقائي|ينبه|يرسل|अपने ?आप|apne aap|automatic|otomatik|kendi(?:liğinden)? (?:silsin|gelsin|yapsın)|uyarsın|haber versin/iu,
  ],
  [
    '#text-kind',
    /\b(?:obituary|eulogy|epitaph|blurb|bio|toast|alt text|haiku|limerick|jingle|motto|vows|synopsis|strapline|op-ed|leaflet|flyer|brochure|programme notes?|tweet|voice-?over|monologue|sketch|parody|rap|invite text|grant application|testimonial|reference for|invite|lost (?:cat|dog)|sermon|prayer|riddle|chant)\b|\b(?:words|text|wording|copy|a (?:few )?lines?|verse) for (?:the|a|my|our)\b|(?<!\p{L})(?:esquela|reseña|recensione|bewertung (?:schreiben|für)|отзыв|yorum yaz|समीक्षा|felicitación|glückwunsch\p{L}*|einladung|auguri|légende|legenda|ilan[ıi]|kayıp \p{L}+ ilanı|cartel(?:ito)?|letrero|pancarta|unas palabras|copla|pregón|affiche|affichette|petit mot|un mot|mot (?:à|pour|d)|écriteau|faire-part|tract|aushang|flugblatt|spruch|grabrede|text (?:fürs?|für die|zum)|zettel (?:für|an)|cartello|cartellino|volantino|due righe|discorsetto|necrologio|biglietto (?:per|di)|filastrocca|placa|plaquinha|cartaz|recado|bilhete|textão|legenda|aviso (?:pro|pra|para|no|de)|faixa|записк\p{L}|табличк\p{L}|вывеск\p{L}|тост|частушк\p{L}|некролог|речь на|слова на|पर्ची|मुक्तक|शायरी|भाषण|मंच-?संचालन|निमंत्रण|नोटिस|duyuru\p{L}*|pankart|tabela\p{L}*|davetiye\p{L}*|için (?:kısa )?not|mâni|slogan|لافتة|يافطة|كلمتين|عبارة|تهنئة|رثاء|ورقة (?:على|للباب))(?!\p{L})|讲两句|说几句|写个评价|好评|贴的|请假条|牌子|告示|标语|留言条|祝福语|贺词|致辞|对联|悼词|小作文|回覧文|回覧板|張り紙|貼り紙|貼る紙|レビューを書|口コミを書|お礼(?:の|LINE|メール)|お知らせ文|案内文|例文|文面|ひとこと|寄せ書き|色紙|弔辞|祝辞|川柳|안내문|후기 (?:써|좀)|파는 글|소개글|문구|공지문|공지글|벽보|한마디|축사|인사말|조문|손편지|표어/iu,
  ],
  [
    '#how-to-say',
    /\bwhat to (?:put|write|say|text|reply)\b|\b(?:what|how) (?:do|can|should|shall|would|could) (?:i|we) (?:put|write|say|text|reply|tell|word|phrase|respond|answer|message|break (?:it|the news)|ask)\b(?! (?:if|whether|about))|\b(?:need|have|want|got) to (?:tell|thank|remind|let|invite) (?!(?:you|me|if|whether)\b)[^\n]{3,}|^\W*(?:(?:please |help me )?(?:say|tell|ask|thank|invite|remind|turn down|reply to|answer)) (?!me\b|us\b|(?:if|how|what|why|whether)\b)[^.\n]{4,60}\b(?:text|message|lines?|words|email|politely|nicely|without)\b|(?:qué le (?:digo|pongo|escribo|contesto)|cómo (?:se )?(?:le |lo )?(?:digo|pongo|escribo|contesto)|comment (?:lui |leur )?(?:dire|tourner|formuler|annoncer|écrire|refuser|répondre)|quoi (?:répondre|écrire|dire)|was (?:schreib|antwort|sag)e? ich|wie (?:sag|schreib|formulier|bring)e? ich|cosa (?:gli |le )?(?:scrivo|rispondo|dico)|come (?:glielo |gli |le )?(?:dico|scrivo|rispondo)|o que (?:eu )?(?:escrevo|respondo|falo|digo)|como (?:eu )?(?:digo|falo|escrevo|respondo) |как (?:\p{L}+ ){0,2}(?:написать|сказать|ответить|сформулировать|отказать|попросить|поздравить)|что (?:\p{L}+ )?(?:написать|ответить|сказать)|怎么(?:说|写|回|开口|表达|婉拒|拒绝)|(?:どう|なんて|何て)(?:書|言|伝え|返|断)|断り方|伝え方|뭐라고|어떻게 (?:말|쓰|써|답|거절|전하)|كيف (?:أقول|اقول|أكتب|اكتب|أرد|ارد|أعتذر|اعتذر)|(?:وش|شو|ايش|إيش|ماذا) (?:أقول|اقول|أكتب|اكتب|أرد|ارد)|क्या (?:लिखू|बोलू|कहू|जवाब)|कैसे (?:कहू|बोलू|लिखू|मना)|kya (?:likhu|bolu|reply|kahu)|kaise (?:bolu|likhu|mana|kahu)|ne (?:yazsam|desem|diyeyim|yazayım|yazmalı)|nasıl (?:desem|söylesem|yazsam|söylerim|reddede)|yaz(?:ıcam|acağım|acam)(?!\p{L}))/iu,
  ],
  [
    '#manner',
    /\b(?:(?:not|doesn'?t|don'?t|without|dont|doesnt) (?:to )?(?:sound|come across|offend|upset|be rude|sounding|offending|upsetting|being rude|starting a)|keep it (?:light|short|polite|friendly|warm|simple|human|funny)|but (?:nice|polite|funny|kind|firm|friendly|warm)|not (?:too )?(?:cheesy|cringe|formal|soppy|corny|sappy|pushy|grovelling|sad)|soften|softer|be (?:gentle|kind|tactful|firm)|keep it honest|gentle|politely|nicely|tactful\w*|heartfelt|rude-ish)\b|(?<!\p{L})(?:sin (?:que suene|sonar|pasarse|ofender|cursiler)|que no suene|con (?:guasa|cariño|gracia)|más suave|cercano|ton (?:léger|drôle|chaleureux|sobre|ferme)|sans (?:vexer|froisser|agressi|en faire|méchanceté)|poliment|gentiment|prenne (?:bien|mal)|on se tutoie|pas trop (?:formel|mièvre|long)|aber (?:nett|freundlich|höflich|herzlich|bestimmt)|ohne (?:beleidigt|vorwurf|vorwürfe|kitsch)|nicht (?:zu )?(?:kitschig|förmlich|steif|schleimig)|senza (?:fare il|offendere|essere|retorica)|(?:resti|sia|ma) (?:cordiale|gentile|simpatic\p{L}|spiritos\p{L})|non troppo (?:formale|serio|lungo)|sem (?:ameaça|ofender|ser gross\p{L}|parecer|pieguice)|mas (?:educad\p{L}|engraçad\p{L}|firme|com carinho|leve)|firme mas|без (?:пошлост\p{L}|пафоса|обид|канцелярита)|не слащаво|помягче|повежливее|с юмором|чтобы не обид\p{L}*|не грубо|по-человечески|بدون (?:رسميات|تجريح|مبالغ\p{L})|(?:لا تكون|مو|مش) (?:رسمي\p{L}*|مبالغ)|بلطف|بأدب|प्यार से|इज़्ज़त से|विनम्र\p{M}*|शालीन|izzat se|pyaa?r se|mazakiya|funny|emotional|küsmesin|kırıcı olma\p{L}*|kırılmasın|kibar\p{L}*|samimi|duygusal|incitmeden|kaba olma\p{L}*|resmi olmasın)(?!\p{L})|语气|客气|软一点|委婉|别太(?:啰嗦|肉麻|正式|官方)|真诚|得体|俏皮|角が立たない|角を立てず|失礼(?:の|に)|やわらか|堅苦しく|くだけ|嫌味|重くな|기분 (?:안 )?나쁘|부드럽게|정중|공손|오글|딱딱하|센스/iu,
  ],
  [
    '#share-of',
    /\p{Nd} (?:\p{L}+ )?(?:out of|of|in|de|von|su|sur|из|di|من) (?:\p{L}+ ){0,2}\p{Nd}|(?:^|[\s,])(?:de|von|su|sur|из|di|dos|من) (?:\p{L}+ )?\p{Nd}[\p{Nd}.,]* \p{L}+[^\n]{0,40}\p{Nd}|\p{Nd}+ ?(?:人|份|个|家|名|件|社|枚|명|개|건|가구|곳) ?(?:中|里|중)[^。\n]{0,8}\p{Nd}|(?:收|问|查|調べ|聞い)[^。\n]{0,6}\p{Nd}+份?[^。\n]{0,16}\p{Nd}|\p{Nd}+ [^\n]{0,12}(?:में से|me se|mein se)[^\n]{0,12}\p{Nd}|\p{Nd}+ \p{L}+(?:den|dan|nin|nın|ten|tan) \p{Nd}|\bsurvey\b[^\n]{0,40}\p{Nd}/iu,
  ],
  [
    '#change',
    /(?<!\p{L})(?:before|used to|antes|avant|früher|prima|раньше|قبل|पहले|pehle|eskiden|önce)(?!\p{L})[^\n]{0,24}\p{Nd}[^\n]{0,40}(?<!\p{L})(?:now|ahora|maintenant|jetzt|ora|agora|теперь|الحين|الآن|अब|ab|şimdi)(?!\p{L})|(?:以前|原来|前は|예전)[^\n]{0,20}\p{Nd}[^\n]{0,30}(?:现在|今は|지금)|\b(?:last|previous) (?:year|month|week|season|time|term)\b|\b(?:dropped|fell|rose|went|up|down|gone|grew|from|started)\b[^\n]{0,16}\p{Nd}[^\n]{0,16}\b(?:to|now)\b[^\n]{0,8}\p{Nd}|(?<!\p{L})(?:el (?:mes|año) pasado|año anterior|(?:mois|an) dernier|année dernière|letzte[sn] (?:jahr|monat|woche|mal)|vorjahr|vormonat|l'anno scorso|(?:mese|anno) scorso|(?:ano|mês) passado|прошл\p{L}{2,3} (?:год\p{L}?|месяц\p{L}?|раз)|(?:был[иоа]?|стал[иоа]?) \p{Nd}|geçen (?:ay|yıl|sene|dönem|hafta)|पिछल\p{M} \p{L}|الشهر اللي فات|الشهر الماضي|السنة اللي|العام الماضي|هالشهر)|(?:de|da|von|с|from) \p{Nd}[\p{Nd}.,]* (?:a|à|auf|до|to|para|pra) \p{Nd}|上个?月|去年|上周|先月|昨年|先週|지난 ?달|작년|지난주|전년|से \p{Nd}+ (?:रह|हो)|\p{Nd}['’]?(?:den|dan|ten|tan) \p{Nd}/iu,
  ],
  [
    '#judges',
    /\b(?:(?:is|are) (?:that|it|this|\p{Nd}[^\n]{0,24}) (?:good|bad|a lot|many|enough|high|low)|good for|better or worse|can (?:i|we) (?:say|claim|conclude)|plateau|did (?:we|it|i|the [\w ]{2,20}) (?:make|lose|earn|win|work|help|pay)|win or lose|worth (?:it|paying|keeping)|how (?:do i|to) show|doesn'?t add up|per (?:cup|piece|item|head)|left over|break even|really cost|how weird|explain the (?:drop|rise|jump))\b|(?<!\p{L})(?:qué ha pasado|me compensa|salen las cuentas|cómo lo (?:enseño|presento)|mucho o poco|mejor o peor|(?:he|hemos) (?:ganado|perdido)|tiene (?:algún )?sentido|perdu de l'argent|gagné|(?:je |on )m'inquiète|c'est beaucoup|mieux ou|ou pas|comment (?:je )?présente|wie passt|lohnt|besser oder|verdien\p{L}*|gewinn|im plus|unfair|reicht (?:das|der|die)|zu viel|meglio o peggio|quanto (?:conta|incide|pesa)|ho perso|guadagn\p{L}*|ha ragione|conti della|tô (?:ganhando|perdendo)|ganhando|lucro|passa com|melhor ou pior|tá a mais|есть смысл|можно (?:ли )?считать|лучше или|хуже|выгод\p{L}*|в плюс\p{L}?|окуп\p{L}*|зарабатыва\p{L}*|तो क्या|असली मुनाफ\p{L}*|मुनाफ़?ा|सुधार|galat hua|घाटा|कारण|kya poora|bachega|faa?yda|geriye ne|kötüleş\p{L}*|iyileş\p{L}*|zarar|kazan\p{L}*|eridi|kaç lira|تحسن\p{L}*|فيها شي|كم (?:أكسب|ربح\p{L}*|يطلع)|خسران|ربحان)(?!\p{L})|还是因为|能说|算(?:多|高|少|不算)|划算|赚了|亏了|多いと|少ないと|と言って(?:い|よ|もい)|現実的|のせい|儲か|黒字|元が取れ|増えてる|減って|回本|退步|进步|效いて|効いて|変えるべき|줄은|효과|뭐가 문제|줄었|늘었|발표해도|이득|남나요|손해|많은 (?:건|편)/iu,
  ],
  [
    '#own-records',
    /\b\p{Nd}+ (?:days|weeks|months|years) of (?:my )?\w*(?:readings|data|records|bookings|sales|orders|bills|statements|logs?|notes on)|(?:\b(?:i'?ve got|i have|we have|we'?ve got|there are)\b|(?<!\p{L})(?:tengo|tenemos|hay|j'ai|on a|nous avons|ich hab\p{L}*|wir haben|ho|abbiamo|tenho|temos|есть|у меня|у нас|عندي|عندنا)(?!\p{L}))[^\n]{0,70}(?:\b(?:readings|records|bookings|spreadsheet|csv|reviews|survey (?:answers|rows)|statements)\b|(?<!\p{L})(?:lecturas|registros|hoja|excel|reseñas|relevés|fichier|tableau|avis|kontoausz\p{L}*|aufzeichnungen|tabelle|messwerte|umsätze|recensioni|foglio|vendas|planilha|показани\p{L}*|таблиц\p{L}*|выписк\p{L}*|سجل\p{L}*|بيانات|كشف)(?!\p{L}))|(?:记录|数据|流水)[^\n]{0,12}(?:有|想|看)|(?:記録|データ|一覧)[^\n]{0,30}(?:あります|ある|取って)|(?:기록|정리|데이터)[^\n]{0,10}(?:있|해놨|해뒀|했)|(?:रिकॉर्ड|लिस्ट|डेटा|हिसाब)[^\n]{0,10}है|(?:kayıt|liste|veri|ekstre)\p{L}*[^\n]{0,12}(?:var|tuttum)/iu,
  ],
  ['#is-it', /(?:^|[,.:]\s*)(?:is|are|was) (?:it|that|this|he|she|my|the)\b[^\n]*\bor\b/i],
  [
    '#spoken-script',
    /(?<!\p{L})(?:script\p{L}*|guion|sceneggiatura|copione|roteiro|скрипт\p{L}*|сценарий|سكربت|سيناريو|senaryo|स्क्रिप्ट)(?!\p{L})[^\n]{0,50}(?:tiktok|reels?|youtube|podcast|video|stage|ceremony|wedding|school play|\d ?sec|समारोह|मंच|свадьб|праздник|حفل|düğün)|(?:tiktok|reels?|youtube|podcast|video|ceremony|समारोह|मंच)[^\n]{0,40}(?:script|स्क्रिप्ट|скрипт|сценарий|guion)|台本|대본|短视频[^\n]{0,10}脚本|口播/iu,
  ],
  [
    '#myth',
    /\b(?:rubbish|nonsense|(?:a )?myth|old wives|is it true|true that|actually real|legit|snake oil)\b|(?<!\p{L})(?:papo de|verdade que|mito|es verdad|es cierto|leyenda|n'importe quoi|est-ce vrai|c'est vrai|quatsch|mythos|stimmt (?:es|das)|bufala|è vero|leggenda|правда ли|правда что|миф|كلام فاضي|صحيح (?:إن|ان|أن)|خرافة|sach me|सच में|अफ़?वाह|doğru mu|efsane|hurafe|gerçekten)(?!\p{L})|真的吗|是真的|谣言|本当(?:です)?か|迷信|ほんと(?:う)?に|진짜인가요|미신|속설|사실인가요/iu,
  ],
  [
    '#nights-away',
    /\p{Nd} ?(?:nights?|noches|nuits|nächte|notti|noites|ноч\p{L}+|ليالي|रात|gece)(?!\p{L})|\p{Nd}泊|\p{Nd}박|\p{Nd}天\p{Nd}[夜晚]|\b(?:itinerary|weekend in|days in)\b/iu,
  ],
];

/** Words that open a question. */
const ASKING =
  "is it|is that|is my|are|can|could|do|does|how|why|what|when|where|which|who|should|will (?:i|it|my|he|she|they|the|we)|may|difference between|cada cuánto|qué|cómo|cuándo|dónde|cuál|por qué|se puede|puedo|debo|hay que|es normal|hace falta|recurro|c'est normal|est-ce|peut-on|on peut|différence entre|quand|combien|comment|pourquoi|faut-il|ai-je|dois-je|quel|muss|darf|kann|soll|warum|wieso|wie|was|wann|welche[rsn]?|ist es|gibt es|unterschied|si può|posso|è normale|che faccio|cosa|perché|quando|bisogna|devo|pode|é normal|qual|por que|o que|faz mal|чем отличается|нормально ли|можно|надо ли|нужно ли|почему|когда|сколько|что делать|в чём разница|правда ли|هل|كم|ليش|لماذا|كيف|متى|وش|شو|ايش|إيش|क्या|क्यों|कैसे|कब|kya|kyu|kaise|nasıl|neden|niye|ne zaman|hangi";
const OPENS_ASKING = new RegExp(
  `^[^\\p{L}]*(?:${ASKING})(?!\\p{L})|[?？؟][\\s\\p{Emoji_Presentation}]*$`,
  'iu',
);
const ASKS_WITHIN = new RegExp(`[,.!¿\\n;:-]\\s*(?:${ASKING})(?!\\p{L})`, 'iu');
/** Particles and turns that make a question of a clause anywhere in it. */
const ASKING_PARTICLES =
  /(?<!\p{L})(?:ولا (?:لا|كلام)|يجوز|है क्या|hai kya|kya sach|ли|şart mı)(?!\p{L})|吗|能不能|为什么|多久|什么时候|会不会|是不是|有没有|该不该|か(?:[。？?]|$)|でしょう|べき|なぜ|どっち|나요|까요|인가요|누가|는지|뭐가|되나|하죠|(?<!\p{L})(?:कब|كم)(?!\p{L})/iu;

/** Standing apart, or it would be the "my" of other languages. */
const TURKISH_PARTICLE = /(?<!\p{L})m[ıiuü](?:y[ıiuü][mz]|d[ıiuü]r)?(?!\p{L})/iu;

/** Tools, systems and files that only somebody at work on a computer names, in any language. */
const TECH_TALK =
  /(?<![\p{L}\p{N}_])(?:bash|zsh|powershell|cmd\.exe|batch file|terminal|ssh|sudo|cron(?:tab| ?jobs?)?|systemd|rsync|robocopy|ffmpeg|imagemagick|pandoc|awk|grep|curl|wget|jq|chmod|pip|npm|yarn|git|github|gitlab|docker|nginx|\.?htaccess|certbot|vps|nas|ubuntu|debian|fedora|linux|raspberry|raspi|esp32|esp8266|arduino|openscad|ahk|autohotkey|applescript|userscript|tampermonkey|greasemonkey|regexp?|xslt|xpath|yaml|postgres\p{L}*|sqlite|mysql|mongodb|redis|webhooks?|n8n|dataview|latex|lua|gcc|cmake|makefile|segfault|segmentation fault|localhost|cors|dns|subdomain|redirect|ssl|vlookup|xlookup|countif|sumif|twilio|airtable|applescript|batch-?datei|(?:line|linea|línea|ligne|linha) de (?:comandos?|commandes?)|kommandozeile|befehl|riga di comando|komut satırı|sunucu\p{L}*|servidor|сервер\p{L}*|терминал\p{L}*|консол\p{L}|الاردوينو|أردوينو|سيرفر|लिनक्स|सर्वर|ардуино|питон\p{L}*|вордпресс\p{L}*|ووردبريس|بايثون|पाइथन|wordpress|elementor|laravel|flutter|node|eresolve|detached head|merge conflict|home assistant|app crash(?:es)?|\p{L}+\.(?:py|js|ts|sh|ps1|conf|cfg|ini|env|php))(?![\p{L}\p{N}_])|油猴|命令行|终端|服务器|爬虫|コマンド|バッチ|ターミナル|サーバー|명령어|터미널|배치 ?파일|서버|아두이노|라즈베리|파이썬|ラズパイ|パイソン|树莓派|爬下来|乱码/giu;

/** Whether a text is a question as a whole, told by its first word, its end or a particle. */
export function asksPlainly(text: string, language: string | null): boolean {
  return (
    OPENS_ASKING.test(text) ||
    ASKING_PARTICLES.test(text) ||
    (language === 'tr' && TURKISH_PARTICLE.test(text))
  );
}

/** Flags of a text, each with a leading `#`. */
export function findIntents(text: string, language: string | null): string[] {
  const flags = SIGNS.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag);
  const tools = new Set(text.match(TECH_TALK)?.map((word) => word.toLowerCase()));
  if (tools.size > 0) flags.push('#tech-talk');
  if (tools.size > 1) flags.push('#tech-talk2');
  const asks = asksPlainly(text, language);
  if (asks) flags.push('#asks-plainly');
  if (asks || ASKS_WITHIN.test(text)) flags.push('#inquires');
  return flags;
}
