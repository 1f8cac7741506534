import { glossaryTable } from './glossary-table.js';

/** Names of places and services that other scripts or languages write differently. */
export const PLACES = glossaryTable(
  'place',
  `
Bursa|bursa turquía|bursa|bursa türkei|bursa|bursa turquia|бурса|布尔萨|ブルサ|부르사|بورصة التركية|बुरसा|bursa
Yerevan|ereván|erevan|eriwan|erevan|erevan|ереван*|埃里温|エレバン|예레반|يريفان|येरेवन|erivan
Moscow|moscú|moscou|moskau|mosca|moscou;moscovo|москв*|莫斯科|モスクワ|모스크바|موسكو|मॉस्को|moskova
Saint Petersburg|san petersburgo|saint-pétersbourg|sankt petersburg|san pietroburgo|são petersburgo|петербург*;питер*|圣彼得堡|サンクトペテルブルク|상트페테르부르크|بطرسبرغ|सेंट पीटर्सबर्ग|petersburg
Beijing|pekín|pékin|peking|pechino|pequim|пекин*|北京|北京|베이징|بكين|बीजिंग|pekin
Shanghai|shanghái|shanghai|schanghai;shanghai|shanghai|xangai|шанха*|上海|上海|상하이|شنغهاي|शंघाई|şanghay
Hangzhou|hangzhou|hangzhou|hangzhou|hangzhou|hangzhou|ханчжоу|杭州|杭州|항저우|هانغتشو|हांग्जो|hangzhou
Shenzhen|shenzhen|shenzhen|shenzhen|shenzhen|shenzhen|шэньчжэн*|深圳|深セン|선전|شنتشن|शेन्ज़ेन|shenzhen
Guangzhou|cantón|canton|guangzhou|canton|cantão|гуанчжоу|广州|広州|광저우|قوانغتشو|ग्वांगझू|guangzhou
Chengdu|chengdu|chengdu|chengdu|chengdu|chengdu|чэнду|成都|成都|청두|تشنغدو|चेंगदू|chengdu
Tokyo|tokio|tokyo|tokio|tokyo|tóquio|токио|东京|東京|도쿄|طوكيو|टोक्यो|tokyo
Osaka|osaka|osaka|osaka|osaka|osaka|осак*|大阪|大阪|오사카|أوساكا|ओसाका|osaka
Kyoto|kioto|kyoto|kyoto|kyoto|quioto|киото|京都|京都|교토|كيوتو|क्योटो|kyoto
Seoul|seúl|séoul|seoul|seul|seul|сеул*|首尔|ソウル|서울|سيول|सियोल|seul
Busan|busan|busan|busan|busan|busan|пусан*|釜山|釜山|부산|بوسان|बुसान|busan
Jeju|jeju|jeju|jeju|jeju|jeju|чеджу*|济州|済州|제주|جيجو|जेजू|jeju
Seomyeon|seomyeon|seomyeon|seomyeon|seomyeon|seomyeon|сомён|西面|ソミョン|서면|سوميون|सोम्योन|seomyeon
Delhi|delhi|delhi|delhi|delhi|delhi|дели|德里|デリー|델리|دلهي|दिल्ली|delhi
Mumbai|bombay|bombay|mumbai|mumbai|mumbai|мумба*|孟买|ムンバイ|뭄바이|مومباي|मुंबई|mumbai
Jaipur|jaipur|jaipur|jaipur|jaipur|jaipur|джайпур*|斋浦尔|ジャイプール|자이푸르|جايبور|जयपुर|jaipur
Bengaluru|bangalore|bangalore|bangalore|bangalore|bangalore|бангалор*|班加罗尔|バンガロール|벵갈루루|بنغالور|बेंगलुरु;बैंगलोर|bangalore
Dubai|dubái|dubaï|dubai|dubai|dubai|дуба*|迪拜|ドバイ|두바이|دبي|दुबई|dubai
Saudi Arabia|arabia saudí;arabia saudita|arabie saoudite|saudi-arabien|arabia saudita|arábia saudita|саудовск*|沙特*|サウジアラビア|사우디*|السعودية;سعودية|सऊदी*|suudi arabistan
Riyadh|riad|riyad|riad|riad|riade|эр-рияд*|利雅得|リヤド|리야드|الرياض|रियाद|riyad
Cairo|el cairo|le caire|kairo|il cairo|cairo|каир*|开罗|カイロ|카이로|القاهرة|काहिरा|kahire
Egypt|egipto|égypte|ägypten|egitto|egito|египт*|埃及|エジプト|이집트|مصر|मिस्र|mısır
Istanbul|estambul|istanbul|istanbul|istanbul|istambul|стамбул*|伊斯坦布尔|イスタンブール|이스탄불|إسطنبول|इस्तांबुल|istanbul
Cappadocia|capadocia|cappadoce|kappadokien|cappadocia|capadócia|каппадоки*|卡帕多西亚|カッパドキア|카파도키아|كابادوكيا|कप्पाडोसिया|kapadokya
Ankara|ankara|ankara|ankara|ankara|ancara|анкар*|安卡拉|アンカラ|앙카라|أنقرة|अंकारा|ankara
Izmir|esmirna|izmir|izmir|smirne|esmirna|измир*|伊兹密尔|イズミル|이즈미르|إزمير|इज़मिर|izmir
Rome|roma|rome|rom|roma|roma|рим;риме|罗马|ローマ|로마|روما|रोम|roma
Milan|milán|milan|mailand|milano|milão|милан*|米兰|ミラノ|밀라노|ميلانو|मिलान|milano
Florence|florencia|florence|florenz|firenze|florença|флоренц*|佛罗伦萨|フィレンツェ|피렌체|فلورنسا|फ्लोरेंस|floransa
Naples|nápoles|naples|neapel|napoli|nápoles|неапол*|那不勒斯|ナポリ|나폴리|نابولي|नेपल्स|napoli
Venice|venecia|venise|venedig|venezia|veneza|венеци*|威尼斯|ヴェネツィア|베네치아|البندقية|वेनिस|venedik
Munich|múnich|munich|münchen|monaco di baviera|munique|мюнхен*|慕尼黑|ミュンヘン|뮌헨|ميونخ|म्यूनिख|münih
Cologne|colonia|cologne|köln|colonia|colônia;colónia|кёльн*;кельн*|科隆|ケルン|쾰른|كولونيا|कोलोन|köln
Vienna|viena|vienne|wien|vienna|viena|вен*|维也纳|ウィーン|빈|فيينا|वियना|viyana
Lisbon|lisboa|lisbonne|lissabon|lisbona|lisboa|лиссабон*|里斯本|リスボン|리스본|لشبونة|लिस्बन|lizbon
Seville|sevilla|séville|sevilla|siviglia|sevilha|севиль*|塞维利亚|セビリア|세비야|إشبيلية|सेविले|sevilla
London|londres|londres|london|londra|londres|лондон*|伦敦|ロンドン|런던|لندن|लंदन|londra
Paris|parís|paris|paris|parigi|paris|париж*|巴黎|パリ|파리|باريس|पेरिस|paris
Berlin|berlín|berlin|berlin|berlino|berlim|берлин*|柏林|ベルリン|베를린|برلين|बर्लिन|berlin
New York|nueva york|new york|new york|new york|nova york;nova iorque|нью-йорк*|纽约|ニューヨーク|뉴욕|نيويورك|न्यूयॉर्क|new york
Germany|alemania|allemagne|deutschland|germania|alemanha|германи*|德国|ドイツ|독일|ألمانيا|जर्मनी|almanya
France|francia|france|frankreich|francia|frança|франци*|法国|フランス|프랑스|فرنسا|फ्रांस|fransa
Spain|españa|espagne|spanien|spagna|espanha|испани*|西班牙|スペイン|스페인|إسبانيا|स्पेन|ispanya
Italy|italia|italie|italien|italia|itália|итали*|意大利|イタリア|이탈리아|إيطاليا|इटली|italya
Japan|japón|japon|japan|giappone|japão|япони*|日本|日本|일본|اليابان|जापान|japonya
China|china|chine|china|cina|china|кита*|中国|中国|중국|الصين|चीन|çin
Russia|rusia|russie|russland|russia|rússia|росси*|俄罗斯|ロシア|러시아|روسيا|रूस|rusya
India|india|inde|indien|india|índia|инди*|印度|インド|인도|الهند|भारत|hindistan
Turkey|turquía|turquie|türkei|turchia|turquia|турци*|土耳其|トルコ|튀르키예;터키|تركيا|तुर्की|türkiye
Brazil|brasil|brésil|brasilien|brasile|brasil|бразили*|巴西|ブラジル|브라질|البرازيل|ब्राजील|brezilya
United States|estados unidos|états-unis|usa;vereinigte staaten|stati uniti|estados unidos|сша|美国|アメリカ|미국|أمريكا;الولايات المتحدة|अमेरिका|amerika;abd
United Kingdom;UK|reino unido|royaume-uni|großbritannien|regno unito|reino unido|великобритани*|英国|イギリス|영국|بريطانيا|ब्रिटेन|ingiltere;birleşik krallık
Naver|naver|naver|naver|naver|naver|naver|naver|ネイバー|네이버|نافير|नेवर|naver
Xiaohongshu|xiaohongshu|xiaohongshu|xiaohongshu|xiaohongshu|xiaohongshu|сяохуншу|小红书|小紅書|샤오홍슈|شياوهونغشو|शियाओहोंगशू|xiaohongshu
Facebook|facebook|facebook|facebook|facebook|facebook|фейсбук*|脸书|フェイスブック|페이스북|فيسبوك;لفيسبوك;فيس|फेसबुक|facebook
Instagram;insta|instagram;insta|instagram;insta|instagram;insta|instagram;insta|instagram;insta|инстаграм*|instagram|インスタ*|인스타*|انستقرام;إنستغرام;انستا|इंस्टाग्राम;इंस्टा|instagram;insta
YouTube|youtube|youtube|youtube|youtube|youtube|ютуб*|油管|ユーチューブ|유튜브|يوتيوب|यूट्यूब|youtube
LinkedIn|linkedin|linkedin|linkedin|linkedin|linkedin|линкедин|领英|リンクトイン|링크드인|لينكدإن|लिंक्डइन|linkedin
WhatsApp|whatsapp;wasap;guasap|whatsapp|whatsapp|whatsapp|whatsapp;zap|ватсап*;вотсап*;вацап*;ватцап*|whatsapp|ワッツアップ|왓츠앱|واتساب;واتس;واتس اب;وتساب|व्हाट्सएप;व्हाट्सऐप;वॉट्सऐप;वाट्सएप|whatsapp
Telegram|telegram|telegram|telegram|telegram|telegram|телеграм*|电报|テレグラム|텔레그램|تيليجرام;تلغرام|टेलीग्राम|telegram
TikTok|tiktok|tiktok|tiktok|tiktok|tiktok|тикток*|抖音|ティックトック|틱톡|تيك توك|टिकटॉक|tiktok
WeChat|wechat|wechat|wechat|wechat|wechat|вичат|微信|ウィーチャット|위챗|ويتشات|वीचैट|wechat
KakaoTalk|kakaotalk|kakaotalk|kakaotalk|kakaotalk|kakaotalk|какаоток|kakao|カカオトーク|카톡;카카오톡|كاكاو|काकाओ|kakaotalk
`,
);
