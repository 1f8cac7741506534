import { glossaryTable } from './glossary-table.js';

/** Money of a household, banks and taxes. */
export const FINANCE = glossaryTable(
  'topic',
  `
savings;save money;deposit account|ahorro*;plazo fijo|épargne;livret|sparen;erspart*;tagesgeld;festgeld|risparmi*;conto deposito|poupança;economizar;cdb|вклад*;накоплен*;сбережен*|存款;存钱;闲钱|貯金;預金|예금;적금;저축|توفير;مدخرات;وديعة|बचत|birikim;tasarruf;mevduat
investment;investing;shares;stocks;etf|inversión;invertir;etf;bolsa de valores;acciones de|placement;investir;bourse;etf|geldanlage;aktien;etf|investiment*;azioni;etf|investiment*;ações;etf|инвести*;акци* компани*;офз|理财;基金;股票|投資;株;nisa|투자;주식|استثمار;أسهم|निवेश;शेयर|yatırım;hisse;fon
bonds|bonos del estado|obligations d'état|anleihe*|obbligazion*;btp|tesouro direto|облигац*|国债|国債|채권|سندات|बॉन्ड|tahvil
interest rate;interest rates|tipo de interés;intereses|taux d'intérêt;intérêts|zins*|tasso;interessi|taxa de juros;juros|процентн* ставк*|利率;利息|金利;利息|금리;이자|فائدة;نسبة الفائدة|ब्याज|faiz
bank account;my bank;the bank;banking|banco;cuenta bancaria|banque;compte bancaire|bank;konto|banca;conto corrente|banco;conta corrente|банк*|银行|銀行|은행|بنك;حساب بنكي|बैंक|banka
salary;wages;payslip;take-home pay|salario;sueldo;nómina|salaire;paie|gehalt*;lohn*|stipendio;busta paga|salário|зарплат*|工资;薪资|給料;給与|월급;급여;연봉|راتب;رواتب|वेतन;सैलरी;तनख्वाह|maaş
pay rise;raise|aumento de sueldo|augmentation de salaire|gehaltserhöhung|aumento di stipendio|aumento salarial|повышен* зарплат*|涨工资;加薪|昇給|연봉 인상|زيادة الراتب|वेतन वृद्धि|zam
VAT|iva|tva|mehrwertsteuer;umsatzsteuer|iva|icms;iss|ндс|增值税|消費税|부가세;부가가치세|ضريبة القيمة المضافة|जीएसटी;gst|kdv
income tax|irpf|impôt sur le revenu|einkommensteuer;lohnsteuer|irpef|irpf;imposto de renda|ндфл|个税;个人所得税|所得税|소득세;연말정산|ضريبة الدخل|आयकर;इनकम टैक्स|gelir vergisi
social insurance|seguridad social;cotizacion*|urssaf;cotisations|sozialversicherung|contributi;inps|inss|страхов* взнос*|社保;医保;公积金|社会保険;年金保険|4대보험;국민연금|تأمينات اجتماعية|सामाजिक सुरक्षा;epf|sgk;prim gün
widow's pension|pensión de viudedad|pension de réversion|witwenrente|pensione di reversibilità|pensão por morte|пенси* по потере кормильца|遗属抚恤|遺族年金|유족연금|معاش الأرملة|विधवा पेंशन|dul maaşı
mini-job|minijob|mini-job|minijob*|minijob|minijob|мини-джоб|迷你工作|ミニジョブ|미니잡|وظيفة صغيرة|मिनी जॉब|minijob
debt;debts|deuda*|dette*|schulden|debito;debiti|dívida*|долг*|债务;欠款|借金|빚;부채|ديون|कर्ज|borç
inheritance;heirs;last will|herencia;hereder*;testamento|héritage;succession|erbe;erben;erbschaft;testament|eredità;eredi;testamento|herança;herdeir*;testamento|наследств*;наследник*|遗产;继承|相続;遺言|상속;유언|ميراث;ورثة;وصية|विरासत;वसीयत|miras;vasiyet
severance pay;redundancy|indemnización;despido;finiquito|indemnité de licenciement;licenciement|abfindung;kündigungsschutz|tfr;licenziamento;buonuscita|rescisão;demissão sem justa causa;fgts|выходн* пособи*;сокращен*|离职补偿;裁员;赔偿金|退職金;解雇|퇴직금;해고|مكافأة نهاية الخدمة;فصل من العمل|ग्रेच्युटी;छंटनी|kıdem;tazminat
sick leave|baja médica;baja laboral|arrêt maladie|krankschreibung;krankgeschrieben|malattia;certificato medico|atestado;licença médica|больничн*|病假|病欠;休職|병가|إجازة مرضية|बीमारी की छुट्टी|raporlu;hastalık izni
annual leave;holiday days|vacaciones laborales|congés payés|urlaubsanspruch;urlaubstage|ferie|férias|отпускн*|年假|有給|연차|إجازة سنوية|वार्षिक अवकाश|yıllık izin
divorce|divorcio|divorce|scheidung*|divorzio;separazione|divórcio|развод*|离婚|離婚|이혼|طلاق|तलाक|boşanma
notary|notari*|notaire|notar|notaio|cartório|нотариус*|公证|公証|공증|كاتب العدل|नोटरी|noter
lawyer;solicitor|abogad*|avocat*|anwalt*;anwält*|avvocat*|advogad*|юрист*;адвокат*|律师|弁護士|변호사|محامي|वकील|avukat
digital identity|cl@ve;certificado digital|franceconnect|personalausweis online|spid;cie|gov.br|госуслуг*|电子身份|マイナンバー|공동인증서|نفاذ;هوية رقمية|आधार|e-devlet
customs;import|aduana*|douane*|zoll|dogana|alfândega;taxa de importação|таможн*|海关|関税;税関|관세;통관|جمارك|सीमा शुल्क|gümrük
`,
);

