import { glossaryTable } from './glossary-table.js';

/** Family, friends and occasions. */
export const FAMILY = glossaryTable(
  'topic',
  `
father;dad|padre;papá|père;papa|vater;papa|padre;papà|pai|отец;отцу;отца;папа;папе;папы;папой;папин*|爸爸;父亲|父;お父さん|아빠;아버지|أبي;والدي;أبوي|पिता;पापा|baba;babam
parents|padres|parents|eltern*|genitori|meus pais;os pais|родител*|父母;家长|両親;保護者|부모;학부모|والدين;أولياء الأمور|माता-पिता;अभिभावक|ebeveyn;veli;anne babalar
son|hijo|fils|sohn|figlio|filho|сын*|儿子|息子|아들|ابني;ابن|बेटा;बेटे|oğlum;oğlu
baby;infant;newborn|bebé*|bébé*;nourrisson|baby;säugling*|neonat*;bimbo|bebê*;bebé*|младен*;малыш*|宝宝;婴儿|赤ちゃん|아기;신생아|رضيع;طفل رضيع|शिशु;नवजात|bebek
toddler|niño pequeño|tout-petit|kleinkind*|bimbo piccolo|criança pequena|двухлетк*|幼儿|幼児|유아|طفل صغير|छोटा बच्चा|küçük çocuk
grandmother;grandma;granny|abuela|grand-mère;mamie|oma;großmutter|nonna|minha avó;da avó;à avó|бабушк*|奶奶;外婆;姥姥|祖母;おばあちゃん|할머니|جدتي;جدة|दादी;नानी|büyükanne;babaanne;anneanne
grandfather;grandad;grandpa|abuelo|grand-père;papi|opa;großvater|nonno|meu avô;do avô;ao avô|дедушк*;дед|爷爷;外公|祖父;おじいちゃん|할아버지|جدي|दादा;नाना|büyükbaba;dede
sister|hermana|soeur;sœur|schwester|sorella|irmã|сестр*|姐姐;妹妹|姉;妹|언니;누나;여동생|أختي;أخت|बहन|kız kardeş;abla
brother|hermano|frère|bruder|fratello|irmão|брат*|哥哥;弟弟|兄;弟|오빠;남동생|أخي;أخ|भाई|erkek kardeş;abi
husband|marido|mari|ehemann;mein mann|marito|marido|муж;мужа;мужу|老公;丈夫|旦那;夫が;夫の;夫に|남편|زوجي|पति|kocam;eşim
wife|mujer;esposa|femme|ehefrau;meine frau|moglie|esposa|жен;жена;жены;жене|老婆;妻子|妻;嫁|아내|زوجتي|पत्नी|karım;eşime
mother-in-law|suegra|belle-mère|schwiegermutter|suocera|sogra|свекров*;тёщ*|婆婆;岳母|義母;姑|시어머니;장모|حماتي|सास|kayınvalide
twins|gemel*;mellizos|jumeaux;jumelles|zwillinge|gemelli;gemelle|gêmeos|близнец*;двойн*|双胞胎|双子|쌍둥이|توأم|जुड़वां|ikiz
godmother;godfather|madrina;padrino|marraine;parrain|patin;taufpate|madrina;padrino|madrinha;padrinho|крёстн*;крестн*|教母|代母|대모|عرابة|धर्ममाता|vaftiz annesi
friend;friends|amig*|ami;amie;amis|freund*|amic*|amig*|друг;друзья;подруг*|朋友|友達;友人|친구|صديق;صديقة;أصدقاء|दोस्त|arkadaş
colleague;coworker|compañer* de trabajo;colega*|collègue*|kolleg*|collega;colleghi|colega*|коллег*|同事|同僚|동료|زميل;زميلتي;زميلي;زملاء|सहकर्मी|iş arkadaşı;meslektaş
guest;guests|invitad*;huésped*|invité*;hôte*|gäste|ospiti;ospite;invitati|convidad*;hóspede*|гост*|客人;宾客|ゲスト;招待客|손님;하객|ضيوف;ضيف|मेहमान|misafir;davetli
party|fiesta*|fête;fêtes|feier;party|festa|festa*|вечеринк*;праздник*|聚会;派对|パーティー|파티|حفلة;حفل|पार्टी|parti;kutlama günü
baptism;christening|bautizo;bautismo|baptême|taufe|battesimo|batizado;batismo|крестин*;крещени*|洗礼|洗礼式|세례|معمودية;تعميد|बपतिस्मा|vaftiz
first communion|primera comunión|première communion|erstkommunion|prima comunione|primeira comunhão|первое причастие|初领圣体|初聖体|첫영성체|المناولة الأولى|प्रथम परमप्रसाद|ilk komünyon
graduation|graduación|remise des diplômes|abschlussfeier;abitur|laurea;diploma|formatura|выпускн*|毕业|卒業|졸업|تخرج|स्नातक;दीक्षांत|mezuniyet
funeral;death;bereavement|funeral;fallecimiento|décès;obsèques;enterrement|beerdigung;todesfall;verstorben*|funerale;scomparsa|funeral;falecimento|похорон*;смерть|葬礼;去世|葬儀;お悔やみ;亡くな|장례;별세|وفاة;جنازة;عزاء|अंतिम संस्कार;निधन|cenaze;vefat;taziye
farewell;leaving card;leaving do|despedida|départ;pot de départ|abschied*|addio;saluto;congedo|despedida|прощан*;проводы|欢送;送别|送別;お別れ;退職の挨拶;異動の挨拶|송별;작별|وداع;توديع|विदाई|veda
retirement party|jubilación de un compañero|départ à la retraite|ruhestand;verabschiedung|pensionamento|aposentadoria de colega|выход на пенсию|退休欢送|定年退職|퇴임;정년|حفل تقاعد|सेवानिवृत्ति|emeklilik partisi
christmas|navidad|noël|weihnacht*|natale|natal|новый год;рождеств*|圣诞|クリスマス|크리스마스|عيد الميلاد المجيد|क्रिसमस|noel;yılbaşı
new year|año nuevo|nouvel an|silvester;neujahr|capodanno|ano novo|новогодн*|新年|お正月;年賀|새해|رأس السنة|नया साल|yeni yıl
eid|aïd|aïd|zuckerfest|fine ramadan|fim do ramadã|ураза-байрам|开斋节|イード|이드|عيد الفطر;عيد الأضحى;العيد|ईद|bayram
diwali|diwali|diwali|diwali|diwali|diwali|дивали|排灯节|ディワリ|디왈리|ديوالي|दिवाली;दीवाली|diwali
valentine's day|san valentín|saint-valentin|valentinstag|san valentino|dia dos namorados|день святого валентина|情人节|バレンタイン|발렌타인|عيد الحب|वैलेंटाइन|sevgililer günü
gift;gifts;birthday present|regalo*|cadeau*|geschenk*|regalo;regali|presente*|подар*|礼物|プレゼント;贈り物|선물|هدية;هدايا|तोहफा;उपहार|hediye
nap|siesta|sieste|mittagsschlaf|pisolino|soneca|дневн* сон*|午睡|昼寝|낮잠|قيلولة|झपकी|öğle uykusu
nursery;kindergarten;daycare|guardería|crèche;maternelle|kita;kindergarten|asilo;nido|creche;jardim de infância|детск* сад*;садик*|幼儿园|保育園|어린이집|حضانة;روضة|नर्सरी;आंगनवाड़ी|kreş;anaokulu
`,
);

