import { isPlain } from './extract/plain.js';
import type { Reading } from './reading.js';

const ABOUT =
  /\b(?:about|for|of) ((?:an? |the |my |our |his |her )?[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,4})/iu;
const OBJECT = /^\p{L}+ ((?:(?:an?|the|my|our) )?[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3})/u;
const STOP =
  /(?:^| )(?:about|after|and|are|as|at|before|below|but|by|called|can|could|during|each|every|for|from|has|have|how|if|in|into|is|like|made|out|re|of|on|or|our|out|since|so|than|that|this|till|to|until|up|using|was|we|what|when|where|which|while|who|whom|why|will|with|without|you)(?: .*|$)/i;
const NO_MATTER =
  /^(?:an? |the |my |our |total |absolute )*(?:\w+ing|me|it|its|whatever|this|that|these|those|something|someone|things?|stuff|total|free|example|patterns?|outliers?|beginners?|kids|children|\d.*)(?: .*)?$/i;

/** "returns NaN", "orders the parts": what looks like a plural is a verb before these. */
const AFTER_VERB = /^ (?:an?|the|nan|null|undefined|none|nothing|true|false|empty|wrong|\d|["'`])/i;

/** Words that qualify a matter rather than being one. */
const QUALIFIERS = new Set(
  'English (language);file;spreadsheet;column;row;date;red;data;group;delayed;membership number;earliest possible date;night;part-time;satisfied;neutral;dissatisfied;emoji;third-party library;price;cost;quantity;sorting;product category;simple page;error message;prompt;night;spreadsheet cell;column;leading or trailing spaces;school class;school subject;company;room;phone;photography;quantity;meeting;payment;house;flat;portions;door;window;team;card;years of experience;job;connection (missed);single (not married)'.split(
    ';',
  ),
);
/** Whether a topic can be what a request is about, rather than a property of it. */
export function isMatter(concept: string): boolean {
  return !QUALIFIERS.has(concept);
}

/** Whether a topic is somebody rather than something. */
export function isPerson(concept: string): boolean {
  return PEOPLE.has(concept);
}

/** Whom a request mentions is not what it is about. */
const PEOPLE = new Set(
  'landlord;tenant;boss;customer;employee;teacher;mother;daughter;child;student;patient;father;parents;son;baby;toddler;grandmother;grandfather;sister;brother;husband;wife;mother-in-law;twins;godmother;friend;colleague;guest;neighbour;vet;doctor;nursing;elderly;supplier;competitor;volunteers;team;microentrepreneur (MEI);ride hailing driver;resident abroad;tradesman;plumber;electrician;lawyer;notary'.split(
    ';',
  ),
);

/** Characters before a word that its clause may take. */
const CLAUSE = 90;
/** "no jokes about exes": what stands behind these in a clause is what a request is not about. */
const RULED_OUT =
  /(?<!\p{L})(?:without|no(?! (?:longer|one|idea|more|less|matter)\b)|don['’]?t (?:mention|talk|bring up|include|use|say)|do not (?:mention|include|use)|not? (?:about|on)|nothing (?:about|on)|avoid|never mention|instead of|except(?: for)?|sin|nada de|sans|pas de|ohne|keine?[nmrs]?|nicht über|senza|niente|sem|без|кроме) [^,.;:!?\n]{0,60}$/iu;

/**
 * What a request is about, in a few words that can stand after "about": the object of the
 * English wish, else the first topic that the word lists know. Null when neither is clear.
 */
export function matterOf({ terms, wish, language, text }: Reading): string | null {
  const english = language === 'en' || language === null;
  const object = english ? objectOf(wish) : null;
  if (object !== null) return object;
  const topics = terms.filter(
    ({ kind, concept, typed, at }) =>
      kind === 'topic' &&
      !QUALIFIERS.has(concept) &&
      !RULED_OUT.test(text.slice(Math.max(0, at - CLAUSE), at)) &&
      !(english && typed.endsWith('s') && AFTER_VERB.test(text.slice(at + typed.length))) &&
      !/^(?:\p{L}+ed|fine|single|young|old|own|dental)$/iu.test(english ? typed : concept) &&
      isPlain(typed, 30),
  );
  const thing = topics.find(({ concept }) => !PEOPLE.has(concept));
  if (thing === undefined) return null;
  if (!english) return withArticle(thing.concept);
  const typed = /^\p{Lu}\p{Ll}/u.test(thing.typed) ? thing.typed.toLowerCase() : thing.typed;
  return NO_ARTICLE.has(thing.concept) ? typed : withArticle(typed);
}

/** A topic as it stands in a sentence, without the remark that tells it from others. */
export function withArticle(concept: string): string {
  const name = concept.replace(/ \(.*\)$/, '');
  return name.endsWith('s') || NO_ARTICLE.has(name) ? name : `the ${name}`;
}

/** Topics that stand without an article. */
const NO_ARTICLE = new Set(
  'milk;cheese;sourdough;chocolate;gluten;sugar;salt;rice;meat;chicken;fish;kimchi;wine;beer;laundry;mould;noise;furniture;renovation;cleaning;compost;dengue;cholesterol;stress;therapy;diet;weight;yoga;football;swimming;cycling;inheritance;income tax;VAT;divorce;sick leave;annual leave;severance pay;stock;delivery;clothing;insulin;homework;physics;literature;coaching class;exam preparation;parking;christmas;diwali;eid;artificial intelligence;dairy;marketing;tax;zakat;furusato nozei;rent;part-time;revenue;profit;profitability;coffee;matcha;pudding;açaí;olive oil;bread;fuel;chemistry;marine biology;hiking;marketing;experience;electricity;consumption;air conditioning;wheat;rain;rainfall;harvest;farming;gardening;grass;blood pressure;blood sugar;pain;medicine;medication;spam protection;spam;drag and drop;running;temporary agency work;bulk email;mass mailing;Ramadan;ramadan;insurance;travel;sleep;school;university;annual income;unemployment benefit;written confirmation;renewal;data;retirement;diarrhoea;vomiting;hay fever;flu'.split(
    ';',
  ),
);

/** The clause that rules something out, and the rest of it. */
const EXCLUSION =
  /(?:[,;:] |\s(?:and|but) |\s)(?:without|no(?! (?:longer|one|idea|more|less|matter)\b)|don['’]?t|do not|not|nothing|avoid|never|instead of|except)\s.*$/iu;

function objectOf(wish: Reading['wish']): string | null {
  if (wish === null || wish.kind === 'question') return null;
  const wanted = wish.text.replace(EXCLUSION, '');
  const about = /\babout (.+)/i.exec(wanted)?.[0] ?? wanted;
  // "Summarise this for my boss": the boss is no matter.
  if (about === wanted && /^\p{L}+ (?:this|these|it|that)\b/iu.test(wanted)) return null;
  const phrase =
    ABOUT.exec(about)?.[1] ?? (wish.kind === 'order' ? OBJECT.exec(about)?.[1] : undefined);
  const matter = phrase?.replace(STOP, '').trim() ?? '';
  return matter === '' ||
    /\p{Nd}| x |^(?:an?|\p{L}+ing|\p{L}+ed) |^\p{L}+(?:ed|ly|ish)$/iu.test(matter) ||
    NO_MATTER.test(matter) ||
    !/\p{L}{3}/u.test(matter)
    ? null
    : matter;
}