/** Shops, services and running a small business. */
export const BUSINESS = glossaryTable(
  'topic',
  `
customer orders;orders;new order;online order|pedido*|commande*|bestellung*|ordine;ordini|pedido*|заказ*|订单;订购|注文|주문|طلبات;طلبية;أوردر|ऑर्डर|sipariş
delivery;shipping|envío*;reparto|livraison*|lieferung*;versand|consegna;consegne;spedizion*|entrega*;frete|доставк*|送货;快递;发货|配送;配達;送料|배송;배달|توصيل;شحن|डिलीवरी|teslimat;kargo
pickup;collection|recogida|retrait en magasin;à emporter|abholung;selbstabholung|ritiro|retirada|самовывоз*|自提|受け取り|픽업;방문 수령|استلام|पिकअप|elden teslim
stock;inventory|stock;existencias;inventario|stock;inventaire|lagerbestand;lager;inventur|magazzino;giacenz*|estoque|остатк*;склад*|库存;补货|在庫|재고|مخزون;المخزون|स्टॉक;भंडार|stok
supplier|proveedor*|fournisseur*|lieferant*|fornitor*|fornecedor*|поставщик*|供应商|仕入先;業者さん|공급업체;거래처|مورد;المورد|आपूर्तिकर्ता|tedarikçi
returns;return rate|devolucion*|retours|retoure*;rücksendung*|resi;reso|devoluções;trocas|возврат*|退货率;退货|返品|반품|مرتجعات;إرجاع|वापसी|iade oranı;iadeler
opening (of a shop)|apertura;inauguración|ouverture;inauguration|eröffnung*|apertura;inaugurazione|inauguração|открыти*|开业;开张|開店;オープン|개업;오픈|افتتاح|उद्घाटन|açılış
stall;market stall|mercadillo;puesto de mercado|stand;le marché;au marché;marchés|marktstand;verkaufsstand|bancarella|barraca;feira|ларёк;ларек|摊;摊位|屋台;露店|노점;포장마차|بسطة;كشك|ठेला;स्टॉल|tezgah;pazar
second shop;branch|sucursal|succursale|filiale*|filiale;seconda sede|filial|филиал*|分店;第二家店|支店;2号店|지점;2호점|فرع|शाखा|şube
sweet shop;confectioner|confitería;pastelería|pâtisserie;confiserie|konditorei|pasticceria|confeitaria|кондитерск*|甜品店|菓子店;ケーキ屋|베이커리 카페|محل حلويات|मिठाई की दुकान|pastane;tatlıcı
clothing;clothes;hoodie|ropa;sudadera*|vêtement*;sweat|kleidung;pullover|vestiti;abbigliamento;felpa|roupa*;moletom|одежд*|衣服;卫衣;服装|衣料;洋服;服の|옷;후드티|ملابس|कपड़े|giysi;kıyafet
saree|sari|sari|sari|sari|sari|сари|纱丽|サリー|사리|ساري|साड़ी|
exhibition;fair|exposición;feria|exposition;salon|ausstellung*;fachmesse;messestand|fiera;una mostra;mostra d'arte|exposição;feira de|выставк*|展览;展会|展示会;展覧会|전시회|معرض|प्रदर्शनी|sergi;fuar
discount code;voucher|cupón;vale de descuento|bon d'achat;code promo|gutschein*|buono sconto|cupom|промокод*|优惠券|クーポン|쿠폰|قسيمة;كوبون|कूपन|kupon
deposit (advance payment)|anticipo;señal de reserva|acompte;arrhes|anzahlung|acconto;caparra|sinal de pagamento;entrada|предоплат*;задаток|定金;订金|手付金|선금;계약금|عربون|अग्रिम;बयाना|kapora
payment;payments|pago*|paiement*|zahlung*|pagament*|pagamento*|оплат*;платёж*;платеж*|付款;支付|支払い;決済|결제;지불|دفع;الدفع;سداد|भुगतान|ödeme
overdue payment;dunning;debt collection|impago*;cobro de deudas|impayé*;relance|mahnung*;zahlungserinnerung|sollecito di pagamento;mora|cobrança;inadimplente*|просрочк*;задолженност*|催款;逾期|督促;未払い|연체;미납|متأخرات;تحصيل|बकाया|cari takip;vadesi geçen;geciken ödeme
customer review;star rating|reseña de un cliente|avis client|kundenbewertung|recensione di un cliente|avaliação de cliente|отзыв клиента|差评;好评|口コミ;クチコミ|고객 후기;별점|تقييم العملاء|ग्राहक समीक्षा|müşteri yorumu
meeting|reunión|réunion|besprechung*;sitzung|riunione|reunião|совещани*;встреч*|会议;开会|会議;打ち合わせ|회의|اجتماع|बैठक;मीटिंग|toplantı
interview candidate|entrevista|entretien|vorstellungsgespräch|colloquio|entrevista de emprego|собеседован*|面试|面接|면접|مقابلة|साक्षात्कार|mülakat
project|proyecto*|projet*|projekt*|progetto;progetti|projeto*|проект*|项目|プロジェクト|프로젝트|مشروع|परियोजना;प्रोजेक्ट|proje
team|equipo*|équipe*|team|squadra;team|equipe*;time|команд*|团队|チーム|팀|فريق|टीम|ekip;takım
training course|curso*|formation*|schulung*;kurs|corsi;un corso;corso di|curso*|курс*|培训;课程|研修;講座|교육 과정;강의|دورة|कोर्स;प्रशिक्षण|kurs;eğitim programı
club;association|asociación;club|association;club|verein*|associazione;circolo|associação;clube|клуб*;товариществ*|社团;协会|サークル|동호회;협회|جمعية;نادي|क्लब;संघ|dernek;kulüp
volunteers|voluntari*|bénévole*|ehrenamtlich*;helfer|volontari|voluntári*|волонт*|志愿者|ボランティア|자원봉사|متطوع*|स्वयंसेवक|gönüllü
open rate|tasa de apertura|taux d'ouverture|öffnungsrate|tasso di apertura|taxa de abertura|открываемост*|打开率|開封率|오픈율|معدل الفتح|ओपन रेट|açılma oranı
unsubscribes;unsubscribed|bajas de la lista|désabonnement*|abmeldung*|disiscrizion*|descadastro*|отписк*;отписал*|退订|配信停止;購読解除|수신거부;구독 취소|إلغاء الاشتراك|अनसब्सक्राइब|abonelikten çık*
subject line|asunto del correo|objet du mail|betreff*|oggetto della mail|assunto do email|тема письма|邮件标题|件名|메일 제목;제목|عنوان الرسالة|विषय पंक्ति|konu satırı
advertising campaign|campaña*|campagne*|kampagne*|campagna;campagne|campanha*|рекламн* кампани*|广告投放|広告運用|광고 캠페인|حملة إعلانية|अभियान|reklam kampanyası
competitor*|competidor*;competencia|concurrent*|konkurren*;mitbewerber|concorrent*|concorrent*|конкурент*|竞争对手;竞品|競合|경쟁사|منافس*|प्रतिस्पर्धी|rakip
weekly sales|ventas de la semana|ventes de la semaine|wochenumsatz|vendite della settimana|vendas da semana|продажи за неделю|周销量|週間売上|주간 매출|مبيعات الأسبوع|साप्ताहिक बिक्री|haftalık satış
portions;servings|raciones;ración|portions|portionen|porzioni|porções|порци*|人份|人前|인분|حصص|परोसना|porsiyon
tray|bandeja*|plateau*|tablett;blech|vassoi*|bandeja*|поднос*|托盘|トレー|쟁반|صينية;صواني;صينية|ट्रे|tepsi
table (in a restaurant)|mesa*|tables au restaurant|tische|tavoli|mesa*||桌||||मेज़|masa
photography;photos|foto*;fotografía|photo*|foto*|foto;fotografie|foto*|фото*|照片;拍照|写真|사진|صور;تصوير|फोटो;तस्वीर|fotoğraf
`,
);

