import { foreignTopics } from './glossary-table.js';

/** Rooms, furniture, tools, repairs, materials and clothes. */
export const THINGS = foreignTopics(`
tatami|tatami|tatami|tatami|tatami|tatame|татами|榻榻米|畳;たたみ|다다미|تاتامي|तातामी|tatami
hot water|agua caliente|eau chaude|warmwasser*|acqua calda|água quente|горяч* вод*;гвс|热水|お湯;給湯|온수;뜨거운 물|ماء ساخن;المياه الساخنة|गर्म पानी|sıcak su
water tank|depósito de agua;tanque de agua|réservoir d'eau;cuve à eau|wassertank*|serbatoio dell'acqua;cisterna|caixa d'água;caixa d’água|бак* для воды;водонапорн*|水箱|貯水槽;水タンク|물탱크|خزان المياه;خزان ماء|पानी की टंकी;टंकी;paani ki tanki;pani ki tanki|su deposu
lift (elevator)|ascensor*|ascenseur*|aufzug;aufzüge;fahrstuhl|ascensore;ascensori|elevador*|лифт*|电梯|エレベーター|엘리베이터;승강기|مصعد;أسانسير|लिफ्ट|asansör
stairs|escalera*|escalier*|treppe;treppen;treppenhaus*|scale;scala condominiale|escada*|лестниц*|楼梯|階段|계단|درج العمارة;سلالم|सीढ़ी;सीढ़ियां|merdiven
floor|suelo;suelos|parquet;sol stratifié|fußboden*;boden|pavimento;pavimenti|piso de madeira|пол в;ламинат*;паркет*|地板|床材;フローリング|바닥재;마룻바닥|أرضية;أرضيات|फर्श|yer döşeme;parke
tiles|azulejo*;baldosa*|carrelage*|fliese;fliesen|piastrell*|azulejo*|плитк*|瓷砖|タイル|타일|بلاط;سيراميك|टाइल;टाइल्स|fayans;seramik
ceiling|techo|plafond|zimmerdecke|soffitto|teto|потолок;потолк*|天花板|天井|천장|سقف الغرفة;السقف|छत का प्लास्टर|tavan
cellar;basement|sótano;trastero|la cave;sous-sol|keller*|cantina;seminterrato|porão|подвал*;погреб*|地下室|地下室|지하실|قبو;بدروم|तहखाना|bodrum
attic|desván;ático;buhardilla|grenier;combles|dachboden*|soffitta;mansarda|sótão|чердак*|阁楼|屋根裏|다락|علية المنزل|अटारी|çatı kat*
garage|garaje|le garage;un garage|garage*|garage;autorimessa|garagem|гараж*|车库|車庫;ガレージ|차고|كراج;جراج|गैराज|garaj
shed|cobertizo*|cabanon;abri de jardin|schuppen;gartenhaus*|capanno|galpão|сарай*|棚子;工具房|物置|창고|سقيفة|शेड|kulübe;baraka
fence|valla;vallas;cerca de madera|clôture*|zaun;zäune;gartenzaun*|recinzion*;staccionata|cerca de;muro do vizinho|забор*|围栏;栅栏|フェンス;柵|울타리|سياج;سور الحديقة|बाड़|çit;çitler
hallway|pasillo*;recibidor|couloir|flur;diele|corridoio;ingresso|corredor|коридор*;прихож*|走廊;玄关|廊下|복도|ممر;مدخل الشقة|गलियारा|koridor;antre
living room|salón;sala de estar|séjour|wohnzimmer*|soggiorno;salotto|sala de estar|гостиная;гостиной;гостиную|客厅|居間;リビング|거실|صالة;غرفة المعيشة|ड्राइंग रूम|oturma odası;salon
bedroom|dormitorio*|chambre à coucher|schlafzimmer*|camera da letto|quarto de casal|спальн*|卧室|寝室|안방;침실|غرفة النوم|बेडरूम;शयनकक्ष|yatak odası
children's room|habitación infantil|chambre d'enfant|kinderzimmer*|cameretta|quarto infantil|детская комната;детской комнат*|儿童房|子供部屋|아이방|غرفة الأطفال|बच्चों का कमरा|çocuk odası
bed|la cama;cama|un lit;mon lit;le lit|bett;betten|letto;letti|cama;camas|кровать;кровати||ベッド|침대|سرير|बिस्तर;पलंग|yatak;yatağ*
mattress|colchón;colchones|matelas|matratze*|materass*|colchão;colchões|матрас*|床垫|マットレス|매트리스|مرتبة;فرشة|गद्दा;गद्दे|şilte
wardrobe|armario*|armoire*|kleiderschrank*;schrank|armadio;armadi|guarda-roupa*;armário*|гардероб*|衣柜|タンス;クローゼット|옷장;장롱|خزانة الملابس;دولاب|अलमारी|gardırop;dolap;dolab*
sideboard|aparador*|buffet ancien;bahut|sideboard*;anrichte|credenza|aparador*|сервант*;буфет*|餐边柜|サイドボード|장식장|بوفيه خشب|साइडबोर्ड|vitrinli büfe
table (furniture)|mesa de comedor;mesa de madera|table basse;table à manger|esstisch;tisch|tavolo;tavolino|mesa de jantar|обеденный стол;стол;стола;столик*|餐桌;桌子|食卓;テーブル|식탁;테이블|طاولة|मेज|yemek masas*;sehpa
chair|silla;sillas|chaise;chaises|stuhl;stühle|sedia;sedie|cadeira;cadeiras|стул;стулья;кресло;кресла|椅子|椅子;イス|의자|كرسي;كراسي|कुर्सी|sandalye;koltuk tak*
shelf|estantería*|étagère*|regal;regale;bücherregal|scaffal*;mensola|prateleira*;estante|полка;полки;стеллаж*|书架;货架|本棚|책장;선반|رف;أرفف|शेल्फ|raf;raflar
mirror|espejo*|miroir*|spiegel|specchio;specchi|espelho*|зеркал*|镜子|姿見;鏡|거울|مرآة;مراية|शीशा;आईना|ayna
lamp;lighting|lámpara*;iluminación|lampe*;éclairage*;luminaire*|lampe;lampen;beleuchtung*|lampada;lampade;illuminazione|lâmpada*;luminária*;iluminação|ламп*;светильник*;освещени*|灯具;台灯;照明|照明;ライト|조명;전등|إضاءة;لمبة|लैंप;लाइट|lamba;aydınlatma
curtains|cortina;cortinas|rideau*|vorhang;vorhänge;gardine*|tenda;tende|cortina;cortinas|шторы;штор;занавеск*|窗帘|カーテン|커튼|ستائر;ستارة|पर्दा;परदा;पर्दे|perde
blanket;duvet|edredón;manta;mantas|couette;couverture polaire|bettdecke*;decke|piumone;coperta|cobertor*;edredom|одеяло;одеяла;плед*|被子;毛毯|布団;毛布|이불;담요|بطانية;لحاف|कंबल;रजाई|yorgan;battaniye
pillow|almohada*|oreiller*|kopfkissen;kissen|cuscino;cuscini|travesseiro*;almofada*|подушк*|枕头|枕カバー;枕|베개|مخدة;وسادة|तकिया|yastık;yastığ*
towels|toalla*|serviette de bain;serviettes de plage|handtuch;handtücher|asciugaman*|toalha*|полотенц*|毛巾|タオル|수건|مناشف;فوطة|तौलिया;तौलिये|havlu
toilet|inodoro;váter|les toilettes;wc|toilette;toiletten;klo|gabinetto;wc|vaso sanitário;privada|туалет*;унитаз*|马桶;厕所|トイレ|변기;화장실|مرحاض;تواليت|शौचालय;टॉयलेट|tuvalet;klozet
shower|la ducha;ducha|douche|dusche;duschen|doccia|chuveiro|душ;душа в;душев*|淋浴|シャワー|샤워|دش الحمام|शावर|duş;duşakabin
bathtub|bañera*|baignoire*|badewanne*|vasca da bagno|banheira*|ванна;ванну|浴缸|浴槽;バスタブ|욕조|بانيو;حوض استحمام|बाथटब|küvet
tap|grifo;grifos|robinet*|wasserhahn*|rubinett*|torneira*|кран течет;кран;крана;смесител*|水龙头|蛇口|수도꼭지|حنفية;صنبور|नल|musluk;musluğ*
sink;drain|fregadero;lavabo;desagüe|évier;lavabo;canalisation*|abfluss;waschbecken|lavandino;scarico|pia;ralo|раковин*;слив;засор*|水槽;下水道;排水|排水口;シンク;洗面台|싱크대;배수구;하수구|مغسلة;بالوعة|सिंक;नाली|lavabo;gider tıkan*
pipes|tubería*;cañería*|tuyau*;tuyauterie|rohr;rohre;rohrleitung*|tubo;tubi;tubatur*|cano;canos;encanamento|трубы;труб;трубу;труба|水管;管道|配管;水道管|배관;수도관|مواسير;أنابيب|पाइप|boru;borular
insulation|aislamiento|isolation|dämmung;isolierung;wärmedämmung|isolamento;cappotto termico|isolamento térmico|утеплени*;теплоизоляц*|保温;隔热|断熱|단열|عزل حراري;عازل|इन्सुलेशन|yalıtım;mantolama
photovoltaics|fotovoltaic*;placas solares|photovoltaï*;panneaux solaires|photovoltaik*;pv-anlage*;solaranlage*|fotovoltaic*;pannelli solari|fotovoltaic*;energia solar;placas solares|солнечн* панел*;солнечн* батаре*|光伏;太阳能|太陽光発電;ソーラーパネル|태양광|ألواح شمسية;طاقة شمسية|सोलर पैनल;सौर ऊर्जा|güneş panel*;fotovoltaik
stove;fireplace|chimenea*;estufa*|poêle à bois;cheminée*|kamin;kaminofen;ofen|stufa;camino;caminetto|lareira*|камин*;печка;печк*|壁炉|暖炉;ストーブ|벽난로;난로|مدفأة;موقد|अंगीठी|şömine;soba
hob;gas stove|vitrocerámica;placa de inducción|plaque à induction;gazinière|kochfeld;herd;gasherd|piano cottura;fornelli|fogão;cooktop|плита;плиты;плиту;конфорк*|燃气灶;灶台|コンロ|가스레인지;인덕션|بوتاجاز|गैस चूल्हा;चूल्हा|ocak gaz;ankastre
gas (energy)|gas natural|gaz de ville;le gaz|erdgas;gastherme|gas metano;metano|gás natural;botijão|газ;газа;газов*|天然气;煤气|都市ガス;ガス代|도시가스|غاز طبيعي;الغاز|गैस सिलेंडर|doğal gaz;doğalgaz
meter reading;electricity meter|contador de la luz;lectura del contador|compteur;relevé de compteur|zählerstand*;stromzähler*|contatore;autolettura|medidor de energia;hidrômetro|счетчик*;счётчик*;показания|电表;水表|検針;メーター|계량기;검침|عداد الكهرباء;عداد|मीटर रीडिंग;मीटर|sayaç;sayac*
socket;power outlet|enchufe*|prise de courant;prise électrique|steckdose*|presa di corrente|tomada elétrica|розетк*|插座;插头|コンセント|콘센트|مقبس;فيش كهرباء|सॉकेट;प्लग|priz
cable|cable;cables|câble*|kabel;ladekabel|cavo;cavi|cabo;cabos|кабел*;провод;провода|数据线;电线;电缆|ケーブル;電線|케이블;전선|كابل;أسلاك|केबल;तार|kablo
vacuum cleaner|aspirador*|aspirateur*|staubsauger*|aspirapolvere|aspirador de pó|пылесос*|吸尘器|掃除機|청소기|مكنسة كهربائية|वैक्यूम क्लीनर|süpürge
iron (for clothes)|plancha de ropa;planchar|fer à repasser;repassage|bügeleisen;bügeln|ferro da stiro;stirare|ferro de passar|утюг*;гладить|熨斗|アイロン|다리미|مكواة;كي الملابس|इस्त्री|ütü
detergent|detergente*|lessive liquide;détergent*|waschmittel;spülmittel|detersiv*|detergente*;sabão em pó|моющ* средств*;стиральн* порош*|洗衣液;洗洁精|洗剤|세제|منظف;مسحوق غسيل|डिटर्जेंट|deterjan
bleach|lejía|javel|bleichmittel|candeggina;varechina|água sanitária|отбеливател*|漂白剂|漂白剤;ハイター|표백제;락스|كلور;مبيض|ब्लीच|çamaşır suyu
rubbish;waste|basura*|poubelle*;déchets|müll*;abfall*|spazzatura;rifiuti|lixo|мусор*|垃圾|ゴミ;ごみ|쓰레기|قمامة;زبالة;نفايات|कूड़ा;कचरा|çöp;çöpler
recycling|reciclaje;reciclar|recyclage;recycler|recycling;mülltrennung|riciclo;raccolta differenziata;riciclare|reciclagem;reciclar|переработк* мусор*;раздельн* сбор*|回收;垃圾分类|リサイクル;分別|재활용;분리수거|إعادة التدوير|रीसाइक्लिंग|geri dönüşüm
dust|polvo en casa|poussière*|staub|polvere;acari|poeira|пыль;пыли|灰尘|ほこり;ホコリ|먼지|غبار;أتربة|धूल|toz al*;tozlu
smell|mal olor;olor|odeur*|geruch;gerüche;gestank|puzza;cattivo odore|cheiro;mau cheiro|запах*|异味;臭味|臭い;匂い|냄새;악취|رائحة كريهة;رائحة|बदबू;गंध|koku;kokusu
ants|hormiga*|fourmi*|ameise;ameisen|formic*|formiga*|муравь*|蚂蚁|アリの巣;蟻|개미|نمل|चींटी;चींटियां|karınca
mosquitoes|mosquito*|moustique*|mücke;mücken|zanzar*|mosquito*;pernilongo*|комар;комары;комаров|蚊子|蚊に;蚊取り|모기|بعوض;ناموس|मच्छर|sivrisinek
cockroaches|cucaracha*|cafard*|kakerlake*|scarafagg*;blatte|barata;baratas|таракан*|蟑螂|ゴキブリ|바퀴벌레|صراصير;صرصور|तिलचट्टा;कॉकरोच|hamamböceğ*
mice|ratón;ratones;ratas|souris;rats|maus;mäuse;ratten|topo;topi;ratti|rato;ratos|мыши;мышей;крыс*|老鼠|ネズミ;ねずみ|쥐가|فئران;فأر|चूहा;चूहे|fareler;fare kapan*
slugs;snails|babosa*;caracol;caracoles|limace*;escargot*|schnecke;schnecken|lumach*|lesma*;caracol;caracóis|слизн*;улитк*|蜗牛;鼻涕虫|ナメクジ;カタツムリ|달팽이;민달팽이|حلزون|घोंघा|salyangoz
pests;aphids|plaga*;pulgón;pulgones|pucerons;nuisibles|schädling*;blattläuse|afid*;parassiti|praga;pragas;pulgão;pulgões|вредител*;тля|虫害;害虫;蚜虫|害虫;アブラムシ|해충;진딧물|آفات;حشرة المن|कीट;कीड़े लग*|zararlı böcek;yaprak bit*
tools|herramienta*|outil;outils;outillage|werkzeug*|attrezzi;attrezzo|ferramenta*|инструменты|五金工具|工具|공구;연장|أدوات يدوية;عدة|औजार|alet çanta*;el alet*
hammer|martillo*|marteau*|hammer|martello|martelo*|молоток;молотк*|锤子|ハンマー;金づち|망치|مطرقة;شاكوش|हथौड़ा|çekiç
drill|taladro*|perceuse*|bohrmaschine;akkuschrauber;bohrer|trapano;trapani|furadeira*|дрель;дрели;перфоратор*;шуруповерт*|电钻|ドリル;電動ドライバー|전동드릴;드릴|مثقاب;دريل|ड्रिल मशीन|matkap;matkab*
saw|sierra circular;serrucho|scie circulaire;tronçonneuse*|säge;kettensäge|sega circolare;motosega|serra elétrica;motosserra|пила;пилы;бензопил*|锯子;电锯|のこぎり|톱질;전기톱|منشار|आरी|testere
screws;nails|tornillo*;clavos|vis à bois;clous|schraube;schrauben;dübel|viti;chiodi|parafuso*;prego;pregos|шуруп*;гвозд*;саморез*|螺丝;钉子|ネジ;釘|나사;못질|مسامير;براغي|पेंच;कील|vida;vidalar;çivi
hardware fittings|herrajes;ferretería|quincaillerie|beschläge;eisenwaren|ferramenta per mobili|ferragens|фурнитур*;метизы|五金配件;五金|金具|철물|خردوات|हार्डवेयर की दुकान|hırdavat;nalbur
wood|madera|bois|holz;holzes|legno;legna|madeira|древесин*;дерева;доски|木材;木头|木材|목재;나무판|خشب|लकड़ी|ahşap;ahşab*
walnut (wood)|nogal|noyer|nussbaum*|legno di noce|nogueira|орех;из ореха|胡桃木|ウォールナット|월넛;호두나무|خشب الجوز|अखरोट की लकड़ी|ceviz ağac*
oak|roble|chêne|eiche;eichen;eichenholz|quercia;rovere|carvalho|дуб;дуба;дубов*|橡木|オーク材|참나무;오크|بلوط|ओक|meşe
metal;steel|acero;metal|acier;métal|stahl;metall|acciaio;metallo|aço;metal|сталь;стали;металл*|钢材;金属|金属;ステンレス|금속;스테인리스|معدن;فولاذ;ستانلس|स्टील;धातु|çelik;metal
iron (metal)|hierro|fer forgé|eisen|ferro battuto|ferro fundido|железо;железа;чугун*|铁锅;铸铁|鉄製;鉄の|철제;무쇠|حديد|लोहा;लोहे|demir
copper|cobre|cuivre|kupfer*|rame|cobre|медь;меди;медн*|铜管;黄铜|銅製;銅の|구리|نحاس|तांबा|bakır
gold|oro;oros|l'or;en or;bijoux en or|gold;goldpreis*|oro|ouro|золото;золота;золот*|黄金;金价|金価格;ゴールド;純金|금값;순금;골드바|ذهب|सोना खरीद*;सोने का भाव;सोने की;gold rate|altın;altınlar
silver|plata de ley;plata|argent massif;en argent|silber*|argento|prata|серебро;серебра;серебрян*|白银;银饰|銀製;シルバー|은반지;실버|فضة;الفضة|चांदी|gümüş
plastic|plástico*|plastique*|plastik*;kunststoff*|plastica|plástico*|пластик*;пластмасс*|塑料|プラスチック|플라스틱|بلاستيك|प्लास्टिक|plastik
glass|vidrio;cristal|verre;vitre*|glas;gläser;glasscheibe*|vetro|vidro|стекло;стекла|玻璃|ガラス|유리|زجاج|कांच|cam;camlar;cam sil*
concrete;cement|cemento;hormigón|béton;ciment|beton;zement|cemento;calcestruzzo|concreto;cimento|бетон*;цемент*|水泥;混凝土|コンクリート;セメント|콘크리트;시멘트|خرسانة;إسمنت|सीमेंट;कंक्रीट|beton;çimento
brick|ladrillo*|brique*|ziegel;ziegelstein*|mattone;mattoni|tijolo*|кирпич*|砖头|レンガ|벽돌|طوب|ईंट|tuğla
plaster|yeso;enlucido|plâtre;enduit|putz;gips|intonaco;gesso|gesso;reboco|штукатурк*;гипс*|石膏;抹灰|漆喰|석고;회반죽|جبس;محارة|प्लास्टर|sıva;alçı
wallpaper|papel pintado|papier peint|tapete;tapeten|carta da parati|papel de parede|обои;обоев|壁纸;墙纸|壁紙|벽지;도배|ورق جدران|वॉलपेपर|duvar kâğıd*
leather|cuero;piel sintética|cuir|leder*|pelle conciata;cuoio|couro|кожан*|皮革;真皮|革製;レザー|가죽|جلد طبيعي|चमड़ा;चमड़े|deri ceket;deri çanta
wool|lana|laine*|schafwolle;aus wolle|lana|lã|шерсть;шерсти;пряж*|羊毛;毛线|ウール;毛糸|양모;털실|صوف|ऊन|yün;yünler
cotton|algodón|coton|baumwoll*|cotone|algodão|хлопок;хлопк*|棉花;纯棉|コットン;綿の|면직물;순면|قطن|कपास;कॉटन|pamuk;pamuğ*
silk|seda|soie|seide;seiden*|seta|seda|шёлк*;шелк*|丝绸;真丝|シルク;絹|비단;실크|حرير|रेशम;सिल्क|ipek;ipeğ*
knitting|tejer;punto de media|tricot;tricoter|stricken;strickmuster|maglia ai ferri;lavorare a maglia|tricô|вязани*;вязать|编织;织毛衣|編み物|뜨개질|تريكو;حياكة|बुनाई|örgü
sewing;embroidery|costura;coser;bordado*|couture;broderie*|nähen;nähmaschine;stickerei|cucito;cucire;ricamo|costura;bordado*|шить;шитьё;вышивк*|缝纫;刺绣|裁縫;刺繍;ミシン|바느질;자수;재봉틀|خياطة;تطريز|सिलाई;कढ़ाई|dikiş;nakış
pottery;ceramics|cerámica*;alfarería|céramique*;poterie*|keramik*;töpfer*|ceramica;ceramiche|cerâmica*|керамик*;гончарн*|陶艺;陶瓷|陶芸;陶器|도자기;도예|فخار;خزف|मिट्टी के बर्तन|seramik atölye*;çömlek
candles|vela aromática;velas|bougie*|kerze;kerzen|candela;candele|vela aromática;velas|свеча;свечи;свечей|蜡烛;香薰|キャンドル;ろうそく|양초;캔들|شموع;شمعة|मोमबत्ती|mum;mumlar
jewellery|joya;joyas;bisutería|bijou;bijoux|schmuck*|gioiello;gioielli|joia;joias;bijuteria|украшени*;бижутери*|首饰;珠宝|アクセサリー;ジュエリー|액세서리;주얼리|مجوهرات;إكسسوارات|गहने;आभूषण;ज्वेलरी|takı;mücevher
ring|anillo*|bague;bagues|ehering*;ring|anello;anelli|anel;anéis|кольцо;кольца|戒指|指輪|반지|خاتم|अंगूठी|yüzük;yüzüğ*
watch (timepiece)|reloj;relojes|montre;montres|armbanduhr*|orologio;orologi|relógio*|часы наручные;наручн* час*|手表|腕時計|손목시계|ساعة يد|कलाई घड़ी|kol saati
bag|bolso;bolsos;mochila*|sac à main;sac à dos|handtasche*;rucksack;tasche|borsa;borse;zaino|bolsa;bolsas;mochila*|сумка;сумки;сумку;рюкзак*|书包;包包;背包|バッグ;リュック;カバン|가방;배낭|حقيبة;شنطة|बैग;थैला|çanta;sırt çanta*
umbrella|paraguas|parapluie*|regenschirm*|ombrello;ombrelli|guarda-chuva*|зонт;зонтик*;зонта|雨伞|傘を;傘が;日傘|우산|مظلة;شمسية|छाता|şemsiye
keys|llave;llaves|ma clé;les clés;clés|schlüssel*|chiave;chiavi|a chave;chaves|ключи;ключей;ключ от|钥匙|鍵を;合鍵|열쇠|مفتاح;مفاتيح|चाबी;चाबियां|anahtar
shirt|camisa*|chemise;chemises|hemd;hemden|camicia;camicie|camisa;camisas|рубашк*|衬衫|シャツ|셔츠|قميص|कमीज;शर्ट|gömlek;gömleğ*
T-shirt|camiseta*|t-shirt*;tee-shirt*|t-shirt*|maglietta;magliette;t-shirt|camiseta*|футболк*|t恤|tシャツ|티셔츠|تيشيرت|टी-शर्ट;टीशर्ट|tişört;tişörd*
trousers;jeans|pantalón;pantalones;vaqueros|pantalon*;jean slim|hose;hosen;jeans|pantaloni;jeans|calça;calças|брюки;джинс*;штаны|裤子;牛仔裤|ズボン;ジーンズ|바지;청바지|بنطلون;بنطال|पैंट;जींस|pantolon;kot pantolon
dress|vestido*|robe;robes|kleid;kleider;brautkleid*|vestito da sposa;abito|vestido*|платье;платья;платьев|连衣裙;婚纱|ワンピース;ドレス|원피스;드레스|فستان;فساتين|ड्रेस;लहंगा|elbise;gelinlik
skirt|falda;faldas|jupe;jupes|rock kurz;röcke|gonna;gonne|saia;saias|юбк*|裙子|スカート|치마|تنورة|स्कर्ट|etek;eteğ*
coat;jacket|abrigo*;chaqueta*|manteau*;veste;vestes|mantel;mäntel;jacke;jacken|cappotto;giacca;giacche|casaco*;jaqueta*|пальто;куртк*|外套;大衣;羽绒服|コート;ジャケット|코트;자켓;패딩|معطف;جاكيت|कोट;जैकेट|mont;ceket;kaban
sweater|jersey;jerséis|un pull;mon pull;pulls|strickpullover|maglione;maglioni|suéter*|свитер*|毛衣|セーター|스웨터|كنزة;بلوفر|स्वेटर|kazak;kazağ*
suit|traje;trajes|costume trois pièces|anzug;anzüge|completo da uomo;abito da uomo|terno;ternos|костюм*|西装|スーツ|정장;양복|بدلة|सूट|takım elbise
socks|calcetín;calcetines|chaussettes|socken;socke|calzini;calze|meias|носки;носков|袜子|靴下|양말|جوارب;شرابات|मोजे|çorap;çorab*
hat|sombrero*;gorro;gorra|chapeau*;bonnet|hut;hüte;mütze*|cappello;cappelli;berretto|chapéu*;boné|шляп*;шапочк*|帽子|帽子|모자를;모자가;모자 뜨|قبعة;طاقية|टोपी|şapka;bere
gloves|guantes|gants|handschuh*|guanti|luvas|перчатк*;варежк*|手套|手袋|장갑|قفازات|दस्ताने|eldiven
scarf|bufanda*;pañuelo de seda|écharpe*;foulard*|schal;schals|sciarpa;sciarpe|cachecol*;lenço de|шарф*|围巾|マフラー;スカーフ|목도리;스카프|وشاح;حجاب|दुपट्टा;स्कार्फ|atkı;eşarp;eşarb*
boots|botas de|bottes|stiefel;wanderschuhe|stivali;scarponi|botas de|сапог*;сапоги|靴子;雨靴|ブーツ;長靴|부츠;장화|جزمة;بوت شتوي|बूट|bot;botlar;çizme
underwear;pyjamas|ropa interior;pijama*|sous-vêtement*;pyjama*|unterwäsche;schlafanzug|biancheria intima;pigiama|roupa íntima;pijama*|нижнее бельё;пижам*|内衣;睡衣|下着;パジャマ|속옷;잠옷|ملابس داخلية;بيجامة|अंडरवियर;पजामा|iç çamaşır*;pijama
swimsuit|bañador*;traje de baño|maillot de bain|badeanzug;badehose|costume da bagno|maiô;biquíni*;roupa de banho|купальник*;плавки|泳衣|水着|수영복|مايوه|स्विमसूट|mayo giy*
hanbok;kimono|hanbok;kimono*|hanbok;kimono*|hanbok;kimono*|hanbok;kimono|hanbok;quimono*|ханбок;кимоно|韩服;和服|着物;浴衣|한복;기모노|كيمونو|किमोनो|kimono
`);
