import { type GlossaryRow, glossaryTable } from './glossary-table.js';
import { BODY } from './topics-body.js';
import { FOOD } from './topics-food.js';
import { ANIMALS, COOKING, HOME } from './topics-home.js';
import { JOBS } from './topics-jobs.js';
import { LIFE } from './topics-life.js';
import { NATURE } from './topics-nature.js';
import { OFFICE } from './topics-office.js';
import { FAMILY, HEALTH, SCHOOL } from './topics-people.js';
import { SUNDRY } from './topics-sundry.js';
import { THINGS } from './topics-things.js';
import { BUSINESS, COMPUTING, FINANCE, TRAVEL } from './topics-work.js';

/** Everyday and trade nouns that tell what a request is about. */
const CORE = glossaryTable(
  'topic',
  `
landlord|casero;arrendador;propietario|proprio;propriétaire;bailleur|vermieter*|padrone di casa;proprietario;locatore|senhorio;proprietário;locador|хозяин квартиры;арендодател*;хозяйк*|房东|大家;家主|집주인;임대인|صاحب البيت;المؤجر;مالك الشقة|मकान मालिक|ev sahibi
tenant|inquilino*|locataire*|mieter*|inquilin*|inquilin*|арендатор*;квартиросъемщик*|租客;租户|入居者;借主|세입자;임차인|مستأجر|किराएदार|kiracı
security deposit;deposit|fianza|caution;dépôt de garantie|kaution*|cauzione;deposito cauzionale|caução;depósito|залог*;депозит*|押金;保证金|敷金;保証金|보증금|تأمين الإيجار|जमानत;डिपॉजिट|depozito
rent|alquiler;renta|loyer|miete;mieterhöhung|affitto|aluguel;renda|аренд*;квартплат*|房租;租金|家賃|월세;임대료|إيجار|किराया|kira
lease;rental contract;tenancy|contrato de alquiler|bail|mietvertrag*|contratto di affitto;contratto di locazione|contrato de aluguel;arrendamento|договор аренды|租房合同;租约;租赁合同|賃貸契約|전세 계약;임대차|عقد إيجار|किरायानामा|kira sözleşmesi
jeonse lease|jeonse|jeonse|jeonse|jeonse|jeonse|чонсе|全租|チョンセ|전세|جونسي|जोंसे|jeonse
contract|contrato|contrat|vertrag*|contratto|contrato|договор*;контракт*|合同|契約|계약|عقد|अनुबंध|sözleşme
move-out inspection|revisión de salida|état des lieux*|wohnungsübergabe|verbale di riconsegna|vistoria|акт приёма|退房检查|退去立会い|퇴거 점검|معاينة|निरीक्षण|çıkış tespiti
hole|agujero*|trou;trous|loch;löcher|buco;buchi|buraco*|дырк*;отверсти*|洞|穴|구멍|ثقب|छेद|delik
wall|pared*|mur;murs|wand;wände|muro;parete|parede*|стен*|墙|壁|벽|جدار|दीवार|duvar
tax;taxes|impuesto*;hacienda|impôt*;taxe*|steuer*|tassa;tasse;imposta;fisco|imposto*|налог*|税|税金|세금|ضريبة;الضريبة;ضرائب|टैक्स|vergi
zakat|zakat|zakat|zakat|zakat|zakat|закят|天课|ザカート|자카트|زكاة;الزكاة|ज़कात|zekat
furusato nozei (hometown tax)|furusato|furusato|furusato|furusato|furusato|фурусато|故乡税|ふるさと納税|고향납세|فوروساتو|फुरुसातो|furusato
annual income|ingresos anuales|revenu annuel|jahreseinkommen|reddito annuo|renda anual|годовой доход|年收入|年収|연소득|الدخل السنوي|वार्षिक आय|yıllık gelir
single (not married)|soltero;soltera|célibataire|ledig|celibe;nubile|solteiro;solteira|холост;не замужем|单身|独身|미혼;독신|أعزب|अविवाहित|bekar
unemployment benefit|paro;prestación por desempleo|chômage;allocation chômage|arbeitslosengeld|disoccupazione;naspi|seguro-desemprego;subsídio de desemprego|пособие по безработице|失业金|失業保険;失業手当|실업급여|إعانة البطالة|बेरोजगारी भत्ता|işsizlik maaşı
part-time|media jornada;tiempo parcial|temps partiel;mi-temps|teilzeit|part-time;tempo parziale|meio período;meia jornada|полставки;неполный день|兼职|パート;アルバイト|알바;시간제|دوام جزئي|अंशकालिक|yarı zamanlı
employee;staff;employees|empleado*|salarié*;employé*|mitarbeiter*;angestellte*|dipendent*|funcionário*;funcionario*;empregado*|сотрудник*;работник*|员工|従業員;社員|직원|موظف*|कर्मचारी|çalışan;personel
microentrepreneur (MEI)||auto-entrepreneur;micro-entrepreneur|kleinunternehmer|partita iva forfettaria|mei|самозанят*|个体户|個人事業主|개인사업자|مؤسسة فردية|छोटा व्यवसाय|şahıs şirketi
boss;manager|jefe;jefa|patron;chef|chef;chefin;vorgesetzt*|capo|chefe|начальник*;шеф|老板;领导|上司|상사;사장|المدير;مدير|बॉस;मैनेजर|patron;müdür
customer;customers;client|cliente;clientes|client*|kunde*;kunden|cliente;clienti|cliente*|клиент*;покупател*|客户;顾客|顧客;お客|고객|عملاء;زبائن;العملاء;عميل|ग्राहक|müşteri
sales|ventas|ventes;chiffre d'affaires|verkäufe;umsatz*|vendite;fatturato|vendas|продаж*|销售|売上|매출|مبيعات|बिक्री|satış
revenue;turnover|ingresos;facturación|recettes;revenus|einnahmen;umsatz|ricavi|receita;faturamento|выручк*;оборот|营业额;收入|収益;売上高|수익|إيرادات|आय;राजस्व|ciro;gelir
cost;costs|coste*;costo*;gasto*|coût*;dépense*|kosten|costo;costi|custo*;gasto*|расход*;затрат*|成本|費用;コスト|비용|تكلفة;تكاليف|लागत;खर्च|maliyet;gider
profit;margin;profitability|margen;beneficio;rentabilidad|marge;bénéfice;rentabilité|gewinn*;marge;rentabil*|margine;utile;redditività|margem;lucro;rentabilidade|рентабельност*;прибыл*;маржа|利润;毛利|利益;粗利|이익;마진|ربح;هامش|मुनाफा;लाभ|kâr;marj;karlılık
product;products;goods|producto*|produit*;marchandise*|produkt*;waren|prodotto;prodotti|produto*|товар*|商品;产品|商品;製品|상품;제품|منتج*;بضاعة|उत्पाद;सामान|ürün
shop;store;stores|tienda*|magasin*;boutique*|laden;geschäft*|negozio;negozi|loja*|магазин*|门店;店|店舗;お店|가게;매장|متجر;محل|दुकान;dukan|mağaza;dükkan
grocery shop|tienda de comestibles|épicerie|lebensmittelladen|alimentari|mercearia|продуктовый магазин|杂货店|食料品店|식료품점|بقالة|किराना;kirana|bakkal
bill;invoice;receipt;invoices|factura*;recibo*|facture*;reçu|rechnung*|fattura;fatture;bolletta|fatura*;conta de;boleto|счёт;счет;чек|账单;发票|請求書;領収書|청구서;영수증|فاتورة;فواتير|बिल;bill|fatura
restaurant|restaurante|restaurant|restaurant|ristorante|restaurante|ресторан*|餐厅;饭店|レストラン|식당;레스토랑|مطعم|रेस्टोरेंट|restoran;lokanta
café;coffee shop;cafe|cafetería||café;cafe|bar;caffetteria|cafeteria|кофейн*;кафе|咖啡店;咖啡馆|カフェ;喫茶店|카페|مقهى;كافيه|कैफे|kafe
coffee|café|café|kaffee*|caffè|café|кофе|咖啡|コーヒー|커피|قهوة;القهوة|कॉफी|kahve
bakery|panadería|boulangerie|bäckerei*|panificio;panetteria|padaria|пекарн*|面包店|パン屋;ベーカリー|빵집;제과점|مخبز;المخبز|बेकरी|fırın
barbershop;hairdresser;salon|barbería;peluquería|barbier;salon de coiffure;coiffeur|friseur*|barbiere;parrucchiere|barbearia;cabeleireiro|парикмахерск*;барбершоп|理发店|理髪店;美容院|미용실;이발소|حلاق;صالون|नाई;सैलून|berber;kuaför
opening hours|horario|horaires|öffnungszeiten|orari;orario|horário*|часы работы;режим работы|营业时间|営業時間|영업시간|ساعات العمل|समय|çalışma saatleri
farm stay|casa rural;agroturismo|gîte;agritourisme|bauernhof*|agriturismo|turismo rural|агротуризм|农家乐|農家民宿|농가 체험|سياحة ريفية|फार्म स्टे|çiftlik evi
course (of a meal)|plato;platos|plat;plats|gang;gänge|portata;portate|prato*|блюд*|菜|コース料理|코스|أطباق|व्यंजन|yemek
drinks|bebida*|boisson*|getränk*|bevande|bebida*|напитк*|饮料|飲み物;ドリンク|음료|مشروبات|पेय|içecek
matcha|matcha|matcha|matcha|matcha|matcha|матча|抹茶|抹茶|말차|ماتشا|माचा|matcha
pudding|pudín;flan|flan;pudding|pudding|budino|pudim|пудинг|布丁|プリン|푸딩|بودينغ|पुडिंग|puding
açaí|açaí|açaï|açaí|açaí|açaí;acai|асаи|巴西莓|アサイー|아사이|أساي|असाई|açai
olive oil;oil|aceite|huile|öl;olivenöl|olio|azeite;óleo|масл*|油|オイル;油|기름;오일|زيت|तेल|yağ
bread|pan|pain|brot*|pane|pão|хлеб*|面包|パン|빵|خبز|रोटी;ब्रेड|ekmek
gym|gimnasio|salle de sport|fitnessstudio*|palestra|academia;ginásio|спортзал*|健身房|ジム|헬스장|نادي رياضي;جيم|जिम|spor salonu
membership number|número de socio|numéro d'adhérent|mitgliedsnummer*|numero di tessera|número de sócio|номер членства|会员号|会員番号|회원번호|رقم العضوية|सदस्य संख्या|üyelik numarası
written confirmation;confirmation|confirmación|confirmation|bestätigung*|conferma|confirmação|подтвержден*|确认|確認書|확인서|تأكيد|पुष्टि|onay
earliest possible date|lo antes posible|au plus tôt|nächstmöglich*|al più presto|o mais cedo possível|как можно скорее|尽快|できるだけ早く|가능한 빨리|أقرب وقت|जल्द से जल्द|en kısa sürede
flight|vuelo*|vol;vols|flug;flüge|volo|voo*|рейс*|航班|フライト;便|항공편;비행기|رحلة جوية;طيران|उड़ान|uçuş
delayed;delay|retras*|retard*|verspät*|ritardo;ritardat*|atras*|задерж*|延误|遅延|지연|تأخر;تأخير|देरी|rötar;gecikme
connection (missed)|conexión|correspondance|anschluss*|coincidenza|conexão|пересадк*|转机|乗り継ぎ|환승|رحلة الربط|कनेक्शन|aktarma
plane|avión|avion|flugzeug|aereo|avião|самолёт*;самолет*|飞机|飛行機||طائرة|हवाई जहाज|uçak*
car|coche|voiture|auto|macchina;auto|carro|машин*;автомобил*|车;汽车|車|자동차|سيارة|गाड़ी;कार|araba*
van|furgoneta*|camionnette*|lieferwagen;transporter|furgone;furgoni|van;vans|фургон*|面包车|バン|승합차|شاحنة صغيرة|वैन|minibüs;kamyonet
electric car|coche eléctrico|voiture électrique|elektroauto*;e-auto*|auto elettrica|carro elétrico|электромобил*|电动车;电动汽车|電気自動車|전기차|سيارة كهربائية|इलेक्ट्रिक कार|elektrikli araba*
fuel|combustible;gasolina|carburant;essence|kraftstoff;benzin;sprit|carburante;benzina|combustível;combustivel;gasolina|топлив*;бензин*|油耗;燃料|燃料;ガソリン|연료;기름값|وقود;بنزين|ईंधन;पेट्रोल|yakıt;benzin
licence plate|matrícula|plaque d'immatriculation|kennzeichen|targa|placa|номер машины;госномер|车牌|ナンバープレート|번호판|لوحة السيارة|नंबर प्लेट|plaka
driving licence|carnet de conducir|permis de conduire|führerschein*|patente|carteira de motorista;carta de condução|водительск*;водительские права;замена прав|驾照|運転免許|운전면허|رخصة القيادة|ड्राइविंग लाइसेंस|ehliyet
renewal|renovación|renouvellement|verlängerung;erneuerung|rinnovo|renovação|продлен*;замена;поменять|更新;换证;换发|更新|갱신|تجديد|नवीनीकरण|yenileme
documents;papers|documentos;papeles|documents;papiers|unterlagen;dokumente|documenti|documentos|документ*|材料;证件;文件|書類|서류|وثائق;مستندات;أوراق|दस्तावेज|evrak*;belge*
passport|pasaporte|passeport|reisepass;pass|passaporto|passaporte|паспорт*;загранпаспорт*|护照|パスポート|여권|جواز السفر;جواز|पासपोर्ट|pasaport
child;children|niño*;hijo*|enfant*|kind;kinder|bambin*;figli*|criança*;filho*|ребен*;ребён*;дети;детей|孩子;儿童|子供;子ども|아이;어린이|طفل;أطفال|बच्चा;बच्चे|çocuk
daughter|hija|fille|tochter|figlia|filha|дочь;дочк*|女儿|娘|딸|ابنة;بنتي|बेटी;beti|kızım
mother|madre;mamá|mère;maman|mutter;mama|madre;mamma|mãe|мам*;мать|妈妈;母亲|母;お母さん|엄마;어머니|أمي;والدتي|मां;माँ|anne
teacher|profesor*;maestr*|prof;enseignant*|lehrer*|insegnante;professor*|professor*|учител*|老师|先生;教師|선생님;교사|معلم;مدرس|शिक्षक;अध्यापक|öğretmen
chemistry|química|chimie|chemie|chimica|química|хими*|化学|化学|화학|كيمياء|रसायन|kimya
marine biology|biología marina|biologie marine|meeresbiologie|biologia marina|biologia marinha|морск* биолог*|海洋生物学|海洋生物学|해양생물학|أحياء بحرية|समुद्री जीवविज्ञान|deniz biyolojisi
master's degree|máster|master|masterstudium|laurea magistrale;master|mestrado|магистратур*|硕士|修士|석사|ماجستير|मास्टर डिग्री|yüksek lisans
student;pupil;students|alumn*;estudiante*|élève*;étudiant*|schüler*;student*|studente;alunn*|alun*;estudante*|ученик*;студент*|学生|生徒;学生|학생|طالب;طلاب|छात्र;विद्यार्थी|öğrenci*
school subject|asignatura*|matière*|schulfach|materia;materie|disciplina*|предмет*|科目|科目|과목|مادة;مواد|विषय|ders
grades;marks;scores|notas;calificaciones|notes|noten||notas|оценк*|成绩|成績|성적|درجات||notlar;sınav sonuç*;deneme sonuç*
failing;fail|suspens*|échec|durchfall*|bocciatur*|reprova*|неуспеваем*|不及格|不合格;落第|낙제|رسوب;الرسوب|फेल|başarısız*
birthday|cumpleaños|anniversaire|geburtstag*|compleanno|aniversário|день рождения;днём рождения|生日|誕生日|생일|عيد ميلاد|जन्मदिन|doğum günü
first birthday party|primer cumpleaños|premier anniversaire|erster geburtstag|primo compleanno|primeiro aniversário|годик|周岁;满岁|一歳の誕生日|돌잔치|الميلاد الأول|पहला जन्मदिन;पहले जन्मदिन|ilk doğum günü
wedding;married;maid of honour;maid of honor;best man|boda|mariage|hochzeit*|matrimonio;nozze|casamento|свадьб*|婚礼|結婚式|결혼식|زفاف;عرس|शादी|düğün*;nikah
anniversary|aniversario|anniversaire de|jubiläum|anniversario|aniversário de|годовщин*|周年|周年;記念|주년;기념|سنة على افتتاح;ذكرى|सालगिरह|yıl dönümü
hiking|senderismo|randonnée|wander*|escursion*;trekking|caminhada;trilha|поход*|徒步|ハイキング;登山|등산|مشي|ट्रेकिंग|doğa yürüyüşü
family reasons|motivos familiares|raisons familiales|familiäre gründe|motivi familiari|motivos familiares|семейн* обстоятельств*|家庭原因|家庭の事情|가정 사정|ظروف عائلية|पारिवारिक कारण|ailevi nedenler
internship;work placement|prácticas|stage;stages|praktikum;praktika|tirocinio;stage|estágio*|стажировк*;практик*|实习|インターン;実習|인턴|تدريب|इंटर्नशिप|staj
apprenticeship|formación dual;aprendizaje|alternance;apprentissage|ausbildung*|apprendistato|aprendizagem|ученичество|学徒|見習い|견습|تدريب مهني|प्रशिक्षुता|çıraklık
convenience store|tienda de conveniencia|supérette|späti;kiosk|minimarket|loja de conveniência|магазин у дома|便利店|コンビニ|편의점|متجر صغير|किराना स्टोर|market
marketing|marketing|marketing|marketing|marketing|marketing|маркетинг*|市场营销;营销|マーケティング|마케팅|تسويق|मार्केटिंग|pazarlama
years of experience;experience|experiencia|expérience|erfahrung*|esperienza|experiência|опыт*|经验|経験|경력;경험|خبرة|अनुभव|deneyim;tecrübe
job;job application|trabajo;empleo|emploi;poste|job;stelle;bewerbung|lavoro|emprego;vaga|работ*;ваканси*|工作;职位|仕事;求人|직무;지원|وظيفة;عمل|नौकरी|iş başvuru*
news headline;news|noticia*;titular*|actualités;titres|nachrichten;schlagzeil*|notizi*|notícia*|новост*|新闻|ニュース|뉴스|أخبار|समाचार|haber
file;files;folder;folders|archivo*;carpeta*|fichier*;dossier*|datei*;ordner*|file;cartell*|arquivo*;pasta*|файл*;папк*|文件夹|ファイル;フォルダ|파일;폴더|ملف;مجلد|फाइल;फ़ाइल|dosya;klasör
spreadsheet;excel|hoja de cálculo;excel|tableur;excel|tabellenkalkulation;excel|foglio di calcolo;excel|planilha;excel|эксел*;excel|excel;电子表格|スプレッドシート;エクセル|엑셀;스프레드시트|اكسل;إكسل;جدول بيانات|एक्सेल|excel
data|datos|données|daten|dati|dados|данн*;выгрузк*|数据|データ|데이터|بيانات|डेटा|veri*
survey|encuesta*|sondage;enquête|umfrage*|sondaggio|pesquisa de opinião;inquérito|опрос*|问卷;调查|アンケート|설문*|استبيان;استطلاع|सर्वे|anket
satisfied|satisfech*|satisfait*|zufrieden*|soddisfatt*|satisfeit*|доволен;довольн*|满意|満足|만족|راض|संतुष्ट|memnun
neutral|neutral*;normal|neutre*|neutral|neutr*|neutr*|нейтральн*|一般|普通|보통|محايد|सामान्य|nötr
dissatisfied|insatisfech*|insatisfait*|unzufrieden*|insoddisfatt*|insatisfeit*|недоволен;недовольн*|不满|不満|불만족|غير راض|असंतुष्ट|memnun değil
click-through rate|tasa de clics|taux de clic|klickrate|tasso di clic|taxa de cliques|кликабельност*|点击率|クリック率|클릭률|نسبة النقر|क्लिक दर|tıklama oranı
conversion rate;conversion|tasa de conversión|taux de conversion|konversionsrate|tasso di conversione|taxa de conversão|конверси*|转化率|コンバージョン*|전환율|معدل التحويل|रूपांतरण दर|dönüşüm oranı
visitors;visits|visitantes;visitas|visiteurs;visites|besucher|visitatori;visite|visitantes;visitas|посетител*;визит*|访客;访问量|訪問者;アクセス数|방문자|زوار|आगंतुक|ziyaretçi
bounce rate|tasa de rebote|taux de rebond|absprungrate|frequenza di rimbalzo|taxa de rejeição|показател* отказов|跳出率|直帰率|이탈률|معدل الارتداد|बाउंस दर|hemen çıkma oranı
website relaunch|rediseño|refonte|relaunch|restyling;rifacimento|redesign;reformulação do site|редизайн*|改版|リニューアル|개편|إعادة تصميم|रीडिज़ाइन|yeniden tasarım
group|grupo*|groupe*|gruppe*|gruppo|grupo*|групп*|组|グループ|그룹|مجموعة|समूह|grup
electricity|electricidad;luz|électricité|strom*|elettricità;corrente|eletricidade;energia elétrica|электричеств*;электроэнерг*|电费;用电|電気|전기|كهرباء|बिजली|elektrik
consumption|consumo|consommation|verbrauch*|consumo|consumo|потреблен*;расход|用量;消耗|消費;使用量|소비;사용량|استهلاك|खपत|tüketim
balcony solar panel|placa solar de balcón|panneau solaire de balcon|balkonkraftwerk*|fotovoltaico da balcone|painel solar de varanda|балконная солнечная панель|阳台光伏|ベランダ発電|베란다 태양광|ألواح شمسية للشرفة|बालकनी सोलर|balkon güneş paneli
price|precio*|prix|preis*|prezzo;prezzi|preço*|цен*|价格|価格;値段|가격|سعر|कीमत;दाम|fiyat*
air conditioning|aire acondicionado|climatisation|klimaanlage|aria condizionata|ar condicionado|кондиционер*|空调|エアコン|에어컨|مكيف|एसी|klima
wheat|trigo|blé|weizen*|grano;frumento|trigo|пшениц*|小麦|小麦|밀|قمح|गेहूं;गेहूँ|buğday
rain;rainfall|lluvia*|pluie*|regen*;niederschlag*|pioggia;piogge|chuva*|дожд*;осадк*|降雨;雨|雨;降水|비;강수|مطر;أمطار|बारिश;वर्षा|yağmur;yağış
harvest;yield|cosecha;rendimiento|récolte;rendement|ernte*;ertrag*|raccolto;resa|colheita;safra|урожай*|产量;收成|収穫|수확|محصول|पैदावार;उपज|hasat;verim
district|distrito*|district*|bezirk*|distretto;distretti|distrito*|район*|区|地区|지역|مناطق;منطقة|जिला;जिले;जिलों|ilçe
farming;gardening|agricultura;huerto|agriculture;jardinage|landwirtschaft;garten*|agricoltura;orto|agricultura;horta|огород*|种菜;农业|農業;家庭菜園|농사;텃밭|زراعة|खेती;kheti|tarım
roof terrace;roof|azotea|toit|dach*|tetto;terrazzo|telhado|крыш*|屋顶|屋上|옥상|سطح|छत;chhat|çatı
cat|gato*|chat;chats|katze*|gatto;gatti|gato*|кот;кошк*;коту|猫|猫|고양이|قطة;قط|बिल्ली|kedi
dog|perro*|chien*|hund*|cane;cani|cachorro*;cão|собак*|狗|犬|강아지;개|كلب|कुत्ता|köpek
meowing|maúlla*|miaul*|miaut*|miagol*|mia;miando|мяука*|叫|鳴く;鳴き|야옹|مواء|म्याऊं|miyavl*
neutered;spayed|esterilizad*;castrad*|stérilisé*;castré*|kastriert*;sterilisiert*|sterilizzat*;castrat*|castrad*|стерилизован*;кастрирован*|绝育|去勢;避妊手術|중성화|معقم|नसबंदी|kısırlaştır*
Japanese|japonés|japonais|japanisch*|giapponese|japonês|японск*|日语;日文|日本語|일본어|اليابانية|जापानी|japonca
Chinese|chino|chinois|chinesisch*|cinese|chinês|китайск*|中文;汉语|中国語|중국어|اللغة الصينية;بالصينية|चीनी|çince
night|noche|nuit|nacht;nachts|notte|noite|ноч*|晚上;夜里|夜|밤|الليل;ليلا;ليلة|रात|geceleri;her gece;bütün gece;gece yarısı;bu gece
grass|hierba|herbe|gras|erba|grama;erva|трав*|草|草|풀|عشب|घास|çimen;ot
blood pressure|tensión arterial;presión arterial|tension artérielle|blutdruck*|pressione|pressão arterial|давлени*|血压|血圧|혈압|الضغط;ضغط الدم|रक्तचाप;बीपी|tansiyon
diabetes;blood sugar|diabetes|diabète|diabetes;blutzucker|diabete;glicemia|diabetes|диабет*|糖尿病|糖尿病|당뇨|سكري;السكري|शुगर;मधुमेह|şeker hastalığı;diyabet
patient|paciente*|patient*|patient*|paziente;pazienti|paciente*|пациент*;больн*|患者;病人|患者|환자|مريض;مرضى|मरीज|hasta
mango|mango*|mangue*|mango*|mango|manga|манго|芒果|マンゴー|망고|مانجو|आम|mango
pain|dolor|douleur;mal|schmerz*|dolore;mal di|dor|болит;болят;боли в;болью;болезнен*|疼;痛|痛み|통증;아파|ألم|दर्द|ağrı
medicine;drug;medication|medicamento*;pastilla*|médicament*|medikament*;arznei*|farmac*;medicin*|remédio*;medicamento*|лекарств*;таблетк*|药|薬|약|دواء;أدوية|दवा|ilaç
spam protection;spam|spam|spam;pourriel|spam|spam|spam|спам*|垃圾邮件;垃圾信息|スパム;迷惑メール|스팸|سبام;السبام|स्पैम|spam
serial port|puerto serie|port série|serielle schnittstelle;serieller port|porta seriale|porta serial|последовательный порт;com-порт*|串口|シリアルポート|시리얼 포트|منفذ تسلسلي|सीरियल पोर्ट|seri port*
duplicates;duplicate|duplicad*;repetid*|doublon*|dubletten;duplikat*|doppion*;duplicat*|duplicad*|дубл*;повторяющ*|重复|重複|중복|مكرر|डुप्लिकेट|yinelenen;mükerrer
row;rows;line|fila*|ligne*|zeile*|riga;righe|linha*|строк*|行|行|행|صفوف|पंक्ति|satır*
column|columna*|colonne*|spalte*|colonna;colonne|coluna*|столб*;колонк*|列|列|열|عمود|कॉलम;स्तंभ|sütun*
date|fecha*|date|datum|data;date|data|дат*|日期|日付|날짜|تاريخ|तारीख|tarih*
red|rojo|rouge|rot|rosso|vermelho|красн*|红色|赤|빨간|أحمر|लाल|kırmızı
drag and drop|arrastrar y soltar|glisser-déposer|drag-and-drop|trascina|arrastar e soltar|перетаскиван*|拖拽;拖放|ドラッグ|드래그|سحب وإفلات|ड्रैग|sürükle*
sorting|ordenar|trier;tri|sortier*|ordinar*|ordenar|сортир*|排序|並べ替え;ソート|정렬|ترتيب|क्रमबद्ध|sırala*
third-party library;libraries|librería*;biblioteca*|bibliothèque*|bibliothek*|libreri*|biblioteca*|библиотек*|第三方库|ライブラリ|라이브러리|مكتبة;مكتبات|लाइब्रेरी|kütüphane*
product category;items;positions|artículos;referencias|articles;références|artikel;positionen|articoli|itens|позици*|品类;sku|品目|품목|أصناف|मद|kalem
temperature|temperatura*|température*|temperatur*|temperatur*|temperatura*|температур*|温度;气温|気温;温度|기온;온도|درجة الحرارة|तापमान|sıcaklık
summer|verano*|été;étés|sommer*|estate;estati|verão;verões|летом;летний;летние;на лето;за лето;это лето;летние|夏天;夏季|夏|여름|صيف|गर्मी|yaz aylar*
half marathon|media maratón|semi-marathon|halbmarathon|mezza maratona;la mezza|meia maratona|полумарафон*|半马;半程马拉松|ハーフマラソン|하프 마라톤|نصف ماراثون|हाफ मैराथन|yarı maraton
running;pace|ritmo;correr|course à pied;allure|laufen;lauf*|corsa;passo|corrida;ritmo|бег*;темп|跑步;配速|ランニング;ペース|달리기;페이스|جري|दौड़|koşu;tempo
company;companies|empresa*|entreprise*;société*|firma;firmen;unternehmen|azienda;aziende;impresa|empresa*|компани*;фирм*|公司;企业|会社;企業|회사;기업|شركة;شركات;للشركات|कंपनी|şirket
fixed-term contract (CDD)|contrato temporal|cdd|befristeter vertrag|contratto a termine|contrato a termo|срочный договор|固定期限合同|有期契約|계약직|عقد محدد المدة|सावधि अनुबंध|belirli süreli sözleşme
permanent contract (CDI)|contrato indefinido|cdi|unbefristeter vertrag|contratto a tempo indeterminato|contrato efetivo|бессрочный договор|无固定期限合同|正社員契約|정규직|عقد دائم|स्थायी अनुबंध|belirsiz süreli sözleşme
temporary agency work|trabajo temporal;ett|intérim*|leiharbeit;zeitarbeit|lavoro interinale;somministrazione|trabalho temporário|заёмный труд|劳务派遣|派遣|파견직|عمل مؤقت|अस्थायी काम|geçici iş
promotion|promoción|promotion|aktion|promozione|promoção|акци*|优惠|セール|프로모션|عرض|ऑफ़र|kampanya
discount;discounts|descuento*|réduction;rabais;de remise|rabatt*|sconto;sconti|desconto*|скидк*|打折;折扣|割引|할인|خصم|छूट|indirim
emoji|emoji*|emoji*;émoji*|emoji*|emoji|emoji*|эмодзи;смайл*|表情;emoji|絵文字|이모지;이모티콘|إيموجي|इमोजी|emoji
simple page|página sencilla|page simple|einfache seite|pagina semplice|página simples|простая страница|简单页面|シンプルなページ|간단한 페이지|صفحة بسيطة|simple page;सरल पेज|basit sayfa
quantity;amount|cantidad*|quantité*|menge*|quantità|quantidade*|количеств*|数量|数量|수량|كمية|मात्रा|miktar
mass mailing;bulk email|envío masivo|envoi groupé|massenmail*;serienmail|invio massivo|envio em massa|рассылк*|群发|一斉送信;一括送信|단체 메일;일괄 발송|إرسال جماعي|बल्क ईमेल|toplu e-posta
Ramadan|ramadán|ramadan|ramadan|ramadan|ramadã;ramadão|рамадан*|斋月|ラマダン|라마단|رمضان|रमज़ान|ramazan
pension;retirement|pensión;jubilación|retraite;pension|rente*|pensione|aposentadoria;pensão|пенси*|养老金;退休|年金|연금|تقاعد|पेंशन|emekli*
insurance|seguro*|assurance*|versicherung*|assicurazion*|seguro*|страхов*|保险|保険|보험|تأمين|बीमा|sigorta*
mortgage|hipoteca*|hypothèque|hypothek*;baufinanzierung|mutuo;mutui|financiamento imobiliário|ипотек*|房贷|住宅ローン|주택담보대출|رهن عقاري|होम लोन|ipotek;konut kredisi
loan;loans;credit|préstamo*;crédito*|prêt;crédit;crédits|kredit*;darlehen|prestito;prestiti|empréstimo*;financiamento|кредит*|贷款|ローン|대출|قرض|ऋण;लोन|kredi
visa|visado|visa|visum|visto|visto|виз*|签证|ビザ|비자|تأشيرة|वीज़ा|vize
residence permit|permiso de residencia|titre de séjour|aufenthaltstitel|permesso di soggiorno|autorização de residência|внж|居留|在留|체류 허가|إقامة|निवास परमिट|oturma izni
warranty;guarantee|garantía*|garantie*|garantie*;gewährleistung|garanzia|garantia*|гаранти*|保修|保証|보증 기간|ضمان|वारंटी|garanti
refund;refunds|reembolso*|remboursement*|rückerstattung;erstattung|rimborso;rimborsi|reembolso*|возврат денег;возврата денег|退款|返金|환불|استرداد|रिफंड|iade
travel;trip;holiday|viaje*;vacaciones|voyage*;vacances|reise*;urlaub*|viaggio;vacanz*|viagem|путешеств*;поездк*;отпуск*|旅行|旅行|여행|سفر;رحلة|यात्रा|seyahat;tatil;gezi
sleep|sueño;dormir|sommeil;dormir|schlaf*|sonno;dormire|sono;dormir|сон;сна;спать|睡眠|睡眠|수면;잠|نوم|नींद|uyku
school|escuela;colegio|école|schule*|scuola|escola|школ*|学校|学校|학교|مدرسة|स्कूल|okul
university|universidad|université;fac|universität;uni|università|universidade;faculdade|университет*|大学|大学|대학|جامعة|विश्वविद्यालय|üniversite
`,
);

/** Groups of topics by the field of work they belong to, as it stands in "adviser on ...". */
export const TOPIC_GROUPS: ReadonlyMap<string, readonly GlossaryRow[]> = new Map([
  ['cooking', COOKING],
  ['household', HOME],
  ['animal care', ANIMALS],
  ['family', FAMILY],
  ['school', SCHOOL],
  ['health', HEALTH],
  ['personal finance', FINANCE],
  ['small business', BUSINESS],
  ['travel', TRAVEL],
  ['computing', COMPUTING],
]);

/** Every topic. */
export const TOPICS: readonly GlossaryRow[] = [
  ...CORE,
  ...SUNDRY,
  ...FOOD,
  ...BODY,
  ...JOBS,
  ...THINGS,
  ...OFFICE,
  ...NATURE,
  ...LIFE,
  ...[...TOPIC_GROUPS.values()].flat(),
];
