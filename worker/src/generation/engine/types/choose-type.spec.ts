import { describe, expect, it } from '@jest/globals';
import { readRequest } from '../reading.js';
import { chooseType } from './choose-type.js';

const typeOf = (text: string, useCase: Parameters<typeof chooseType>[1] = 'auto_detect') =>
  chooseType(readRequest(text).cues, useCase).id;

describe('the type of a request', () => {
  it.each([
    ['content.job_ad', 'job ad for a shoe shop, mornings, 14 euros an hour'],
    ['content.job_ad', 'Stellenanzeige für einen Koch in Teilzeit, ab August'],
    ['content.job_ad', '花屋のスタッフ募集の文章を書いて。時給1100円'],
    ['content.bio', 'short bio for my website, I am a tailor from Cork'],
    ['content.news', 'press release: our museum opens a new wing on 3 June'],
    ['content.meeting', 'meeting agenda for monday: budget, hiring, website'],
    ['content.meeting', 'turn my notes into meeting minutes: Ada sends the contract'],
    ['content.proposal', 'business plan for a mobile library'],
    ['content.lesson', 'plan de clase sobre los volcanes para 12 años'],
    ['content.classified', 'verkaufe mein Rennrad, 3 Jahre alt, 700 Euro, Anzeige bitte'],
    ['content.terms', 'refund policy for my candle shop'],
    ['content.speech', 'eulogy for my aunt Rosa, she ran a bakery for 30 years'],
    ['code.docs', 'readme for my go tool that sorts photos'],
    [
      'code.explain_error',
      'why does parseSize("2kb") give NaN?\n```js\nconst parseSize = (s) => Number(s);\n```',
    ],
    ['code.explain_error', 'why does this crash? rows.at is not a function'],
    ['code.test', 'write unit tests for this\nfunction half(n) {\n  return n / 2;\n}'],
    ['code.migration', 'sql migration that adds a column to a table in postgres 16'],
    ['code.review', 'code review this\n```js\nif (user = admin) open();\n```'],
    ['data.budget', 'monthly budget for a student, 900 euros income'],
    ['qa.itinerary', 'three day itinerary for Porto, budget 500 euros'],
    ['qa.training', 'workout plan for a bad back, 20 minutes a day'],
    ['qa.recipe', 'recipe for dumplings without wheat'],
    ['qa.recommend', 'best headphones under 100 dollars for running'],
    ['qa.how_to', 'how do I politely decline a wedding invitation'],
    ['qa.general', 'tell me a joke'],
    ['open', 'hi'],
  ])('%s: %s', (id, text) => {
    expect(typeOf(text)).toBe(id);
  });

  it.each([
    'apology email to a customer: parcel came 9 days late, order 4711, 15% off the next order',
    'reply to an angry customer whose cake collapsed, we offer a refund of 45 dollars',
    'how do I tell my customers that prices go up by 8% from 1 May',
    'follow-up email to a client after the kitchen was installed, ask if everything works',
    'Entschuldigungsmail an eine Kundin: Paket kam 9 Tage zu spät, Bestellung 4711',
    'Rundmail an unsere Kunden: ab 1. Juli neue Öffnungszeiten 8 bis 14 Uhr',
    'Antworte der Kundin, dass die Jacke erst am 12. Mai kommt',
    "mail d'excuse à une cliente : colis arrivé avec 9 jours de retard",
    'correo de disculpa a una clienta: el paquete llegó 9 días tarde',
    'mail di scuse a una cliente: pacco arrivato con 9 giorni di ritardo',
    'email de desculpas para uma cliente: encomenda chegou 9 dias atrasada',
    'письмо клиентке с извинениями: посылка пришла на 9 дней позже',
    'お客様へのお詫びメール、配送が9日遅れ',
  ])('is customer service where a business writes to who bought from it: %s', (text) => {
    expect(typeOf(text)).toBe('content.customer_service');
  });

  it.each([
    ['content.email', 'email to customer service: my kettle broke after 2 weeks, order 9912'],
    ['content.email', 'correo a atención al cliente: mi hervidor se rompió'],
    ['content.email', 'mail au service client, ma bouilloire est cassée'],
    ['content.email', 'Mail an den Kundenservice, mein Wasserkocher ist kaputt'],
    ['content.email', 'cold email to potential customers for my bookkeeping service'],
    ['content.formal_letter', 'complaint letter to the shop, 39 dollars charged twice'],
    ['content.formal_letter', 'apology letter to my landlord for the noise on 3 May'],
    ['content.faq', 'Write an FAQ for our customers about returns'],
    ['content.story', 'Write a poem for a customer'],
    ['content.reminder', 'reminder email to a customer, invoice 88 is 3 weeks overdue'],
    ['content.public_reply', 'reply to a customer review: 2 stars, soup cold'],
    ['content.rewrite', 'translate this email to a customer into French: "Your order is late."'],
    ['code.script', 'python script that sends an email to customers when their order ships'],
  ])('is no customer service where the customer or a program writes: %s, %s', (id, text) => {
    expect(typeOf(text)).toBe(id);
  });

  it('is one of the use case that was set, unless nothing of it fits', () => {
    expect(typeOf('explain closures to me', 'code_generation')).toMatch(/^code\./);
    expect(typeOf('write a poem about autumn', 'question_answering')).toBe('content.story');
  });

  it.each([
    [
      'code.explain_error',
      "My code says undefined is not a function, here's the function:\nfunction total(items) {\n  return items.sum(i => i.price);\n}",
    ],
    [
      'code.bug_fix',
      "my code says NaN for the total, here's the function\nfunction total(items) { return items.reduce((a, b) => a.price + b.price); }",
    ],
    [
      'code.bug_fix',
      'hier ist meine Funktion, sie gibt undefined zurück:\nfunction f(a) { a + 1; }',
    ],
    ['code.test', "here's a function, write unit tests\nfunction half(n) {\n  return n / 2;\n}"],
    ['code.bug_fix', 'The code is wrong: it prints 9 instead of 10'],
    ['code.bug_fix', 'my code prints nothing, why'],
    [
      'code.bug_fix',
      'My function returns NaN sometimes, find out why:\nfunction total(items) {\n  return items.sum(i => i.price);\n}',
    ],
    ['code.function', 'write the function that parses this: 1h30m'],
    ['code.refactor', 'Convert to async/await'],
    [
      'code.refactor',
      'Convert this to async/await\n```js\nload(id).then((u) => show(u)).catch(err => console.error(err));\n```',
    ],
    [
      'code.refactor',
      'Convert to async/await:\nfunction load(id, cb) {\n  db.get(id, (err, row) => {\n    if (err) return cb(err);\n    cb(null, row);\n  });\n}',
    ],
  ])('takes what a request shows for no thing to be made: %s, %s', (id, text) => {
    expect(typeOf(text)).toBe(id);
  });

  it.each([
    ['content.meeting', 'turn these notes into minutes: Anna: budget 4000 ok, Cara: flyers 300'],
    [
      'content.meeting',
      'turn my notes into minutes: Q1 410k, Q2 388k, Q3 402k, Q4 450k, Tom 3 hires',
    ],
    ['content.meeting', 'turn my 2 hours of notes into minutes: Anna: budget ok, Cara: flyers'],
    ['qa.general', 'turn 2.5 hours into minutes'],
    ['code.function', 'python function that turns hours into minutes'],
    ['qa.rights', 'the shop refuses a refund for my phone after 3 months. What are my rights?'],
    ['qa.rights', "quels sont mes droits si le colis n'arrive pas, commandé le 3 mai"],
    ['qa.explain', 'what are the rights of way on a footpath'],
    ['data.chart', 'Which chart for comparing department budgets?'],
    ['data.chart', 'welches Diagramm passt für die Budgets von 6 Abteilungen?'],
    ['data.budget', 'monthly budget for a family of 4'],
  ])('takes what is asked for rather than what it is about: %s, %s', (id, text) => {
    expect(typeOf(text)).toBe(id);
  });

  it('takes a thing that is worked on or asked about for no thing to be made', () => {
    expect(typeOf('summarize this newsletter: Bees sleep in winter. Flowers do not.')).toBe(
      'content.summary',
    );
    expect(typeOf('what does "statute barred" mean on a debt letter')).toBe('qa.explain');
  });
});
