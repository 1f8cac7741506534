import { foreignTopics } from './glossary-table.js';

/** The body, what ails it and who treats it. */
export const BODY = foreignTopics(`
osteopath|osteópata*|ostéo;ostéopath*|osteopath*|osteopat*|osteopata*|остеопат*|整骨师|整骨院;オステオパス|도수치료사|تقويم العظام|ऑस्टियोपैथ|osteopat
physiotherapist|fisioterapeuta*;fisio|kiné;kinésithérap*|physiotherap*;physio|fisioterapist*|fisioterapeuta*|физиотерапевт*|理疗师;康复师|理学療法士|물리치료사|أخصائي علاج طبيعي|फिजियोथेरेपिस्ट|fizyoterapist
dentist|dentista*|dentiste*|zahnarzt*;zahnärzt*|dentist*|dentista*|стоматолог*;зубн* врач*|牙医;牙科|歯医者;歯科|치과;치과의사|طبيب أسنان;طبيب الأسنان|दंत चिकित्सक;डेंटिस्ट|dişçi;diş hekim*
orthodontist;braces|ortodoncist*;ortodoncia;brackets|orthodont*;bagues dentaires|kieferorthopäd*;zahnspange*|ortodonz*;ortodontist*|ortodontist*;aparelho ortodôntico|брекет*;ортодонт*|牙套;正畸|歯列矯正;矯正歯科|치아교정|تقويم الأسنان|ब्रेसेस|ortodonti*;diş teli
pharmacist|farmacéutic*|pharmacien*|apotheker*|farmacist*|farmacêutic*|фармацевт*|药剂师|薬剤師|약사님;약사로|صيدلي;الصيدلاني|फार्मासिस्ट|eczacı
psychologist|psicólog*|psychologue*|psycholog*|psicolog*|psicólog*|психолог*|心理咨询师;心理医生|臨床心理士;心理士|심리상담사;상담사|طبيب نفسي;أخصائي نفسي|मनोवैज्ञानिक|psikolog
midwife|matrona*;comadrona*|sage-femme*;sages-femmes|hebamme*|ostetric*|parteira*|акушерк*|助产士|助産師|조산사|قابلة;القابلة|दाई|ebe hemşire
paediatrician|pediatra*|pédiatre*|kinderarzt*;kinderärzt*|pediatr*|pediatra*|педиатр*|儿科|小児科|소아과|طبيب أطفال|बाल रोग विशेषज्ञ|çocuk doktor*;pediatri*
optician|óptica;oculista|opticien*|optiker*;augenarzt*|ottico;oculista|oculista;oftalmologista|окулист*;офтальмолог*|眼科;配镜|眼科;眼鏡屋|안과;안경점|طبيب عيون|नेत्र चिकित्सक|göz doktor*;gözlükçü
dermatologist|dermatólog*|dermato;dermatologue*|hautarzt*;dermatolog*|dermatolog*|dermatologist*|дерматолог*|皮肤科|皮膚科|피부과|طبيب جلدية;جلدية|त्वचा विशेषज्ञ|cildiye;dermatolog*
ambulance|ambulancia*|ambulance*|krankenwagen;rettungswagen|ambulanza|ambulância*|скорая помощь;скорой помощи;скорую помощь|救护车|救急車|구급차|إسعاف;سيارة إسعاف|एम्बुलेंस|ambulans
emergency|urgencias;emergencia*|urgences|notfall*;notaufnahme|pronto soccorso;emergenz*|pronto-socorro;emergência*|экстренн*;неотложн*|急诊|救急;緊急|응급실;응급|طوارئ|आपातकाल;इमरजेंसी|acil servis
first aid|primeros auxilios|premiers secours|erste hilfe;erste-hilfe*|primo soccorso|primeiros socorros|первая помощь;первой помощи|急救|応急処置;救急法|응급처치|إسعافات أولية|प्राथमिक चिकित्सा|ilk yardım
health insurance|seguro médico;seguro de salud|mutuelle santé;assurance maladie|krankenkasse*;krankenversicherung*|assicurazione sanitaria|plano de saúde|медицинск* страхов*;полис омс|医疗保险|健康保険|건강보험;건보|تأمين صحي;تأمين طبي|स्वास्थ्य बीमा|sağlık sigortas*
prescription|receta médica;prescripción|ordonnance*|rezeptpflicht*;verschreibung*|ricetta medica|receita médica|рецепт врача;рецептурн*|处方|処方箋;処方|처방전|وصفة طبية;روشتة|पर्चे की दवा|reçete
antibiotics|antibiótico*|antibiotique*|antibiotik*|antibiotic*|antibiótico*|антибиотик*|抗生素|抗生物質|항생제|مضاد حيوي;مضادات حيوية|एंटीबायोटिक|antibiyotik
paracetamol|paracetamol|paracétamol;doliprane|paracetamol|paracetamolo;tachipirina|paracetamol|парацетамол*|对乙酰氨基酚;扑热息痛|アセトアミノフェン|타이레놀;아세트아미노펜|باراسيتامول;بنادول|पैरासिटामोल|parasetamol
ibuprofen|ibuprofeno|ibuprofène|ibuprofen|ibuprofene|ibuprofeno|ибупрофен*|布洛芬|イブプロフェン|이부프로펜|ايبوبروفين;بروفين|आइबुप्रोफेन|ibuprofen
aspirin|aspirina*|aspirine*|aspirin|aspirina|aspirina*|аспирин*|阿司匹林|アスピリン|아스피린|أسبرين|एस्पिरिन|aspirin
tablets|comprimido*;píldora*|comprimé*|tablette;tabletten|compresse di;pastiglie|comprimido*|пилюл*|药片|錠剤|알약|أقراص;حبوب الضغط|गोली;गोलियां|hap;haplar
ointment|pomada*|pommade*|salbe;salben|pomata;unguento|pomada*|мазь;мази;мазью|药膏;软膏|軟膏;塗り薬|연고|مرهم|मरहम|merhem
syringe|jeringuilla*;jeringa*|seringue*|spritze;spritzen|siringa;siringhe|seringa*|шприц*|注射器|注射器|주사기|إبرة طبية;حقنة|सिरिंज|şırınga
sunscreen|protector solar;crema solar|crème solaire|sonnencreme*;sonnenschutz*|crema solare|protetor solar|солнцезащитн*|防晒|日焼け止め|선크림;자외선차단제|واقي شمس|सनस्क्रीन|güneş kremi
lice|piojo*|poux|läuse;kopfläuse;läuse*|pidocchi*|piolho*|вши;вшей;вшам;педикулез*|虱子;头虱|シラミ;しらみ|머릿니|قمل|जुएं;जूँ;जूं|bitlenme;bitler
worms|lombrices intestinales|vers intestinaux|würmer;wurmkur|vermi intestinali|vermes|глист*|寄生虫;驱虫|寄生虫|구충제|ديدان|पेट के कीड़े|bağırsak kurd*
virus|virus|virus|virus;viren|virus|vírus|вирус*|病毒|ウイルス|바이러스|فيروس|वायरस|virüs
infection|infección;infecciones|infection*|infektion*;entzündung*|infezion*|infecção;infecções|инфекци*|感染|感染症;感染|감염|عدوى;التهاب|संक्रमण|enfeksiyon
inflammation|inflamación|inflammation*|entzündet*|infiammazion*|inflamação|воспален*|发炎;炎症|炎症|염증|التهابات|सूजन|iltihap;iltihab*
wound|herida;heridas|plaie*;blessure*|wunde;wunden|ferita;ferite|ferida*;ferimento*|рана;раны;рану;ранк*|伤口|傷口;切り傷|상처 소독;상처 치료|جرح;جروح|घाव|yara bandı;yaralanma*
burn (injury)|quemadura*|brûlure*|verbrennung;verbrennungen|scottatur*;ustion*|queimadura*|ожог*|烫伤;烧伤|やけど;火傷|화상|حرق من الدرجة;حروق|जलने पर|yanık tedavi*
broken bone|fractura*;hueso roto|fracture*;os cassé|knochenbruch*;gebrochen*|frattur*|fratura*|перелом*|骨折|骨折|골절|كسر في;كسور|फ्रैक्चर|kırık kemik;alçıda
sprain|esguince*|entorse*|verstaucht*;verstauchung|slogatur*;distorsione|entorse*|растяжен*;вывих*|扭伤;崴脚|捻挫|염좌|التواء|मोच|burkulma;burkul*
heart|corazón|cœur;coeur|herz;herz-*|cuore|coração|сердц*;сердечн*|心脏|心臓|심장|القلب;قلبه;قلبي|हृदय;हार्ट|kalp;kalb*
heart attack|infarto*|crise cardiaque;infarctus|herzinfarkt*|infarto|infarto*|инфаркт*|心梗;心肌梗死|心筋梗塞;心臓発作|심근경색|جلطة قلبية;أزمة قلبية|दिल का दौरा;हार्ट अटैक|kalp krizi
stroke (medical)|ictus;derrame cerebral|avc|schlaganfall*|ictus|avc;derrame|инсульт*|中风;脑梗|脳卒中;脳梗塞|뇌졸중|سكتة دماغية;جلطة دماغية|लकवा|felç;inme geçir*
cancer|cáncer|cancer;cancers|krebs;krebserkrankung*;brustkrebs|cancro;tumore;tumori|câncer|рак груди;онколог*;рака|癌症;肿瘤|がん検診;癌|암 진단;유방암;암환자|سرطان|कैंसर|kanser
liver|hígado|foie;hépatique*|leber;leberwerte|fegato|fígado|печень;печени|肝脏;肝功能|肝臓|간수치;지방간|الكبد|लिवर;यकृत|karaciğer
kidneys|riñón;riñones|rein;reins|niere;nieren;nieren*|rene;reni|rim;rins|почки;почек;почечн*|肾脏;肾结石|腎臓|신장 결석;콩팥|كلى;الكلية|किडनी;गुर्दे|böbrek;böbreğ*
lungs|pulmón;pulmones|poumon*|lunge;lungen|polmon*|pulmão;pulmões|лёгких;легких;легкие|肺部|肺炎;肺の|폐렴;폐질환|رئة;الرئتين|फेफड़े|akciğer
blood|sangre|sang|blut|sangue|sangue|кровь;крови;кровью|血液|血液|혈액|الدم;دمه|खून;रक्त|kanı;kan tahlil*
blood donation|donación de sangre|don du sang|blutspende*|donazione di sangue|doação de sangue|донор* кров*;сдача крови|献血|献血|헌혈|تبرع بالدم|रक्तदान|kan bağış*
brain|cerebro|cerveau;cerveaux|gehirn*|cervello|cérebro|мозг;мозга;мозгу|大脑|脳の;脳に|두뇌;뇌가|دماغ;الدماغ|दिमाग;मस्तिष्क|beyin;beyn*
head|cabeza|la tête;ma tête|kopf|testa|cabeça|голова;голове;голову|头部|頭部|머리가 아;머리 부분|رأسي;رأسه|सिर पर|başım;kafam
eyes|ojo;ojos|yeux;œil|auge;augen|occhio;occhi|olho;olhos|глаза;глаз;глазам|眼睛;视力|目が疲;目薬;視力|눈이 아;시력|عيون;العين;عيني|आंखें;आँखें;आंखों;आँखों;आंख|gözüm;gözler
glasses|gafas|lunettes|brille;brillen|occhiali|óculos|очки;очков;очках|眼镜|眼鏡;メガネ|안경|نظارة;نظارات|चश्मा|gözlük;gözlüğ*
ears|oreja*;oído*|oreille*|ohren;ohr|orecchi*|orelha*;ouvido*|уши;ухо;ушах|耳朵|耳鳴り;耳の|귓속;이명|أذن;الأذن|कान में;कानों|kulak;kulağ*
nose|nariz|le nez|nase|il naso;naso|nariz|нос;носа|鼻子;鼻炎|鼻水;鼻炎|코막힘;비염|أنف;الأنف|नाक|burun;burnu
throat|garganta|gorge|hals;halsschmerzen|gola;mal di gola|garganta|горло;горла|嗓子;喉咙|のど;喉の|목감기;인후통|ألم الحلق;التهاب الحلق;وجع الحلق|गला;गले|boğaz ağrıs*;boğazı*
hair|pelo largo;cabello;pelo corto|cheveux;cheveu|haare;haar;haarausfall|capelli|cabelo*|волос;волосы;волосам|头发;脱发|髪型;髪の毛|머리카락;탈모|شعر الرأس;تساقط الشعر;شعري|बालों;बाल झड़*|saçım;saçlar;saç bakım*
beard|barba|barbe|bart;bärte|barba|barba|борода;бороды;бороду|胡子;胡须|ひげ;髭|수염|لحية|दाढ़ी|sakal
hands|mano;manos|la main;les mains|hände|mano;mani|mão;mãos|руки;рукам;руках|手部|手荒れ|손목|يدي;اليدين;أيدي|हाथों|ellerim;bilek
shoulder|hombro*|épaule*|schulter;schultern|spalla;spalle|ombro*|плечо;плеча;плечи|肩膀;肩周炎|肩こり;肩の|어깨|كتف;الكتف|कंधा;कंधे|omuz;omzu*
neck|cuello;cervicales|la nuque;cervicales|nacken*|collo;cervicale|pescoço|шея;шеи;шею|颈椎;脖子|首の痛み;首こり|목 통증;거북목|رقبة;الرقبة|गर्दन|boynu;boyun fıtığ*
back (body)|la espalda|mon dos;le dos|rücken|la schiena;schiena|as costas;nas costas|спина;спины;спину;спине|后背|背中|등허리|ظهري;الظهر|पीठ;कमर|sırtım;belim
foot;feet|pie derecho;pie izquierdo;los pies|le pied;les pieds|fuß;füße|il piede;i piedi;piedi|pé esquerdo;pé direito;os pés|стопа;стопы;ногам|脚踝;脚底|足首;足の裏|발목;발바닥|قدمي;القدمين|पैरों;पांव|ayağım;ayak bileğ*
legs|pierna*|jambe*|bein;beine|gamba;gambe|perna*|ноги;ногу;ногах|腿部;腿疼|脚が;ふくらはぎ|다리가;종아리|ساق;رجلي|टांग;टांगों|bacak;bacağ*
bones|hueso;huesos|os du|knochen|osso;ossa;ossi|osso;ossos|кости;костей|骨头|骨が;骨粗|뼈가;골다공증|عظام;العظام|हड्डी;हड्डियां|kemik;kemiğ*
muscles|músculo*|muscle*|muskel;muskeln;muskelkater|muscol*|músculo*|мышц*|肌肉|筋肉;筋トレ|근육|عضلات;عضلة|मांसपेशी;मांसपेशियों|kas gücü;kaslar
nails|uñas|ongle*|fingernägel;nagellack|unghie|unhas|ногти;ногтей;маникюр*|指甲;美甲|爪の;ネイル|손톱;네일|أظافر|नाखून|tırnak;tırnağ*
menopause|menopausia|ménopause|wechseljahre*|menopausa|menopausa|менопауз*;климакс*|更年期|更年期|갱년기|سن اليأس|रजोनिवृत्ति|menopoz
period (menstruation)|menstruación;la regla|règles douloureuses;menstruation*|menstruation*;periodenschmerzen|ciclo mestruale;mestruazion*|menstruação|менструац*;месячные|月经;痛经|生理痛;月経|생리통;월경|الدورة الشهرية|मासिक धर्म;पीरियड|regl;âdet
contraception|anticoncepti*|contracepti*|verhütung*;antibabypille|contraccettiv*|anticoncepcion*|контрацепц*;противозачаточн*|避孕|避妊|피임|منع الحمل|गर्भनिरोधक|doğum kontrol*
birth|el parto;parto|accouchement;accoucher|entbindung*;geburtsvorbereitung|il parto|o parto|роды;родов|分娩;生孩子|出産|출산|ولادة;الولادة|प्रसव|doğum yap*
miscarriage|aborto espontáneo|fausse couche|fehlgeburt*|aborto spontaneo|aborto espontâneo|выкидыш*|流产|流産|유산했|إجهاض|गर्भपात|düşük yap*
breastfeeding|lactancia;dar el pecho|allaitement;allaiter|stillen;stillzeit|allattamento;allattare|amamentação;amamentar|грудное вскармливание;кормить грудью|母乳;哺乳|授乳;母乳|모유수유;모유|رضاعة|स्तनपान|emzirme;emziri*
nappies|pañal;pañales|couche-culotte;couches pour bébé|windel;windeln|pannolin*|fralda*|подгузник*;памперс*|尿布;尿不湿|おむつ;オムツ|기저귀|حفاضات;حفاض|डायपर|bebek bez*
pushchair|carrito de bebé;cochecito|poussette*|kinderwagen|passeggino|carrinho de bebê|коляск*|婴儿车|ベビーカー|유모차|عربة أطفال|बच्चा गाड़ी;स्ट्रोलर|bebek arabas*
wheelchair|silla de ruedas|fauteuil roulant|rollstuhl*|sedia a rotelle;carrozzina|cadeira de rodas|инвалидн* коляск*|轮椅|車椅子;車いす|휠체어|كرسي متحرك|व्हीलचेयर|tekerlekli sandalye
disability|discapacidad;minusvalía|handicap*;invalidité|behinderung*;schwerbehindert*|disabilità;invalidità|deficiência;pcd|инвалид*|残疾;残障|障害者;障がい|장애인;장애등급|إعاقة;ذوي الاحتياجات|विकलांग*;दिव्यांग*|engelli
autism|autismo|autisme;autiste*|autismus|autismo|autismo|аутизм*|自闭症|自閉症|자폐|توحد;التوحد|ऑटिज्म|otizm
ADHD|tdah|tdah|adhs|adhd|tdah|сдвг|多动症|adhd;注意欠陥|adhd|فرط الحركة|एडीएचडी|dehb
dyslexia|dislexia|dyslexi*|legasthenie;dyslexie|dislessi*|dislexia|дислекси*|阅读障碍|ディスレクシア|난독증|عسر القراءة|डिस्लेक्सिया|disleksi
dementia|demencia|démence|demenz*|demenza|demência|деменци*|痴呆;失智|認知症|치매|خرف|मनोभ्रंश;डिमेंशिया|demans;bunama
Alzheimer's disease|alzhéimer;alzheimer|alzheimer|alzheimer|alzheimer|alzheimer|альцгеймер*|阿尔茨海默|アルツハイマー|알츠하이머|زهايمر|अल्जाइमर|alzheimer
depression|depresión|dépression;dépressif*|depression*;depressiv*|depressione|depressão|депресси*|抑郁|うつ病;鬱|우울증|اكتئاب|अवसाद;डिप्रेशन|depresyon
burnout|agotamiento laboral;burnout|burn-out;burnout|burnout|burnout|burnout;esgotamento|выгоран*|职业倦怠;心力交瘁|燃え尽き|번아웃|احتراق وظيفي|बर्नआउट|tükenmişlik
insomnia|insomnio|insomnie*|schlaflos*;schlafstörung*|insonnia|insônia|бессонниц*|失眠|不眠症;不眠|불면증|أرق;الأرق|अनिद्रा|uykusuzluk
snoring|roncar;ronquido*|ronfle*|schnarch*|russare;russa|ronco;roncar|храп;храпа;храпит|打呼噜;打鼾|いびき|코골이|شخير|खर्राटे|horlama;horluyor
smoking|tabaco;fumar|fumer;tabac|rauchen;raucher*|fumare;fumo|fumar;cigarro*|курение;курить;сигарет*|吸烟;戒烟;抽烟|喫煙;禁煙;タバコ|담배;금연;흡연|تدخين;سجائر|धूम्रपान;सिगरेट|sigara
asthma|asma|asthme;asthmatique*|asthma*|asma|asma|астм*|哮喘|喘息|천식|ربو;الربو|अस्थमा;दमा|astım
anaemia;iron deficiency|anemia|anémie|anämie;eisenmangel|anemia|anemia|анеми*|贫血|貧血|빈혈|فقر الدم;أنيميا|एनीमिया;खून की कमी|kansızlık
thyroid|tiroides|thyroïde|schilddrüse*|tiroide|tireoide|щитовидн*|甲状腺|甲状腺|갑상선|الغدة الدرقية|थायराइड|tiroid
malaria|malaria;paludismo|paludisme|malaria|malaria|malária|маляри*|疟疾|マラリア|말라리아|ملاريا|मलेरिया|sıtma
covid|covid;coronavirus|covid;coronavirus|covid;corona-*|covid|covid;coronavírus|ковид*;коронавирус*|新冠;疫情|コロナ禍;新型コロナ|코로나|كورونا;كوفيد|कोविड;कोरोना|korona;kovid
tuberculosis|tuberculosis|tuberculose|tuberkulose|tubercolosi|tuberculose|туберкулёз*;туберкулез*|结核|結核|결핵|السل الرئوي|टीबी;तपेदिक|verem;tüberküloz
eczema|eccema|eczéma|ekzem*;neurodermitis|eczema;dermatite|eczema;dermatite|экзем*;дерматит*|湿疹|湿疹;アトピー|습진;아토피|إكزيما|एक्जिमा|egzama
acne|acné|acné;boutons d'acné|akne;pickel|acne;brufoli|acne;espinhas|акне;прыщ*|痘痘;粉刺|ニキビ|여드름|حب الشباب|मुंहासे;मुँहासे|sivilce;akne
itching|picor;picazón|démangeaison*|juckreiz;juckt|prurito|coceira|зуд;зуда|瘙痒;发痒|かゆみ|가려움|حكة|खुजली|kaşıntı
swelling|hinchazón;hinchad*|gonflement;enflé*|schwellung;geschwollen*|gonfiore;gonfi*|inchaço;inchad*|отёк;отек;отеки|肿胀;浮肿|むくみ;腫れ|붓기;부종|تورم|फूला हुआ|şişlik;ödem
dizziness|mareo*;vértigo*|vertige*|schwindel;schwindlig|vertigin*;capogir*|tontura*|головокружен*|头晕|めまい|어지러움;현기증|دوخة;دوار|चक्कर आ*|baş dönmesi
nausea|náusea*|nausée*|übelkeit|nausea|náusea*;enjoo*|тошнот*;тошнит|恶心;反胃|吐き気|메스꺼움;구역질|غثيان|जी मिचल*|mide bulantısı;bulantı
constipation|estreñimiento|constipation;constipé*|verstopfung|stitichezza|prisão de ventre;constipação|запор;запора;запоры|便秘|便秘|변비|إمساك|कब्ज|kabızlık
heartburn;acid reflux|acidez;ardor de estómago;reflujo|reflux;brûlures d'estomac|sodbrennen|reflusso;bruciore di stomaco|azia;refluxo|изжог*|胃酸;反酸|胸やけ;逆流性|역류성|حموضة المعدة;حموضة|एसिडिटी|mide yanması;reflü
flatulence;gas (digestion)|flatulencia*;gases|flatulence*;ballonnement*|blähung*|flatulenz*;gonfiore addominale|flatulência;gases|метеоризм*;газообразован*|胀气;放屁|おなら;ガスがたま|방귀;복부 팽만|غازات البطن;انتفاخ|गैस बन*|gaz yap*;şişkinlik
bleeding|sangrado;hemorragia*|saignement*;hémorragie*|blutung;blutungen|sanguinament*;emorragi*|sangramento*|кровотечен*|出血;流血|出血|출혈|نزيف|खून बह*|kanama;kanıyor
bruise|moratón;moratones;hematoma*|bleus;hématome*|blauer fleck;bluterguss|livid*;ematom*|hematoma*|синяк*|淤青|あざ;打撲|타박상|كدمة;كدمات|नील पड़*|morluk;çürük iz*
poisoning|intoxicación|intoxication*|vergiftung*|intossicazion*;avvelenament*|intoxicação;envenenamento|отравлен*|中毒|食中毒;中毒|식중독|تسمم|ज़हर*;फूड पॉइज़निंग|zehirlen*
massage|masaje*|massage*|massage*|massaggi*|massagem;massagens|массаж*|按摩;推拿|マッサージ|마사지|مساج;تدليك|मालिश;मसाज|masaj
meditation|meditación|méditation*|meditation*|meditazion*|meditação|медитац*|冥想|瞑想|명상|تأمل يومي;التأمل|ध्यान लगा*;मेडिटेशन|meditasyon
fasting|ayuno*|le jeûne;jeûne intermittent|intervallfasten;fasten|digiuno|jejum|голодание;интервальн* голодан*|断食;轻断食|断食;ファスティング|단식|صيام|उपवास;व्रत;रोज़ा|oruç
hearing aid|audífono*|appareil auditif;appareils auditifs|hörgerät*|apparecchio acustico|aparelho auditivo|слухов* аппарат*|助听器|補聴器|보청기|سماعة طبية|श्रवण यंत्र|işitme cihaz*
perfume|perfume*;colonia de|parfum*|parfüm*;duft|profumo;profumi|perfume*|парфюм*;духи|香水|香水|향수|عطر;عطور|इत्र;परफ्यूम|parfüm
oud|oud|oud|oud|oud|oud|уд;удовый|沉香|ウード|우드향|عود كمبودي;دهن عود;العود|ऊद|ud kokus*
soap|jabón;jabones|savon*|seife;seifen|sapone;saponi|sabonete*;sabão|мыло;мыла;мылом|肥皂;香皂|石鹸;せっけん|비누|صابون|साबुन|sabun
shampoo|champú|shampoing*|shampoo|shampoo|xampu|шампун*|洗发水|シャンプー|샴푸|شامبو|शैम्पू|şampuan
make-up|maquillaje|maquillage|make-up;schminke|trucco;make-up|maquiagem|макияж*;косметик*|化妆;彩妆|メイク;化粧|화장품;메이크업|مكياج|मेकअप|makyaj
skincare|cuidado de la piel|soin de la peau;soins du visage|hautpflege|cura della pelle|cuidados com a pele;skincare|уход за кожей|护肤|スキンケア;肌荒れ|스킨케어|عناية بالبشرة|त्वचा की देखभाल|cilt bakım*
toothpaste|pasta de dientes;dentífrico|dentifrice*|zahnpasta|dentifricio|pasta de dente|зубная паста;зубной пасты|牙膏|歯磨き粉|치약|معجون أسنان|टूथपेस्ट|diş macunu
alternative medicine;homeopathy|homeopat*|homéopath*|homöopath*|omeopat*|homeopat*|гомеопат*|中医;偏方|漢方;民間療法|한의원;한약|طب بديل;أعشاب طبية|आयुर्वेद*;होम्योपैथ*|homeopati;bitkisel tedavi
propolis|propóleo*|propolis|propolis|propoli|própolis|прополис*|蜂胶|プロポリス|프로폴리스|عكبر|प्रोपोलिस|propolis
`);
