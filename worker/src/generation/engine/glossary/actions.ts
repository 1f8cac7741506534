import { glossaryTable } from './glossary-table.js';

/** Verbs of wanting something done, as stems where a language inflects them. */
export const ACTIONS = glossaryTable(
  'action',
  `
write|escrib*;redact*|écri*;rédige*|schreib*;verfass*|scriv*;redig*|escrev*;redij*|напиши*;написать;составь*|写;撰写;帮我写|書いて;書き|써줘;써주;작성|اكتب;أكتب;كتابة|लिख*;likh*|yaz;yazar;yazın;yazmak
make;create|haz;hazme;hacer;crea;crear|fais;faire;crée*;fabrique*|mach;mache;erstell*|fammi;fai;fare;crea*|faz;fazer;faça;cria*|сделай*;сделать;создай*|做;制作;创建|作って;作成;作り|만들*|اعمل;أعمل;سوي;اصنع;أنشئ|बना*;bana*|hazırla*;oluştur*
build;code;program;implement*;develop|programa;programar;desarroll*;implementa*|développe*;programme;coder|programmier*;entwickl*;implementier*|programma;sviluppa*;implementa*|programa;programar;desenvolv*;implement*|парсер;программ*;реализ*;разработ*|开发;实现;编程|実装;開発;プログラム|구현;개발;짜줘;코드|برمج;برنامج;كود|program;प्रोग्राम|program;geliştir*;kodla*
fix;repair;debug|arregl*;corrig*;repar*|corrige*;répare*|reparier*;beheb*;korrigier*|corregg*;aggiusta*;sistema|arrum*;corrig*;conserta*|исправ*;почини*|修复;修;改正|直して;修正|고쳐;수정|أصلح;اصلح;صحح|ठीक;सुधार*;theek|düzelt*;onar*
invent;come up with;think of;think up|invent*;inventa*;piensa|invente*;imagine;trouve-moi|denk dir*;erfinde*;überleg*|inventa*;pensa a|inventa*;pensa em|придума*|想几个;想个;起个;取个|考えて|지어;생각해 줘|ابتكر;اخترع|सोचो;सुझाओ|uydur;düşün
explain|explica*|explique*|erklär*|spiega*|explica*;explique*|объясн*|解释;说明;讲解|説明;解説|설명|اشرح;أشرح;شرح|समझा*;samjha*|açıkla*;anlat*
compare;comparison|compar*|compar*|vergleich*|confront*;paragona*|compar*|сравни*|比较;对比;比一下|比較;比べ|비교|قارن;أقارن;مقارنة|तुलना;compare|karşılaştır*;kıyasla*
analyze;analyse;analysis;analyzing|analiz*;análisis|analys*|analysier*;auswert*|analizza*;analisi|analis*;análise|анализ*;проанализ*|分析|分析;解析|분석|حلل;تحليل|विश्लेषण;analysis|analiz*;incele*
calculate;compute|calcul*|calcul*|berechn*;rechne*;ausrechn*|calcol*|calcul*|посчита*;рассчита*;вычисл*|计算;算|計算|계산|احسب;أحسب;حساب|गणना;हिसाब;calculate|hesapla*
translate;translation|traduc*|tradui*|übersetz*|traduc*;traduzione|traduz*;tradução|перевед*;перевод*|翻译|翻訳|번역|ترجم;ترجمة|अनुवाद;anuvad|çevir*;tercüme
rewrite;rephrase;reword;proofread;make this sound|reescrib*;reformula*|reformule*;réécri*|umschreib*;umformulier*|riscriv*;riformula*|reescrev*;reformul*|перепиши*;переформулир*|改写;润色;重写|書き直*;言い換え;リライト;添削|다시 써;고쳐 써;다듬*|أعد صياغة;اعد صياغة;إعادة صياغة|दोबारा लिख*|yeniden yaz*
summarize;summarise;summary;sum up;sum this up;sum it up;tldr|resum*|résum*|zusammenfass*|riassum*;riassunto;sintesi|resum*|кратко изложи*;резюмир*;сократи*|总结;摘要;概括|要約;まとめて|요약|لخص;ملخص;تلخيص|सारांश;saransh|özetle*;özet
clean;clean up;dedupe;normalize|limpi*;depura*|nettoie*;nettoyer|bereinig*|pulisc*;ripulisc*|limpa*|очист*;почист*|清洗;清理|クレンジング;整形して|정제;정리해|نظف;تنظيف|साफ|temizle*
forecast;predict;projection|pronostic*;prever;previsión|prévoi*;prévision*|prognos*;vorhersag*|preved*;prevision*|prever;previsão;previsões|прогноз*;спрогноз*|预测|予測|예측|توقع;تنبؤ;توقعات|पूर्वानुमान;भविष्यवाणी|tahmin
plan;planning;itinerary;schedule|planifi*;itinerario|planifi*;itinéraire;planning|plane;planen;plan;reiseplan|pianifica*;itinerario|planej*;roteiro;planea*|план;план*;распланир*|计划;规划;行程|計画;予定を立て;旅程|계획;일정 짜|خطط;خطة;جدول|योजना;plan|planla*;plan
find;look for|encontr*;busc*;halla*|trouv*;cherch*|find;finde;finden;such*|trova*;cerca|encontr*;ach*;busc*|найди*;найти|查找;找出|探して;見つけ|찾아|ابحث;أوجد;جد|ढूंढ*;खोज*|bul;bulmak
recommend;suggest|recomiend*;sugier*|recommand*;suggère*|empfiehl*;empfehl*;schlag*|consiglia*;suggerisc*|recomend*;sugir*|порекоменд*;посовет*|推荐;建议|おすすめ;提案して|추천|انصح;اقترح;توصية|सुझा*;suggest|öner*;tavsiye
convert;turn into|convert*;conviert*|converti*|konvertier*;umwandel*|converti*|convert*|конвертир*;преобраз*|转换|変換|변환|حول;تحويل|बदल*;convert|dönüştür*
test;unit test;tests|pruebas unitarias;test|tests unitaires|unit-test*;tests|test unitari*|testes unitários|тесты;протестируй*|单元测试;测试用例|単体テスト;テストコード|단위 테스트;테스트 코드|اختبار وحدة;اختبارات|टेस्ट|birim test*
deploy;install;set up;setup;configure|instal*;configura*;despleg*|install*;configure*;déploie*|installier*;konfigurier*;einrichten|install*;configura*|instal*;configur*|установ*;настро*;разверн*|部署;安装;配置|動かしたい;インストール;構築;設定|설치;배포;설정|ثبت;تثبيت;نشر;إعداد|इंस्टॉल;setup|kur;kurulum;yükle*
refactor;restructure;clean code|refactoriz*|refactoris*|refaktor*;refactor*|rifattorizz*|refator*|рефактор*|重构|リファクタ*|리팩토링|إعادة هيكلة|रिफैक्टर|yeniden düzenle*
convince;prove;show that|convenc*;demostrar;pruebo|prouver;convainc*|beweis*;überzeug*|dimostrare;convincere|provo;provar;convenc*|доказать;убедить|证明;说服|証明;説得|증명;설득|أثبت;أقنع|साबित|kanıtla*;ikna
visualize;chart;graph;plot|gráfic*|graphique*;visualis*|diagramm*;grafik*;visualisier*|grafic*|gráfic*|график*;диаграмм*|图表;可视化;画图|グラフ;可視化|그래프;차트;시각화|رسم بياني;مخطط|चार्ट;ग्राफ|grafik*
`,
);

