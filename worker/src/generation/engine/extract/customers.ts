/** What may stand before a customer in English. */
const ENGLISH_OWN =
  '(?:an?|the|my|our|your|all|all our|each|every|this|that|some|one of (?:my|our)) ';
const NOT_WON_YET = '(?!(?:potential|prospective|possible|future) )';
/** "customer service" is the seller, and a customer writes there. */
const NO_DESK = '(?![ -](?:service|support|care|relations|success|satisfaction))';

/** Turns of phrase by which a business writes to those who buy from it, one or more a language. */
const SIGNS = [
  // "email to a customer", "tell our customers", but not "email to customer service".
  `(?:to|for) (?:${ENGLISH_OWN})?${NOT_WON_YET}(?:[a-z]+ )?(?:customers?|buyers?|shoppers?|subscribers?)(?!\\p{L})${NO_DESK}`,
  `to (?:${ENGLISH_OWN})?${NOT_WON_YET}(?:[a-z]+ )?clients?(?!\\p{L})${NO_DESK}`,
  `(?:e-?mail|message|write|text|tell|inform|thank|answer|repl(?:y|ies)|respond|response) (?:to )?(?:${ENGLISH_OWN})?${NOT_WON_YET}(?:[a-z]+ )?(?:customers?|clients?)(?!\\p{L})${NO_DESK}`,
  '(?:an|für) (?:(?:ein|die|den|das|unser|mein|alle|unsere|meine)\\p{L}* )?(?:\\p{L}+ )?(?:kund(?:e|en|in|innen|schaft)|käufer(?:in|innen|n)?|abonnent\\p{L}*)',
  '(?:einem|einer|dem|der|den|(?:unser|mein)e[mnr]) (?:\\p{L}+ )?kund(?:en|in|innen)',
  'kunden(?:mails?|briefe?|anschreiben|nachricht|beschwerden?|reklamation(?:en)?|antwort)',
  "(?:à|au|aux|pour|d['’]|de) ?(?:(?:une?|la|le|les|mon|ma|mes|nos|notre|tous nos) )?(?!service)(?:\\p{L}+ )?(?:client(?:e|s|es)?|acheteu(?:r|rs|se|ses)|clientèle)",
  '(?<!(?:atención|servicio|apoyo|soporte|atendimento|apoio|serviço|suporte|assistenza|servizio) )(?:a|al|de|para|à|às|ao|aos|pra|pro|alla|ai|alle|per|di|da|do|del) (?:(?:una?|el|la|los|las|l[ea]|i|il|uma?|os?|as|mis?|mi[oe]i?|meus?|minhas?|nuestr[oa]s?|nostr[ioae]|nossos?|nossas?|todos los|tutti i|todos os) )?(?:\\p{L}+ )?(?:client(?:e|i|a|as|es)|comprador(?:a|es|as)?|acquirent[ei])',
  '(?:клиент(?:у|ке|ам)|покупател(?:ю|ям|ьнице))',
  'müşteri(?:ye|lere|me|mize|lerime|lerimize)',
  '(?:لل?|إلى (?:ال)?|الى (?:ال)?)(?:عميل|عملاء|زبون|زبائن|عميلة|زبونة)',
];
const UNSPACED =
  /(?:给|向|回复|答复)[^，。\n]{0,6}(?:客户|顾客|买家)|(?:お客様|お客さま|お客さん|顧客)(?:へ|に|宛|から)|고객(?:님)?(?:들)?(?:에게|께|한테)|ग्राहक(?:ों)?\s?को/u;
const SPACED = new RegExp(`(?<!\\p{L})(?:${SIGNS.join('|')})(?!\\p{L})`, 'iu');

/** Whether a text is for somebody who buys from the person, and not from somebody who bought. */
export function writesToCustomer(text: string): boolean {
  return SPACED.test(text) || UNSPACED.test(text);
}
