/** Function words that give a Latin-script language away, without accents, one language per line. */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: 'the a an of to and is are was in for with my i on this that it from at how what why who do does can you your please need want make write me about by or if be have has not should we',
    es: 'el la los las un una unos de del que en y por para con mi al se es he lo como tengo quiero necesito hazme cual cuanto sin soy estoy tiene hay pero mas sobre desde puedo puede esta este como cuando donde porque hacer',
    fr: "le la les un une des du de et en que pour dans est mon ma je au sur qui avec pas aux quoi comment j'ai mes sont c quel quelle depuis veux peux peut cette ce cet ou quand faire sans",
    de: 'der die das den dem des ein eine einen einer und in mit fur von zu ist ich mein meine im seit am nicht auf mir wie kann bitte soll oder zum bei aus darf noch wird kann soll muss wenn ob was welche',
    it: 'il lo la gli le un una di del della che e in per con ho mio mia nel al si come sono se mi serve vorrei fammi dal dei delle senza quando ha non posso puo quanto quando dove questo questa fare vorrei',
    pt: 'o a os as um uma de do da que e em no na com para pra meu minha pro tem como quero preciso por ao se dos das nao sem uns voce faz ta esta isso sou pode posso ter fazer quando onde qual quanto este essa',
    tr: 've bir bu icin ile de da mi mu ne var en cok olarak olsun nasil kac gibi bana ben lazim hangi neden kadar daha istiyorum yaz',
    hi: 'hai hain ke ka ki me mein ko aur se par liye chahiye banao kya kaise jo kar karna mera meri do nahi ek aisa wala hota',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Letters that belong to few of the languages; each counts twice. */
export const TELLING_LETTERS: ReadonlyMap<string, RegExp> = new Map([
  ['es', /[ñ¿¡]/i],
  ['fr', /[çœêèàù]/i],
  ['de', /[ßäöü]/i],
  ['pt', /[ãõçêâ]/i],
  ['it', /[èàùìò]/i],
  ['tr', /[ığşİ]/],
]);
