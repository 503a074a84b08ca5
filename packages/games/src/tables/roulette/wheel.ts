/** The pockets of a European wheel in their order, clockwise. */
export const ROULETTE_WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

/** The pockets of a small wheel. */
export const MINI_ROULETTE_WHEEL: readonly number[] = [0, 3, 8, 9, 2, 7, 10, 1, 6, 5, 4, 12, 11];

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function rouletteColorOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return red.has(number) ? 'red' : 'black';
}
