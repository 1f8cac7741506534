import { foreignTopics } from './glossary-table.js';

/** Ingredients, dishes and what is done in a kitchen. */
export const FOOD = foreignTopics(`
garlic|ajo;ajos|ail|knoblauch*|aglio|alho|чеснок*|大蒜;蒜蓉|にんにく;ニンニク|마늘|ثوم|लहसुन;lehsun;lahsun|sarımsak;sarmısak
onions|cebolla*|oignon*|zwiebel*|cipoll*|cebola*|лук репчат*;луковиц*;репчат* лук*|洋葱|玉ねぎ;たまねぎ;タマネギ|양파|بصل|प्याज;प्याज़;pyaz;pyaaz|soğan
figs|higo;higos|figue*|feige;feigen|fichi|figo;figos|инжир*|无花果|いちじく;イチジク|무화과|تين مجفف;التين|अंजीर|incir
lentils|lenteja*|lentille*|linse;linsen|lenticchi*|lentilha*|чечевиц*|扁豆|レンズ豆|렌틸콩|عدس|मसूर;मसूर दाल|mercimek;mercimeğ*
beans|alubia*;judías;frijol*|haricot*|bohne;bohnen|fagiol*|feijão;feijões|фасол*|豆子;豆角|豆類;いんげん|콩나물;강낭콩|فاصوليا;فول مدمس|राजमा;सेम|fasulye
chickpeas|garbanzo*|pois chiche;pois chiches|kichererbse*|ceci;farina di ceci|grão-de-bico|нут;нута|鹰嘴豆|ひよこ豆|병아리콩|حمص|काबुली चना;छोले;chole|nohut;nohud*
peas|guisante*|petits pois|erbsen|piselli|ervilha*|горох*;горошек|豌豆|えんどう豆;グリーンピース|완두콩|بازلاء;بازيلا|मटर|bezelye
honey|miel|miel|honig*|miele|mel|мёд;мёда;мед;меда;мёдом|蜂蜜|はちみつ;蜂蜜;ハチミツ|벌꿀;꿀물|عسل|शहद|balı;balın;bal kavanoz*;çam balı
vinegar|vinagre*|vinaigre*|essig*|aceto|vinagre*|уксус*|白醋;陈醋;食醋;米醋|お酢;酢で;食酢|식초|خل التفاح;الخل|सिरका|sirke
flour|harina*|farine*|mehl;weizenmehl;mehlsorte*|farina;farine|farinha*|мука;муки;мукой|面粉|小麦粉;薄力粉;強力粉|밀가루|دقيق;طحين|मैदा;बेसन|un eleme;tam buğday unu
butter|mantequilla*|beurre*|butter|burro|manteiga*|масло сливочное;сливочн* масл*|黄油;牛油|バター|버터|زبدة|मक्खन|tereyağ*
ghee|ghee|ghee|ghee|ghee|ghee|гхи;топлен* масл*|酥油|ギー|기버터|سمن;سمنة|घी;desi ghee|sade yağ
cream|nata para;nata montada|crème fraîche;crème fouettée|sahne;schlagsahne|panna;panna fresca|creme de leite;chantilly|сливк*|奶油|生クリーム|생크림|كريمة|मलाई;क्रीम|krema
yoghurt|yogur;yogurt*|yaourt*|joghurt*|yogurt|iogurte*|йогурт*|酸奶|ヨーグルト|요거트;요구르트|زبادي;لبن رائب|दही;dahi|yoğurt;yoğurd*
mayonnaise|mayonesa|mayonnaise|mayonnaise|maionese|maionese|майонез*|蛋黄酱|マヨネーズ|마요네즈|مايونيز|मेयोनीज़|mayonez
tuna|atún|thon|thunfisch*|tonno|atum|тунец;тунц*|金枪鱼|ツナ;まぐろ|참치|تونة;تونا|टूना|ton balığ*
salmon|salmón|saumon*|lachs|salmone|salmão|лосос*;сёмг*;семг*|三文鱼|サーモン;鮭|연어|سلمون|सैल्मन|somon
prawns|gamba*;langostino*;camarón;camarones|crevette*|garnele*|gamberi;gamberett*|camarão;camarões|креветк*|虾仁;大虾|エビ;海老|새우|جمبري;روبيان|झींगा|karides
beef|ternera;carne de vaca;carne de res|bœuf;boeuf|rindfleisch*|manzo|carne bovina|говядин*|牛肉|牛肉|소고기;쇠고기|لحم بقري|गोमांस|dana eti;sığır eti
pork|cerdo;carne de cerdo|porc|schweinefleisch;schweine*|maiale|carne de porco;porco|свинин*|猪肉|豚肉|돼지고기;삼겹살|لحم خنزير|सूअर का मांस|domuz eti
lamb (meat)|cordero|agneau|lammfleisch|agnello|carneiro;cordeiro|баранин*|羊肉|ラム肉;羊肉|양고기|لحم غنم;لحم ضأن|मटन;mutton|kuzu eti
ham|jamón|jambon|schinken|prosciutto|presunto|ветчин*|火腿|生ハム|하몽|لحم مدخن|हैम|jambon
sausages|salchicha*;chorizo*|saucisse*|wurst;würstchen;würste|salsicc*|linguiça*;salsicha*|колбас*;сосиск*|香肠|ソーセージ|소시지|نقانق;سجق|सॉसेज|sosis;sucuk
bacon|beicon;panceta|lardons;bacon|speck|pancetta;guanciale|toucinho|бекон*|培根|ベーコン|베이컨|بيكون|बेकन|pastırma
pasta|macarrones;espaguetis|pâtes;spaghetti|nudeln;spaghetti|spaghetti;pastasciutta|macarrão|макарон*;спагетти|意面|パスタ|파스타|معكرونة|पास्ता|makarna
noodles|fideos|nouilles|nudel;nudelsuppe*|noodles;tagliatelle|talharim|лапш*|面条;拉面;方便面|麺類;ラーメン;うどん;そば屋|국수;라면|نودلز|नूडल्स;मैगी|erişte
sauce|salsa;salsas|sauce;sauces|soße*;sauce|salsa;sugo|molho*|соус*|酱料;酱汁|ソース|양념장|صلصة|सॉस;चटनी|sosu;soslar
spices|especia*|épice*|gewürz*|spezie|especiaria*;tempero*|специ;специи;специй;пряност*|香料;调料|スパイス;香辛料|향신료|بهارات;توابل|मसाला;मसाले|baharat
pepper (spice)|pimienta|poivre|pfeffer|pepe nero;pepe|pimenta-do-reino|перец черный;черн* перц*|胡椒|胡椒;こしょう|후추|فلفل أسود|काली मिर्च|karabiber
chilli|guindilla*;chile picante|piment*|chili*|peperoncin*|pimenta malagueta|острый перец|辣椒|唐辛子|고추;고춧가루|فلفل حار|हरी मिर्च;लाल मिर्च|acı biber
bell peppers|pimiento*|poivron*|paprika*|peperone;peperoni|pimentão;pimentões|болгарск* перец;болгарск* перц*|青椒;甜椒|ピーマン;パプリカ|피망;파프리카|فليفلة;فلفل رومي|शिमला मिर्च|dolmalık biber;kapya
turmeric|cúrcuma|curcuma|kurkuma|curcuma|cúrcuma;açafrão-da-terra|куркум*|姜黄|ターメリック;ウコン|강황|كركم|हल्दी;haldi|zerdeçal
ginger|jengibre|gingembre|ingwer*|zenzero|gengibre|имбир*|生姜;姜片|生姜;しょうが|생강|زنجبيل|अदरक|zencefil
cinnamon|canela|cannelle|zimt*|cannella|canela|корица;корицы;корицей|肉桂|シナモン|계피;시나몬|قرفة|दालचीनी|tarçın
saffron|azafrán|safran|safran*|zafferano|açafrão|шафран*|藏红花|サフラン|사프란|زعفران|केसर|safran
cardamom|cardamomo|cardamome|kardamom*|cardamomo|cardamomo|кардамон*|豆蔻|カルダモン|카다멈|هيل;حبهان|इलायची|kakule
basil|albahaca|basilic|basilikum*|basilico|manjericão|базилик*|罗勒|バジル|바질|ريحان|तुलसी|fesleğen
parsley|perejil|persil|petersilie*|prezzemolo|salsinha|петрушк*|欧芹|パセリ|파슬리|بقدونس|अजमोद|maydanoz
mint|hierbabuena;menta|menthe|minze;pfefferminz*|menta|hortelã|мята;мяты;мятой;мятн*|薄荷|ミント|민트;박하|نعناع|पुदीना|nane
yeast|levadura*|levure*|hefe*|lievito|fermento biológico;levedura|дрожж*|酵母|イースト;ドライイースト|이스트;효모|خميرة|यीस्ट|maya
baking powder|levadura química;polvo de hornear|levure chimique|backpulver|lievito per dolci|fermento em pó|разрыхлител*|泡打粉|ベーキングパウダー|베이킹파우더|بيكنج باودر;بيكنق باودر|बेकिंग पाउडर|kabartma tozu
baking soda|bicarbonato*|bicarbonate*|natron|bicarbonato|bicarbonato*|сода;соды;содой|小苏打|重曹|베이킹소다|بيكربونات;بيكنج صودا|बेकिंग सोडा|karbonat
apples|manzana*|pomme;pommes|apfel;äpfel;apfel*|mela;mele|maçã*|яблок*;яблочн*|苹果汁;苹果树;吃苹果|りんご;リンゴ|사과나무;사과주스;사과즙|تفاح;تفاحة|सेब|elma
bananas|plátano*|banane*|banane*|banan*|banana*|банан*|香蕉|バナナ|바나나|موز;موزة|केला;केले|muz
oranges|naranja;naranjas|une orange;oranges|orangen;orangensaft*|arancia;arance|laranja;laranjas|апельсин*|橙子;橙汁|オレンジジュース;オレンジの|오렌지|برتقال|संतरा;संतरे|portakal
lemon|limón;limones|citron*|zitrone*|limone;limoni|limão;limões|лимон*|柠檬|レモン|레몬|ليمون|नींबू;नीबू|limon
strawberries|fresa;fresas|fraise*|erdbeer*|fragol*|morango*|клубник*|草莓|いちご;イチゴ|딸기|فراولة|स्ट्रॉबेरी|çilek
cherries|cereza*|cerise*|kirsche*;kirschkuchen|cilieg*|cereja*|вишня;вишни;вишню;черешн*|樱桃|さくらんぼ|체리|كرز|चेरी|kiraz;vişne
grapes|uvas|raisin*|weintraube*;trauben|uva;uve|uvas|виноград*|葡萄|ぶどう;ブドウ|포도|عنب|अंगूर|üzüm
peaches|melocotón;melocotones;durazno*|pêches jaunes;pêches blanches|pfirsich*|pesche|pêssego*|персик*|桃子;水蜜桃|もも狩り;白桃|복숭아|خوخ;دراق|आड़ू|şeftali
apricots|albaricoque*;damasco*|abricot*|aprikose*;marille*|albicocc*|damasco*|абрикос*|杏子|アプリコット|살구|مشمش|खुबानी|kayısı
plums|ciruela*|prune;prunes|pflaume*;zwetschge*|prugn*|ameixa*|слива;сливы;сливов*|李子|プラム;すもも|자두|برقوق|आलूबुखारा|erik ağac*;mürdüm eriğ*
pears|pera;peras|poire*|birne;birnen|pera;pere|pera;peras|груша;груши;груш|梨子;雪梨|洋梨|배나무|كمثرى;إجاص|नाशपाती|armut;armud*
watermelon|sandía*|pastèque*|wassermelone*|anguria;cocomero|melancia*|арбуз*|西瓜|スイカ;すいか|수박|بطيخ|तरबूज;तरबूज़|karpuz
melon|melón;melones|melon;melons|melone;melonen|melone;meloni|melão;melões|дыня;дыни;дыню|哈密瓜;甜瓜|メロン|멜론;참외|شمام|खरबूजा;खरबूज|kavun
pineapple|piña;piñas|ananas|ananas|ananas|abacaxi*|ананас*|菠萝|パイナップル|파인애플|أناناس|अनानास|ananas
avocado|aguacate*|avocats mûrs;avocat mûr|avocado*|avocado|abacate*|авокадо|牛油果;鳄梨|アボカド|아보카도|أفوكادو|एवोकाडो|avokado
pomegranate|granada fruta;granadas|grenade fruit|granatapfel*|melagran*|romãs|гранатов* сок*|石榴|ザクロ;ざくろ|석류|رمان|अनार|nar ekşi*
dates (fruit)|dátil;dátiles|datte;dattes|dattel;datteln|datteri|tâmara*|финик*|椰枣;红枣|デーツ;なつめ|대추|تمر;تمور|खजूर;khajoor|hurma
raisins|uvas pasas|raisins secs|rosinen|uvetta|uvas-passas;uva-passa|изюм*|葡萄干|レーズン|건포도|زبيب|किशमिश|kuru üzüm
coconut|coco;cocos|noix de coco|kokos*|cocco|coco ralado;leite de coco|кокос*|椰子|ココナッツ|코코넛|جوز الهند|नारियल|hindistan cevizi
berries|frutos rojos;bayas|baies;fruits rouges|beeren;beere|frutti di bosco|frutas vermelhas|ягод*|浆果|ベリー|베리류|توت|जामुन|böğürtlen;ahududu
walnuts|nueces;nuez|noix|walnuss*;walnüsse|noci|nozes|грецк* орех*;орехов*|核桃|くるみ;クルミ|호두|عين الجمل;جوز القلب|अखरोट|ceviz
almonds|almendra*|amande*|mandeln|mandorl*|amêndoa*|миндал*|杏仁;巴旦木|アーモンド|아몬드|لوز|बादाम;badam|badem
hazelnuts|avellana*|noisette*|haselnuss*;haselnüsse|nocciol*|avelã*|фундук*|榛子|ヘーゼルナッツ|헤이즐넛|بندق|हेज़लनट|fındık
pistachios|pistacho*|pistache*|pistazie*|pistacchi*|pistache*|фисташк*|开心果|ピスタチオ|피스타치오|فستق|पिस्ता|antep fıstığ*
carrots|zanahoria*|carotte*|karotte*;möhre*|carot*|cenoura*|морков*|胡萝卜|にんじん;人参|당근 주스;당근 케이크|جزر مبشور;الجزر الأصفر|गाजर|havuç;havuc*
cabbage|repollo;col lombarda|chou;choux|weißkohl;rotkohl;sauerkraut|cavolo|repolho*|капуст*|卷心菜;白菜|キャベツ;白菜|양배추;배추|ملفوف;كرنب|पत्ता गोभी;पत्तागोभी|lahana
cauliflower|coliflor|chou-fleur|blumenkohl*|cavolfior*|couve-flor|цветн* капуст*|花菜;菜花|カリフラワー|콜리플라워|قرنبيط|फूल गोभी;गोभी|karnabahar
broccoli|brócoli;brécol|brocoli*|brokkoli*|broccoli|brócolis|брокколи|西兰花|ブロッコリー|브로콜리|بروكلي|ब्रोकली|brokoli
spinach|espinaca*|épinard*|spinat*|spinac*|espinafre*|шпинат*|菠菜|ほうれん草|시금치|سبانخ|पालक|ıspanak
lettuce|lechuga*|laitue*|kopfsalat*|lattuga|alface*|салат-латук;листовой салат|生菜|レタス|상추|خس بلدي;الخس|सलाद पत्ता|marul
courgette|calabacín;calabacines|courgette*|zucchini|zucchin*|abobrinha*|кабачк*;кабачок|西葫芦|ズッキーニ|애호박|كوسا|तोरी|kabak
pumpkin|calabaza*|citrouille*;potiron*;courge*|kürbis*|zucca;zucche|abóbora*|тыкв*|南瓜|かぼちゃ;カボチャ|단호박;호박|قرع;يقطين|कद्दू|balkabağ*
aubergine|berenjena*|aubergine*|aubergine*|melanzan*|berinjela*|баклажан*|茄子|なす;ナスの|가지볶음|باذنجان|बैंगन|patlıcan
mushrooms|champiñón;champiñones;setas;hongos|champignon*|pilze;pilzen;champignon*|funghi;fungo|cogumelo*|гриб;грибы;грибов;грибн*|蘑菇;香菇|きのこ;キノコ;しいたけ|버섯|فطر عيش الغراب;مشروم|मशरूम|mantar
radish|rábano*|radis|radieschen;rettich*|ravanell*|rabanete*|редис*;редьк*|白萝卜|大根|무김치;깍두기|فجل|मूली|turp
beetroot|remolacha*|betterave*|rote bete;rüben|barbabietol*|beterraba*|свекл*;свёкл*|甜菜|ビーツ|비트 뿌리|شمندر;بنجر|चुकंदर|pancar
corn|mazorca*;maíz|maïs doux;épi de maïs|mais|mais;granturco|milho|кукуруз*|玉米|とうもろこし;トウモロコシ;コーン|옥수수|ذرة صفراء;الذرة|मक्का;भुट्टा|mısır ekmeği;mısır unu;haşlanmış mısır
oats|avena|avoine|haferflocken;hafer*|avena|aveia|овсянк*;овсян*|燕麦|オートミール|귀리;오트밀|شوفان|ओट्स;जई|yulaf
soy sauce|salsa de soja|sauce soja|sojasauce;sojasoße|salsa di soia|molho de soja;shoyu|соев* соус*|酱油|醤油;しょうゆ|간장|صويا صوص|सोया सॉस|soya sosu
miso|miso|miso|miso|miso|missô;miso|мисо|味噌|味噌;みそ汁;味噌汁|미소된장|ميسو|मिसो|miso
tofu|tofu|tofu|tofu|tofu|tofu|тофу|豆腐|豆腐|두부|توفو|टोफू|tofu
bento|bento|bento|bento|bento|bentô|бэнто;бенто|便当|お弁当;弁当|도시락|بينتو|टिफिन|beslenme çantas*
sushi|sushi|sushi|sushi|sushi|sushi|суши;роллы|寿司|寿司;すし|초밥;스시|سوشي|सुशी|suşi
dumplings|empanadilla*|raviolis chinois|knödel;teigtaschen|ravioli;gnocchi|pastelzinho|пельмен*;вареник*|饺子;包子;馄饨|餃子;ギョーザ|만두|زلابية|मोमो|mantı
samosa|samosa*|samoussa*;samosa*|samosa*|samosa|samosa*|самос*|萨莫萨|サモサ|사모사|سمبوسة;سمبوسك|समोसा;समोसे|samosa
jam|mermelada*|confiture*|marmelade*;konfitüre*|marmellat*|geleia*|варень*;джем*|果酱|ジャム|딸기잼|مربى|जैम|reçel
pickling|encurtido*;encurtir*|cornichons;marinade au vinaigre|einlegen;eingelegt*|sottaceti;sott'aceto|picles;conserva de|засолк*;солень*;засол*;маринован*|腌菜;腌制|漬物;ピクルス|장아찌;절임|مخلل;تخليل|अचार;achar|turşu
sandwich|bocadillo*;sándwich*|sandwich*|belegte brötchen;sandwich*|panino;panini;tramezzin*|sanduíche*|бутерброд*;сэндвич*|三明治|サンドイッチ|샌드위치|ساندويتش;سندويش|सैंडविच|sandviç
pancakes|tortitas;panqueque*;crepes|crêpe*|pfannkuchen|frittelle;crepes|panqueca*|блины;блинчик*;оладь*|煎饼|パンケーキ;ホットケーキ|팬케이크|بان كيك;فطائر|पैनकेक|krep tarif*;pankek
biscuits|galleta*|biscuits;cookies|kekse;plätzchen|biscotti;biscotto|biscoito*;bolacha*|печенье;печенья|饼干|クッキー;ビスケット|쿠키|بسكويت;كوكيز|बिस्कुट|bisküvi;kurabiye
croissant|cruasán;cruasanes|croissant*|croissant*;hörnchen|cornett*|croissant*|круассан*|可颂;牛角包|クロワッサン|크루아상|كرواسون|क्रोइसैन|kruvasan
tiramisu|tiramisú|tiramisu|tiramisu|tiramisù|tiramisù|тирамису|提拉米苏|ティラミス|티라미수|تيراميسو|तिरामिसु|tiramisu
jelly|gelatina*|gelée*;gélatine*|gelee;gelatine|gelatin*|gelatina*|желе;желатин*|果冻;明胶|ゼリー;ゼラチン|젤리|جيلي;جيلاتين|जेली|jöle;jelatin
juice|zumo*;jugo*|jus de fruits;jus d'orange|saft;säfte;apfelsaft|succo;succhi|suco;sucos;sumo|сок;соки|果汁|ジュース|주스|عصير;عصائر|जूस;रस निकाल*|meyve suyu
drinking water|agua potable;agua del grifo|eau potable;eau du robinet|trinkwasser;leitungswasser|acqua potabile;acqua del rubinetto|água potável|питьев* вод*|饮用水;自来水|飲み水;水道水|식수;수돗물|ماء الشرب;مياه الشرب|पीने का पानी|içme suyu
alcohol|alcohol|alcool|alkohol*|alcol;alcool|álcool|алкогол*;спиртн*|白酒;酒精|アルコール;お酒|알코올;음주|كحول|अल्कोहल|alkol
whisky|whisky|whisky|whisky|whisky|uísque|виски|威士忌|ウイスキー|위스키|ويسكي|व्हिस्की|viski
sake|sake japonés|saké|sake|sakè|saquê|саке|清酒|日本酒|사케|ساكي|साके|sake
rum|ron cubano;ron blanco|rhum|rum|rhum|rum|ром;рома|朗姆酒|ラム酒|럼주|روم كوبي|रम|rom
cocktails|cóctel;cócteles|cocktail*|cocktail*|cocktail|coquetel;drinks|коктейл*|鸡尾酒|カクテル|칵테일|كوكتيل|कॉकटेल|kokteyl
latte|café con leche;latte|café latte;latte|milchkaffee;latte macchiato|caffellatte;cappuccino|café com leite|латте|拿铁|ラテ;カフェラテ|라떼|لاتيه|लाटे|latte
americano|americano|americano|americano|americano|americano|американо|美式咖啡|アメリカーノ|아메리카노|أمريكانو|अमेरिकानो|americano
leftovers|sobras de comida|restes du repas|essensreste;speisereste|avanzi|sobras de comida|остатк* ед*|剩饭;剩菜|残り物|남은 음식|بقايا الطعام|बचा हुआ खाना|artan yemek*
snack|merienda*;tentempié|goûter|snack*;zwischenmahlzeit*|merenda;spuntino|lanche*|перекус*|零食;点心|おやつ;軽食|간식|وجبة خفيفة;سناك|नाश्ते के लिए;स्नैक*|atıştırmalık
side dishes|guarnición;guarniciones|accompagnement du plat|beilage*|contorn*|acompanhamentos do prato|гарнир*|配菜;小菜|おかず;副菜|반찬|أطباق جانبية|साइड डिश|garnitür
catering|catering|traiteur|catering|catering|buffet para festa;bufê|кейтеринг*|餐饮|ケータリング;仕出し|케이터링;출장뷔페|تموين حفلات|कैटरिंग|catering
expiry date|fecha de caducidad|date de péremption|mindesthaltbarkeit*;haltbarkeitsdatum|data di scadenza|data de validade|срок* годности|保质期|賞味期限;消費期限|유통기한;소비기한|تاريخ الانتهاء;تاريخ الصلاحية|एक्सपायरी|son kullanma
calories|caloría*|calorie*|kalorie*|calorie|caloria*|калори*|卡路里;热量|カロリー|칼로리|سعرات;سعرة|कैलोरी|kalori
protein|proteína*|protéine*|eiweiß;protein*|protein*|proteína*|белок;белка;белков|蛋白质|たんぱく質;プロテイン|단백질|بروتين|प्रोटीन|protein
frying pan|sartén;sartenes|poêle à frire|bratpfanne;pfanne|padella|frigideira*|сковород*|平底锅;炒锅|フライパン|프라이팬|مقلاة;طاسة|कड़ाही;तवा|tava
pot|olla*;cacerola*|casserole*|kochtopf|pentol*|panela*|кастрюл*|砂锅;汤锅|鍋料理;お鍋|냄비|طنجرة;قدر ضغط|पतीला|tencere
microwave|microondas|micro-ondes|mikrowelle*|microonde|micro-ondas|микроволнов*|微波炉|電子レンジ;レンジで|전자레인지|ميكروويف|माइक्रोवेव|mikrodalga
air fryer|freidora de aire;airfryer|friteuse à air;airfryer|heißluftfritteuse;airfryer|friggitrice ad aria|airfryer|аэрогрил*|空气炸锅|ノンフライヤー;エアフライヤー|에어프라이어|قلاية هوائية;ايرفراير|एयर फ्रायर|airfryer
rice cooker|arrocera|cuiseur à riz|reiskocher|cuociriso|panela de arroz|рисоварк*|电饭煲|炊飯器|밥솥|طباخة رز|राइस कुकर|pilav makinesi
pressure cooker|olla exprés;olla a presión|autocuiseur;cocotte-minute|schnellkochtopf|pentola a pressione|panela de pressão|скороварк*|高压锅|圧力鍋|압력솥|طنجرة ضغط|प्रेशर कुकर|düdüklü
`);