/** School, study and exams. */
export const SCHOOL = glossaryTable(
  'topic',
  `
homework|deberes|devoirs|hausaufgabe*|compiti|lição de casa;dever de casa|домашн* задани*|作业|宿題|숙제|واجب منزلي;واجبات|होमवर्क;गृहकार्य|ödev
school class;my class;pupils in class|clase|classe|schulklasse*;viertklässler*|mia classe;classe|turma|класс*|班级|クラス|학급|فصل;الصف|कक्षा|sınıf
marks (in school)|nota media|moyenne|notendurchschnitt|voti|média escolar|балл*|分数|点数;偏差値|점수|علامات|नंबर;अंक|puan
exam preparation;revision|preparar el examen;oposicion*|révision*;concours|prüfungsvorbereitung;klausur*|preparazione esame|vestibular;enem;prova|подготовк* к экзамен*;егэ|备考;高考;考研|受験;試験勉強|수능;시험 공부|تحضير للامتحان;امتحان|परीक्षा की तैयारी|sınava hazırlık;yks;kpss
thesis;dissertation|tesis;tfg;tfm|mémoire;thèse|bachelorarbeit;masterarbeit;abschlussarbeit|tesi|tcc;dissertação;tese|диплом*;диссертац*|毕业论文;论文|卒論;修論;論文|졸업논문;논문|رسالة ماجستير;أطروحة|शोध प्रबंध|tez;tezim
school trip|excursión|sortie scolaire|klassenfahrt;ausflug*|gita|excursão;passeio da escola|экскурси*|春游;秋游|遠足;修学旅行|소풍;수학여행|رحلة مدرسية|स्कूल यात्रा|okul gezisi
maths;math;mathematics|matemática*|maths;mathématiques|mathe;mathematik|matematica|matemática|математик*|数学|数学;算数|수학|رياضيات|गणित;मैथ|matematik
English (language);english lesson|inglés|anglais|englisch|inglese|inglês|английск*|英语;英文|英語|영어|الإنجليزية;انجليزي|अंग्रेजी;अंग्रेज़ी|ingilizce
physics|física|physique|physik|fisica|física|физик*|物理|物理|물리|فيزياء|भौतिकी|fizik
history lesson|clase de historia|cours d'histoire|geschichtsunterricht|lezione di storia|aula de história|урок истории|历史课|歴史の授業|역사 수업|درس تاريخ|इतिहास|tarih dersi
literature|literatura|littérature|literatur|letteratura|literatura|литератур*|文学;语文|文学;国語|문학;국어|أدب|साहित्य|edebiyat
parents' evening|reunión de padres|réunion parents|elternabend*|colloqui;riunione genitori|reunião de pais|родительск* собрани*|家长会|保護者会|학부모 상담|اجتماع أولياء الأمور|अभिभावक बैठक|veli toplantısı
scholarship|beca*|bourse*|stipendium*|borsa di studio|bolsa de estudo*|стипенди*|奖学金|奨学金|장학금|منحة دراسية;منحة|छात्रवृत्ति|burs
coaching class;tutoring|clases particulares|cours particuliers|nachhilfe|ripetizioni|aula particular;cursinho|репетитор*|补习;培训班|塾;家庭教師|과외;학원|دروس خصوصية|कोचिंग;ट्यूशन|dershane;özel ders
language course|curso de idiomas|cours de langue|sprachkurs|corso di lingua|curso de idiomas|языков* курс*|语言班|語学|어학|دورة لغة|भाषा कोर्स|dil kursu
vocabulary;words to learn|vocabulario|vocabulaire|vokabel*|vocaboli;lessico|vocabulário|словарный запас|单词|単語|단어|مفردات|शब्दावली|kelime bilgisi
shift rota;rota;shifts|turnos;cuadrante|planning des équipes|dienstplan*;schichtplan*|turni|escala de trabalho|график смен|排班|シフト|근무표|جدول المناوبات|शिफ्ट|vardiya;nöbet
`,
);

