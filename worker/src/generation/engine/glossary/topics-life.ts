import { foreignTopics } from './glossary-table.js';

/** Family, feasts, school, leisure, journeys and machines. */
export const LIFE = foreignTopics(`
term paper|trabajo de fin de asignatura|mémoire de fin d'année|hausarbeit;seminararbeit*|tesina|trabalho de conclusão|курсач*;курсовая;курсовую;курсовой|课程论文|レポート課題|학기말 과제|بحث جامعي|टर्म पेपर|dönem ödevi
choir|coro;coros|chorale*;chœur|chor;chöre|coro;coristi|coral;corais|хор;хора;хору;хоре|合唱;合唱团|合唱;合唱団;コーラス|합창;합창단|جوقة;كورال|गायन मंडली|koro
mid-autumn festival|festival del medio otoño|fête de la mi-automne|mondfest;mittherbstfest|festa di metà autunno|festival do meio do outono|праздник середины осени|中秋|中秋節|중추절|عيد منتصف الخريف|मध्य शरद|sonbahar ortası
Chuseok|chuseok|chuseok|chuseok|chuseok|chuseok|чусок*|秋夕|秋夕;チュソク|추석;한가위|تشوسوك|चुसेओक|chuseok
Chinese New Year|año nuevo chino|nouvel an chinois|chinesisches neujahr|capodanno cinese|ano novo chinês|китайск* нов* год*|春节;过年|旧正月;春節|설날|رأس السنة الصينية|चीनी नववर्ष|çin yeni yıl*
Easter|semana santa;pascua|pâques|ostern;oster*|pasqua|páscoa|пасха;пасху;пасхи;пасхальн*|复活节|イースター;復活祭|부활절|عيد الفصح|ईस्टर|paskalya
Halloween|halloween|halloween|halloween|halloween|halloween|хэллоуин*|万圣节|ハロウィン|할로윈|هالوين|हैलोवीन|cadılar bayram*
carnival|carnaval*|carnaval|karneval;fasching*|carnevale|carnaval|карнавал*|狂欢节|カーニバル|카니발|كرنفال|कार्निवल|karnaval
Holi|holi|holi|holi|holi|holi|холи|洒红节|ホーリー祭|홀리 축제|عيد هولي|होली;holi|holi
Raksha Bandhan|raksha bandhan|raksha bandhan|raksha bandhan|raksha bandhan|raksha bandhan|ракша-бандхан|兄妹节|ラクシャバンダン|락샤반단|راكشا باندان|रक्षाबंधन;राखी;rakhi|raksha bandhan
Mother's Day|día de la madre|fête des mères|muttertag*|festa della mamma|dia das mães;dia da mãe|день матери;дню матери|母亲节|母の日|어버이날|عيد الأم|मातृ दिवस;मदर्स डे|anneler günü
Father's Day|día del padre|fête des pères|vatertag*|festa del papà|dia dos pais|день отца;дню отца|父亲节|父の日|아버지의 날|عيد الأب|फादर्स डे|babalar günü
Women's Day|día de la mujer|journée de la femme|frauentag*|festa della donna|dia da mulher|8 марта;женск* день|妇女节|国際女性デー|여성의 날|يوم المرأة|महिला दिवस|kadınlar günü
Teachers' Day|día del maestro|fête des enseignants|lehrertag|giornata degli insegnanti|dia dos professores|день учителя;дню учителя|教师节|教師の日|스승의 날|يوم المعلم|शिक्षक दिवस|öğretmenler günü
sports day|día del deporte|journée sportive|sportfest;bundesjugendspiele|giornata dello sport|gincana|день здоровья;спортивный праздник|运动会|運動会;体育祭|운동회;체육대회|يوم رياضي;اليوم الرياضي|खेल दिवस|spor şenliğ*
engagement|compromiso de boda;pedida de mano|fiançailles|verlobung*|fidanzamento|noivado|помолвк*|订婚|婚約|약혼|خطوبة|सगाई;मंगनी|nişan tören*;nişanlı*
bride|novia y novio;la novia|la mariée;mariée|braut;bräute|sposa;spose|noiva;noivas|невеста;невесты;невесте|新娘|花嫁;新婦|신부 입장;신부님 드레스|عروس;العروسة|दुल्हन|gelin al*;gelin çiçeğ*
groom|el novio|le marié|bräutigam|lo sposo;sposo|noivo;noivos|жених;жениха|新郎|新郎;花婿|신랑|عريس|दूल्हा;दूल्हे|damat;damad*
daughter-in-law|nuera|belle-fille|schwiegertochter|nuora|nora|невестк*;сноха|儿媳|お嫁さん;義理の娘|며느리|كنة;زوجة ابني|बहू;bahu|gelinim
father-in-law|suegro|beau-père|schwiegervater|suocero|sogro|свёкор;тесть;тестя|公公;岳父|義父;舅|시아버지;장인어른|أبو زوجي;والد زوجي|ससुर|kayınpeder
aunt|tía;tías|tante|tante|zia;zie|tia;tias|тётя;тетя;тёти;тети|阿姨;姑姑;姨妈|叔母;伯母;おばさん|이모;고모|عمتي;خالتي|मौसी;बुआ;चाची|teyze;halam
uncle|tío;tíos|mon oncle;oncle|onkel|zio;zii|tio;tios|дядя;дяди;дяде|叔叔;舅舅|叔父;伯父;おじさん|삼촌;외삼촌|عمي;خالي|चाचा;मामा|amcam;dayım;amca
cousin|primo;primos;prima|cousin;cousine;cousins|cousin;cousine|cugino;cugina;cugini|primo;prima;primos|двоюродн*;кузен*|表哥;堂弟;表妹|いとこ;従兄弟|사촌|ابن عمي;بنت عمي;ابن خالي|चचेरा भाई;कजिन|kuzen
nephew;niece|sobrin*|neveu;nièce|neffe;nichte|nipote|sobrinh*|племянни*|侄子;外甥|甥っ子;姪|조카|ابن أخي;ابن أختي|भतीजा;भांजा;भतीजी|yeğen
grandchild|niet*|petit-fils;petite-fille;petits-enfants|enkel;enkelin;enkelkind*|nipotin*|neto;neta;netos|внук;внука;внуку;внучк*|孙子;孙女|孫に;孫の;孫が|손자;손녀;손주|حفيد;حفيدتي;أحفاد|पोता;पोती;नाती|torun
boyfriend|mi novio|mon copain;petit ami|mein freund|fidanzato|namorado|парень;парня;парнем|男朋友|彼氏|남자친구;남친|حبيبي;صديقي الحميم|बॉयफ्रेंड|erkek arkadaş*;sevgilim
girlfriend|mi novia|ma copine;petite amie|meine freundin|fidanzata|namorada|девушке моей;моя девушка;моей девушк*|女朋友|彼女と;彼女に;彼女が|여자친구;여친|حبيبتي|गर्लफ्रेंड|kız arkadaş*
orphan|huérfan*|orphelin*|waise;waisen|orfan*|órfã*|сирота;сироты;детдом*|孤儿|孤児|고아|يتيم;أيتام|अनाथ|yetim;öksüz
primary school|escuela primaria;colegio de primaria|école primaire|grundschul*|scuola primaria;elementari|ensino fundamental|начальн* школ*;начальн* класс*|小学|小学校;小学生|초등학교;초등학생|المدرسة الابتدائية;ابتدائي|प्राथमिक विद्यालय;प्राइमरी|ilkokul
middle school|secundaria|collège|mittelschule|scuola media;terza media|ensino fundamental ii|средняя школа|初中;中学|中学校;中学生|중학교;중학생|إعدادي;متوسطة|मिडिल स्कूल|ortaokul
high school|bachillerato;instituto|lycée|gymnasium;oberstufe|liceo;scuola superiore|ensino médio|старшекласс*|高中|高校;高校生|고등학교;고등학생|ثانوية;الثانوي|हाई स्कूल|lise;liseli*
first grade|primero de primaria|cp cette année|erste klasse;einschulung*|prima elementare|primeiro ano|первый класс;первоклас*|一年级|小学一年生;小1|초1;일학년|الصف الأول;أولى ابتدائي|पहली कक्षा|1. sınıf;birinci sınıf
preschool class|educación infantil;preescolar|grande section|vorschule|scuola dell'infanzia|pré-escola|подготовительн* групп*|学前班|年長;幼稚園|유치원|تمهيدي;الروضة|प्ले स्कूल|ana sınıf*;anasınıf*
semester|semestre*;cuatrimestre*|semestre*|semester|semestre;quadrimestre|semestre;bimestre|семестр*;за четверть|学期|学期|학기|فصل دراسي;الترم|सेमेस्टर|dönem ödev*;yarıyıl
tuition fees|matrícula universitaria;tasas universitarias|frais de scolarité|studiengebühr*;schulgeld|tasse universitarie;retta|mensalidade*|оплат* за обучение|学费|学費;授業料|등록금;학원비|رسوم دراسية;مصاريف المدرسة|ट्यूशन फीस;स्कूल फीस|harç parası;okul ücret*
textbook|libro de texto|manuel scolaire|schulbuch;lehrbuch|libro di testo|livro didático|учебник*|课本;教材|教科書|교과서|كتاب مدرسي;الكتاب المدرسي|पाठ्यपुस्तक|ders kitab*
book;novel|libro;libros;novela*|livre;livres;roman;romans|buch;bücher;roman;romane|libro;libri;romanzo|livro;livros;romance|книга;книги;книгу;книг;роман;романа|小说;书籍|小説;読書|소설;책을|كتاب;رواية;كتب|किताब;उपन्यास|kitap;kitab*;roman
library|biblioteca pública;biblioteca municipal|médiathèque|stadtbücherei;bücherei|biblioteca comunale|biblioteca pública|библиотека;библиотеке|图书馆|図書館|도서관|المكتبة العامة|पुस्तकालय|halk kütüphane*
fairy tale|cuento infantil;cuento de hadas|conte de fées|märchen*|fiaba;fiabe;favola|conto de fadas|сказк*|童话|童話;おとぎ話|동화|قصة أطفال;حكاية|परी कथा;लोककथा|masal
film;movie|película*|film;films|film;filme;kinofilm|film|filme;filmes|фильм*;кино|电影|映画|영화|فيلم;أفلام|फिल्म;फ़िल्म|film;sinema
series|serie;series de netflix|série;séries|serie;serien|serie tv|série;séries|сериал*|电视剧;连续剧|ドラマ|드라마|مسلسل|धारावाहिक;वेब सीरीज|dizi;diziler
concert|concierto*|concert;concerts|konzert*|concerto;concerti|concerto;show de|концерт*|演唱会;音乐会|コンサート;ライブ会場|콘서트;연주회|حفلة موسيقية;حفل موسيقي|संगीत कार्यक्रम|konser
theatre|teatro*|théâtre*|theater*|teatro;teatri|teatro*|театр*;спектакл*|话剧;剧院|演劇;劇場|연극;극장|مسرح;مسرحية|नाटक;थिएटर|tiyatro
museum|museo*|musée*|museum;museen|museo;musei|museu*|музей;музея;музее|博物馆|博物館;美術館|박물관;미술관|متحف;متاحف|संग्रहालय|müze
guitar|guitarra*|guitare*|gitarre*|chitarra;chitarre|violão;guitarra*|гитар*|吉他|ギター|기타를;기타 연주;기타 레슨|جيتار;غيتار|गिटार|gitar
piano|piano;pianos|piano;pianos|klavier*|pianoforte|piano;pianos|пианино;фортепиано|钢琴|ピアノ|피아노|بيانو|पियानो|piyano
violin|violín;violines|violon;violons|geige;geigen;violine|violino;violini|violino;violinos|скрипк*|小提琴|バイオリン|바이올린|كمان موسيقي;آلة الكمان|वायलिन|keman
drawing;painting (art)|dibujo*;acuarela*|dessin;dessins;aquarelle*|zeichnung;zeichnen;aquarell*|disegno;disegni;acquerell*|desenho;desenhos;aquarela*|рисунок;рисунк*;рисовани*;акварел*|画画;绘画;水彩|お絵描き;絵画;水彩|그림 그리;수채화|رسم لوحة;الرسم;لوحات|चित्रकला;पेंटिंग|suluboya;resim kurs*
tattoo|tatuaje*|tatouage*|tattoo*;tätowier*|tatuaggi*|tatuagem;tatuagens|тату;татуировк*|纹身|タトゥー;入れ墨|타투;문신|وشم|टैटू|dövme
chess|ajedrez|échecs|schach*|scacchi|xadrez|шахмат*|国际象棋;象棋|チェス;将棋|체스;장기판|شطرنج|शतरंज|satranç;satranc*
basketball|baloncesto|basket;basketball|basketball*|pallacanestro;basket|basquete|баскетбол*|篮球|バスケ|농구|كرة السلة|बास्केटबॉल|basketbol
volleyball|voleibol|volley;volleyball|volleyball*|pallavolo|vôlei|волейбол*|排球|バレーボール|배구|كرة الطائرة;الكرة الطائرة|वॉलीबॉल|voleybol
tennis|tenis|tennis|tennis*|tennis|tênis de mesa|теннис*|网球|テニス|테니스|تنس|टेनिस|tenis
badminton|bádminton|badminton|badminton|badminton|badminton|бадминтон*|羽毛球|バドミントン|배드민턴|بادمنتون;ريشة طائرة|बैडमिंटन|badminton
cricket (sport)|críquet|cricket|cricket|cricket|críquete|крикет*|板球|クリケット|크리켓|كريكيت|क्रिकेट;cricket|kriket
skiing|esquí;esquiar|ski;skier|skifahren;ski;skiurlaub|sciare;settimana bianca|esqui;esquiar|лыж*|滑雪|スキー|스키장;스키를|تزلج|स्कीइंग|kayak tatil*
fishing|pesca deportiva|pêche à la ligne|angeln;angler|pesca sportiva|pescaria|рыбалк*|钓鱼|釣り|낚시|صيد السمك;صيد الأسماك|मछली पकड़*|balık tut*;olta
martial arts|artes marciales;judo;karate|arts martiaux;judo;karaté|kampfsport;judo;karate|arti marziali;judo;karate|artes marciais;judô;caratê|единоборств*;дзюдо;карате|武术;跆拳道;柔道|武道;柔道;空手|태권도;유도를|فنون قتالية;كاراتيه;جودو|कराटे;जूडो|karate;judo;tekvando
marathon|maratón;maratones|marathon|marathon*|maratona|maratona*|марафон*|马拉松|マラソン|마라톤|ماراثون|मैराथन|maraton
tournament|torneo*|tournoi*|turnier*|torneo;tornei|torneio*|турнир*;соревнован*|比赛;锦标赛|大会;試合|대회;토너먼트|بطولة;مسابقة|टूर्नामेंट;प्रतियोगिता|turnuva
referee|árbitro*|arbitre*|schiedsrichter*|arbitro;arbitri|árbitro*|судья матча;арбитр*|裁判员|審判|심판|حكم المباراة|अंपायर;रेफरी|hakem
video game|videojuego*|jeu vidéo;jeux vidéo|videospiel*;computerspiel*|videogioc*|videogame*;jogo eletrônico|видеоигр*;компьютерн* игр*|电子游戏;手游|テレビゲーム;ゲームアプリ|비디오 게임;온라인게임|لعبة فيديو;ألعاب الفيديو|वीडियो गेम|bilgisayar oyun*;video oyun*
podcast|podcast*|podcast*|podcast*|podcast|podcast*|подкаст*|播客|ポッドキャスト|팟캐스트|بودكاست|पॉडकास्ट|podcast
airport|aeropuerto*|aéroport*|flughafen*|aeroporto;aeroporti|aeroporto*|аэропорт*|机场|空港|공항|مطار|हवाई अड्डा;एयरपोर्ट|havalimanı;havaalanı
railway station|estación de tren|gare;la gare|bahnhof*|stazione;stazione ferroviaria|estação de trem|вокзал*|火车站;高铁站|駅前;駅から|기차역;역까지|محطة القطار|रेलवे स्टेशन|gar binas*;tren istasyon*
underground;metro|metro de;en metro|métro|u-bahn|metropolitana|metrô|метро|地铁|地下鉄|지하철|مترو|मेट्रो|metro
tram|tranvía*|tramway;tram|straßenbahn*|tram|bonde|трамва*|电车|路面電車|트램|ترام|ट्राम|tramvay
ship;ferry|barco*;ferry;crucero*|bateau*;ferry;croisière*|schiff;fähre;kreuzfahrt*|nave;traghetto;crociera|navio*;balsa;cruzeiro*|паром*;корабл*;круиз*|轮船;邮轮;渡轮|船旅;フェリー;クルーズ|여객선;크루즈;페리|سفينة;عبارة بحرية;كروز|जहाज|feribot;vapur
traffic jam|atasco*|embouteillage*|stau;staus|traffico;ingorgo|engarrafamento*;trânsito|пробк* на дорог*;пробки|堵车|渋滞|교통체증|زحمة;ازدحام مروري|जाम;ट्रैफिक|trafik
speeding ticket|multa de velocidad;multa de tráfico|excès de vitesse|blitzer;strafzettel|eccesso di velocità|multa de trânsito|превышени* скорост*|超速;违章|スピード違反|과속|مخالفة سرعة;ساهر|ओवरस्पीडिंग|hız cezas*;trafik cezas*
wheels|llantas;rueda;ruedas|roue;roues;jantes|felge;felgen;räder|ruota;ruote;cerchi|roda;rodas|колесо;колеса;колёса;диски|车轮;轮毂|ホイール;車輪|바퀴|عجلة;عجلات;جنوط|पहिया;पहिये|jant;tekerlek;tekerleğ*
gearbox|caja de cambios|boîte de vitesses|getriebe*|cambio automatico|câmbio automático|коробк* передач;акпп|变速箱|変速機;ミッション車|변속기|ناقل الحركة;قير|गियरबॉक्स|şanzıman;vites
oil change|cambio de aceite|vidange|ölwechsel|cambio olio|troca de óleo|замена масла|换机油|オイル交換|엔진오일|تغيير الزيت|ऑयल चेंज|yağ değişim*
mileage|kilometraje|kilométrage|kilometerstand|chilometraggio|quilometragem|пробег*|里程|走行距離|주행거리|عداد الكيلومترات;الممشى|माइलेज|kilometresi
MOT;vehicle inspection|itv|contrôle technique|tüv;hauptuntersuchung|revisione auto|vistoria do veículo|техосмотр*|年检|車検|자동차 검사|فحص دوري;الفحص الدوري|फिटनेस सर्टिफिकेट|araç muayene*
server|servidor*|serveur web;serveurs|server;servern|server|servidor*|сервер*|服务器|サーバー|서버|خادم;سيرفر|सर्वर|sunucu tarafı;sunucular
database|base de datos;bases de datos|base de données|datenbank*|database;base dati|banco de dados|баз* данных|数据库|データベース|데이터베이스|قاعدة بيانات;قاعدة البيانات|डेटाबेस|veritaban*;veri taban*
Google Sheets|google sheets;hojas de google|google sheets|google tabellen;google sheets|fogli google|planilhas google|гугл таблиц*|谷歌表格|グーグルスプレッドシート|구글시트;구글 시트;구글 스프레드시트|جداول جوجل;قوقل شيت|गूगल शीट|google e-tablo*
Google|google|google|google|google|google|гугл*|谷歌|グーグル|구글|جوجل;قوقل|गूगल|google
Avito|avito|avito|avito|avito|avito|авито|avito|avito|avito|avito|avito|avito
Amazon|amazon|amazon|amazon|amazon|amazon|амазон*|亚马逊|アマゾン|아마존|أمازون|अमेज़न;अमेजन|amazon
Taobao|taobao|taobao|taobao|taobao|taobao|таобао|淘宝|タオバオ|타오바오|تاوباو|ताओबाओ|taobao
Mercari|mercari|mercari|mercari|mercari|mercari|меркари|煤炉|メルカリ|메루카리|ميركاري|मर्कारी|mercari
LINE (messenger)||||||line|line群|ライン|라인 메신저|لاين|लाइन ऐप|
VK|vk|vk|vk|vk|vk|вконтакте;вк|vk|vk|vk|vk|vk|vk
Wildberries|wildberries|wildberries|wildberries|wildberries|wildberries|вайлдберриз;вб|wildberries|wildberries|wildberries|wildberries|wildberries|wildberries
Ozon|ozon|ozon|ozon|ozon|ozon|озон;озоне|ozon|ozon|ozon|ozon|ozon|ozon
Uber|uber|uber|uber-fahrer*|uber|uber|убер*|优步|ウーバー|우버|أوبر|उबर|uber
Airbnb|airbnb|airbnb|airbnb|airbnb|airbnb|эйрбнб|爱彼迎|エアビー*|에어비앤비|إير بي إن بي|एयरबीएनबी|airbnb
Netflix|netflix|netflix|netflix|netflix|netflix|нетфликс*|奈飞|ネットフリックス|넷플릭스|نتفليكس|नेटफ्लिक्स|netflix
Zoom|zoom|zoom|zoom|zoom|zoom|зум;зуме;зуму|zoom|ズーム会議|줌 회의;줌으로|زووم|ज़ूम मीटिंग|zoom
iPhone|iphone*|iphone*|iphone*|iphone|iphone*|айфон*|苹果手机|アイフォン|아이폰|آيفون;ايفون|आईफोन|iphone
ChatGPT|chatgpt|chatgpt|chatgpt|chatgpt|chatgpt|чатгпт|chatgpt|チャットgpt|챗지피티;챗gpt|شات جي بي تي|चैटजीपीटी|chatgpt
Bihar|bihar|bihar|bihar|bihar|bihar|бихар*|比哈尔|ビハール|비하르|بيهار|बिहार;bihar|bihar
loneliness|soledad|solitude|einsamkeit|solitudine|solidão|одиночеств*|孤独;寂寞|孤独|외로움|وحدة نفسية;الشعور بالوحدة|अकेलापन|yalnızlık;yalnızlığ*
grief|duelo|deuil|trauer|lutto|luto|скорбь;скорби;горе|悲痛|悲しみ;喪|애도;슬픔|حزن;الحزن|शोक;दुख|yas sürec*;keder
fear|miedo*|peur;peurs|angst;ängste|paura;paure|medo;medos|страх;страха;боюсь|害怕;恐惧|恐怖;怖い|두려움;무서|خوف;الخوف|डर|korku;korkular
anger|ira;enfado|colère|wut;ärger|rabbia|raiva|злость;гнев;гнева|愤怒;生气|怒り|분노|غضب;الغضب|गुस्सा;क्रोध|öfke
love|amor;amores|amour;l'amour|liebe|amore;amori|amor;amores|любовь;любви;любовью|爱情|恋愛;愛情|연애;사랑|الحب|प्यार;मोहब्बत|aşk
jealousy|celos|jalousie|eifersucht|gelosia|ciúme;ciúmes|ревность;ревности|嫉妒;吃醋|嫉妬;やきもち|질투|غيرة زوجي;الغيرة|जलन;ईर्ष्या|kıskançlık;kıskançlığ*
`);
