import type { Price } from './prices.ts';

/** Which changes of prices a player accepts without being asked: none, those in the player's favour, or all. */
export const priceRules = ['none', 'better', 'all'] as const;
export type PriceRule = (typeof priceRules)[number];

/**
 * Whether a line stands at the prices of now. With `better`, one of several picks may have a lower price among them as long
 * as the product is no lower.
 *
 * @param seen of each pick, as the player saw them
 * @param now the same picks, at present
 */
export function acceptsPrices(rule: PriceRule, seen: readonly Price[], now: readonly Price[]): boolean {
  if (rule === 'all') return true;
  if (rule === 'none') return seen.every((price, at) => price === now[at]);
  return product(now) >= product(seen);
}

const product = (prices: readonly Price[]): bigint =>
  prices.reduce((total, price) => total * BigInt(price), 1n);

/** How the picks of a bet are combined, and which changes its player accepts. */
export interface PriceTerms {
  readonly rule: PriceRule;
  /** Legs per line, besides the bankers. */
  readonly sizes: readonly number[];
  /** The picks that are in every line. */
  readonly bankers: readonly unknown[];
}

/**
 * Whether a bet stands at the prices of now. Only an accumulator makes good for a lower price with another pick's: the lines
 * of a system are paid apart.
 */
export function acceptsNow(
  { rule, sizes, bankers }: PriceTerms,
  seen: readonly Price[],
  now: readonly Price[],
): boolean {
  const isOneLine = sizes.length === 1 && sizes[0] === seen.length - bankers.length;
  if (isOneLine || rule !== 'better') return acceptsPrices(rule, seen, now);
  return seen.every((price, at) => acceptsPrices(rule, [price], [now[at] ?? 0]));
}
