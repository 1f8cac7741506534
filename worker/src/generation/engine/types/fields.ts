import { TOPIC_GROUPS } from '../glossary/topics.js';

/** Fields finer than those of the groups. */
const SPECIAL = new Map(
  Object.entries({
    gardening:
      'garden;allotment garden;greenhouse;tomatoes;cucumber;plant;leaves (of a plant);fertiliser;compost;tree;balcony',
    'olive growing': 'olive',
    'veterinary care': 'vet;anaesthesia;puppy;kitten',
    dairy: 'dairy;cow;buffalo',
    'heating and energy': 'heating;heat pump',
    'home repair':
      'leak;mould;tradesman;plumber;electrician;renovation;painting (walls);washing machine;dishwasher',
    baking: 'dough;sourdough;cake',
    'ice cream': 'ice cream shop;ice cream',
    confectionery: 'sweet shop;sweets;chocolate',
    pharmacy: 'pharmacy;insulin',
    'early childhood': 'toddler;nap;nursery;baby',
    bereavement: 'funeral',
    pensions: "widow's pension;social insurance",
    'newsletter and email': 'open rate;unsubscribes;subject line',
    'online advertising': 'advertising campaign',
    'car and road': 'tyre;engine;motorbike;parking;ride hailing driver',
    'identity documents': 'digital identity',
    security: 'scam;password',
    'labour law': 'severance pay;sick leave;annual leave',

    tenancy: 'landlord;tenant;security deposit;rent;lease;jeonse lease;move-out inspection',
    tax: 'tax;zakat;furusato nozei (hometown tax)',
    employment:
      'unemployment benefit;employee;fixed-term contract (CDD);permanent contract (CDI);temporary agency work;part-time;microentrepreneur (MEI)',
    'air travel': 'flight;plane;connection (missed)',
    bakery: 'bakery;bread',
    café: 'café;matcha;pudding;coffee',
    restaurant: 'restaurant;menu;course (of a meal)',
    'rural tourism': 'farm stay',
    barbershop: 'barbershop',
    gym: 'gym;membership number',
    survey: 'survey;satisfied;dissatisfied',
    website: 'bounce rate;website relaunch;click-through rate',
    energy: 'electricity;consumption;balcony solar panel',
    fleet: 'fuel;van;licence plate',
    crop: 'wheat;harvest',
    farming: 'farming',
    climate: 'temperature;summer;rain',
    school: 'grades;school subject;failing;teacher;school',
    retail: 'shop;bought together;product category;grocery shop;sales;promotion;discount',
    accounting: 'profit;revenue;bill;cost',
    'pet care': 'cat;meowing;dog',
    health: 'mango;diabetes;blood pressure',
    running: 'half marathon;running',
    'passport and visa': 'passport;visa;residence permit',
    'driving licence': 'driving licence',
    travel: 'travel',
    marketing: 'marketing',
    sleep: 'sleep',
    university: "master's degree;university;marine biology",
  }).flatMap(([field, topics]) =>
    topics.split(';').map((topic): [string, string] => [topic, field]),
  ),
);

/** Field of work that a topic belongs to, as it stands in "adviser on ...". */
export const FIELDS: ReadonlyMap<string, string> = new Map([
  ...[...TOPIC_GROUPS].flatMap(([field, rows]) =>
    rows.map(({ concept }): [string, string] => [concept, field]),
  ),
  ...SPECIAL,
]);

/** Fields that most requests touch; a more special one is better. */
export const COMMON_FIELDS: ReadonlySet<string> = new Set(
  'animal care;retail;accounting;employment;family;household;small business;computing;travel;personal finance;school;health;cooking'.split(
    ';',
  ),
);

/** Fields that are trades, as they stand in "{trade} job ads". */
export const TRADES: ReadonlySet<string> = new Set(
  'dairy;ice cream;confectionery;pharmacy;bakery;café;restaurant;rural tourism;barbershop;gym;energy;farming;school;retail;pet care;travel;running;marketing;university'.split(
    ';',
  ),
);

/** Occasion that a topic stands for, as it stands in "writer of cards for ...". */
export const OCCASIONS: ReadonlyMap<string, string> = new Map([
  ['birthday', 'birthdays'],
  ['first birthday party', 'first birthdays'],
  ['wedding', 'weddings'],
  ['anniversary', 'anniversaries'],
  ['school', 'school events'],
]);
