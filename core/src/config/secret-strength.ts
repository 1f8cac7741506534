/** More than sequences and repetitions count, and fewer than any random secret. */
const ENOUGH_BITS = 40;

/** Texts of sample secrets, and texts that people choose instead of a random secret. */
const SAMPLES = /change-?me|secret|example|sample|default|password|qwerty|your-/i;

/**
 * Whether a secret was probably not drawn at random: a sample, one repeated character, sequences
 * such as 0123456789, a short text repeated. A random one of 32 hexadecimal digits counts some 100
 * bits; of two million, the lowest counted 51.
 */
export function isWeakSecret(secret: string): boolean {
  return SAMPLES.test(secret) || bitsOf(secret) < ENOUGH_BITS;
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
