import { glossaryTable } from './glossary-table.js';

/** How a text shall sound, and how long it may be in words of degree. */
export const TONES = glossaryTable(
  'tone',
  `
polite;courteous|educad*;cortés|poli;polie;courtois*|höflich*|cortese;educat*|educad*;cortês|вежлив*|礼貌|丁寧|정중*;공손*|مهذب*|विनम्र|kibar;nazik
firm;assertive|firme|ferme|bestimmt;deutlich|fermo;deciso|firme|тверд*;твёрд*|坚定;强硬|毅然|단호*|حازم*|दृढ़|kararlı
formal|formal|formel*;soutenu|förmlich;formell|formale|formal|официальн*;формальн*|正式|フォーマル;正式|격식|رسمي*|औपचारिक|resmi
casual;informal|informal;casual|décontracté*;familier|locker;ungezwungen|informale|informal;descontraíd*|неформальн*|随意;口语|カジュアル;くだけた|캐주얼|غير رسمي|अनौपचारिक|samimi olmayan;gündelik
warm;heartfelt;friendly|cálid*;cercan*;amable|chaleureu*;amical*|herzlich;freundlich|caloros*;affettuos*|caloros*;carinhos*;amigável|тепл*;дружеск*|温暖;亲切|温かい;親しみ|따뜻*;다정*|دافئة;ودية;دافئ|गर्मजोशी|samimi;sıcak;içten
funny;humorous;witty|divertid*;gracios*|drôle;amusant*|lustig;witzig|divertent*;spiritos*|engraçad*;divertid*|смешн*;весел*;с юмором|幽默;搞笑|面白い;ユーモア|재미있*;웃긴|مضحك;طريف|मज़ेदार|komik;esprili
serious|seri*|sérieu*|ernst;seriös|seri*|séri*|серьезн*;серьёзн*|严肃|真面目|진지*|جاد|गंभीर|ciddi
young|joven;juvenil|jeune|jung;jugendlich|giovan*|jovem|молодёжн*;молодежн*|年轻|若者向け|젊은|شبابي|युवा|genç*
simple;plain|sencill*;simple|simple|einfach|semplice|simples|простым языком;прост*|简单;通俗|シンプル;簡単|간단*;쉽게|بسيط*|सरल;आसान|basit;sade
professional|profesional|professionnel*|professionell|professionale|profissional|профессиональн*;делов*|专业的语气;专业一点;专业点;显得专业|プロらしい;ビジネス|전문적*|مهني;احترافي*|पेशेवर|profesyonel
romantic|romántic*|romantique|romantisch|romantic*|romântic*|романтичн*|浪漫|ロマンチック|로맨틱|رومانسي*|रोमांटिक|romantik
sincere;honest|sincer*|sincère*|aufrichtig|sincer*|sincer*|искренн*|真诚|誠実;心のこもった|진심|صادق*|सच्चा|samimi ve içten
calm|tranquil*;seren*|calme|ruhig;gelassen|calmo;pacat*|calm*|спокойн*|平和;冷静|落ち着いた|차분*|هادئ*|शांत|sakin
cute;playful|mono;tierno|mignon*|niedlich;verspielt|carino|fof*|мил;мило;милый|可爱|可愛く;かわいく|귀엽*|لطيف*|प्यारा|sevimli;tatlı bir
down to earth;natural|natural;cercano|naturel*|bodenständig;natürlich|naturale;alla mano|natural;pé no chão|живой;жив* тон*;естествен*|接地气;自然一点|自然な|자연스럽*|طبيعي;عفوي|अपनी सी;सहज|doğal;yapmacık olmayan
short;brief|cort*;breve|court*;bref;brève|kurz*|breve;cort*|curt*;breve|коротк*;кратк*|简短;短一点|短く;短め;短い|짧은;짧게;간단히|قصير*;مختصر*|छोटा;संक्षिप्त|kısa*
detailed;thorough|detallad*|détaillé*|ausführlich;detailliert|dettagliat*|detalhad*|подробн*|详细|詳しく;詳細|자세*|مفصل*;بالتفصيل|विस्तृत;विस्तार|ayrıntılı;detaylı
`,
);
