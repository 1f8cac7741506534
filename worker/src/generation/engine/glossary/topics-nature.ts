import { foreignTopics } from './glossary-table.js';

/** Animals, plants, weather and science. */
export const NATURE = foreignTopics(`
typhoon|tifón;tifones|typhon*|taifun*|tifone|tufão;tufões|тайфун*|台风|台風|태풍|إعصار استوائي|टाइफून|tayfun
storm;hurricane|tormenta*;huracán|tempête*;orage*;ouragan|sturm;gewitter;unwetter|tempesta;temporale;uragano|tempestade*;furacão|шторм*;гроза;грозы;ураган*|暴风雨;暴雨|嵐;暴風|폭풍;폭우|عاصفة;إعصار|तूफान;आंधी|fırtına;kasırga
snow|nieve;nevada|neige|schnee*;schneefall|neve;nevicata|neve|снег;снега;снегопад*|下雪;积雪|雪が;大雪;積雪|폭설;눈이 오|ثلج;ثلوج|बर्फ;बर्फबारी|kar yağ*;karlı
frost|helada;heladas|gel tardif;gelée blanche|frost;spätfrost|gelata;gelate;brina|geada|заморозк*;мороз*|霜冻|霜が;遅霜|서리|صقيع|पाला|don olay*;kırağı
ice|hielo|verglas;glaçon*|eis;glatteis|ghiaccio|gelo|лёд;лед;льда;гололед*|冰块;结冰|氷が;氷の|얼음;빙판|جليد|बर्फ जम*|buzlanma;buz
wind|viento*|le vent;vents|wind;winde|vento;venti forti|vento;ventos|ветер;ветра;ветром|大风;风力|強風;風速|바람|رياح;الريح|हवा की|rüzgâr;rüzgar*
drought|sequía*|sécheresse*|dürre;trockenheit|siccità|seca;estiagem|засух*|干旱|干ばつ|가뭄|جفاف|सूखा;सूखे|kuraklık;kuraklığ*
flood|inundación;inundaciones|inondation*|hochwasser;überschwemmung*|alluvion*;allagament*|enchente*;inundação|наводнен*;потоп*|洪水;水灾|洪水;浸水|홍수;침수|فيضان|बाढ़|sel baskın*;su baskın*
earthquake|terremoto*;sismo*|séisme*;tremblement de terre|erdbeben*|terremoto;terremoti|terremoto*|землетрясен*|地震|地震|지진|زلزال;زلازل|भूकंप;भूकम्प|deprem*
fire|incendio;incendios|incendie*|brand im;feuer;waldbrand|incendio;incendi|incêndio*|пожар;пожара;пожары|火灾|火災;火事|화재|حريق;حرائق|आग लग*|yangın*
climate change|cambio climático|changement climatique;réchauffement|klimawandel*|cambiamento climatico|mudança climática;mudanças climáticas|изменени* климата;потеплени*|气候变化;全球变暖|気候変動;温暖化|기후변화;지구온난화|تغير المناخ;التغير المناخي|जलवायु परिवर्तन|iklim değişikliğ*
weather|el tiempo mañana;clima de|la météo;météo|wetter|il meteo;previsioni del tempo|clima;previsão do tempo|погод*|天气|天気|날씨|الطقس|मौसम|hava durum*
spring (season)|primavera|printemps|frühling*;frühjahr*|primavera|primavera|весна;весной;весенн*|春天;春季|春の;春に;春先|봄철;봄에|الربيع|वसंत|ilkbahar;baharda
autumn|otoño|automne|herbst*|autunno|outono|осень;осенью;осенн*|秋天;秋季|秋の;秋に|가을|الخريف|पतझड़;शरद|sonbahar;güz
winter|invierno|hiver|winter*|inverno|inverno|зима;зимой;зимн*|冬天;冬季|冬の;冬に|겨울|الشتاء|सर्दियों;शीतकाल|kışın;kış aylar*;kışlık
water|agua|l'eau;eau|wasser|acqua|água|вода;воды;водой;воду|浇水;用水|水やり;水の量|물을 줘;물주기|ماء;مياه|पानी;paani;pani|suyun;suyu;sulama
air|aire|l'air|luft;raumluft|aria|ar puro|воздух*|空气|空気|공기|الهواء|हवा|hava kirliliğ*;hava kalite*
soil|tierra de jardín;suelo agrícola|terreau;sol argileux|erde;boden-ph;blumenerde|terriccio|terra vegetal;substrato|почв*;грунт*|土壤;泥土|土壌;用土|토양;흙이|تربة|मिट्टी|toprak;toprağ*
seeds|semilla*|graine;graines|samen;saatgut;aussaat|semi;sementi|semente*|семена;семян;семен*|种子|種まき;種を|씨앗;파종|بذور|बीज|tohum*
seedlings|plantón;plantones;semillero*|semis;plants de|setzling*;jungpflanze*|piantine;semenzaio|muda de;mudas|рассад*;саженц*|育苗;幼苗|苗を;苗が;育苗|모종;묘목|شتلات;شتلة|पौध|fide;fidan
roses|rosa;rosas|rosier*;roses|rose;rosen|rosa;rose|roseira;rosas|розы;роз;роза|玫瑰;月季|バラ|장미|ورد جوري;الورود|गुलाब|gül;güller
orchid|orquídea*|orchidée*|orchidee*|orchidea;orchidee|orquídea*|орхиде*|兰花;蝴蝶兰|胡蝶蘭;蘭の|난초;호접란|أوركيد|आर्किड|orkide
cactus|cactus|cactus|kaktus;kakteen|cactus|cacto;cactos;suculenta*|кактус*|仙人掌;多肉|サボテン;多肉植物|선인장;다육|صبار|कैक्टस|kaktüs
lavender|lavanda|lavande|lavendel*|lavanda|lavanda|лаванд*|薰衣草|ラベンダー|라벤더|لافندر;خزامى|लैवेंडर|lavanta
weeds|malas hierbas|mauvaises herbes;désherb*|unkraut*|erbacce;infestanti|ervas daninhas|сорняк*|杂草|雑草|잡초|أعشاب ضارة|खरपतवार|yabani ot
lawn|césped|pelouse*;gazon|rasen*|prato inglese|gramado|газон*|草坪|芝生|잔디|نجيل|लॉन|çim;çimler
vineyard|viñedo*;viña*|vigne;vignes;vignoble*|weinberg*;weinreben|vigneto;vigna;vigne|vinhedo*;vinha*|виноградник*|葡萄园|ぶどう園|포도밭|كرم العنب|अंगूर का बाग|bağ boz*;üzüm bağ*
forest|bosque*|forêt*|wald;wälder|bosco;boschi;foresta|floresta*;mata|лес;леса;лесу|森林;树林|森林;森の|숲속;산림|غابة;غابات|जंगल;वन विभाग|orman*
river|río;ríos|rivière*;fleuve*|fluss;flüsse|fiume;fiumi|rio;rios|река;реки;реку|河流;江边|川で;河川|강가;하천|نهر;النهر|नदी|nehir;nehr*;ırmak
desert|desierto*|désert;déserts|wüste;wüsten|deserto;deserti|deserto*|пустын*|沙漠|砂漠|사막|صحراء|रेगिस्तान|çöl;çöller
island|isla;islas|île;îles|insel;inseln|isola;isole|ilha;ilhas|остров*|海岛;岛上|離島;島の|섬으로;섬에서|جزيرة;جزر سياحية|द्वीप|adası;adalar
birds|pájaro*;aves|oiseau*|vogel;vögel|uccell*|pássaro*;aves|птиц*|鸟类;小鸟|小鳥;野鳥|조류;새들|طيور;عصافير|पक्षी;चिड़िया|kuş;kuşlar
parrot|loro;loros;periquito*|perroquet*;perruche*|papagei*;wellensittich*|pappagall*|papagaio*;periquito*|попуга*|鹦鹉|インコ;オウム|앵무새|ببغاء|तोता;तोते|papağan;muhabbet kuş*
rabbit|conejo*|lapin;lapins|kaninchen;hase;hasen|coniglio;conigli|coelho*|кролик*|兔子|うさぎ;ウサギ|토끼|أرنب;أرانب|खरगोश|tavşan
hamster|hámster*|hamster*|hamster*|criceto;criceti|hamster*|хомяк*;хомяч*|仓鼠|ハムスター|햄스터|هامستر|हैम्स्टर|hamster
guinea pigs|cobaya*|cochon d'inde;cochons d'inde|meerschweinchen|porcellino d'india|porquinho-da-índia|морск* свинк*|豚鼠|モルモット|기니피그|خنزير غينيا|गिनी पिग|kobay
turtle|tortuga*|tortue*|schildkröte*|tartarug*|tartaruga*;cágado*|черепах*|乌龟|カメの;亀の|거북이|سلحفاة|कछुआ|kaplumbağa
aquarium|acuario*|aquarium*|aquarium;aquarien|acquario|aquário*|аквариум*|鱼缸;水族|水槽の;アクアリウム|어항;수족관|حوض سمك;حوض أسماك|एक्वेरियम|akvaryum
sheep|oveja*|mouton*;brebis|schaf;schafe|pecora;pecore|ovelha*|овцы;овец;баран*|绵羊;羊群|羊の;羊を|양떼|أغنام;خراف|भेड़|koyun
pig|cerdos;lechón|cochon*;porcelet*|schwein;ferkel|maiali;maialino|porcos;leitão|свинь*;поросен*;поросят*|养猪;小猪|養豚;豚の|돼지|خنازير|सूअर|domuz
duck;goose|pato;patos;ganso*|canard*;oie;oies|ente;enten;gans;gänse|anatra;anatre;oca;oche|pato;patos;ganso*|утка;утки;уток;гусь;гуси|鸭子;大鹅|アヒル;鴨|오리;거위|بط;إوز|बतख|ördek;ördeğ*;kaz ciğer*
camel|camello*;dromedario*|chameau*;dromadaire*|kamel;kamele|cammello;cammelli|camelo*|верблюд*|骆驼|ラクダ|낙타|جمل عربي;إبل;ناقة|ऊंट|deve;develer
lion|león;leones|lion;lions|löwe;löwen|leone;leoni|leão;leões|львов;львам;льва|狮子|ライオン|사자|أسد الغابة;أسود الغابة|बब्बर शेर|aslan
tiger|tigre;tigres|tigre;tigres|tiger|tigre;tigri|tigre;tigres|тигр*|老虎|トラの;虎の|호랑이|نمر;نمور|बाघ|kaplan
elephant|elefante*|éléphant*|elefant;elefanten|elefante;elefanti|elefante*|слон;слона;слоны|大象|ゾウの;象の|코끼리|فيل صغير;الفيل;أفيال|हाथी|fil yavru*;filler
bear|oso;osos|ours|bär;bären|orso;orsi|urso;ursos|медвед*|小熊;大熊|クマが;熊が|곰돌이;불곰|دب قطبي;دببة|भालू|ayı yavru*;ayılar
fox|zorro*|renard*|fuchs;füchse|volpe;volpi|raposa*|лиса;лисы;лисиц*|狐狸|キツネ|여우|ثعلب|लोमड़ी|tilki
wolf|lobo;lobos|loup;loups|wolf;wölfe|lupo;lupi|lobo;lobos|волк*|大灰狼;狼群|オオカミ;狼|늑대|ذئب;ذئاب|भेड़िया|kurt sürü*
monkey|mono;monos|singe;singes|affe;affen|scimmia;scimmie|macaco*|обезьян*|猴子|サルの;猿の|원숭이|قرد;قرود|बंदर|maymun
snake|serpiente*;culebra*|serpent*|schlange;schlangen|serpente;serpenti|cobra;cobras|змея;змеи;змей|毒蛇|ヘビ;蛇が|뱀이;뱀에|ثعبان;أفعى|सांप;साँप|yılan
frog|rana;ranas|grenouille*|frosch;frösche|rana;rane|sapo;sapos;rã|лягушк*;жаба|青蛙|カエル|개구리|ضفدع|मेंढक|kurbağa
spider|araña*|araignée*|spinne;spinnen|ragno;ragni|aranha*|паук;пауки;паука|蜘蛛|クモの;蜘蛛|거미|عنكبوت|मकड़ी|örümcek;örümceğ*
butterfly|mariposa*|papillon*|schmetterling*|farfalla;farfalle|borboleta*|бабочк*|蝴蝶|蝶々;チョウ|나비|فراشة;فراشات|तितली|kelebek;kelebeğ*
wasps|avispa*|guêpe*|wespe;wespen;wespennest|vespa;vespe|vespa;vespas|осы;оса;осиное|黄蜂;马蜂|スズメバチ;ハチの巣|말벌|دبور;دبابير|ततैया|yaban arıs*;eşek arıs*
ticks|garrapata*|tique;tiques|zecke;zecken|zecca;zecche|carrapato*|клещ;клещи;клеща;клещей|蜱虫|マダニ|진드기|قراد|किलनी|kene
fleas|pulga;pulgas|puce;puces|floh;flöhe|pulce;pulci|pulga;pulgas|блохи;блох|跳蚤|ノミ|벼룩|براغيث|पिस्सू|pire ilaç*;pireler
dinosaurs|dinosaurio*|dinosaure*|dinosaurier*;dino;dinos|dinosaur*|dinossauro*|динозавр*|恐龙|恐竜|공룡|ديناصور*|डायनासोर|dinozor
zoo|zoológico|zoo;parc zoologique|zoo;tierpark|zoo;giardino zoologico|zoológico|зоопарк*|动物园|動物園|동물원|حديقة الحيوان|चिड़ियाघर|hayvanat bahçesi
animal shelter|protectora de animales;perrera|refuge spa;refuge pour animaux|tierheim*|canile;gattile|abrigo de animais;ong de animais|приют для*;приют;приюта|流浪动物;收容所|保護猫;保護犬;保護団体|유기견;보호소|ملجأ حيوانات|पशु आश्रय|hayvan barınağ*;barınak
moon|la luna;luna llena|la lune;pleine lune|mond;vollmond|la luna;luna piena|a lua;lua cheia|луна;луны;луну|月亮;月球|月面;満月|달빛;보름달|القمر|चाँद;चांद|dolunay;ay ışığ*
sun|el sol;sol directo|le soleil;soleil|sonne;sonnenlicht|il sole;luce del sole|o sol;luz do sol|солнц*;солнечн* свет*|太阳;阳光|太陽;日光|태양;햇빛|الشمس|सूरज;धूप|güneş;güneş ışığ*
stars;astronomy|astronomía;estrella;estrellas|astronomie;étoile*|astronomie;sterne;sternenhimmel|astronomia;stelle|astronomia;estrelas|астрономи*;звёзды;звезды|天文;星空|天文;星空|천문;별자리|فلك;نجوم|खगोल*;तारे|astronomi;yıldız
planet;space|planeta*;espacio exterior|planète*;espace intersidéral|planet;planeten;weltraum;weltall|pianet*;spazio cosmico|planeta*;espaço sideral|планет*;космос*;космическ*|行星;太空;宇宙|惑星;宇宙|행성;우주|كوكب;كواكب;فضاء|ग्रह;अंतरिक्ष|gezegen;uzay
biology|biología|biologie;svt|biologie*|biologia|biologia|биологи*|生物课;生物学|生物学;生物の|생물학;생명과학|أحياء;علم الأحياء|जीव विज्ञान;बायोलॉजी|biyoloji
geography|geografía|géographie;géo|geografie;erdkunde|geografia|geografia|географи*|地理|地理|지리|جغرافيا|भूगोल|coğrafya
photosynthesis|fotosíntesis|photosynthèse|photosynthese|fotosintesi|fotossíntese|фотосинтез*|光合作用|光合成|광합성|التمثيل الضوئي;البناء الضوئي|प्रकाश संश्लेषण|fotosentez
evolution|evolución de las especies|théorie de l'évolution|evolutionstheorie|evoluzione della specie|evolução das espécies|теори* эволюц*|进化论|進化論|진화론|نظرية التطور|विकासवाद|evrim
gravity|gravedad terrestre;ley de la gravedad|gravité;gravitation|schwerkraft;gravitation|gravità|gravidade|гравитац*;притяжени*|重力;引力|重力|중력|الجاذبية|गुरुत्वाकर्षण|yer çekimi;yerçekimi
experiment|experimento*|expérience scientifique|experiment;versuch|esperiment*|experimento*|эксперимент*|实验|実験|실험|تجربة علمية;تجارب علمية|प्रयोग|deney;deneyler
energy|energía|énergie*|energie*|energia|energia|энерги*|能源;能量|エネルギー|에너지|طاقة|ऊर्जा|enerji
acetone|acetona|acétone|aceton|acetone|acetona|ацетон*|丙酮|アセトン|아세톤|أسيتون|एसीटोन|aseton
acid|ácido*|acide;acides|säure;säuren|acido;acidi|ácido*|кислот*|酸性;盐酸|酸性|산성|حمض;أحماض|अम्ल;एसिड|asit
environment|medio ambiente|environnement|umwelt*|ambiente naturale|meio ambiente|окружающ* сред*;эколог*|环保;环境保护|環境問題;環境保護|환경보호;환경 문제|بيئة;البيئة|पर्यावरण|çevre kirliliğ*;çevre koruma
`);