/** Words that mark a question's kind, a relation in time or a turn of thought. */
export const CUES = glossaryTable(
  'cue',
  `
how to;how do;how can;how should;how i|cómo;como hago;como puedo|comment|wie kann;wie mache;wie bekomme;wie richte;wie geht|come faccio;come posso;come si;come|como faço;como posso;como arrumo;como|как;каким образом|怎么;怎样;如何|どうやって;どうすれば;方法|어떻게;방법|كيف;كيفية|कैसे;kaise|nasıl
why;how come;whats wrong;what's wrong|por qué;porqué|pourquoi|warum;wieso;weshalb|perché;perche;come mai|por que;por quê;porque|почему;зачем|为什么;为何|なぜ;どうして;なんで|왜|لماذا;ليش;لم|क्यों;kyun;kyu|neden;niye;niçin
difference;versus;vs|diferencia*|différence*|unterschied*|differenza;differenze|diferença*|разниц*;отличи*|区别;差别;不同|違い|차이|الفرق;فرق|अंतर;फर्क;antar|fark*
which is better;should i;better;or should;worth it;cheaper;cheapest|debería;conviene;mejor;vale la pena|devrais;vaut-il;mieux;vaut le coup|soll ich;sollte ich;lohnt*;besser|dovrei;conviene;meglio;vale la pena|devo;vale a pena;melhor;compensa|стоит ли;лучше;выгодн*|应该;哪个好;值得;更好|べき;どっち;どちらが|나을까;좋을까;해야 할까|أيهما أفضل;هل يستحق;أفضل|बेहतर;चाहिए या;behtar|değer mi;daha iyi;gitmeli;almalı
may i;can i;am i allowed;can my;is it legal;legal;right to;entitled;allowed|puedo;puede;derecho;legal;me corresponde|droit;puis-je;légal;ai-je|darf;dürfen;recht auf;erlaubt;rechtens|posso;diritto;legale;può|posso;pode;direito;legal|имею право;можно ли;законно;имеет право|可以吗;能不能;合法;权利;能拿回|できますか;違法;権利;いいですか|되나요;합법;권리;수 있나요|يحق;قانوني;هل يجوز;حق|अधिकार;कानूनी;सकते हैं|hakkı;yasal;hakkım
how many;how much|cuánto*;cuanto*|combien|wie viel*;wieviel*|quanto;quanti;quanta|quanto*;quanta*|сколько|多少;几|いくら;いくつ;何個|얼마;몇|كم|कितना;कितने;kitna|kaç;ne kadar
this year|este año|cette année|dieses jahr|quest'anno|este ano|этот год;этом году|今年|今年|올해|هذه السنة;هذا العام|इस साल|bu yıl;bu sene
last year;previous year|el año pasado;año anterior|l'année dernière;l'an dernier|letztes jahr;vorjahr|l'anno scorso;anno scorso|ano passado|прошл* год*;прошлый год;прошлом году|去年|去年;昨年|작년|السنة الماضية;العام الماضي|पिछले साल|geçen yıl;geçen sene
since|desde|depuis|seit|dal;dalla|desde|с тех пор|以来;自从|以来;から|부터;이후|منذ;من بعد|से अब|beri;itibaren
each week;per week;weekly;every week|cada semana;semanal*|chaque semaine;hebdomadaire*|wöchentlich*;jede woche|ogni settimana;settimanal*|toda semana;semanal*|еженедельн*;каждую неделю|每周|毎週|매주|أسبوعي*;كل أسبوع|हर हफ्ते|haftalık;her hafta
every day;daily;per day;a day|cada día;diari*|chaque jour;quotidien*|täglich*;jeden tag|ogni giorno;giornalier*|todo dia;diári*|ежедневн*;каждый день|每天|毎日;1日|매일;하루|يومي*;كل يوم|रोज;रोज़;हर दिन|günlük;her gün
every month;monthly;per month|cada mes;mensual*;por mes|chaque mois;mensuel*;par mois|monatlich*;jeden monat|ogni mese;mensil*|todo mês;mensal*|ежемесячн*;каждый месяц|每月|毎月|매월;매달|شهري*;كل شهر|हर महीने;मासिक|aylık;her ay
wrong;broken;cause;causes;causing;doesn't work;not working;flat;noise;leak*|no funciona;falla;roto|ne marche pas;ne fonctionne pas;panne;cassé|funktioniert nicht;geht nicht;kaputt;defekt|non funziona;rotto;guasto|não funciona;quebrad*;não liga|не работает;сломал*;не включается|坏了;不工作;故障;不能用|壊れ;動かない;おかしい|고장;안 돼;안돼;안됨|لا يعمل;معطل;خربان|खराब;काम नहीं|çalışmıyor;bozul*;arıza*
significant;significance;a/b;ab test|significativ*|significatif*;significative*|signifikan*|significativ*|significativ*|значим*;достоверн*|显著;说明b|有意|유의*|دلالة إحصائية|महत्वपूर्ण अंतर|anlamlı
trend;season;seasonality|tendencia*;estacional*|tendance*;saisonn*|trend;saison*|tendenz*;stagional*|tendência*;sazonal*|тренд*;сезон*|趋势;季节*|傾向;季節|추세;계절|موسم*;اتجاه|मौसम*;रुझान|mevsim*;trend;eğilim
bought together;basket|compran juntos;cesta de la compra|achetés ensemble|zusammen gekauft|comprati insieme|comprados juntos|покупают вместе|一起被买;一起买;同时购买;关联购买|一緒に買|함께 구매;같이 사는|يشترى معا|साथ खरीद*|birlikte satın
without|sin|sans|ohne|senza|sem|без|不要;不用;别|なし;不要;使わず;ないで|없이;말고;빼고|بدون;بلا|बिना;bina|olmadan;siz
relationship;correlation;correlate;depends on|relación;correlación|corrélation;lien entre|zusammenhang;korrelation|correlazione;relazione|correlação;relação entre|корреляц*;зависимост*|相关性;关系|相関|상관|علاقة;ارتباط|संबंध|ilişki;korelasyon
`,
);