/** Ways, journeys and vehicles. */
export const TRAVEL = glossaryTable(
  'topic',
  `
hotel|hotel*|hôtel*|hotel*|hotel;albergo|hotel;hotéis|отел*;гостиниц*|酒店;旅馆|ホテル;旅館|호텔;숙소|فندق|होटल|otel
train|tren;trenes|le train;un train;trains;tgv|zug;bahn|treno;treni|trem;comboio|поезд*|火车;高铁|電車;新幹線|기차;ktx|قطار|ट्रेन;रेल|tren
bus|autobús;bus|bus|bus|autobus;pullman|ônibus;autocarro|автобус*|公交;大巴|バス|버스|حافلة;باص|बस से;बस का;बस स्टैंड|otobüs
ticket;tickets|billete*;entradas para|billet*|ticket*;fahrkarte*;eintrittskarte*|biglietto;biglietti|ingresso*;passagem;passagens|билет*|车票;机票;门票|切符;チケット|티켓;표 예매|تذكرة;تذاكر|टिकट|bilet
luggage;suitcase|equipaje;maleta*|bagage*;valise*|gepäck;koffer*|bagagli;valigia|bagagem;mala*|багаж*;чемодан*|行李|スーツケース|짐;수하물;캐리어|أمتعة|सूटकेस|bavul;valiz
beach;sea|playa*;mar|plage*;mer|strand;meer|spiaggia;mare|praia*|пляж*;море|海边;沙滩|ビーチ;海水浴|해변;바다|شاطئ;بحر|समुद्र;समुद्र तट|plaj;deniz
lake|lago|lac|am see;zum see|lago|lago|озер*|湖|湖|호수|بحيرة|झील|göl
mountain;mountains|montaña*|montagne*|berg;berge|montagna|montanha*|горы;горах|爬山;山区|山登り|산|جبل|पहाड़|dağ
castle;sights|castillo*;iglesia*|château*;église*|schloss;kirche|castello;chiesa;chiese|castelo*;igreja*|замок;церк*;достопримечательност*|景点;古迹|観光;お城|관광;명소|معالم;قلعة|दर्शनीय स्थल|gezilecek yer;kale
camping;campsite|camping;acampada|camping;campeggio|camping;zelten|campeggio;campeggiare;piazzola|acampamento;camping|кемпинг*;палатк*|露营|キャンプ|캠핑|تخييم|कैंपिंग|kamp
booking;reservation|reserva*|réservation*|buchung*;reservierung*|prenotazion*|reserva*|бронь;бронирован*|预订;预约|予約|예약|حجز;الحجز|बुकिंग;आरक्षण|rezervasyon
tyre;tire;tyres|neumático*|pneu*|reifen|gomme;pneumatic*|pneu*|шин*;резин*|轮胎|タイヤ|타이어|إطار;كفرات|टायर|lastik
engine;brakes|motor del coche;frenos|moteur;freins|motor;bremse*|motore;freni|motor;freio*|двигател*;тормоз*|发动机;刹车|エンジン;ブレーキ|엔진;브레이크|محرك;فرامل|इंजन;ब्रेक|motor;fren
motorbike;scooter|moto;motocicleta|moto;scooter|motorrad;roller|moto;scooter|moto|мотоцикл*|摩托车|バイク|오토바이|دراجة نارية|मोटरसाइकिल;बाइक|motosiklet
parking|aparcamiento;aparcar|parking;stationnement|parkplatz;parken|parcheggio|estacionamento|парковк*|停车|駐車|주차|موقف سيارات;مواقف|पार्किंग|otopark
ride hailing driver|conductor de uber|chauffeur vtc|uber-fahrer|autista uber|motorista de aplicativo;rodo uber||网约车;滴滴|||سائق أوبر|कैब|
car rental;hire car|alquiler de coche*|location de voiture*|mietwagen|noleggio auto|aluguel do carro;aluguel de carro|прокат авто|租车|レンタカー|렌터카|تأجير سيارات|किराए की कार|araç kiralama
resident abroad|residente en el extranjero|résident à l'étranger|auslandswohnsitz|residente all'estero|morador no exterior|живём за границей|旅居|海外在住|해외 거주|مقيم;مقيمين|प्रवासी|yurt dışında yaşayan
`,
);

