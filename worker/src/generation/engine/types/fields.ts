/** Field of work that a topic belongs to, as it stands in "adviser on ...". */
export const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    retail: 'shop;bought together;product category;grocery shop;sales;promotion',
    accounting: 'profit;revenue;bill;cost',
    'pet care': 'cat;meowing;dog',
    nutrition: 'mango;diabetes;blood pressure',
    running: 'half marathon;running',
    'passport and visa': 'passport;visa',
    'driving licence': 'driving licence',
    travel: 'travel',
    marketing: 'marketing',
    sleep: 'sleep',
    university: "master's degree;university;marine biology",
  }).flatMap(([field, topics]) =>
    topics.split(';').map((topic): [string, string] => [topic, field]),
  ),
);

/** Fields that are trades, as they stand in "{trade} job ads". */
export const TRADES: ReadonlySet<string> = new Set(
  'bakery;café;restaurant;rural tourism;barbershop;gym;energy;farming;school;retail;pet care;travel;running;marketing;university'.split(
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
