import type { Offer } from '@baize/games/sports';

import type { MarketPrices } from '../client/event-facts.ts';
import { rowOffers } from '../pages/offers.ts';
import type { SportId } from '../book.ts';

/** Prices of a match by market and pick. */
type PriceTable = ReadonlyMap<string, MarketPrices[1]>;

const pricesOf = ({ picks }: Offer): MarketPrices[1] =>
  picks.map(({ pick, price }) => [pick, price] as const);

const isSame = (a: MarketPrices[1] | undefined, b: MarketPrices[1]): boolean =>
  a?.length === b.length && b.every(([pick, price], at) => a[at]?.[0] === pick && a[at][1] === price);

export interface PriceChanges {
  readonly whole: readonly MarketPrices[];
  /** Of the markets in the row, and these. */
  readonly row: readonly MarketPrices[];
  readonly rowMarkets: readonly [main: string | null, total: string | null];
}

/** The markets of a match as pages have them, to find what has changed since. */
export class FollowedEvent {
  readonly #sport: SportId;
  #prices: PriceTable = new Map();
  #row: readonly [string | null, string | null] = [null, null];

  constructor(sport: SportId) {
    this.#sport = sport;
  }

  /** What differs from the last time. */
  update(offers: readonly Offer[]): PriceChanges {
    const before = this.#prices;
    const prices = new Map(offers.map((offer) => [offer.id, pricesOf(offer)]));
    this.#prices = prices;
    const changed = [...prices].filter(([id, picks]) => !isSame(before.get(id), picks));
    const closed = [...before.keys()].filter((id) => !prices.has(id)).map((id): MarketPrices => [id, []]);
    const { main, total } = rowOffers(offers, this.#sport);
    const rowMarkets = [main?.id ?? null, total?.id ?? null] as const;
    const hasOtherRow = rowMarkets.some((id, at) => id !== this.#row[at]);
    this.#row = rowMarkets;
    const row = hasOtherRow ? this.#ofRow() : changed.filter(([id]) => rowMarkets.includes(id));
    return { whole: [...changed, ...closed], row, rowMarkets };
  }

  /** All that is on sale. */
  all(): readonly MarketPrices[] {
    return [...this.#prices];
  }

  ofRow(): PriceChanges {
    return { whole: this.all(), row: this.#ofRow(), rowMarkets: this.#row };
  }

  #ofRow(): MarketPrices[] {
    return this.#row.flatMap((id) => (id === null ? [] : [[id, this.#prices.get(id) ?? []] as const]));
  }
}
