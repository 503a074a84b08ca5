/**
 * The boxes of one digit each after text was entered into one of them by typing, pasting or autofill.
 *
 * @param index the box that received the text
 * @returns the digits, and the box to focus
 */
export function boxesAfter(
  digits: readonly string[],
  index: number,
  text: string,
): { readonly digits: readonly string[]; readonly cursor: number } {
  const typed = text.replaceAll(/\D/g, '');
  if (typed === '') return { digits: digits.map((digit, at) => (at === index ? '' : digit)), cursor: index };
  const before = digits[index] ?? '';
  // A key typed beside an existing digit replaces it.
  const isReplaced = before !== '' && typed.length === 2 && typed.includes(before);
  const fresh = isReplaced ? typed.replace(before, '') : typed;
  const next = digits.map((digit, box) => fresh[box - index] ?? digit);
  return { digits: next, cursor: Math.min(index + fresh.length, digits.length - 1) };
}
