import { glossaryTable } from './glossary-table.js';

/** Words that stand beside a number. */
export const UNITS = glossaryTable(
  'unit',
  `
years old;year old;y.o.;yo|||jahre alt||||岁|歳;才|살;세||साल के|yaşında
years;year;yrs;yr|año*|an;ans;année*|jahr;jahre;jahren|anno;anni|ano;anos|год*;лет|年|年|년|سنة;سنوات;عام;أعوام|साल;वर्ष;saal|yıl*;sene
months;month|mes;meses|mois|monat*|mese;mesi|mês;meses|месяц*|个月|か月;ヶ月;カ月|개월;달|شهر;أشهر;شهور|महीने;महीना|ay
weeks;week|semana*|semaine*|woche*|settiman*|semana*|недел*|周;个星期|週間|주|أسبوع;أسابيع|हफ्ते;सप्ताह|hafta
days;day|día*|jour*|tag;tage;tagen|giorn*|dia;dias|дн*;день|天;日|日;日間|일|يوم;أيام|दिन;din|gün
hours;hour;hrs;hr|hora*|heure*|stunde*|or*|hora*|час*|小时|時間|시간|ساعة;ساعات|घंटे|saat
minutes;minute;min;mins|minuto*|minute*|minute*|minut*|minuto*|минут*|分钟|分|분|دقيقة;دقائق|मिनट|dakika
o'clock|||uhr||||点|時|시||बजे|
words|palabras|mots|wörter|parole|palavras|слов*|词|語|단어|كلمة;كلمات|शब्द|kelime;sözcük
characters|caracteres|caractères|zeichen|caratteri|caracteres|символ*;знаков|字|文字;字|자|حرف;حروف|अक्षर|karakter
lines|líneas|lignes|zeilen|righe|linhas|строк*|行|行|줄|سطر;أسطر|पंक्ति*|satır
thousand;k|mil|mille;milliers|tausend|mila|mil|тыс*;тысяч*|千|千|천|ألف;آلاف|हज़ार;हजार|bin
ten thousand|decena de miles|dizaine de milliers|zehntausend|diecimila|dezena de milhares|десять тысяч|万|万|만|عشرة آلاف|दस हज़ार|on bin
million;millions|millon*;millón|million*|million*|milion*|milhão;milhões|миллион*;млн|百万|百万|백만|مليون|मिलियन|milyon
euros;euro;eur|euro*|euro*|euro|euro|euro*|евро|欧元|ユーロ|유로|يورو|यूरो|avro;euro
dollars;dollar;usd|dólar*|dollar*|dollar|dollari|dólar*|доллар*|美元|ドル|달러|دولار|डॉलर|dolar
yuan|yuanes|yuan|yuan|yuan|yuan|юан*|元;块|元|위안|يوان|युआन|yuan
yen|yenes|yens|yen|yen|ienes|иен*|日元|円|엔|ين|येन|yen
won|wones|wons|won|won|wons|вон|韩元|ウォン|원|وون|वॉन|won
roubles;rubles|rublos|roubles|rubel|rubli|rublos|руб*|卢布|ルーブル|루블|روبل|रूबल|ruble
lira;tl|liras|livres turques|lira|lire turche|liras|лир*|里拉|リラ|리라|ليرة|लीरा|tl;lira
cents;ct|céntimos|centimes|cent;ct|centesimi|centavos;cêntimos|коп*|分钱|セント|센트|سنت|पैसे|kuruş
people;persons;person|persona*|personne*|person*;leute|person*|pessoa*|человек*|人|人;名|명;인|شخص;أشخاص|लोग;व्यक्ति|kişi
times;time|vez;veces|fois|mal|volt*|vez;vezes|раз*|次|回|번;회|مرة;مرات|बार|kez;kere;defa
messages;emails|mensajes;correos|messages|mails;nachrichten|messaggi|mensagens|сообщени*;писем|封;条|通|통|رسائل|संदेश|mesaj
litres;liters;l|litro*|litre*|liter|litr*|litro*|литр*|升|リットル|리터|لتر|लीटर|litre
kilometres;km|kilómetro*;km|kilomètre*;km|kilometer;km|chilometr*;km|quilômetro*;km|км;километр*|公里;千米|キロ|킬로|كيلو*|किलोमीटर|km;kilometre
percent|por ciento|pour cent|prozent|per cento|por cento|процент*|百分|パーセント|퍼센트|بالمئة|प्रतिशत|yüzde
`,
);
