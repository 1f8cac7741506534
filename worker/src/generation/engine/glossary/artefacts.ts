import { glossaryTable } from './glossary-table.js';

/** Things a person can ask to be made. */
export const ARTEFACTS = glossaryTable(
  'artefact',
  `
script|script|script|skript|script|script|скрипт*|脚本|スクリプト|스크립트|سكربت|स्क्रिप्ट|betik;script
macro|macro|macro|makro*|macro|macro|макрос*|宏|マクロ|매크로|ماكرو|मैक्रो|makro
function|función|fonction|funktion|funzione|função|функци*|函数|関数|함수|دالة|फंक्शन|fonksiyon
component;screen;widget;page|componente;pantalla;página|composant;écran;page|komponente;seite|componente;schermata;pagina|componente;tela;página|компонент*;страниц*|组件;页面|コンポーネント;画面;ページ|컴포넌트;화면;페이지|صفحة;واجهة;شاشة|पेज|bileşen;sayfa;ekran
query|consulta|requête|abfrage|query|consulta|запрос*|查询|クエリ|쿼리|استعلام|क्वेरी|sorgu
regular expression;regex;regexp|expresión regular;regex|expression régulière;regex|regulärer ausdruck;regex|espressione regolare;regex|expressão regular;regex|регулярк*;регулярное выражение|正则*|正規表現|정규식|تعبير نمطي|रेगेक्स|düzenli ifade
bot|bot|bot|bot|bot|bot|бот;бота|机器人|ボット|봇|بوت|बॉट|bot
parser|analizador sintáctico;parser|parseur;parser|parser|parser|parser|парсер*|解析器|パーサー|파서|محلل|पार्सर|ayrıştırıcı
app;application;program|aplicación;programa|application;appli;logiciel|anwendung;app;programm|applicazione;programma|aplicativo;programa|приложени*;программ*|应用;程序;小程序|アプリ;ツール|앱;프로그램|تطبيق;برنامج|ऐप;प्रोग्राम;program|uygulama;program
website;landing page|sitio web;página web|site web;site internet|webseite;website|sito web;sito|site|сайт*|网站|サイト;ホームページ|웹사이트;홈페이지|موقع|वेबसाइट|web sitesi
API;endpoint|api|api|api|api|api|api|接口;api|api|api|api|api|api
login;sign-in;authentication|inicio de sesión;login|connexion;authentification|anmeldung;login|accesso;login|login|авторизац*;вход;логин|登录|ログイン|로그인|تسجيل الدخول|लॉगिन|giriş;oturum
backup|copia de seguridad|sauvegarde|backup;sicherung|backup|backup|бэкап*;резервн*|备份|バックアップ|백업|نسخة احتياطية|बैकअप|yedek*
crawler;scraper;scrape;scraping|scraper;raspa*|scraper|crawler;scraper|scraper|scraper;raspagem|парсинг;краулер|爬虫;爬取|スクレイピング;クローリング|크롤링;크롤러|كشط|स्क्रैप|kazıma
to-do list;todo list|lista de tareas|liste de tâches|to-do-liste;aufgabenliste|lista di attività|lista de tarefas|список дел|待办列表;待办|todoリスト;タスク管理|할 일 목록;투두|قائمة المهام|टू-डू|yapılacaklar
contact form;form|formulario|formulaire|formular|modulo|formulário|форм*|表单|フォーム|폼;양식|نموذج|फॉर्म|form
template|plantilla|modèle;template|vorlage|modello;template|modelo;template|шаблон*|模板|テンプレート;雛形|템플릿|قالب|टेम्पलेट|şablon
email;mail;e-mail|correo;email|mail;courriel;e-mail|mail;e-mail;rundmail*;kundenmail*|mail;email|email;e-mail|письмо;емейл|邮件|メール|메일;이메일|بريد;إيميل|ईमेल|e-posta;mail
letter|carta|lettre|brief;schreiben|lettera|carta|письмо*|信;信件|手紙|편지|خطاب;رسالة|पत्र|mektup;dilekçe
complaint;claim|reclama*;queja|réclamation;plainte|beschwerde;reklamation|reclamo|reclama*|жалоб*;претензи*|投诉|クレーム;苦情|불만;항의|شكوى|शिकायत|şikayet
cancellation;resignation;resign;cancel|baja;cancelar;dimisión|résilia*;démission|kündig*|disdetta;dimission*|cancelamento;demissão;cancelar|расторж*;увольнен*;уволит*|辞职;解约;退订|退職;解約;辞めます|퇴사;해지;사직|استقالة;إلغاء|इस्तीफा|istifa;iptal;fesih
recommendation letter;reference letter|carta de recomendación|lettre de recommandation|empfehlungsschreiben;arbeitszeugnis|lettera di raccomandazione;lettera di referenze|carta de recomendação|рекомендательное письмо|推荐信|推薦状|추천서|رسالة توصية|सिफारिश|tavsiye mektubu;referans mektubu
rejection letter;rejection;refusal|carta de rechazo;rechazo|lettre de refus;refus|absage*;ablehnung*|lettera di rifiuto;rifiuto|carta de recusa;recusa|письмо с отказом;отказ*|拒信;婉拒|断り;お断り|거절*|رفض;اعتذار عن|अस्वीकृति|ret mektubu
apology;apologize;apologise|disculpa*|excuse*|entschuldigung*|scuse|desculpa*|извинен*|道歉|お詫び;謝罪|사과|اعتذار|माफी;माफ़ी|özür
cover letter;motivation letter|carta de presentación;carta de motivación|lettre de motivation|bewerbungsschreiben;anschreiben;motivationsschreiben|lettera di presentazione;lettera motivazionale|carta de apresentação;carta de motivação|сопроводительное письмо;мотивационное письмо|求职信|志望動機;送付状|자기소개서;자소서|خطاب تقديم;رسالة تغطية|कवर लेटर|ön yazı;motivasyon mektubu
CV;resume;résumé|currículum;curriculum;cv|cv|lebenslauf|curriculum;cv|currículo;curriculum|резюме|简历|履歴書;職務経歴書|이력서|سيرة ذاتية|रिज्यूमे;बायोडाटा|özgeçmiş;cv
post|post;publicación|post;publication|beitrag;post|post|post;publicação|пост;поста|帖子;文案;推文|投稿|포스팅;게시물|منشور;بوست|पोस्ट|gönderi;paylaşım
caption|leyenda;pie de foto|légende|bildunterschrift;caption|didascalia|legenda|подпись|配文|キャプション|캡션|تعليق;كابشن|कैप्शन|açıklama metni
tagline;slogan;slogans|eslogan;lema|slogan|slogan;werbespruch|slogan|slogan|слоган*|口号;标语;广告语|キャッチコピー;スローガン|슬로건|شعار|नारा;टैगलाइन|slogan
ad;advert;advertisement|anuncio|annonce;publicité|anzeige;werbetext|annuncio;pubblicità|anúncio;propaganda|объявлени*;реклам*|广告|広告|광고|إعلان|विज्ञापन|ilan;reklam
name;names for;name ideas|nombre|nom|name|nome|nome|названи*;имя|名字;名称;取名|名前;ネーミング|이름|اسم|नाम;naam|isim;ad
poem|poema|poème|gedicht|poesia|poema|стих*;стихотворен*|诗|詩|시;동시|قصيدة|कविता|şiir
story|cuento;historia|histoire;conte|geschichte|storia;racconto;favola|história;conto|сказк*;рассказ*;истори*|故事|物語;お話;童話|이야기;동화|قصة|कहानी;kahani|hikaye;masal
speech;toast;eulogy|discurso;brindis;elogio fúnebre|discours;toast;éloge funèbre|rede;ansprache;trauerrede;grabrede|discorso;brindisi|discurso;brinde|речь;тост|演讲;发言稿;致辞|スピーチ;挨拶文|연설;축사;스피치|خطبة;كلمة|भाषण|konuşma
video script;youtube script;script for a video|guion|script vidéo|drehbuch;videoskript|sceneggiatura;copione|roteiro de vídeo|сценарий*|视频脚本|台本;動画のスクリプト|대본|سيناريو|वीडियो स्क्रिप्ट|video senaryosu;senaryo
product description;description;listing;kickstarter page;campaign page;crowdfunding page;about page;product page text;product page;landing page copy;website copy;sales copy;sales page|descripción|description;fiche produit|beschreibung;produktbeschreibung|descrizione|descrição|описани*|产品描述;介绍|紹介文;商品説明|소개글;상품 설명;상세페이지|وصف|विवरण;description|açıklama;tanıtım
menu|carta del restaurante;menú|menu;carte|speisekarte|menu;menù|cardápio;menu|меню|菜单|メニュー|메뉴|قائمة الطعام|मेन्यू|menü
invitation|invitación|invitation;faire-part|einladung*|invito|convite|приглаш*|请柬;邀请*|招待状;招待|초대*;청첩|دعوة|निमंत्रण;आमंत्रण|davet*
greeting card;birthday card;leaving card;christmas card;wedding card;thank you card;card for;card to;congratulation*;greeting|tarjeta;felicitación|carte de vœux;carte d'anniversaire;carte|karte;glückwunsch*|biglietto;auguri|cartão;parabéns|открытк*;поздравл*|贺卡;祝福|お祝いメッセージ;カード|축하;카드|تهنئة;بطاقة|कार्ड;बधाई;शुभकामना*|kart;tebrik;kutlama
thank-you message;thank you note;thank you|agradecimiento|remerciement*|danksagung;dankeschön|ringraziamento|agradecimento|благодарн*|感谢信;感谢|お礼|감사|شكر|धन्यवाद|teşekkür
message;text message;sms;whatsapp to;whatsapp for;text to;dm to;note to;note for|mensaje|message;sms|nachricht|messaggio|mensagem|сообщени*|短信;消息|メッセージ|문자;메시지;문구|رسالة|संदेश;मैसेज|mesaj
job ad;job advert*;job post*;job listing;job description;vacancy;vacancy notice;hiring post|oferta de empleo;oferta de trabajo;anuncio de trabajo|offre d'emploi;annonce d'emploi|stellenanzeige*;stellenausschreibung*;jobanzeige|offerta di lavoro;annuncio di lavoro|anúncio de vaga;anúncio de emprego;vaga de emprego;oferta de emprego|вакансию;объявление о вакансии;объявление о работе|招聘启事;招聘广告;招聘|求人広告;求人票;スタッフ募集;アルバイト募集;募集文|채용 공고;구인 공고;채용공고|إعلان وظيفة;اعلان وظيفة;إعلان توظيف|नौकरी का विज्ञापन;भर्ती विज्ञापन|iş ilanı*
bio;biography;about me page;about us page|biografía;bio;biografia corta|biographie;bio;à propos|kurzbiografie;biografie;vita|biografia;bio|biografia;bio|биографи*;о себе|个人简介;简介|プロフィール文;自己紹介文;経歴紹介|프로필;자기소개|نبذة;سيرة قصيرة|परिचय;बायो|biyografi*;hakkımda
press release;media release|nota de prensa;comunicado de prensa|communiqué de presse|pressemitteilung*;pressemeldung|comunicato stampa|comunicado de imprensa;nota à imprensa|пресс-релиз*|新闻稿|プレスリリース|보도자료|بيان صحفي|प्रेस विज्ञप्ति|basın bülteni*
newsletter|boletín;newsletter|newsletter;bulletin d'information|newsletter;rundbrief;rundschreiben|newsletter|newsletter;boletim informativo|новостн* рассылк*|电子报;通讯|メルマガ;ニュースレター|뉴스레터|نشرة إخبارية|समाचार पत्रिका;न्यूज़लेटर|bülten*
FAQ;faqs;frequently asked questions|preguntas frecuentes;faq|foire aux questions;faq|faq;häufige fragen|domande frequenti;faq|perguntas frequentes;faq|част* вопрос*;faq|常见问题|よくある質問|자주 묻는 질문|الأسئلة الشائعة|अक्सर पूछे जाने वाले|sıkça sorulan
policy;agreement;lease agreement;rental agreement;contract template;nda;terms and conditions;terms of service;refund policy;privacy policy;house rules|política de devolución;términos y condiciones|conditions générales;règlement;politique de|richtlinie*;agb;hausordnung;geschäftsbedingungen|regolamento;condizioni di vendita;politica di|política de troca;termos de uso;regulamento|правила дома;политик* возврат*|政策;条款|利用規約;規約;ポリシー|약관;정책;규정|سياسة الاسترجاع;شروط الاستخدام|वापसी नीति;नियम व शर्तें|iade politikası;kullanım şartları
agenda;meeting agenda|orden del día;agenda|ordre du jour|tagesordnung;agenda|ordine del giorno;agenda|pauta;ordem do dia|повестк*|议程|議題;アジェンダ|안건;회의 안건|جدول أعمال|कार्यसूची;एजेंडा|gündem*
minutes of a meeting;meeting minutes;meeting notes;into minutes;into proper minutes;into formal minutes;as minutes;minutes from my notes;minutes from these notes;minutes from the notes;make minutes;write minutes;write the minutes;the minutes of our;the minutes of the|acta de la reunión;acta|compte rendu;procès-verbal|protokoll;besprechungsnotiz*|verbale|ata da reunião;ata|протокол*|会议纪要;会议记录|議事録|회의록|محضر اجتماع|बैठक का विवरण|toplantı tutanağı;tutanak
lesson plan;lesson;curriculum;teaching unit|plan de clase;plan de lección;unidad didáctica|plan de cours;fiche de préparation;séquence pédagogique|unterrichtsentwurf;stundenentwurf;unterrichtsplan*;unterrichtsstunde|piano di lezione;unità didattica|plano de aula|план* урока;конспект урока|教案|授業案;学習指導案;指導案|수업 계획안;수업 지도안;지도안|خطة درس;خطة الدرس|पाठ योजना|ders planı
questionnaire;survey questions|cuestionario|questionnaire|fragebogen|questionario|questionário|анкет*|调查问卷;问卷|質問票;アンケートを作|설문지|استبيان|प्रश्नावली|anket soruları
essay;term paper;paper on;opinion piece|ensayo;redacción|dissertation;rédaction|aufsatz;essay;erörterung;hausarbeit|saggio;tema su|redação;ensaio|эссе;сочинени*;реферат*|作文;论文|作文;小論文;レポートを書|에세이;논술|مقال;مقالة|निबंध|kompozisyon;deneme yaz*
outline;thesis outline;table of contents|esquema;índice|plan de mémoire;plan détaillé|gliederung*|scaletta;indice della tesi|esboço;sumário|план диплом*;план статьи|大纲;提纲|構成案;目次|목차;개요|مخطط البحث|रूपरेखा|anahat
business plan|plan de negocio*|business plan;plan d'affaires|businessplan;geschäftsplan|business plan;piano aziendale|plano de negócio*|бизнес-план*;бизнес план*|商业计划书;商业计划|事業計画書;事業計画|사업 계획서;사업계획서|خطة عمل|व्यवसाय योजना;बिजनेस प्लान|iş planı
proposal;pitch;quote for a client;grant application|propuesta|proposition commerciale;devis|angebot an;angebot für;projektantrag|proposta commerciale|proposta comercial|коммерческое предложение|提案书;报价方案|企画書;提案書|제안서|عرض سعر;مقترح|प्रस्ताव|teklif mektubu;teklif yaz*
roadmap;product roadmap|hoja de ruta|feuille de route|roadmap|roadmap|roadmap|дорожн* карт*|路线图|ロードマップ|로드맵|خارطة طريق|रोडमैप|yol haritası
user stories;user story;backlog;requirements document;acceptance criteria|historias de usuario|cahier des charges;récits utilisateur|anforderungsliste;lastenheft;user storys|storie utente|histórias de usuário|техническое задание|需求文档;用户故事|要件定義*|요구사항 정의|وثيقة متطلبات|आवश्यकता दस्तावेज़|gereksinim dokümanı
config file;dockerfile;docker compose file;compose file;configuration file;ci pipeline;pipeline;workflow file|archivo de configuración;dockerfile|fichier de configuration;dockerfile|konfigurationsdatei;dockerfile|file di configurazione;dockerfile|arquivo de configuração;dockerfile|конфиг*;dockerfile|配置文件;dockerfile|設定ファイル;dockerfile|설정 파일;dockerfile|ملف إعدادات;dockerfile|कॉन्फ़िग;dockerfile|yapılandırma dosyası;dockerfile
classified ad;sell my;for sale;selling my|vender mi;vendo;se vende;anuncio para vender|vendre mon;vendre ma;petite annonce;à vendre|kleinanzeige*;verkaufe mein*;zu verkaufen|vendere la mia;vendere il mio;vendo;in vendita|vender meu;vender minha;vendo|продать мо*;продаю;объявление о продаже|转让;出售|売ります;売りたい;出品|중고 판매;팝니다|بيع سيارتي;للبيع|बेचना;बेचने|satmak;satılık
appraisal;performance review;employee review;feedback for|evaluación de desempeño|évaluation annuelle;entretien annuel|mitarbeiterbeurteilung;beurteilung|valutazione delle prestazioni|avaliação de desempenho|оценка сотрудника;аттестаци*|绩效评估;绩效考核|人事評価;評価コメント|인사 평가;성과 평가|تقييم أداء|प्रदर्शन समीक्षा|performans değerlendirme*
README;documentation;docstring*;changelog;user manual;manual;api docs|documentación;manual de usuario|documentation;mode d'emploi|dokumentation;handbuch;bedienungsanleitung|documentazione;manuale|documentação;manual|документаци*;инструкци* пользователя|说明文档;使用说明;文档|ドキュメント作成;取扱説明書|문서화;설명서|توثيق;دليل المستخدم|दस्तावेज़ीकरण|dokümantasyon;kullanım kılavuzu
database migration;migration;schema change;schema;alter table|migración|migration de base|migration|migrazione|migração|миграци*|数据库迁移;迁移脚本|マイグレーション|마이그레이션|ترحيل قاعدة|माइग्रेशन|migrasyon;veritabanı göç*
code review;review this code;review my code|revisión de código;revisa este código|revue de code;relis ce code|code-review;code review;überprüfe diesen code|revisione del codice|revisão de código|ревью кода;проверь код|代码审查;审查代码|コードレビュー|코드 리뷰|مراجعة الكود;راجع الكود|कोड समीक्षा|kod incele*
itinerary;travel plan;travel itinerary;trip plan;day trip;city trip;road trip|itinerario;plan de viaje|itinéraire de voyage;itinéraire;programme de voyage|reiseplan*;reiseroute;urlaubsplan*;städtereise|itinerario;piano di viaggio|roteiro;roteiro de viagem|маршрут*;план поездки|旅行计划;行程;攻略|旅行プラン;旅程;旅行の計画|여행 일정;여행 계획|خطة سفر;برنامج رحلة;برنامج سياحي|यात्रा योजना;घूमने का प्लान|gezi planı;seyahat planı
training plan;workout plan;workout;exercise plan;training schedule;running plan;exercise routine|plan de entrenamiento;rutina de ejercicio*|plan d'entraînement;programme sportif|trainingsplan*|piano di allenamento;allenamento|plano de treino;treino|план тренировок;тренировк*|训练计划;健身计划|トレーニングメニュー;筋トレメニュー;トレーニング計画|운동 계획;운동 루틴|خطة تمارين;برنامج تدريب|व्यायाम योजना;वर्कआउट प्लान|antrenman programı;egzersiz programı
meal plan;diet plan;weekly menu|plan de comidas;dieta;menú semanal|plan de repas;menu de la semaine|ernährungsplan*;essensplan*;wochenplan|piano alimentare;menù settimanale|plano alimentar;cardápio semanal|план питания;меню на неделю|饮食计划;食谱计划|献立|식단|خطة وجبات;جدول غذائي|भोजन योजना;डाइट प्लान|beslenme planı;diyet listesi
budget;household budget;monthly budget;spending plan|presupuesto|budget|haushaltsplan*;budget;budgetplan|budget;bilancio familiare|orçamento;orçamento mensal|бюджет*|预算|予算;家計|예산;가계부|ميزانية|बजट|bütçe*
ideas;gift ideas;brainstorm|ideas|idées|ideen;vorschläge|idee|ideias|иде*|点子;创意;想法|アイデア|아이디어|أفكار|सुझाव;आइडिया|fikir*;öneriler
user guide;checklist for onboarding;onboarding guide;handbook;guideline*|guía de usuario|guide pratique|leitfaden;einarbeitungsplan|guida pratica|guia prático|руководств*|操作指南;手册|マニュアル|매뉴얼|دليل إرشادي|मार्गदर्शिका|rehber;kılavuz
notice;announcement;poster;poster text;sign;flyer;leaflet;door sign|aviso;cartel*;anuncio para la puerta;folleto*|une affiche;affiches;affiche pour;avis aux;affichette*;mot pour les voisins;note aux;prospectus;flyer|aushang*;plakat*;hinweisschild*;flyer*;zettel|avviso;cartello;locandina;volantino|aviso*;cartaz;comunicado;panfleto|объявление на;листовк*;плакат*;памятк*|公告;启事;通知单;海报;告示|お知らせ;張り紙;貼り紙;ポスター;案内文;チラシ|안내문;공지;공지문;포스터;전단지|إعلان على;ملصق;لافتة;تنبيه للسكان|सूचना पट्ट;पोस्टर;नोटिस|duyuru*;afiş;ilan metni;el ilanı
haiku;limerick;verse;rhyme;rhymes|haiku;verso*;rima*;copla*|haïku;vers;rime*|haiku;reim*;gereimt*;vers|haiku;rime;versi;filastrocca|haicai;verso*;rima*|хайку;стишок;рифм*|俳句;打油诗;顺口溜;对联|俳句;川柳;短歌|하이쿠;삼행시|أبيات شعر|शेर;शायरी|şiirsel;mani;kafiye*
condolence;sympathy card|pésame;condolencias|condoléance*|beileid*;kondolenz*;trauerkarte*|condoglian*|condolências;pêsames|соболезнован*|悼词;慰问|弔辞;お悔やみ|조의;위로 문구;위로의 말|تعزية;عزاء;مواساة|शोक संदेश;संवेदना|taziye;başsağlığı
few words;wishes;words for|unas palabras;unas palabritas|un petit mot;quelques mots|ein paar worte;ein paar zeilen|due righe;due parole;un pensiero|umas palavras|пару слов;пожелани*|祝词;贺词;几句话|一言メッセージ;寄せ書き|한마디;글귀;롤링페이퍼|كلمات قصيرة|दो शब्द;कुछ शब्द|birkaç cümle;iki satır yazı
caption text;short copy;status|copy;texto corto|accroche|werbezeile*|copy;testo breve|texto curto|текст для|文案;朋友圈|紹介コピー;煽り文|문구;카피|صياغة;كابشن|स्टेटस|metin yazısı
reply to a review;review reply;respond to a review|contestar a una reseña;respuesta a la reseña|répondre à un avis;réponse à un avis|antwort auf die bewertung;bewertung beantworten|rispondere alla recensione;risposta alla recensione|responder a avaliação;resposta à avaliação|ответ на отзыв|回复差评;回复评价|口コミへの返信;レビュー返信|리뷰 답글;후기 답글|الرد على تقييم|समीक्षा का जवाब|yoruma cevap;yoruma yanıt
reminder;reminder email*|recordatorio*|rappel;relance|erinnerung*;zahlungserinnerung*|promemoria;sollecito|lembrete*|напоминан*|提醒|リマインド;催促文|리마인드;알림 문구|تذكير|अनुस्मारक;याद दिलाने|hatırlatma
self-introduction|autopresentación|auto-présentation|selbstvorstellung|presentazione personale|autoapresentação|самопрезентац*|自我介绍|自己紹介;自己紹介文|자기소개글|تعريف عن نفسي|आत्म परिचय|kendini tanıt*
study plan;study schedule;revision plan;revision timetable|plan de estudio*|planning de révision*|lernplan*|piano di studio;programma di studio|plano de estudo*;cronograma de estudo*|план подготовки|学习计划;复习计划|勉強計画;学習計画|공부 계획;학습 계획|خطة دراسة;جدول مذاكرة|पढ़ाई की योजना;स्टडी प्लान|çalışma planı;ders çalışma programı
extension;browser extension;plugin;add-on;extention|extensión;complemento|extension;module complémentaire|erweiterung*;plugin|estensione;plugin|extensão;plugin|расширени*;плагин*|插件;扩展|拡張機能;プラグイン|확장 프로그램;플러그인|إضافة متصفح|एक्सटेंशन|eklenti*;uzantı*
sketch;firmware|sketch;firmware|firmware|sketch;firmware|sketch;firmware|sketch;firmware|скетч;прошивк*|固件|スケッチ|펌웨어|برنامج ثابت|फर्मवेयर|gömülü yazılım
automation;workflow|automatización|automatisation|automatisierung*|automazione|automação|автоматизац*|自动化|自動化|자동화|أتمتة|ऑटोमेशन|otomasyon
command;commands;one-liner|comando*|commande shell;commandes shell|befehl*|comando;comandi|comando*|команд* для терминала|命令|コマンド|명령어|أوامر|कमांड|komut*
comparison table|tabla comparativa|tableau comparatif|vergleichstabelle|tabella comparativa|tabela comparativa|сравнительн* таблиц*|对比表|比較表|비교표|جدول مقارنة|तुलना तालिका|karşılaştırma tablosu
text;wording;text for;text about|texto;textito|texte|text;textvorschlag|testo;testino|texto;textinho|текст*|文字;文稿|文;テキスト|글;글귀|نص;كلام|टेक्स्ट;लेख|metin;yazı
blog post;article;blog|artículo;blog|article;blog|artikel;blogbeitrag|articolo;blog|artigo;blog|стать*|文章;博客|記事;ブログ|기사;블로그|تدوينة|लेख|makale;blog
review|reseña|avis;critique|rezension;bewertung|recensione|resenha;avaliação|отзыв*;рецензи*|评价;评论;测评|レビュー;口コミ|리뷰;후기|مراجعة;تقييم|समीक्षा|yorum;inceleme
lyrics;song|canción|chanson;paroles|lied;songtext|canzone|música;canção|песн*|歌词|歌詞|가사;노래|أغنية;كلمات|गाना;गीत|şarkı
report|informe;reporte|rapport|bericht;report|rapporto;relazione|relatório|отчёт*;отчет*|报告;汇报|報告;レポート|보고*|تقرير|रिपोर्ट|rapor
presentation;slides|presentación|présentation;diapositives|präsentation;folien|presentazione|apresentação|презентац*|幻灯片;ppt|プレゼン;スライド|발표;프레젠테이션|عرض تقديمي|प्रस्तुति|sunum
table;pivot table;pivot|tabla;tabla dinámica|tableau;tableau croisé|tabelle;pivot*|tabella;tabella pivot|tabela;tabela dinâmica|таблиц*;сводн*|表格;透视表|ピボット*;表|피벗*;표로|جدول|तालिका|tablo;pivot
formula|fórmula|formule|formel|formula|fórmula|формул*|公式|数式;関数式|수식|معادلة|फॉर्मूला|formül
dashboard|panel de control;cuadro de mando|tableau de bord|dashboard|cruscotto;dashboard|dashboard;painel|дашборд*|仪表盘;看板数据|ダッシュボード|대시보드|لوحة معلومات|डैशबोर्ड|gösterge paneli
recipe|receta|recette|rezept|ricetta|receita|рецепт*|食谱;菜谱|レシピ|레시피|وصفة|रेसिपी;नुस्खा|tarif
checklist|lista de comprobación|liste de contrôle;checklist|checkliste|lista di controllo|checklist|чек-лист*|清单|チェックリスト|체크리스트|قائمة تحقق|सूची|kontrol listesi
exam;quiz;exercise*;worksheet|examen;cuestionario;ejercicio*|examen;quiz;exercice*|prüfung;quiz;übung*|esame;quiz;esercizi*|prova;questionário;exercício*|тест;экзамен*;упражнени*|考试;测验;练习题|クイズ;試験;問題集|퀴즈;시험;문제|اختبار;تمارين|परीक्षा;प्रश्नोत्तरी|sınav;test;alıştırma
`,
);

const CODE_THINGS = new Set(
  'script;macro;function;component;query;regular expression;bot;parser;app;website;API;login;backup;crawler;to-do list;contact form;config file;README;database migration;code review;extension;sketch;automation;command'.split(
    ';',
  ),
);
const PLANS = new Set(
  'itinerary;training plan;meal plan;recipe;ideas;checklist;study plan'.split(';'),
);
const FIGURES = new Set('budget;table;dashboard;report;formula;comparison table'.split(';'));
/** Words that name no text by themselves: a name stands in most requests. */
const WEAK_TEXTS = new Set(
  'text;name;template;story;review;caption;letter;card;few words'.split(';'),
);

/** What sort of thing an artefact is. */
export function sortOfArtefact(concept: string): 'code' | 'plan' | 'figures' | 'text' {
  if (CODE_THINGS.has(concept)) return 'code';
  if (PLANS.has(concept)) return 'plan';
  return FIGURES.has(concept) ? 'figures' : 'text';
}

/** Whether the word for a text tells even in passing that a text is wanted. */
export function isTellingText(concept: string): boolean {
  return sortOfArtefact(concept) === 'text' && !WEAK_TEXTS.has(concept);
}
