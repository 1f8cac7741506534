/** Fewer bits than this can be found by trying. */
const ENOUGH_BITS = 64;

/** For hexadecimal digits, of which a random secret repeats more by chance: of two million, the lowest counted 51. */
const ENOUGH_HEX_BITS = 40;

/** Texts of sample secrets, and texts that people choose instead of a random secret. */
const SAMPLES = /change-?me|secret|example|sample|default|password|qwerty|your-/i;

/**
 * Whether a secret was probably not drawn at random: a sample, one repeated character, sequences
 * such as 0123456789, a short text repeated. A random one of 32 hexadecimal digits counts some 100
 * bits.
 */
export function isWeakSecret(secret: string): boolean {
  const enough = /^[0-9a-f-]+$/i.test(secret) ? ENOUGH_HEX_BITS : ENOUGH_BITS;
  return SAMPLES.test(secret) || bitsOf(secret) < enough;
}

/** Characters that follow from the ones before them add no bits. */
function bitsOf(secret: string): number {
  const characters = [...secret];
  const seen = new Set<string>();
  let counted = 0;
  for (const [index, character] of characters.entries()) {
    const before = characters.slice(Math.max(0, index - 2), index).join('');
    const isRepeated = seen.has(before + character);
    seen.add(before + character);
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? NaN);
    if (!isRepeated && !(Math.abs(step) <= 1)) counted += 1;
  }
  return counted * Math.log2(new Set(characters).size);
}
