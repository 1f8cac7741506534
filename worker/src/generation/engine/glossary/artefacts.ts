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
email;mail;e-mail|correo;email|mail;courriel;e-mail|mail;e-mail|mail;email|email;e-mail|письмо;емейл|邮件|メール|메일;이메일|بريد;إيميل|ईमेल|e-posta;mail
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
tagline;slogan|eslogan;lema|slogan|slogan;werbespruch|slogan|slogan|слоган*|口号;标语;广告语|キャッチコピー;スローガン|슬로건|شعار|नारा;टैगलाइन|slogan
ad;advert;advertisement|anuncio|annonce;publicité|anzeige;werbetext|annuncio;pubblicità|anúncio;propaganda|объявлени*;реклам*|广告|広告|광고|إعلان|विज्ञापन|ilan;reklam
name|nombre|nom|name|nome|nome|названи*;имя|名字;名称;取名|名前;ネーミング|이름|اسم|नाम;naam|isim;ad
poem|poema|poème|gedicht|poesia|poema|стих*;стихотворен*|诗|詩|시;동시|قصيدة|कविता|şiir
story|cuento;historia|histoire;conte|geschichte|storia;racconto;favola|história;conto|сказк*;рассказ*;истори*|故事|物語;お話;童話|이야기;동화|قصة|कहानी;kahani|hikaye;masal
speech;toast|discurso;brindis|discours;toast|rede;ansprache|discorso;brindisi|discurso;brinde|речь;тост|演讲;发言稿;致辞|スピーチ;挨拶文|연설;축사;스피치|خطبة;كلمة|भाषण|konuşma
video script;youtube script;script for a video|guion|script vidéo|drehbuch;videoskript|sceneggiatura;copione|roteiro de vídeo|сценарий*|视频脚本|台本;動画のスクリプト|대본|سيناريو|वीडियो स्क्रिप्ट|video senaryosu;senaryo
product description;description;listing|descripción|description;fiche produit|beschreibung;produktbeschreibung|descrizione|descrição|описани*|产品描述;介绍|紹介文;商品説明|소개글;상품 설명;상세페이지|وصف|विवरण;description|açıklama;tanıtım
menu|carta del restaurante;menú|menu;carte|speisekarte|menu;menù|cardápio;menu|меню|菜单|メニュー|메뉴|قائمة الطعام|मेन्यू|menü
invitation|invitación|invitation;faire-part|einladung*|invito|convite|приглаш*|请柬;邀请*|招待状;招待|초대*;청첩|دعوة|निमंत्रण;आमंत्रण|davet*
greeting card;birthday card;card;congratulation*;greeting|tarjeta;felicitación|carte de vœux;carte d'anniversaire;carte|karte;glückwunsch*|biglietto;auguri|cartão;parabéns|открытк*;поздравл*|贺卡;祝福|お祝いメッセージ;カード|축하;카드|تهنئة;بطاقة|कार्ड;बधाई;शुभकामना*|kart;tebrik;kutlama
thank-you message;thank you note;thank you|agradecimiento|remerciement*|danksagung;dankeschön|ringraziamento|agradecimento|благодарн*|感谢信;感谢|お礼|감사|شكر|धन्यवाद|teşekkür
message;text message;sms|mensaje|message;sms|nachricht|messaggio|mensagem|сообщени*|短信;消息|メッセージ|문자;메시지;문구|رسالة|संदेश;मैसेज|mesaj
blog post;article;essay;newsletter|artículo;ensayo;blog|article;blog;essai|artikel;blogbeitrag;aufsatz|articolo;blog;saggio|artigo;redação;blog|стать*;эссе|文章;博客;作文|記事;ブログ;作文|기사;블로그;에세이|مقال*;تدوينة|लेख;निबंध|makale;blog;deneme yazısı
review|reseña|avis;critique|rezension;bewertung|recensione|resenha;avaliação|отзыв*;рецензи*|评价;评论;测评|レビュー;口コミ|리뷰;후기|مراجعة;تقييم|समीक्षा|yorum;inceleme
lyrics;song|canción|chanson;paroles|lied;songtext|canzone|música;canção|песн*|歌词|歌詞|가사;노래|أغنية;كلمات|गाना;गीत|şarkı
report|informe;reporte|rapport|bericht;report|rapporto;relazione|relatório|отчёт*;отчет*|报告;汇报|報告;レポート|보고*|تقرير|रिपोर्ट|rapor
presentation;slides|presentación|présentation;diapositives|präsentation;folien|presentazione|apresentação|презентац*|幻灯片;ppt|プレゼン;スライド|발표;프레젠테이션|عرض تقديمي|प्रस्तुति|sunum
table;pivot table;pivot|tabla;tabla dinámica|tableau;tableau croisé|tabelle;pivot*|tabella;tabella pivot|tabela;tabela dinâmica|таблиц*;сводн*|表格;透视表|ピボット*;表|피벗*;표로|جدول|तालिका|tablo;pivot
formula|fórmula|formule|formel|formula|fórmula|формул*|公式|数式;関数式|수식|معادلة|फॉर्मूला|formül
dashboard|panel de control;cuadro de mando|tableau de bord|dashboard|cruscotto;dashboard|dashboard;painel|дашборд*|仪表盘;看板数据|ダッシュボード|대시보드|لوحة معلومات|डैशबोर्ड|gösterge paneli
recipe|receta|recette|rezept|ricetta|receita|рецепт*|食谱;菜谱|レシピ|레시피|وصفة|रेसिपी;नुस्खा|tarif
checklist|lista de comprobación|liste de contrôle;checklist|checkliste|lista di controllo|checklist|чек-лист*|清单|チェックリスト|체크리스트|قائمة تحقق|सूची|kontrol listesi
exam;quiz;exercise*|examen;cuestionario;ejercicio*|examen;quiz;exercice*|prüfung;quiz;übung*|esame;quiz;esercizi*|prova;questionário;exercício*|тест;экзамен*;упражнени*|考试;测验;练习题|クイズ;試験;問題集|퀴즈;시험;문제|اختبار;تمارين|परीक्षा;प्रश्नोत्तरी|sınav;test;alıştırma
`,
);
