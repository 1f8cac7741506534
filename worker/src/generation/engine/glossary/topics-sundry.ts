import { glossaryTable } from './glossary-table.js';

/** What many people ask about now and then, of no one field. */
export const SUNDRY = glossaryTable(
  'topic',
  `
fine;penalty|multa*|amende*|bußgeld*|multa;sanzione|multa*|штраф*|罚款|罰金;過料|과태료;벌금|غرامة;مخالفة|जुर्माना;चालान|para cezası;ceza
address registration|empadronamiento;padrón|changement d'adresse;domiciliation|ummeldung;anmeldung beim amt|cambio di residenza;residenza|comprovante de residência|прописк*;регистрац* по месту|户口;居住证|住民票;転入届|전입신고;주소 이전|تسجيل العنوان|निवास प्रमाण|ikametgah;adres kaydı
agency fee|honorarios de agencia|frais d'agence|maklerprovision|provvigione|taxa de corretagem|комисси* риелтор*|中介费|仲介手数料|중개수수료;복비|عمولة الوسيط;السعي|ब्रोकर की फीस|emlakçı komisyonu
shoes;trainers|zapato*;zapatilla*|chaussure*;baskets|schuhe;turnschuhe|scarpe|sapato*;tênis|обув*;кроссовк*;ботинк*|鞋;鞋子|靴;スニーカー|신발;운동화|حذاء;أحذية|जूते|ayakkabı
toys;toy|juguete*|jouet*|spielzeug|giocattol*|brinquedo*|игрушк*|玩具|おもちゃ|장난감|ألعاب|खिलौने|oyuncak
board game|juego de mesa|jeu de société|brettspiel*|gioco da tavolo|jogo de tabuleiro|настольн* игр*|桌游|ボードゲーム|보드게임|لعبة لوحية|बोर्ड गेम|masa oyunu
flowers;florist|flores;floristería|fleurs;fleuriste|blumen*|fiori;fioraio|flores;floricultura|цветы;букет*|鲜花;花店|花屋;花束|꽃;꽃집|ورد;زهور;محل ورد|फूल|çiçekçi
pizzeria;pizza|pizzería;pizza*|pizzeria;pizza*|pizzeria;pizza|pizzeria;pizze;pizza|pizzaria;pizza*|пицц*|披萨|ピザ|피자|بيتزا|पिज़्ज़ा;पिज्जा|pizza
church;parish|parroquia|paroisse|kirchengemeinde|parrocchia|paróquia|церковь;церкви|教堂|教会|교회;성당|كنيسة|चर्च|kilise
temple|templo*|temple|tempel|tempio*|templo*|храм*|寺庙|お寺;神社|절에서|معبد|मंदिर|tapınak
mosque|mezquita*|mosquée|moschee|moschea|mesquita|мечет*|清真寺|モスク|모스크|مسجد|मस्जिद|cami
festival;summer fete|fiesta del pueblo|kermesse;fête de village|sommerfest;straßenfest|sagra|festa junina|ярмарк*;фестивал*|庙会;活动|夏祭り;お祭り|축제|مهرجان|मेला;त्योहार|festival;şenlik
year-end party|cena de empresa|pot de fin d'année|weihnachtsfeier|cena aziendale|confraternização|корпоратив*|年会|忘年会;新年会|송년회;회식|حفل نهاية العام|वर्षांत पार्टी|yılbaşı partisi
stain;stains|mancha*|tache de;taches de;tache sur;détach*|fleck*|macchia;macchie|mancha*|пятно;пятен|污渍;污点|シミ;汚れ|얼룩|بقعة|दाग|leke
carpet;rug|alfombra*|tapis|teppich*|tappeto;tappeti|tapete*|ковёр;ковер;ковра;ковры|地毯|カーペット|카펫|سجادة;سجاد|कालीन|halı
sofa;couch|sofá*|canapé*|sofa*|divano;divani|sofá*|диван*|沙发|ソファ|소파|كنب|सोफा|koltuk;kanepe
limescale|cal del agua|calcaire|kalk|calcare|calcário|накип*|水垢|水垢;カルキ|물때|كلس|चूना जमा|kireç
screen;display|pantalla*|écran|bildschirm*|schermo|tela|экран*|屏幕|画面|화면|شاشة|स्क्रीन|ekran
battery|batería|batterie|akku*;batterie|batteria|bateria|аккумулятор*;батарейк*|电池;续航|バッテリー|배터리|بطارية|बैटरी|pil;batarya
photos on the phone;storage space|almacenamiento|stockage|speicherplatz|memoria piena|armazenamento|памят* телефона|内存;存储|容量|저장 공간|ذاكرة الهاتف|स्टोरेज|depolama
reminder service;calendar|calendario|calendrier|kalender|calendario|calendário;agenda|календар*|日历|カレンダー|캘린더;달력|تقويم|कैलेंडर|takvim
minimum wage|salario mínimo;smi|smic|mindestlohn|salario minimo|salário mínimo|мрот|最低工资|最低賃金|최저임금|الحد الأدنى للأجور|न्यूनतम वेतन|asgari ücret
overtime|horas extra*|heures sup*|überstunde*|straordinari*|hora extra;horas extras|сверхурочн*|加班|残業|야근;초과근무|ساعات إضافية|ओवरटाइम|fazla mesai;mesai
freelance;self-employed|freelance;autónomo|freelance;indépendant|freiberuflich*;selbständig*|freelance;partita iva|freelancer;autônomo|фриланс*;ип|自由职业|フリーランス|프리랜서|عمل حر;مستقل|फ्रीलांस|serbest meslek
start-up;founding a company|startup;montar un negocio|startup;créer une entreprise|startup;gründung|startup;aprire un'attività|startup;abrir um negócio|стартап*;открыть бизнес|创业|起業;スタートアップ|창업;스타트업|شركة ناشئة;مشروع تجاري|स्टार्टअप;बिजनेस शुरू|girişim;iş kurmak
electric bike;e-bike|bici eléctrica|vélo électrique|e-bike|bici elettrica|bicicleta elétrica|электровелосипед*|电动自行车;电瓶车|電動自転車|전기자전거|دراجة كهربائية|ई-बाइक|elektrikli bisiklet
scooter (electric)|patinete|trottinette|e-roller|monopattino|patinete|электросамокат*|电动滑板车|電動キックボード|전동킥보드|سكوتر كهربائي|ई-स्कूटर|elektrikli scooter
hay fever|alergia al polen|rhume des foins|heuschnupfen|raffreddore da fieno|rinite alérgica|сенная лихорадка|花粉症|花粉症|꽃가루 알레르기|حمى القش|पराग|saman nezlesi
cold;common cold|resfriado;constipado|rhume|erkältung;erkältet|raffreddore|resfriado|простуд*;насморк*|感冒|風邪|감기|زكام|सर्दी;जुकाम|nezle
flu;influenza|gripe|grippe|grippe|influenza|gripe|грипп*|流感|インフルエンザ|독감|إنفلونزا|फ्लू|grip
vomiting|vómito*|vomi*|erbrechen|vomito|vômito|рвот*|呕吐|嘔吐|구토|قيء|उल्टी|kusma
diarrhoea;diarrhea|diarrea|diarrhée|durchfall|diarrea|diarreia|понос;диаре*|拉肚子;腹泻|下痢|설사|إسهال|दस्त|ishal
dance;music lessons|baile;clases de música|danse;cours de musique|tanz*;musikunterricht|danza;musica|dança;música|танц*;музык*|舞蹈;音乐课|ダンス;音楽|춤;음악|رقص;الموسيقى|नृत्य;संगीत|dans;müzik
`,
);
