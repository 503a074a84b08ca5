/** An exact number, `over` / `under`, in lowest terms with `under` > 0. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** @throws RangeError if `under` is zero */
export function ratio(over: bigint, under = 1n): Ratio {
  if (under === 0n) throw new RangeError('a ratio has no denominator of zero');
  const divisor = greatestDivisor(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / divisor, under: under / divisor };
}

export const plus = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { over: -b.over, under: b.under });
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under);
export const sumOf = (ratios: readonly Ratio[]): Ratio => ratios.reduce(plus, ratio(0n));

const PRECISION_BITS = 64;

/** The nearest number, or one next to it, however long the two integers are. */
export function toNumber({ over, under }: Ratio): number {
  if (over < 0n) return -toNumber({ over: -over, under });
  const shift = Math.max(0, PRECISION_BITS + bitsOf(under) - bitsOf(over));
  return Number((over << BigInt(shift)) / under) / 2 ** shift;
}

/** The number of `size`-element subsets of `from` things. */
export function choose(from: number, size: number): bigint {
  if (size < 0 || size > from) return 0n;
  let subsets = 1n;
  for (let taken = 1; taken <= size; taken++) subsets = (subsets * BigInt(from - taken + 1)) / BigInt(taken);
  return subsets;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

const bitsOf = (value: bigint): number => value.toString(2).length;
