/** Characters that could open or close a mark of the prompt, hide, or turn the reading direction. */
const MARK = /[<>{}[\]|`~\\$*_#\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A dollar sign before a digit is a sum and no mark. */
const SUM = /\$(?= ?\d)/g;

/** Whether a piece of the request may stand outside its block: short, visible, without marks. */
export function isPlain(value: string, max = 200): boolean {
  return value.length > 0 && value.length <= max && !MARK.test(value.replace(SUM, ''));
}

/** The same for exact things that stand in backticks, such as an identifier or an error message. */
export function isPlainCode(value: string, max = 160): boolean {
  return (
    value.length > 0 &&
    value.length <= max &&
    !/[`{}<>$]|\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}/u.test(value)
  );
}
