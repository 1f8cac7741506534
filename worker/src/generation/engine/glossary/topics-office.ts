import { foreignTopics } from './glossary-table.js';

/** Offices, papers, law, money, shops and selling. */
export const OFFICE = foreignTopics(`
inflation|inflación|inflation|inflation;inflationsrate|inflazione|inflação|инфляц*|通胀;通货膨胀|インフレ;物価高|인플레이션;물가상승률|تضخم;التضخم|महंगाई;मुद्रास्फीति|enflasyon*
purchasing power|poder adquisitivo|pouvoir d'achat|kaufkraft|potere d'acquisto|poder de compra|покупательн* способност*|购买力|購買力|구매력|القدرة الشرائية|क्रय शक्ति|alım güc*
tax return;tax declaration|declaración de la renta|déclaration d'impôts;déclaration de revenus|steuererklärung*|dichiarazione dei redditi;730 precompilato|declaração de imposto|налогов* декларац*|报税|確定申告|세금 신고;종합소득세|إقرار ضريبي|आईटीआर;टैक्स रिटर्न|vergi beyanname*
credit card|tarjeta de crédito|carte de crédit;carte bancaire|kreditkarte*|carta di credito|cartão de crédito|кредитн* карт*|信用卡|クレジットカード;クレカ|신용카드|بطاقة ائتمان;بطاقة الائتمان|क्रेडिट कार्ड|kredi kart*
instalments|a plazos;cuotas|mensualités;paiement en plusieurs fois|ratenzahlung;raten|a rate;rateizzazione|parcelas;parcelado|рассрочк*|分期|分割払い|할부|تقسيط;أقساط|किस्त;किश्त;ईएमआई|taksit*
bank transfer|transferencia bancaria|virement*|überweisung*|bonifico;bonifici|transferência bancária;pix|банковск* перевод*;перевод на карту|转账;汇款|振込;送金|계좌이체;송금|تحويل بنكي;حوالة|बैंक ट्रांसफर;नेफ्ट|havale;eft
cash|en efectivo;efectivo|en espèces;espèces|bargeld;barzahlung|contanti|dinheiro vivo;em espécie|наличн*|现金|現金|현금|نقدا;كاش|नकद;कैश|nakit
exchange rate|tipo de cambio|taux de change|wechselkurs*|tasso di cambio|taxa de câmbio;cotação do dólar|курс валют*;курс доллара|汇率|為替;為替レート|환율|سعر الصرف|विनिमय दर|döviz kur*;kur fark*
cryptocurrency|criptomoneda*;bitcoin|cryptomonnaie*;bitcoin|kryptowährung*;bitcoin|criptovalut*;bitcoin|criptomoeda*;bitcoin|криптовалют*;биткоин*|比特币;加密货币|仮想通貨;ビットコイン|비트코인;가상화폐;암호화폐|عملات رقمية;بيتكوين|क्रिप्टो;बिटकॉइन|kripto;bitcoin
PPF (provident fund)|ppf|ppf|ppf|ppf|ppf|ppf|ppf|ppf|ppf|ppf|पीपीएफ;ppf|ppf
fixed deposit|depósito a plazo|dépôt à terme|festgeldkonto|deposito vincolato|depósito a prazo|срочн* вклад*|定期存款|定期預金|정기예금|شهادة ادخار;وديعة لأجل|एफडी;फिक्स्ड डिपॉजिट|vadeli hesap;vadeli mevduat
dividends|dividendo*|dividende*|dividende*|dividend*|dividendo*|дивиденд*|分红;股息|配当|배당|أرباح الأسهم;توزيعات|लाभांश|temettü
loan guarantor|aval;avalista|garant;caution solidaire|bürge;bürgschaft|garante;fideiussione|fiador*|поручител*|担保人|保証人|보증인;연대보증|كفيل|गारंटर|kefil
subsidy;grant|subvención;subvenciones;ayuda pública|subvention*;aide financière|förderung;zuschuss|sussidio;contributo statale;bonus edilizi|subsídio;auxílio|субсиди*;пособи*|补贴|補助金;助成金|보조금;지원금|دعم حكومي;منحة مالية|सब्सिडी;अनुदान|hibe;teşvik;sübvansiyon
child benefit|prestación por hijo|allocations familiales;caf|kindergeld|assegno unico|bolsa família;salário-família|маткапитал;детск* пособи*|生育津贴;育儿补贴|児童手当|아동수당;양육수당|علاوة الأطفال|बाल भत्ता|çocuk yardım*
ration card|cartilla de racionamiento|carte de rationnement|bezugsschein|tessera annonaria|cartão de racionamento|продовольственн* карточк*|粮票|配給カード|배급 카드|بطاقة تموين;بطاقة التموين|राशन कार्ड;ration card|karne kart*
birth certificate|partida de nacimiento|acte de naissance|geburtsurkunde*|certificato di nascita|certidão de nascimento|свидетельств* о рождении|出生证|出生証明|출생증명서;출생신고|شهادة الميلاد;شهادة ميلاد|जन्म प्रमाण पत्र|doğum belgesi
marriage certificate|acta de matrimonio;certificado de matrimonio|acte de mariage|heiratsurkunde*|certificato di matrimonio|certidão de casamento|свидетельств* о браке|结婚证|婚姻届;結婚証明|혼인신고|عقد الزواج;شهادة الزواج|विवाह प्रमाण पत्र|evlilik cüzdan*
identity card|dni;documento de identidad|carte d'identité|personalausweis*|carta d'identità|carteira de identidade;rg|удостоверени* личности|身份证|身分証;マイナンバーカード|주민등록증;신분증|بطاقة الهوية;الهوية الوطنية|पहचान पत्र;आधार कार्ड|kimlik kart*;nüfus cüzdan*
citizenship|nacionalidad;ciudadanía|nationalité;naturalisation|einbürgerung*;staatsbürgerschaft|cittadinanza|cidadania|гражданств*|入籍;国籍|国籍;帰化|국적;귀화|جنسية;الجنسية|नागरिकता|vatandaşlık;vatandaşlığ*
Blue Card (EU)|tarjeta azul|carte bleue européenne|blaue karte|carta blu ue|cartão azul ue|голуб* карт*|蓝卡|ブルーカード|블루카드|البطاقة الزرقاء|ब्लू कार्ड|mavi kart
work permit|permiso de trabajo|permis de travail|arbeitserlaubnis|permesso di lavoro|autorização de trabalho|разрешени* на работу|工作许可;工签|就労ビザ|취업비자|تصريح عمل|वर्क परमिट|çalışma izni
embassy;consulate|embajada;consulado|ambassade;consulat|botschaft;konsulat|ambasciata;consolato|embaixada;consulado|посольств*;консульств*|大使馆;领事馆|大使館;領事館|대사관;영사관|سفارة;قنصلية|दूतावास|büyükelçilik;konsolosluk;konsolosluğ*
town hall|ayuntamiento|mairie|rathaus;bürgeramt;gemeindeamt|comune di residenza;municipio|prefeitura|администрац* города|市政府;街道办|市役所;区役所;役場|구청;시청;주민센터|البلدية;بلدية|नगर निगम;पंचायत|belediye
tax office|agencia tributaria|centre des impôts;trésor public|finanzamt*|agenzia delle entrate|receita federal|налоговая;налоговую;налоговой;фнс|税务局|税務署|세무서|مصلحة الضرائب|आयकर विभाग|vergi dairesi
employment office|oficina de empleo;sepe|france travail;pôle emploi|arbeitsamt;jobcenter;arbeitsagentur|centro per l'impiego|sine|центр* занятости|人才市场;就业局|ハローワーク|고용센터;고용노동부|مكتب العمل|रोजगार कार्यालय|işkur
court|tribunal;juzgado|tribunal|gericht;amtsgericht|tribunale|tribunal;fórum|судебн*;в суд;суда|法院;起诉|裁判所|법원|محكمة;المحكمة|अदालत;कोर्ट|mahkeme
law|una ley;la ley|la loi;une loi|gesetz*|la legge;una legge|lei;leis|закон;закона;законы|法律|法律|법률;법적으로|قانون;القانون|कानून;क़ानून|kanun;yasa
rights|derechos|droits|rechte|diritti|direitos|права потребител*;мои права|权利;权益|権利|권리|حقوق|अधिकार|haklar;haklarım
power of attorney|poder notarial|procuration*|vollmacht*|procura;delega|procuração|доверенност*|委托书;授权书|委任状|위임장|توكيل;وكالة|मुख्तारनामा|vekalet*
signature|firma digital;firmas;la firma|signature*|unterschrift*|firma digitale;firme;una firma|assinatura*|подпись;подписи;подпиши|签字;签名|署名;サイン|서명|توقيع;التوقيع|हस्ताक्षर|imza*
certificate|certificado*|attestation*;certificat*|zertifikat*;bescheinigung*;attest|certificat*|certificado*;atestado*|справк*;сертификат*|证书;证明|証明書|증명서;자격증|شهادة|प्रमाण पत्र;सर्टिफिकेट|sertifika;belgesi
appeal;objection|recurso;alegaciones|recours;contestation|widerspruch;einspruch|ricorso|recurso administrativo|апелляц*;возражени*|申诉;上诉|異議申し立て;不服申し立て|이의신청|طعن;تظلم|अपील|itiraz
deadline|fecha límite;plazo|date limite;échéance|abgabefrist;deadline;frist|scadenza|prazo;prazos|дедлайн*;крайний срок;срок сдачи|截止;最后期限|締め切り;締切;期限|마감;기한|موعد نهائي;الموعد النهائي|अंतिम तिथि;डेडलाइन|son tarih;teslim tarih*
trial period;probation|periodo de prueba|période d'essai|probezeit|periodo di prova|período de experiência|испытательн* срок*|试用期|試用期間|수습기간|فترة التجربة|परिवीक्षा|deneme süresi
notice period|preaviso|préavis|kündigungsfrist*|preavviso|aviso prévio|предупредить за;отработк*|通知期|解約予告;退職予告|해고예고;퇴사통보|فترة الإشعار;مهلة الإشعار|नोटिस पीरियड|ihbar süre*
home office;remote work|teletrabajo;trabajo remoto|télétravail|homeoffice;home-office|smart working;lavoro da remoto|home office;trabalho remoto;teletrabalho|удаленк*;удалёнк*;удаленн* работ*|远程办公;居家办公|在宅勤務;テレワーク;リモートワーク|재택근무|العمل عن بعد;عمل عن بعد|वर्क फ्रॉम होम|uzaktan çalışma;evden çalışma
working hours|jornada laboral;horas de trabajo|temps de travail|arbeitszeit*|orario di lavoro|jornada de trabalho|рабоч* врем*|工作时间|勤務時間;労働時間|근무시간|ساعات الدوام;دوام|काम के घंटे|mesai saat*
absences|faltas de asistencia;ausencias|absences|fehlzeiten;fehltage;abwesenheit*|assenze|faltas;ausências|пропуски;прогул*|缺勤;旷课|欠席;欠勤|결석;결근|غياب;الغياب|अनुपस्थिति|devamsızlık;devamsızlığ*
bonus|paga extra;bonificación|prime;treizième mois|bonus;weihnachtsgeld|tredicesima;premio di produzione|décimo terceiro;bônus|преми*;бонус*|奖金;年终奖|ボーナス;賞与|성과급;상여금|مكافأة;علاوة|बोनस|ikramiye;prim ödeme*
hourly wage|salario por hora|taux horaire;salaire horaire|stundenlohn*|paga oraria|valor da hora|почасов* оплат*|时薪|時給|시급|أجر بالساعة|प्रति घंटा वेतन|saatlik ücret
daily wage|jornal diario|salaire journalier|tageslohn|paga giornaliera|diária|поденн*|日薪|日当|일당|أجر يومي;يومية|दिहाड़ी|yevmiye
bullying;harassment|acoso;mobbing;bullying|harcèlement|mobbing|mobbing;bullismo|assédio;bullying|травл*;буллинг*;домогательств*|霸凌;骚扰|いじめ;ハラスメント|왕따;괴롭힘|تنمر;تحرش|उत्पीड़न|zorbalık;mobbing;taciz
strike|huelga*|la grève;grève;grèves|streik*|sciopero;scioperi|greve;greves|забастовк*|罢工|ストライキ|파업|إضراب|हड़ताल|grev
trade union|sindicato*|syndicat|gewerkschaft*;betriebsrat|sindacat*|sindicato*|профсоюз*|工会|労働組合|노조;노동조합|نقابة|यूनियन|sendika*
founder's articles;statutes|estatutos|statuts de|satzung;gesellschaftsvertrag|statuto|estatuto|устав;устава|章程|定款|정관|النظام الأساسي|नियमावली|ana sözleşme;tüzük
residents' association;owners' association|comunidad de propietarios;comunidad de vecinos|copropriété;syndic|eigentümergemeinschaft*;weg-versammlung|condominio;assemblea condominiale|condomínio|тсж;собрани* жильцов|业委会;业主群|管理組合;自治会;町内会|입주자대표;아파트 주민|اتحاد الملاك|सोसाइटी|apartman yönetim*;aidat
property management|administrador de fincas|gestion immobilière|hausverwaltung*|amministratore di condominio|administradora do condomínio|управляющ* компани*;жкх|物业|管理会社|관리비;관리업체|إدارة العقار|प्रॉपर्टी मैनेजमेंट|site yönetim*
service charges|gastos de comunidad|charges de copropriété|nebenkosten*|spese condominiali|taxa de condomínio|коммунал*;квитанц*|物业费|管理費;共益費|공과금|رسوم الخدمات|मेंटेनेंस चार्ज|aidat borc*
flatmate|compañer* de piso|coloc;colocataire*|mitbewohner*;wg|coinquilin*|colega de quarto;república estudantil|сосед по комнате|室友;合租|ルームメイト;シェアハウス|룸메이트|زميل السكن;شريك السكن|रूममेट|ev arkadaş*
brochure;leaflet|folleto*|brochure*;dépliant*|broschüre*;flyer;prospekt|volantino;volantini;opuscolo|panfleto*;folheto*|листовк*;буклет*;брошюр*|传单;宣传册|チラシ;パンフレット|전단지;팸플릿|منشور دعائي;كتيب|पर्चा;ब्रोशर|broşür;el ilan*
logo|logotipo*;logo|logo;logos|logo;logos|logo;loghi|logotipo*;logomarca|логотип*|标志;logo设计|ロゴ|로고|شعار الشركة;لوجو|लोगो|logo
brand|marca;marcas|marque;marques|marke;marken|marchio;brand|marca;marcas|бренд*|品牌|ブランド|브랜드|علامة تجارية;ماركة|ब्रांड|marka
target group;audience|público objetivo|public cible;audience|zielgruppe*|target di riferimento;pubblico di riferimento|público-alvo|целев* аудитори*|目标人群;受众|ターゲット層;客層|타깃;타겟층|الجمهور المستهدف|लक्षित दर्शक|hedef kitle
livestream|directo en instagram;retransmisión|live twitch;direct vidéo|livestream*|diretta streaming|transmissão ao vivo;live|стрим*;прямой эфир|直播;直播间|ライブ配信;生配信|라이브 방송;라방|بث مباشر|लाइव स्ट्रीम|canlı yayın
followers;subscribers|seguidor*;suscriptor*|abonné*;followers|follower*;abonnent*|follower;iscritti al canale|seguidor*;inscritos|подписчик*|粉丝;关注者|フォロワー;登録者|팔로워;구독자|متابع*|फॉलोअर्स;सब्सक्राइबर|takipçi*;abone
hashtags|hashtag*|hashtag*|hashtag*|hashtag|hashtag*|хэштег*;хештег*|话题标签|ハッシュタグ|해시태그|هاشتاق;هاشتاغ|हैशटैग|hashtag;etiket ekle*
online shop;e-commerce|tienda online;comercio electrónico|boutique en ligne;e-commerce|onlineshop*;online-shop*|negozio online;e-commerce|loja virtual;loja online|интернет-магазин*;маркетплейс*|网店;电商;淘宝店|ネットショップ;通販|쇼핑몰;온라인몰;스마트스토어|متجر إلكتروني;متجر الكتروني|ऑनलाइन दुकान;ई-कॉमर्स|e-ticaret;online mağaza
supermarket|supermercado*|supermarché*|supermarkt*|supermercat*|supermercado*|супермаркет*|超市|スーパー;スーパーマーケット|슈퍼마켓;대형마트|سوبرماركت|सुपरमार्केट|süpermarket
greengrocer|frutería;verdulería|primeur;marchand de légumes|obstladen;gemüsehändler|fruttivendolo|hortifrúti;quitanda|овощн* магазин*|水果店;蔬菜店|八百屋|과일가게;야채가게|محل خضار;خضري|सब्जी की दुकान|manav
second-hand|segunda mano;usado|d'occasion;seconde main|gebraucht*;secondhand|usato;di seconda mano|de segunda mão;usado;usada|б/у;подержанн*|二手|中古|중고|مستعمل;مستعملة|सेकंड हैंड;पुराना सामान|ikinci el
auction|subasta*|enchère*|auktion*;versteigerung*|asta;aste|leilão;leilões|аукцион*|拍卖|オークション|경매|مزاد|नीलामी|açık artırma;müzayede
raffle|sorteo;rifa|tombola;tirage au sort|verlosung;tombola;gewinnspiel|lotteria;riffa|sorteio;rifa|розыгрыш*;лотере*|抽奖|抽選;くじ引き|경품;추첨|سحب على;يانصيب|लकी ड्रॉ;लॉटरी|çekiliş
donation|donación;donaciones;donativo*|don;dons|spende;spenden;spendenaktion|donazion*|doação;doações|пожертвован*;благотворительн*|捐款;捐赠|寄付;募金|기부;후원금|تبرع;تبرعات;صدقة|दान;चंदा|bağış*
sponsor|patrocinador*|sponsor;sponsors|sponsor;sponsoren|sponsor|patrocinador*|спонсор*|赞助|スポンサー;協賛|협찬;스폰서|راعي الفعالية;رعاية الفعالية|प्रायोजक|sponsor
franchise|franquicia*|franchise*|franchise*|franchising|franquia*|франшиз*|加盟店;加盟|フランチャイズ|프랜차이즈;가맹점|امتياز تجاري;فرنشايز|फ्रेंचाइजी|franchise;bayilik
partnership|socio;socios|associé;associés;partenariat|geschäftspartner*;partnerschaft|socio in affari;partnership|sócio;sócios;parceria|партнёр*;партнер*|合伙;合伙人|共同経営;提携|동업;제휴|شراكة;شريك|साझेदार*|ortaklık;ortağım
warehouse|almacén;almacenes|entrepôt*|lagerhalle;warenlager|deposito merci|armazém;galpão logístico|складск*|仓库|倉庫|창고 관리;물류창고|مستودع|गोदाम|ambar;depo
factory|fábrica*|usine*|fabrik*|fabbrica;fabbriche;stabilimento|fábrica*|завод;завода;фабрик*|工厂;车间|工場|공장|مصنع|कारखाना;फैक्ट्री|fabrika
construction site|obra en construcción|chantier*|baustelle*|cantiere;cantieri|canteiro de obras|стройк*;строительн*|工地;施工|工事;建設現場|공사장;공사 현장|موقع البناء;ورشة بناء|निर्माण|şantiye;inşaat
parcel;package|paquete;paquetes|colis|paket;pakete|pacco;pacchi|encomenda;pacote|посылк*|包裹|荷物;小包;宅配|택배;소포|طرد;طرود|पार्सल|paket;koli
post office|correos|la poste;bureau de poste|postamt;postfiliale|poste italiane;ufficio postale|correios|почта россии;на почт*|邮局|郵便局|우체국|مكتب البريد;البريد السعودي|डाकघर|postane;ptt
out of stock;sold out|agotad*|rupture de stock;épuisé*|ausverkauft;vergriffen|esaurit*|esgotad*|распродан*;нет в наличии|缺货;断货;售罄|売り切れ;品切れ;完売|품절;매진|نفدت الكمية;نفذت الكمية|स्टॉक खत्म|tükendi;stokta yok
complaint about quality;defect|defecto*;defectuos*|défaut;défectueu*|mangel;defekt|difett*|defeito*;defeituos*|брак;бракован*;дефект*|质量问题;瑕疵|不良品;欠陥|불량|عيب;عيوب|खराबी;दोष|arıza*;kusur*
market research|estudio de mercado|étude de marché|marktforschung;marktanalyse|ricerca di mercato|pesquisa de mercado|исследовани* рынка|市场调研|市場調査|시장조사|دراسة السوق;أبحاث السوق|बाजार अनुसंधान|pazar araştırma*
key figures;KPI|kpi;indicadores clave|kpi;indicateurs clés|kennzahl*;kpi|kpi;indicatori chiave|kpi;indicadores|показател*;kpi|指标;kpi|指標;kpi|지표;kpi|مؤشرات الأداء|संकेतक|performans gösterge*
`);
