/** Appends the two check digits of a Turkish identity number to nine digits. */
export function completePersonalId(firstNine: string): string {
  const digits = Array.from(firstNine, Number);
  const sumOf = (parity: number) =>
    digits.reduce((sum, digit, place) => (place % 2 === parity ? sum + digit : sum), 0);
  const tenth = (((sumOf(0) * 7 - sumOf(1)) % 10) + 10) % 10;
  const eleventh = (sumOf(0) + sumOf(1) + tenth) % 10;
  return `${firstNine}${tenth}${eleventh}`;
}
