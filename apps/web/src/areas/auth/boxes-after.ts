/**
 * Boxes of one digit after a text came into one of them: by a key, by pasting or by autofill.
 *
 * @param index the box that the text came into
 * @returns the digits, and the box that the cursor belongs into
 */
export function boxesAfter(
  digits: readonly string[],
  index: number,
  text: string,
): { readonly digits: readonly string[]; readonly cursor: number } {
  const typed = text.replaceAll(/\D/g, '');
  if (typed === '') return { digits: digits.with(index, ''), cursor: index };
  const before = digits[index] ?? '';
  // A key pressed beside the digit that stands there already takes its index.
  const isReplaced = before !== '' && typed.length === 2 && typed.includes(before);
  const fresh = isReplaced ? typed.replace(before, '') : typed;
  const next = digits.map((digit, box) => fresh[box - index] ?? digit);
  return { digits: next, cursor: Math.min(index + fresh.length, digits.length - 1) };
}
