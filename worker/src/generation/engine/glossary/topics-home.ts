import { glossaryTable } from './glossary-table.js';

/** Kitchen and food. */
export const COOKING = glossaryTable(
  'topic',
  `
dough|masa|pâte|teig*|impasto|massa|тест*|面团|生地|반죽|عجين;عجينة|आटा|hamur
sourdough|masa madre|levain|sauerteig*|lievito madre;pasta madre|fermento natural;levain|закваск*|酸面团;天然酵母|サワードウ;天然酵母|사워도우|خميرة طبيعية|खमीर|ekşi maya
cake;cakes|tarta*;pastel;pasteles|gâteau*|kuchen;torte*|torta;torte|bolo;bolos|торт*|蛋糕|ケーキ|케이크|كعكة;كيك|केक|pasta siparişi;kek
cheese|queso*|fromage*|käse|formaggio;formaggi|queijo*|сыр;сыра|奶酪|チーズ|치즈|جبن;جبنة|पनीर|peynir
milk|leche|lait|milch|latte|leite|молок*|牛奶|牛乳|우유|حليب|दूध|süt
eggs;egg|huevo*|oeuf*;œuf*|eier|uovo;uova|ovo;ovos|яйц*;яиц|鸡蛋|卵|계란;달걀|بيض|अंडा;अंडे|yumurta
meat|carne|viande*|fleisch|carne|carne|мяс*|肉|肉|고기|لحم;لحوم|मांस|et yemeği
chicken|pollo|poulet|hähnchen;huhn|pollo|frango|куриц*;курин*|鸡肉|鶏肉;チキン|닭고기;치킨|دجاج|चिकन;मुर्गी|tavuk
fish|pescado|poisson*|fisch*|pesce|peixe*|рыб*|鱼|魚|생선|سمك|मछली|balık
rice|arroz|riz|reis|riso|arroz|риса;рисом|米饭;大米|ご飯;お米|쌀|أرز|चावल|pirinç;pilav
potatoes;potato|patata*;papas|pomme de terre;pommes de terre|kartoffel*|patate|batata*|картош*;картофел*|土豆|じゃがいも|감자|بطاطس;بطاطا|आलू|patates
vegetables;veg|verdura*;hortaliza*|légume*|gemüse|verdure;verdura|legumes;verduras|овощ*|蔬菜|野菜|채소;야채|خضار;خضروات|सब्जी;सब्ज़ी|sebze
fruit|fruta*|fruits|obst|frutta|fruta*|фрукт*|水果|果物|과일|فواكه;فاكهة|फल|meyve
sugar|azúcar|sucre|zucker|zucchero|açúcar|сахар*|糖分;白糖|砂糖|설탕|سكر|शक्कर;चीनी मिला*|şeker
salt|sal|sel|salz|sale da cucina|sal|соль;соли|盐|塩|소금|ملح|नमक|tuz
chocolate|chocolate*|chocolat*|schokolad*|cioccolat*|chocolate*|шоколад*|巧克力|チョコ*|초콜릿|شوكولاتة|चॉकलेट|çikolata
ice cream|helado*|glace|eiscreme;speiseeis|gelato;gelati|sorvete*|морожен*|冰淇淋|アイスクリーム|아이스크림|آيس كريم;بوظة|आइसक्रीम|dondurma
ice cream shop|heladería|glacier|eisdiele|gelateria|sorveteria|кафе-мороженое|冰淇淋店|アイス屋|아이스크림 가게|محل بوظة|आइसक्रीम की दुकान|dondurmacı
sweets;dessert|dulce*;postre*|dessert*;bonbon*|süßigkeit*;nachtisch|dolci;dolce|doce*;sobremesa*|сладост*;десерт*|甜品;甜点|お菓子;スイーツ|디저트;과자|حلويات;حلوى|मिठाई|tatlı
soup|sopa*|soupe*|suppe|zuppa|sopa*|супа;суп из;супом|汤|スープ|수프;국물|شوربة|सूप|çorba
salad|ensalad*|salade*|salat*|insalat*|salada*|салат*|沙拉|サラダ|샐러드|سلطة|सलाद|salata
kimchi|kimchi|kimchi|kimchi|kimchi|kimchi|кимчи|泡菜|キムチ|김치|كيمتشي|किमची|kimçi
tea|té verde;té negro;taza de té|thé vert;thé noir;le thé;du thé;un thé|tee|tè verde;una tazza di tè;il tè|chá|чай;чая|茶叶;喝茶;奶茶|お茶;紅茶|녹차;홍차|شاي|चाय|çay
wine|vino|vin rouge;vin blanc|wein|vino|vinho*|вино;вина|葡萄酒|ワイン|와인|نبيذ|शराब|şarap
beer|cerveza*|bière*|bier|birra|cerveja*|пиво|啤酒|ビール|맥주|بيرة|बीयर|bira
oven|horno|four|backofen|forno|forno|духовк*|烤箱|オーブン|오븐|فرن|ओवन|fırında
fridge;refrigerator|nevera;frigorífico|frigo;réfrigérateur|kühlschrank|frigo;frigorifero|geladeira;frigorífico|холодильник*|冰箱|冷蔵庫|냉장고|ثلاجة|फ्रिज|buzdolabı
freezer;frozen|congelador;congelad*|congélateur;congelé|gefrier*;tiefkühl*|freezer;congelat*|congelador;congelad*|морозил*|冷冻|冷凍|냉동|فريزر;مجمد|फ्रीजर|dondurucu
vegetarian|vegetarian*|végétarien*|vegetarisch|vegetarian*|vegetarian*|вегетариан*|素食|ベジタリアン|채식|نباتي|शाकाहारी|vejetaryen
vegan|vegan*|végan*;vegan*|vegan|vegan*|vegan*|веган*|纯素|ヴィーガン|비건|نباتي صرف|वीगन|vegan
gluten;celiac;coeliac|gluten;celíac*|gluten;coeliaque;cœliaque|gluten;zöliakie|glutine;celiac*|glúten;celíac*|глютен*|麸质|グルテン|글루텐|غلوتين;جلوتين|ग्लूटेन|gluten;çölyak
nuts|frutos secos|fruits à coque;fruits secs|nüsse|frutta secca|castanhas|орех*|坚果|ナッツ|견과류|مكسرات|मेवे|kuruyemiş
peanut*|cacahuete*;maní|cacahuète*|erdnuss*;erdnüsse|arachidi|amendoim|арахис*|花生|ピーナッツ|땅콩|فول سوداني|मूंगफली|yer fıstığı
dinner;supper|cena|dîner|abendessen|cena|jantar|ужин*|晚餐;晚饭|夕食;晩ご飯|저녁 식사;저녁밥|عشاء|रात का खाना;डिनर|akşam yemeği
lunch|almuerzo|déjeuner|mittagessen|pranzo|almoço|обед*|午餐;午饭|昼食;ランチ|점심|غداء|दोपहर का खाना;लंच|öğle yemeği
breakfast|desayuno*|petit déjeuner;petit-déjeuner|frühstück*|colazione|café da manhã;pequeno-almoço|завтрак*|早餐;早饭|朝食|아침 식사;아침밥|فطور|नाश्ता|kahvaltı
barbecue;bbq|barbacoa|barbecue|grillen;grillfest|grigliata;barbecue|churrasco|шашлык*;барбекю|烧烤|バーベキュー|바비큐|شواء;مشاوي|बारबेक्यू|mangal
`,
);

