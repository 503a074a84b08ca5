/** A decimal price in thousandths: 2500 pays two and a half times the stake. */
export type Price = number;

const PRICE_UNIT = 1_000;
const LOWEST: Price = 1_010;
const HIGHEST: Price = 1_001_000;

/** Steps between prices below a limit, in thousandths. */
const LADDER: readonly { readonly below: Price; readonly step: Price }[] = [
  { below: 3_000, step: 10 },
  { below: 4_000, step: 20 },
  { below: 6_000, step: 50 },
  { below: 10_000, step: 100 },
  { below: 20_000, step: 500 },
  { below: 100_000, step: 1_000 },
  { below: Infinity, step: 5_000 },
];

/** Rounding errors of the computation, which must not cost a price its step. */
const EPSILON = 1e-6;

/**
 * The next price of the ladder that is not above; null if the bet would win next to nothing, so that it is not offered.
 *
 * @param exact in thousandths, with a fraction
 */
export function roundPrice(exact: number): Price | null {
  if (!(exact >= LOWEST - EPSILON)) return null;
  const { step } = LADDER.find(({ below }) => exact + EPSILON < below) ?? { step: PRICE_UNIT };
  return Math.min(HIGHEST, Math.floor((exact + EPSILON) / step) * step);
}

/**
 * Prices of a market of which exactly one pick wins, with a margin that weighs more on outsiders, as in markets of people.
 * Each chance p becomes p^(1/k), with k so that they add up to 1 + margin; then prices are rounded down.
 *
 * @param chances in the order of the picks, with a sum of 1
 * @param margin 0.05 if the inverse prices add up to 1.05
 * @returns null for a pick without a chance, or one that is all but certain
 */
export function priceMarket(chances: readonly number[], margin: number): (Price | null)[] {
  const power = powerFor(chances, 1 + margin);
  return chances.map((chance) => (chance > 0 ? roundPrice(PRICE_UNIT / chance ** power) : null));
}

/** The price of a pick by itself: the rest of the market is its only opponent. */
export function priceAlone(chance: number, margin: number): Price | null {
  return priceMarket([chance, 1 - chance], margin)[0] ?? null;
}

const STEPS = 20;
const PRECISION = 1e-13;

/** The power with which numbers below 1 add up to a sum: Newton's method, which from 0 approaches it from below. */
function powerFor(shares: readonly number[], sum: number): number {
  const logs = shares.filter((share) => share > 0).map(Math.log);
  let power = 0;
  for (let step = 0; step < STEPS; step += 1) {
    let [excess, slope] = [-sum, 0];
    for (const log of logs) {
      const term = Math.exp(power * log);
      excess += term;
      slope += term * log;
    }
    if (Math.abs(excess) < PRECISION || slope === 0) break;
    power -= excess / slope;
  }
  return power;
}

/** What the inverse prices of a market add up to beyond 1. */
export function overround(prices: readonly Price[]): number {
  return prices.reduce((total, price) => total + PRICE_UNIT / price, 0) - 1;
}

/** Chances without the margin that is in the prices of a market, by the same rule. */
export function chancesOf(prices: readonly Price[]): number[] {
  const shares = prices.map((price) => PRICE_UNIT / price);
  const power = powerFor(shares, 1);
  return shares.map((share) => share ** power);
}