/** Devices, programs and data. */
export const COMPUTING = glossaryTable(
  'topic',
  `
phone;smartphone;mobile|móvil;teléfono|téléphone;portable|handy*;smartphone*|telefono;cellulare|celular;telefone|телефон*;смартфон*|手机|スマホ;携帯|휴대폰;핸드폰;스마트폰|جوال;موبايل;هاتف|फोन;मोबाइल|telefon
laptop;computer;pc|portátil;ordenador|ordi;ordinateur|rechner;computer;laptop|computer;pc|computador;notebook|ноутбук*;компьютер*|电脑;笔记本|パソコン;ノートpc|노트북;컴퓨터|لابتوب;كمبيوتر|लैपटॉप;कंप्यूटर|bilgisayar;dizüstü
printer|impresora|imprimante|drucker|stampante|impressora|принтер*|打印机|プリンター|프린터|طابعة|प्रिंटर|yazıcı
wifi;router;internet|wifi;router|wifi;box internet|wlan;router;internet|wifi;router|wi-fi;roteador;internet|вайфай;роутер*;интернет*|路由器;无线网|wi-fi;ルーター|와이파이;공유기;인터넷|واي فاي;راوتر;إنترنت|वाईफाई;इंटरनेट|wifi;modem;internet
password|contraseña*|mot de passe|passwort*|password|senha*|парол*|密码|パスワード|비밀번호|كلمة السر;كلمة المرور|पासवर्ड|şifre;parola
scam;phishing;fraud|estafa*;phishing|arnaque*;hameçonnage|betrug;phishing|truffa;phishing|golpe*;fraude|мошенн*|诈骗;骗子|詐欺;フィッシング|사기;피싱|احتيال;نصب|धोखाधड़ी;ठगी|dolandırıcı*
error message;warning|mensaje de error;aviso|message d'erreur|fehlermeldung*|messaggio di errore|mensagem de erro|сообщени* об ошибке|报错|エラーメッセージ;エラー|에러 메시지;오류|رسالة خطأ;خطأ|त्रुटि|hata mesajı;hata veriyor
sensor|sensor*|capteur*|sensor*|sensor*|sensor*|датчик*|传感器|センサー|센서|حساس;مستشعر|सेंसर|sensör
hosting|hosting;alojamiento web|hébergement*|webhosting|hosting|hospedagem;vps|хостинг*|主机||호스팅|استضافة;الاستضافة|होस्टिंग|hosting;sunucu
order form;input field|campo del formulario|champ du formulaire|formularfeld|campo del modulo|campo do formulário|поле формы|输入框|入力欄|입력란|حقل|फ़ॉर्म फ़ील्ड|form alanı
notification;push message|notificación;aviso al móvil|notification*|benachrichtigung*;push|notific*|notificaç*|уведомлен*|通知;推送|通知|알림;푸시|إشعار;تنبيه|सूचना|bildirim
leading or trailing spaces|espacios de más|espaces en trop|leerzeichen|spazi|espaços a mais|лишн* пробел*|空格|スペース;空白|공백|مسافات|खाली स्थान|boşluk
full-width and half-width characters|ancho completo|pleine chasse|vollbreite|larghezza intera|largura total|полноширинн*|全角;半角|全角;半角|전각;반각|عرض كامل|पूर्ण चौड़ाई|tam genişlik
katakana|katakana|katakana|katakana|katakana|katakana|катакан*|片假名|カタカナ;カナ|가타카나|كاتاكانا|काताकाना|katakana
phone number|número de teléfono|numéro de téléphone|telefonnummer*|numero di telefono|número de telefone|номер* телефон*|手机号;电话号码|電話番号|전화번호|رقم الهاتف;رقم الجوال|फोन नंबर|telefon numarası
address list;addresses|dirección postal;direcciones|adresses postales|adressen;adressliste|indirizzi;rubrica|endereços|адрес*|地址|住所|주소|عناوين|पते;डाक पता|adres
IBAN|iban|iban|iban|iban|iban|iban|iban|iban|iban|آيبان;الآيبان|iban|iban
postcode;zip code|código postal|code postal|postleitzahl*;plz|cap|cep|почтов* индекс*|邮编|郵便番号|우편번호|الرمز البريدي|पिन कोड|posta kodu
spreadsheet cell;cells|celda*|cellule*|zelle;zellen|celle;cella|célula*|ячейк*|单元格|セル|셀|خلية;خلايا|सेल|hücre
coloured highlighting;highlight|colorear;resaltar|mettre en couleur|einfärben;markieren|evidenzia*;colora*|colorir;destacar|подсветк*;выделить цветом|标红;变色|色を付け|색칠;색상 표시|يتلون;تلوين|रंग|sarı;kırmızı olsun;renklendir*
header rows|encabezado*|en-tête*|kopfzeile*|intestazion*|cabeçalho*|;шапк*|表头|ヘッダー|헤더;머리글|رأس الجدول|शीर्षक पंक्ति|başlık satırı
total row;totals|totales|totaux|summenzeile*|totali|totais|итог*|合计;汇总|合計|합계|إجمالي;مجموع|कुल|toplam
artificial intelligence;AI|inteligencia artificial;ia|intelligence artificielle;ia|künstliche intelligenz;ki|intelligenza artificiale;ia|inteligência artificial;ia|нейросет*;искусственн* интеллект*|人工智能;大模型|人工知能;生成ai|인공지능|ذكاء اصطناعي|एआई|yapay zeka
prompt|prompt;prompts|prompt;prompts|prompt*|prompt|prompt;prompts|промпт*|提示词|プロンプト|프롬프트|برومبت|प्रॉम्प्ट|prompt;istem
chat export|chat exportado|conversation exportée|chatverlauf|chat esportata|conversa exportada|экспорт чата|聊天记录|トーク履歴|대화 내용|محادثة|चैट|sohbet kaydı
payroll;staff list|nómina de empleados|fichier du personnel|personalliste|elenco dipendenti|folha de pagamento|ведомост*|工资表;员工表|名簿|명단|كشف الرواتب|कर्मचारी सूची|bordro;personel listesi
accident;insurance claim|accidente*;siniestro|accident*;sinistre|unfall*;schadensfall|incidente;sinistro|acidente;sinistro|дтп;авари*|车祸;事故|事故|교통사고;사고|حادث|दुर्घटना|kaza
`,
);