/** House, repair and energy. */
export const HOME = glossaryTable(
  'topic',
  `
flat;apartment|piso;apartamento|appart;appartement|wohnung*|appartamento|apartamento*|квартир*|公寓;房子|アパート;マンション|아파트;원룸;자취방|شقة;شقق|फ्लैट;अपार्टमेंट|daire;apart
house|casa|maison|haus|casa|casa|частн* дом*;дом;доме|别墅;自建房|一軒家|주택|منزل;بيت|घर;मकान|müstakil ev;ev
room|habitación;cuarto|chambre;pièce|zimmer|stanza;camera|quarto|комнат*|房间|部屋|방 하나|غرفة|कमरा;कमरे|oda
kitchen|cocina|cuisine|küche|cucina|cozinha|кухн*|厨房|台所;キッチン|부엌;주방|مطبخ|रसोई;किचन|mutfak
bathroom|baño|salle de bain*|badezimmer;bad|bagno|banheiro;casa de banho|ванн*|浴室;卫生间|お風呂;浴室|욕실|حمام|बाथरूम|banyo
window;windows|ventana*|fenêtre*|fenster|finestra;finestre|janela*|окно;окна|窗户|窓|창문|نافذة;شباك|खिड़की|pencere
door|puerta*|porte|tür;haustür|porta|porta|двер*|房门;大门|ドア;玄関|현관문|باب|दरवाजा;दरवाज़ा|kapı
heating;boiler;radiator|calefacción;caldera;radiador*|chauffage;chaudière;radiateur*|heizung*;heizkörper|riscaldamento;caldaia;termosifon*|aquecimento;aquecedor;caldeira|отоплени*;котёл;котел;батаре*|暖气|暖房;給湯器|난방;보일러|تدفئة;سخان|हीटर|kalorifer;kombi;ısıtma
heat pump|bomba de calor|pompe à chaleur|wärmepumpe*|pompa di calore|bomba de calor|теплов* насос*|热泵|ヒートポンプ|히트펌프|مضخة حرارية|हीट पंप|ısı pompası
washing machine|lavadora|lave-linge;machine à laver|waschmaschine|lavatrice|máquina de lavar|стиральн*|洗衣机|洗濯機|세탁기|غسالة|वॉशिंग मशीन|çamaşır makinesi
laundry|colada|lessive|wäsche|bucato|roupa suja|стирк*|洗衣服|洗濯|빨래|غسيل|कपड़े धोने|çamaşır
dishwasher|lavavajillas|lave-vaisselle|spülmaschine;geschirrspüler|lavastoviglie|lava-louças|посудомо*|洗碗机|食洗機|식기세척기|غسالة صحون|डिशवॉशर|bulaşık makinesi
leak;water damage|fuga de agua;gotera*|fuite;dégât des eaux|wasserschaden;undicht|perdita d'acqua;infiltrazion*|vazamento;infiltração|протеч*|漏水|水漏れ;雨漏り|누수|تسرب;تسريب|रिसाव;लीक|su kaçağı;su sızıntısı
mould;mold;damp|moho;humedad|moisissure*;humidité|schimmel*;feuchtigkeit|muffa;umidità|mofo;bolor;umidade|плесен*;сырост*|发霉|カビ;湿気|곰팡이|عفن;رطوبة|फफूंद;सीलन|küf;rutubet
neighbour;neighbor|vecin*|voisin*|nachbar*|vicin* di casa;vicino;vicini;condomini|vizinho*;vizinha*|сосед*|邻居|隣人;近所;隣の|이웃;층간|جارة;الجيران;جيران|पड़ोसी|komşu
noise|ruido*|bruit*|lärm*|rumore;rumori|barulho;ruído|шум*|噪音|騒音|소음|ضوضاء;إزعاج|शोर|gürültü
moving house;house move;removal van|mudanza|déménage*|umzug*|trasloco|mudança de casa|переезд*|搬家|引っ越し|이사|نقل السكن;الانتقال إلى|घर बदल*|taşınma;nakliyat
furniture|mueble*|meuble*|möbel*|mobili;mobile|móveis;mobília|мебел*;шкаф*|家具|家具|가구|أثاث|फर्नीचर|mobilya
renovation;refurbishment|reforma|rénovation;travaux|renovierung*;sanierung*|ristrutturazione|reforma;obra|ремонт*|装修|リフォーム|리모델링;인테리어|ترميم;تجديد المنزل|मरम्मत|tadilat
tradesman;builder|albañil|artisan|handwerker|muratore|pedreiro|мастер*|装修公司|業者;工務店|업자|مقاول|मिस्त्री|usta
plumber|fontanero|plombier|klempner;installateur|idraulico|encanador|сантехник*|水电工|水道業者|배관공|سباك|प्लंबर|tesisatçı
electrician|electricista|électricien|elektriker|elettricista|eletricista|электрик*|电工|電気工事|전기기사|كهربائي|बिजली मिस्त्री|elektrikçi
painting (walls)|pintar|peinture|wandfarbe;wände streichen|tinteggi*;imbianc*|pintura;pintar|покраск*|刷墙|塗装;ペンキ|페인트|دهان;طلاء|पुताई;पेंट|boya
cleaning|limpieza|nettoyage;ménage|reinigung;putzen|pulizia;pulizie|limpeza;faxina|уборк*|打扫;保洁|掃除|청소|تنظيف المنزل|सफाई|temizlik
garden|jardín|jardin|garten|giardino|jardim|сад;саду|花园;院子|庭の;庭に;ガーデニング|정원|حديقة|बगीचा;बगीचे|bahçe
allotment garden|huerto urbano|jardin ouvrier|schrebergarten*;kleingarten*|orto urbano|horta comunitária|дач*|菜园|市民農園|주말농장|قطعة زراعية|बागवानी भूखंड|hobi bahçesi
greenhouse|invernadero*|serre|gewächshaus*|serra|estufa|теплиц*|温室;大棚|温室;ビニールハウス|온실;비닐하우스|بيت زجاجي;صوبة|ग्रीनहाउस|sera
tomatoes;tomato|tomate*|tomate*|tomate*|pomodor*|tomate*|помидор*;томат*|番茄;西红柿|トマト|토마토|طماطم;بندورة|टमाटर|domates
cucumber|pepino*|concombre*|gurke*|cetriol*|pepino*|огур*|黄瓜|きゅうり|오이|خيار|खीरा|salatalık
plant;plants;houseplant|planta*|plantes;une plante;ma plante|pflanze*;zimmerpflanze*|piante;pianta|planta*|растени*;цветок*|植物;花盆;绿植|植物;観葉|식물;화분|نبات;نباتات|पौधा;पौधे|bitki;çiçek
leaves (of a plant);leaf;yellow leaves;brown leaves;tomato leaves;leaves gone|hojas de la planta|feuilles de la plante|blätter|foglie|folhas da planta|листь*|叶子|葉っぱ;葉が|잎|أوراق النبات|पत्ते;पत्तियां|yaprak
fertiliser;fertilizer|abono;fertilizante*|engrais|dünger;düngen|concime;fertilizzante|adubo;fertilizante|удобрен*|肥料|肥料|비료|سماد|खाद;उर्वरक|gübre
potassium|potasio|potassium|kalium|potassio|potássio|калий;калия|钾肥|カリウム|칼륨|بوتاسيوم|पोटाश|potasyum
compost|compost|compost|kompost*|compost|composto;compostagem|компост*|堆肥|コンポスト;堆肥|퇴비|سماد عضوي|कंपोस्ट|kompost
tree;trees|árbol;árboles|arbre*|baum;bäume|albero;alberi|árvore*|дерев*|树|木を;樹木|나무|شجرة;أشجار|पेड़|ağaç
olive;olives|aceituna*;olivo*|olive*;olivier*|olive*|olive;ulivi;olivo|azeitona*;oliveira*|олив*|橄榄|オリーブ|올리브|زيتون|जैतून|zeytin
balcony|balcón|balcon|balkon|balcone|varanda;sacada|балкон*|阳台|ベランダ|베란다;발코니|بلكونة;شرفة|बालकनी|balkon
parcel of land|parcela|parcelle|parzelle;grundstück*|lotto di terreno;terreno|terreno;lote|участ*|地块|区画;土地|토지;땅|قطعة أرض|जमीन;ज़मीन|parsel;arsa
boarding house;guesthouse|pensión de huéspedes;hostal|chambre d'hôtes|pension;gästehaus|pensione familiare;affittacamere|pousada|гостев* дом*|民宿|民泊;ゲストハウス|게스트하우스|بيت ضيافة|गेस्ट हाउस|apart kapısı;pansiyon
rental home|vivienda de alquiler|location|mietwohnung*|casa in affitto|casa alugada|съёмн* квартир*|租房|賃貸;物件|월세방;전셋집|شقة للإيجار|किराए का घर|kiralık
`,
);

