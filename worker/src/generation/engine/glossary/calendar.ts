import type { GlossaryLanguage } from './glossary-table.js';

/** Month and weekday names that no locale formats: other regions' names and stems before endings. */
export const CALENDAR_WORDS: Readonly<Partial<Record<GlossaryLanguage, string>>> = {
  es: 'setiembre=September',
  de: 'jänner=January;feber=February;sonnabend=Saturday',
  ru: 'январ=January;феврал=February;март=March;апрел=April;май=May;мая=May;мае=May;маю=May;июн=June;июл=July;август=August;сентябр=September;октябр=October;ноябр=November;декабр=December;понедельник=Monday;вторник=Tuesday;среда=Wednesday;среду=Wednesday;средам=Wednesday;четверг=Thursday;пятниц=Friday;суббот=Saturday;воскресень=Sunday',
  ar: 'كانون الثاني=January;شباط=February;آذار=March;نيسان=April;أيار=May;حزيران=June;تموز=July;آب=August;أيلول=September;تشرين الأول=October;تشرين الثاني=November;كانون الأول=December;جانفي=January;فيفري=February;أفريل=April;جوان=June;جويلية=July;أوت=August;شتنبر=September;الاثنين=Monday;الثلاثاء=Tuesday;الاربعاء=Wednesday',
  hi: 'फरवरी=February;फ़रवरी=February;सितंबर=September;अक्टूबर=October;अक्तूबर=October;नवंबर=November;दिसंबर=December;अगस्त=August;इतवार=Sunday;संडे=Sunday;मंडे=Monday;वीरवार=Thursday;बृहस्पतिवार=Thursday;सैटरडे=Saturday;somvar=Monday;somwar=Monday;mangalvar=Tuesday;mangalwar=Tuesday;budhvar=Wednesday;budhwar=Wednesday;guruvar=Thursday;guruwar=Thursday;shukravar=Friday;shukrawar=Friday;shanivar=Saturday;shaniwar=Saturday;ravivar=Sunday;raviwar=Sunday;itwar=Sunday;itvaar=Sunday;farvari=February;sitambar=September;disambar=December',
};

/** What names of months and weekdays may end with, folded. */
export const CALENDAR_ENDINGS: Readonly<Partial<Record<GlossaryLanguage, string>>> = {
  en: "(?:'?s)?",
  es: 's?',
  fr: 's?',
  pt: 's?',
  de: '(?:en|e?s|abends?|morgens?|mittags?|vormittags?|nachmittags?|nachts?|fruh)?',
  ru: '(?:ами|ям|ам|ем|ом|ои|[ьяюеуаыи])?',
  tr: "'?(?:[dt][ae](?:n|ki)?|l[ae]r[iae]?|n?[iu]n?|y?[aei]|[ae]|y?l[ae]|lik)?",
};

/** Short weekday names of languages in which they are told from other words only in a range. */
export const SHORT_WEEKDAYS: Readonly<Partial<Record<GlossaryLanguage, string>>> = {
  en: 'mon;tue;wed;thu;fri;sat;sun',
  es: 'lun;mar;mie;jue;vie;sab;dom',
  fr: 'lun;mar;mer;jeu;ven;sam;dim',
  de: 'mo;di;mi;do;fr;sa;so',
  it: 'lun;mar;mer;gio;ven;sab;dom',
  pt: 'seg;ter;qua;qui;sex;sab;dom',
  ru: 'пн;вт;ср;чт;пт;сб;вс',
  tr: 'pzt;sal;car;per;cum;cmt;paz',
};

/** Short month names that locales do not give, or give otherwise. */
export const SHORT_MONTHS: Readonly<Partial<Record<GlossaryLanguage, string>>> = {
  en: 'jan;feb;mar;apr;;jun;jul;aug;sep,sept;oct;nov;dec',
  es: 'ene;feb;mar;abr;;jun;jul;ago;sep,sept;oct;nov;dic',
  fr: 'janv;fevr,fev;;avr;;;juil;;sept;oct;nov;dec',
  de: 'jan;feb;mrz,mär;apr;;jun;jul;aug;sep,sept;okt;nov;dez',
  it: 'gen;feb;mar;apr;mag;giu;lug;ago;sett;ott;nov;dic',
  pt: 'jan;fev;mar;abr;;jun;jul;ago;set;out;nov;dez',
  ru: 'янв;фев,февр;;апр;;;;авг;сен,сент;окт;ноя,нояб;дек',
  tr: 'oca;şub;;nis;;haz;tem;ağu;eyl;eki;kas;ara',
};