/** Body, illness and sport. */
export const HEALTH = glossaryTable(
  'topic',
  `
doctor;gp|médic*|médecin*|arzt;ärztin;hausarzt|medico;dottore|médic*|врач*|医生|医者;お医者|의사|طبيب;دكتور|डॉक्टर|doktor
hospital;ward|hospital*|hôpital|krankenhaus*;klinik|ospedale|hospital*|больниц*|医院|病院|병원|مستشفى|अस्पताल|hastane
pharmacy;chemist|farmacia|pharmacie|apotheke*|farmacia|farmácia|аптек*|药店;药房|薬局|약국|صيدلية|दवा की दुकान;फार्मेसी|eczane
insulin|insulina|insuline|insulin|insulina|insulina|инсулин*|胰岛素|インスリン|인슐린|أنسولين;الأنسولين|इंसुलिन|insülin
fever|fiebre|fièvre|fieber|febbre|febre|температур* у реб*;жар|发烧|発熱;熱が|열이;고열|حمى;حرارة|बुखार|ateş
cough|tos|toux|husten|tosse|tosse|кашел*|咳嗽|咳|기침|سعال;كحة|खांसी|öksürük
headache;migraine|dolor de cabeza;migraña*|mal de tête;migraine*|kopfschmerz*;migräne|mal di testa;emicrania|dor de cabeça;enxaqueca|головн* бол*;мигрен*|头痛|頭痛|두통|صداع|सिरदर्द|baş ağrısı;migren
back pain|dolor de espalda|mal de dos|rückenschmerz*|mal di schiena|dor nas costas|болит спина;боли в спине|腰疼;腰痛|腰痛|허리 통증;허리|ألم الظهر|पीठ दर्द;कमर दर्द|bel ağrısı;sırt ağrısı
knee|rodilla*|genou*|knie|ginocchio|joelho*|колен*|膝盖|膝|무릎|ركبة;ركبتي|घुटना;घुटने|dizim;diz ağrısı
stomach|estómago|estomac;ventre|magen;bauchschmerz*|stomaco;pancia|estômago;barriga|желуд*;живот*|胃疼;肚子|胃;お腹|위염;배탈|معدة;بطن|पेट|mide;karın
skin;rash|piel;sarpullido|peau;boutons|haut;ausschlag|pelle;sfogo|pele;alergia na pele|кож*;сыпь|皮肤;皮疹|肌|피부;두드러기|بشرة;طفح|त्वचा|cilt;deri;döküntü
allergy;allergic|alergi*|allergi*|allergi*|allerg*|alergi*|аллерг*|过敏|アレルギー|알레르기|حساسية|एलर्जी|alerji
pregnancy;pregnant|embaraz*|enceinte;grossesse|schwanger*|gravidanza;incinta|grávid*;gravidez|беремен*|怀孕|妊娠|임신|حامل;الحمل|गर्भवती;गर्भ|hamile;gebelik
maternity leave;maternity pay|baja maternal;baja por maternidad|congé maternité|mutterschutz;elternzeit;elterngeld|maternità;congedo maternità|licença-maternidade;salário-maternidade;salário maternidade;maternidade|декрет*|产假|産休;育休|출산휴가;육아휴직|إجازة أمومة|मातृत्व अवकाश|doğum izni
dengue|dengue|dengue|dengue*|dengue|dengue|денге|登革热|デング熱|뎅기열|حمى الضنك|डेंगू|dang humması
platelets|plaquetas|plaquettes|thrombozyten|piastrine|plaquetas|тромбоцит*|血小板|血小板|혈소판|صفائح دموية|प्लेटलेट|trombosit
cholesterol|colesterol|cholestérol|cholesterin*|colesterolo|colesterol|холестерин*|胆固醇|コレステロール|콜레스테롤|كوليسترول|कोलेस्ट्रॉल|kolesterol
blood test;lab results|análisis de sangre;analítica|prise de sang|blutbild;blutwert*|analisi del sangue|exame de sangue|анализ* крови;какие анализы|体检;验血|血液検査|피검사;혈액검사|تحليل دم;تحاليل|खून की जांच|kan tahlili
vitamin;vitamins|vitamina*|vitamine*|vitamin*|vitamin*|vitamina*|витамин*|维生素|ビタミン|비타민|فيتامين|विटामिन|vitamin
diet;weight loss;lose weight|dieta;adelgazar;perder peso|régime;perdre du poids;maigrir|abnehmen;diät|dimagrire;perdere peso|emagrecer;perder peso|похуде*;диет*|减肥;减脂|ダイエット;痩せ|다이어트;살 빼|تخسيس;رجيم;إنقاص الوزن|वजन कम;डाइट|kilo verme;diyet
weight|peso corporal|poids|gewicht|peso corporeo|peso corporal|мой вес;массы тела|体重|体重|체중|وزن|वजन|kilo;ağırlık
stress;anxiety|estrés;ansiedad|stress;angoisse;anxiété|stress;angst*|stress;ansia|estresse;ansiedade|стресс*;тревог*|焦虑;压力大|ストレス;不安|스트레스;불안|توتر;قلق|तनाव;चिंता|stres;kaygı
therapy;therapist|terapia|thérapie;psychologue|therapie*|terapia|terapia|терапи*|心理咨询|カウンセリング|상담|علاج نفسي;معالج|थेरेपी|terapi
surgery;operation|operación;cirugía|opération;chirurgie|operation;op-termin|operazione;intervento|cirurgia;operação|операци*|手术|手術|수술|عملية جراحية;عملية|ऑपरेशन;सर्जरी|ameliyat
nursing;nurse|enfermer*|infirmi*|pflegekraft;krankenpfleg*|infermier*|enfermeir*|медсестр*|护士|看護師|간호사|ممرض*;تمريض|नर्स|hemşire
care home;carer|residencia de mayores;cuidadora|ehpad;aide-soignant*|pflegeheim;pflegegrad|casa di riposo;badante|casa de repouso;cuidador*|дом престарел*;сиделк*|养老院;护工|介護;老人ホーム|요양원;간병|دار المسنين;رعاية المسنين|वृद्धाश्रम|huzurevi
elderly;older people|mayores;ancian*|personnes âgées|senioren;ältere menschen|anziani|idosos;idosa|пожил*|老人;老年人|高齢者;お年寄り|어르신;노인|كبار السن|बुजुर्ग|yaşlı
yoga|yoga|yoga|yoga|yoga|yoga|йог*|瑜伽|ヨガ|요가|يوغا|योग|yoga
football;soccer|fútbol|foot;football|fußball*|calcio|futebol|футбол*|足球|サッカー|축구|كرة القدم|फुटबॉल|futbol
cycling;bike;bicycle|bici;bicicleta|vélo|fahrrad*;rennrad|bici;bicicletta|bicicleta;bike|велосипед*|自行车;骑行|自転車|자전거|دراجة|साइकिल|bisiklet
swimming|natación|natation;piscine|schwimm*|nuoto;piscina|natação|плаван*;бассейн*|游泳|水泳|수영|سباحة|तैराकी|yüzme
`,
);