/** Animals at home and on the farm. */
export const ANIMALS = glossaryTable(
  'topic',
  `
vet;veterinarian;veterinary|veterinari*|vétérinaire*|tierarzt*;tierärzt*|veterinari*|veterinári*|ветеринар*;ветклиник*|兽医;宠物医院|獣医;動物病院|수의사;동물병원|بيطري|पशु चिकित्सक|veteriner
puppy|cachorro;cachorra|chiot*|welpe*|cucciolo|filhote|щен*|小狗;幼犬|子犬||جرو|पिल्ला|yavru köpek
kitten|gatito*|chaton*|kätzchen|gattino|gatinho|котён*;котен*|小猫;幼猫|子猫|새끼 고양이|قطة صغيرة|बिल्ली का बच्चा|yavru kedi
pet;pets|mascota*|animal de compagnie|haustier*|animale domestico;animali domestici|pet;bicho de estimação|питом*|宠物|ペット|반려동물;애완동물|حيوان أليف|पालतू|evcil hayvan
horse|caballo*|cheval;chevaux|pferd*|cavallo;cavalli|cavalo*|лошад*|马匹|馬|승마|حصان|घोड़ा|at çiftliği
cow;cows;cattle|vaca*|vache*|kuh;kühe|mucca;mucche;vacca|vaca*;gado|коров*|奶牛|牛|젖소|بقرة;أبقار|गाय|inek
buffalo|búfalo*|buffle*|büffel*|bufal*|búfalo*|буйвол*|水牛|水牛|물소|جاموس|भैंस|manda
goat;goats|cabra*|chèvre*|ziege*|capra;capre|cabra*|коза;козы;козлят*|山羊|ヤギ|염소|ماعز;خروف|बकरी|keçi
hen;chickens;hens|gallina*|poule*|hühner;henne*|gallin*|galinha*|куры;несушк*|母鸡|ニワトリ|암탉|دجاج بياض|मुर्गियां|tavuklar
bees;beehive|abeja*;colmena*|abeille*;ruche*|biene*;imker*|alveare;apicoltura|abelha*|пчёл*;пчел*;улей|蜜蜂|ミツバチ;養蜂|벌;양봉|نحل|मधुमक्खी|kovan;arılar;arıcılık
dairy|lechería;granja lechera|laiterie|molkerei;milchbetrieb|caseificio;latteria|laticínio*;leiteria|молочн* ферм*|奶牛场|酪農|낙농;목장|مزرعة ألبان|डेयरी|mandıra;süt çiftliği
animal feed;fodder|pienso;forraje|fourrage|futter|mangime;foraggio|ração|корм*|饲料|餌;えさ|사료|علف|चारा|yemi;yemler
teeth;dental|diente*;dental|dent;dents|zähne;zahn*|denti;dente|dente*|зуб*|牙齿;洗牙|歯|이빨;치아;스케일링|أسنان|दांत|diş
anaesthesia;anesthesia|anestesia|anesthésie|narkose*;betäubung|anestesia|anestesia|наркоз*|麻醉|麻酔|마취|تخدير|बेहोशी|anestezi;narkoz
vaccination;vaccine;flu jab|vacuna*|vaccin*|impfung*;impfen|vaccin*|vacina*;imunização|прививк*;вакцин*|疫苗|ワクチン;予防接種|백신;예방접종|لقاح;تطعيم|टीका;वैक्सीन|aşılar;aşısı;aşı takvimi
`,
);
