import type { PickResult } from './pick-results.ts';
import type { Price } from './prices.ts';

export type Side = 'home' | 'away';

/** A pick on sale with the fair chance behind its price, which cash-outs are computed from. */
export interface OfferedPick {
  readonly pick: string;
  /** Null if it cannot be bet on at present. */
  readonly price: Price | null;
  readonly chance: number;
  /** The share of the stake that is returned on average, by a push or a half result; 0 if left out. `chance` is that of the rest. */
  readonly returned?: number;
}

/** A market on sale. */
export interface Offer {
  /** Stable over a match: the part, the kind and a line or number, such as `full.total.10`. */
  readonly id: string;
  readonly picks: readonly OfferedPick[];
}

/** Everything that the book needs of a sport. `Terms` are fixed when a match is made, `State` is what can be seen of it. */
export interface Sport<Terms, State> {
  /** What is on sale. */
  offers(terms: Terms, state: State): Offer[];
  /** One market, also one that has left the sale; null if it is over, has not begun, or does not exist. */
  market(id: string, terms: Terms, state: State): Offer | null;
  /**
   * How a pick has ended; null while it is open.
   *
   * @throws RangeError for a market or a pick that the sport does not have
   */
  judge(id: string, pick: string, state: State): PickResult | null;
}

/** The parts of a market's id. `line` is null for kinds without one. */
export interface MarketName {
  readonly part: string;
  readonly kind: string;
  readonly line: number | null;
}

export function readMarketId(id: string): MarketName {
  const [part = '', kind = '', line] = id.split('.');
  return { part, kind, line: line === undefined ? null : Number(line) };
}

export function formatMarketId({ part, kind, line }: MarketName): string {
  return line === null ? `${part}.${kind}` : `${part}.${kind}.${line}`;
}
