/** "here's the function", "voici ma lettre": what is named next lies before the reader. */
const GIVEN =
  /(?<!\p{L})(?:(?:here(?:['’]?s| is| are)|below (?:is|are)|attached (?:is|are)) (?:an?|the|my|our|his|her|their)|(?:this|that|these|those) (?:is|are) (?:the|my|our|his|her|their)|(?:hier (?:ist|sind|kommt|kommen)|das (?:hier )?ist|anbei|unten (?:ist|steht|stehen)) (?:die|der|das|(?:mein|unser)\p{L}*)|(?:voici|voilà|ci-dessous|c['’]est) (?:l[ea]s?|m[aeo]n?s?|notre|nos)|(?:aquí (?:está|están|tienes|va)|abajo está|est[ea] es) (?:el|la|los|las|mis?|nuestr\p{L}+)|(?:ecco|quest[oa] è|qui sotto c['’]è) (?:il|la|i|le|lo) (?:(?:mi|nostr)\p{L}+ )?|(?:aqui está|segue|abaixo está|est[ea] é) (?:os?|as?|meus?|minhas?)) (?:\p{L}+ )?$/iu;
const LOOKED_BACK = 44;

/** Whether the thing named at this place is pasted or attached, and not to be made. */
export function isGiven(text: string, at: number): boolean {
  return GIVEN.test(text.slice(Math.max(0, at - LOOKED_BACK), at));
}
