const AGE = /\b(?:i'?m|i am|aged?) (\d{2})\b(?! (?:minutes|days|weeks|km|kg))/i;

/** The age a person gives for themselves, in words that can follow "somebody of". */
export function ageOf(text: string): string | null {
  const age = AGE.exec(text)?.[1];
  return age === undefined ? null : age;
}

const AUDIENCE =
  /\b(?:for|to) ((?:a |an |my |the |total |absolute |worried |new )*(?:\d+[- ]year[- ]olds?|kids|children|beginners|toddlers|teenagers|seniors|students|customers|colleagues|grand(?:ma|pa|mother|father)|mum|mom|dad|boss|team))\b/i;

/** Whom the thing wanted is for, in words that can follow "for", or null. */
export function audienceOf(text: string): string | null {
  const like = /\blike i'?m (\d{1,2})\b/i.exec(text)?.[1];
  return like !== undefined
    ? `somebody aged ${like}`
    : (AUDIENCE.exec(text)?.[1]?.toLowerCase() ?? null);
}
