import type { PickResult } from '@baize/games/sports';

/** A bet for the model below. */
export interface SimpleBet {
  /** In thousandths. */
  readonly prices: readonly number[];
  readonly sizes: readonly number[];
  readonly bankers: readonly number[];
  readonly lineStakeMinor: number;
}

/** What a pick multiplies a stake with, as a numerator and a denominator. */
function factor(result: PickResult, price: number): [bigint, bigint] {
  const o = BigInt(price);
  if (typeof result === 'object') return [o * BigInt(result.places), 1_000n * BigInt(result.winners)];
  if (result === 'won') return [o, 1_000n];
  if (result === 'lost') return [0n, 1n];
  if (result === 'halfWon') return [o + 1_000n, 2_000n];
  return result === 'halfLost' ? [1n, 2n] : [1n, 1n];
}

/**
 * What a bet returns, written without the product's code: every set of picks, as the bits of a number, is a line if it has all
 * bankers and as many others as one of the sizes.
 *
 * @param results null for what is open
 * @returns null while an open pick can change it
 */
export function settleSimply(bet: SimpleBet, results: readonly (PickResult | null)[]): number | null {
  let total = 0n;
  for (let bits = 1; bits < 2 ** bet.prices.length; bits += 1) {
    const line = bet.prices.map((_, at) => at).filter((at) => (bits >> at) & 1);
    const others = line.filter((at) => !bet.bankers.includes(at));
    if (line.length - others.length !== bet.bankers.length || !bet.sizes.includes(others.length)) continue;
    const own = line.map((at) => results[at] ?? null);
    if (own.includes('lost')) continue;
    if (own.includes(null)) return null;
    let [over, under] = [BigInt(bet.lineStakeMinor), 1n];
    for (const at of line) {
      const [top, bottom] = factor(results[at] ?? 'lost', bet.prices[at] ?? 0);
      [over, under] = [over * top, under * bottom];
    }
    total += over / under;
  }
  return Number(total);
}
