import { foreignTopics } from './glossary-table.js';

/** Trades and offices people hold. */
export const JOBS = foreignTopics(`
banker|banquero*|banquier*|bankberater*;banker|banchiere;bancari*|banqueiro*;bancári*|банкир*|银行家;银行职员|銀行員|은행원|مصرفي;موظف البنك|बैंकर|bankacı
accountant|contable;contador público;gestoría|comptable*;expert-comptable|buchhalter*;steuerberater*|commercialista;contabile|contador;contadora;contabilista|бухгалтер*|会计|会計士;税理士;経理|회계사;세무사;경리|محاسب|अकाउंटेंट;मुनीम|muhasebe*;mali müşavir*
engineer|ingenier*|ingénieur*|ingenieur*|ingegner*|engenheir*|инженер*|工程师|エンジニア;技術者|엔지니어|مهندس|इंजीनियर|mühendis
architect|arquitect*|architecte*|architekt;architektin;architekten|architett*|arquitet*|архитектор*|建筑师|建築家;建築士|건축가;건축사|مهندس معماري|वास्तुकार;आर्किटेक्ट|mimar
developer;programmer|programador*;desarrollador*|développeur*;développeuse*|entwickler*;programmierer*|sviluppator*;programmator*|programador*;desenvolvedor*|программист*;разработчик*|程序员;开发者|プログラマー;開発者|개발자;프로그래머|مبرمج;مطور|प्रोग्रामर;डेवलपर|yazılımcı;geliştirici;programcı
designer|diseñador*|designer*;graphiste*|designer*;grafiker*|designer;grafic*|designer*|дизайнер*|设计师|デザイナー|디자이너|مصمم|डिजाइनर|tasarımcı
photographer|fotógraf*|photographe*|fotograf;fotografin;fotografen|fotograf*|fotógraf*|фотограф;фотографа;фотографу|摄影师|カメラマン;写真家|사진작가|مصور فوتوغرافي;المصور|फोटोग्राफर|fotoğrafçı
journalist|periodista*|journaliste*|journalist*|giornalist*|jornalista*|журналист*|记者|記者;ジャーナリスト|기자님;기자가|صحفي|पत्रकार|gazeteci
translator;interpreter|traductor*;intérprete*|traducteur*;traductrice*;interprète*|übersetzer*;dolmetscher*|traduttor*;interpret*|tradutor*;intérprete*|переводчик*|翻译员;口译|翻訳者;通訳|번역가;통역사|مترجم|अनुवादक;दुभाषिया|tercüman;çevirmen
writer;author|escritor*|écrivain*;auteur*;autrice*|autor;autorin;autoren;schriftsteller*|scrittor*;autor*|escritor*|писател*;автор*|作家;作者|作家;著者|작가|كاتب;مؤلف|लेखक|yazar
editor|redactor*;editor;editora|rédacteur*;rédactrice*|redakteur*;lektor*|redattor*|editor;editora|редактор*|编辑|編集者|편집자|محرر|संपादक|editör
secretary;receptionist|secretari*;recepcionista*|secrétaire*;réceptionniste*|sekretär*;empfangsmitarbeiter*|segretari*;receptionist|secretári*;recepcionista*|секретар*;администратор ресепшн|秘书;前台|秘書;受付|비서;접수처|سكرتير*;موظف استقبال|सचिव;रिसेप्शनिस्ट|sekreter;resepsiyon
waiter|camarer*;meser*|serveur*;serveuse*|kellner*;servicekraft|camerier*|garçom;garçons;garçonete|официант*|服务员|ウェイター;ホールスタッフ|종업원;서빙|نادل;جرسون|वेटर|garson
cook;chef|cociner*|cuisinier*;cuisinière*|koch;köchin;köche|cuoco;cuoca;cuochi|cozinheir*|повар*|厨师|料理人;シェフ|요리사;셰프|طباخ;شيف|रसोइया;शेफ|aşçı
baker|panader*|boulanger;boulangère|bäcker;bäckerin|panettiere;fornaio|padeir*|пекарь;пекаря|面包师|パン職人|제빵사|خباز|बेकर|fırıncı
butcher|carnicer*|boucher;bouchère;boucherie*|metzger*;fleischer*|macellai*;macelleria|açougue*|мясник*;мясная лавка|肉铺;屠夫|肉屋;精肉店|정육점|جزار;ملحمة|कसाई|kasap;kasab*
farmer|agricultor*;granjer*;ganader*|agriculteur*;agricultrice*;éleveur*|landwirt*;bauer;bauern;bäuer*|agricoltor*;contadin*|agricultor*;fazendeiro*|фермер*|农民;农户|農家;農業者|농부;농민|مزارع;فلاح|किसान|çiftçi
fisherman|pescador*|pêcheur*|fischer;fischerin|pescator*|pescador*|рыбак*|渔民|漁師|어부|صياد سمك;صيادين|मछुआरा|balıkçı
gardener|jardiner*|jardinier*|gärtner*|giardinier*|jardineir*|садовник*|园丁|庭師;植木屋|정원사|بستاني|माली को|bahçıvan
carpenter|carpinter*|menuisier*;charpentier*|tischler*;schreiner*;zimmermann|falegname;falegnami|carpinteir*;marceneir*|плотник*;столяр*|木匠;木工|大工;木工|목수;목공|نجار|बढ़ई|marangoz
painter (trade)|pintor;pintores|peintre*|maler;malermeister|imbianchin*|pintor;pintores|маляр*|油漆工|塗装業者|도장업체|دهان المنزل;نقاش|पेंटर|boyacı
mechanic|mecánic*|mécano;mécanicien*;garagiste*|kfz-mechaniker*;mechaniker*|meccanic*|mecânic*|автослесар*;автомеханик*|修车师傅;汽修|整備士;整備工場|정비사;카센터|ميكانيكي|मैकेनिक|oto tamirci;tamirci
driver|conductor;conductores;chófer|chauffeur;conducteur;conducteurs|fahrer;fahrerin|autista;conducente|motorista*|водител*|司机;驾驶员|運転手;ドライバー|운전기사;기사님|سائق|ड्राइवर;चालक|şoför;sürücü
taxi|taxi;taxis|taxi;taxis|taxi;taxifahrer*|taxi;tassista|táxi*|такси;таксист*|出租车;打车|タクシー|택시|تاكسي;سيارة أجرة|टैक्सी|taksi
courier|mensajero*;repartidor*|coursier*;livreur*|kurier*;paketbote*|corriere;fattorino|entregador*;motoboy*|курьер*|快递员;外卖员|配達員|배달기사;택배기사|مندوب التوصيل|कूरियर|kurye
pilot|piloto*|pilote;pilotes|pilot;piloten;pilotin|pilota;piloti|piloto*|пилот;пилота|飞行员|パイロット|조종사|طيار|पायलट|pilot
police|policía*|police municipale;la police;gendarm*;policier*|polizei*;polizist*|polizia;carabinieri;poliziott*|polícia;policial|полици*|警察;公安|警察;交番|경찰|شرطة|पुलिस|polis
firefighter|bombero*|pompier*|feuerwehr*|pompier*;vigili del fuoco|bombeiro*|пожарн*;пожарник*|消防员;消防队|消防士;消防署|소방관;소방서|إطفاء;رجال الإطفاء|दमकल*;फायर ब्रिगेड|itfaiye*
soldier;army|soldado*;ejército|soldat*;armée de terre|soldat*;bundeswehr|soldat*;esercito|soldado*;exército|солдат*;армия;армии|士兵;当兵;军队|兵士;自衛隊|군인;군대|جندي;الجيش|सैनिक;फौज|asker;askerlik
judge|juez;jueza;jueces|juge;juges|richter;richterin|giudice;giudici|juiz;juíza;juízes|судья;судьи;судью|法官|裁判官|판사|قاضي;القاضي|न्यायाधीश;जज|hakim;yargıç
civil servant|funcionario público;funcionaria pública|fonctionnaire*|beamte;beamter;beamtin|dipendente pubblico;statale|servidor público;concursado|госслужащ*;чиновник*|公务员|公務員|공무원|موظف حكومي|सरकारी नौकरी;सरकारी कर्मचारी|memur
mayor|alcalde*|maire|bürgermeister*|sindaco;sindaca|prefeito*|мэр;мэра;мэру;мэрия|市长|市長;町長|시장님;구청장|رئيس البلدية;العمدة|महापौर;मेयर|belediye başkan*
priest|sacerdote*;cura párroco|prêtre*;curé|pfarrer*;priester*|prete;sacerdote;parroco|padre da paróquia;sacerdote|священник*;батюшк*|神父;牧师|神父;牧師;お坊さん|신부님;목사|قسيس;كاهن|पुजारी;पंडित|papaz;rahip
imam|imán de la mezquita;imam|imam|imam;imame|imam|imã|имам;имама|伊玛目|イマーム|이맘님|إمام المسجد;الإمام|इमाम|imam
trainer;coach|entrenador*|entraîneur*;coach|trainer;trainerin|allenator*|treinador*|тренер*|教练|コーチ;監督|코치;감독님|مدرب|कोच;प्रशिक्षक|antrenör;koç
school head|director del colegio;directora del colegio|directeur d'école;directrice d'école;proviseur|schulleiter*;rektor*|preside;dirigente scolastico|diretor da escola;diretora da escola|директор школы|校长|校長|교장|مدير المدرسة|प्रधानाचार्य;प्रिंसिपल|okul müdürü
class teacher|tutora del colegio;tutor del colegio|professeur principal;maîtresse|klassenlehrer*|maestra;maestre|professora da turma|классн* руководител*;воспитател*|班主任|担任|담임|مربي الصف|कक्षा अध्यापक|sınıf öğretmen*
professor|catedrátic*|professeur d'université|professor;professorin|professore universitario|professor universitário|профессор*|教授|教授|교수님;교수가|بروفيسور;أستاذ جامعي|प्रोफेसर|profesör
supervisor|tutor de tfm;directora de tesis|directeur de thèse;maître de stage|betreuer;betreuerin|relatore della tesi;supervisore|orientador*|научн* руководител*|导师|指導教員;指導教授|지도교수|المشرف على|पर्यवेक्षक|danışman hoca*;tez danışman*
researcher;scientist|investigador*;científic*|chercheur*;chercheuse*;scientifique*|forscher*;wissenschaftler*|ricercator*;scienziat*|pesquisador*;cientista*|учён*;исследовател*|研究员;科学家|研究者;科学者|연구원;과학자|باحث;عالم فيزياء|शोधकर्ता;वैज्ञानिक|araştırmacı;bilim insan*
estate agent|agente inmobiliario;inmobiliaria|agent immobilier;agence immobilière|immobilienmakler*;makler|agente immobiliare;agenzia immobiliare|corretor de imóveis;imobiliária|риелтор*;риэлтор*|房产中介;中介|不動産屋;不動産会社|부동산;공인중개사|سمسار;مكتب عقاري|प्रॉपर्टी डीलर|emlakçı
salesperson;shop assistant|vendedor*;dependient*|vendeur;vendeuse;vendeurs|verkäufer;verkäuferin|commess*;venditor*|vendedor*|продавец;продавц*|销售员;店员;导购|店員;販売員|판매원;점원|بائع;مندوب مبيعات|सेल्समैन;दुकानदार|satıcı;tezgâhtar;satış danışman*
cashier|cajer*|caissier*;caissière*|kassierer*|cassier*|caixa de supermercado|кассир*|收银员|レジ係;レジ打ち|계산원;캐셔|أمين صندوق;كاشير|कैशियर|kasiyer
cleaner (person)|limpiador*;señora de la limpieza|femme de ménage;agent d'entretien|putzkraft;reinigungskraft;putzfrau|donna delle pulizie|faxineira;diarista|уборщиц*|保洁员;清洁工|清掃員|청소부;미화원|عامل نظافة|सफाईकर्मी|temizlikçi
nanny;babysitter|niñera*;canguro para|nounou*;baby-sitter*|babysitter*;tagesmutter|babysitter;baby-sitter;tata|babá*|нян*|保姆;月嫂|ベビーシッター|베이비시터;이모님|مربية;جليسة أطفال|आया;नैनी|bebek bakıcı*;bakıcı
security guard|vigilante de seguridad;guardia de seguridad|vigile;agent de sécurité|sicherheitsdienst*;wachmann|guardia giurata|vigilante;segurança do prédio|охранник*|保安|警備員|경비원;경비실|حارس أمن|चौकीदार;सुरक्षा गार्ड|güvenlik görevli*;bekçi
caretaker;concierge|portero;conserje|gardien d'immeuble;concierge|hausmeister*|portinai*;custode|porteiro*;zelador*|консьерж*;завхоз*|门卫;门房|管理人さん;管理人|관리사무소;관리실|بواب;حارس العمارة|केयरटेकर|kapıcı;apartman görevli*
tailor;seamstress|sastre;modista|couturi*;tailleur|schneider;schneiderin|sart*;sarto;sarta|costureira*;alfaiate|портн*;швея|裁缝|仕立屋;テーラー|재단사;수선집|خياط|दर्जी|terzi
jeweller|joyer*|bijoutier*;bijouterie|juwelier*|gioiellier*;oreficeria|joalheri*;joalheiro*|ювелир*|珠宝店;金店|宝石店|금은방|صائغ|जौहरी|kuyumcu
locksmith|cerrajer*|serrurier*|schlüsseldienst*;schlosser|fabbro|chaveiro|слесар*|锁匠;开锁|鍵屋|열쇠업체|صانع أقفال|ताला बनाने|çilingir
roofer|techador*|couvreur*|dachdecker*|lattoniere|telhadista|кровельщик*|屋顶工|屋根屋|지붕 공사|عامل أسقف|छत मिस्त्री|çatı ustas*
actor|actor;actriz;actores|acteur*;actrice*;comédien*|schauspieler*|attore;attrice;attori|ator;atriz;atores|актёр*;актер*;актрис*|演员|俳優;役者|배우가;배우로|ممثل مسرح;ممثلة|अभिनेता;अभिनेत्री|oyuncu kadros*;aktör
singer|cantante*|chanteur*;chanteuse*|sänger*|cantante;cantanti|cantor;cantora;cantores|певец;певиц*|歌手|歌手|가수|مطرب;مغني|गायक|şarkıcı
musician|músic*|musicien*|musiker*|musicist*|músico;músicos|музыкант*|音乐家;乐手|音楽家;ミュージシャン|음악가;뮤지션|عازف|संगीतकार|müzisyen
baritone|barítono*|baryton*|bariton*|baritono|barítono*|баритон*|男中音|バリトン|바리톤|باريتون|बैरिटोन|bariton
tour guide|guía turístic*|guide touristique|reiseleiter*;stadtführer*|guida turistica|guia turístico|экскурсовод*;гид;гида|导游|ツアーガイド;観光ガイド|가이드 투어;관광가이드|مرشد سياحي|टूर गाइड|tur rehber*;rehber
flight attendant|azafata*;auxiliar de vuelo|hôtesse de l'air;steward|flugbegleiter*|hostess;assistente di volo|comissária de bordo;aeromoça|стюардесс*;бортпроводник*|空姐;空乘|客室乗務員;ca試験|승무원|مضيفة طيران|एयर होस्टेस|hostes;kabin memur*
influencer|influencer*|influenceur*;influenceuse*|influencer*|influencer|influencer*;influenciador*|блогер*;инфлюенсер*|网红;博主;达人|インフルエンサー|인플루언서|مؤثر;مؤثرين|इन्फ्लुएंसर|influencer;fenomen
host (presenter)|presentador*|présentateur*;animateur*|moderator;moderatorin|presentator*;conduttor*|apresentador*|ведущ*|主播;主持人|司会者;司会|진행자;사회자|مذيع;مقدم البرنامج|एंकर|program sunucus*
entrepreneur|emprendedor*;empresari*|entrepreneur*;entrepreneuse*|unternehmer*;gründer;gründerin|imprenditor*|empreendedor*;empresári*|предпринимател*|创业者;企业家|起業家;経営者|창업가;사업가|رائد أعمال;رواد الأعمال|उद्यमी|girişimci;iş insan*
intern|becari*|stagiaire*|praktikant*|stagista;tirocinante|estagiári*|стажёр*;стажер*|实习生|インターン生;実習生|인턴사원|متدرب|इंटर्न|stajyer
consultant|consultor*;asesor*|consultant;consultante;conseiller*|berater;beraterin|consulente;consulenti|consultor*|консультант*|顾问|コンサルタント|컨설턴트|مستشار|सलाहकार|danışman
social worker|trabajador* social|assistante sociale;travailleur social|sozialarbeiter*|assistente sociale|assistente social|соцработник*;социальн* работник*|社工|社会福祉士;ケースワーカー|사회복지사|أخصائي اجتماعي|सामाजिक कार्यकर्ता|sosyal hizmet uzman*
`);
