import { type PriceRule, priceRules } from '@baize/games/sports';

import { readRequestId } from '../../shell/play-calls.ts';
import type { BetOrder, OrderedPick } from '../bets.ts';

/** More than any bet may have: a longer list is not even looked at. */
const MAX_LIST = 100;
const MARKET = /^[\w.+:-]{1,64}$/;

const isWhole = (json: unknown, from: number): json is number =>
  Number.isSafeInteger(json) && Number(json) >= from;

/** A bet as a page asks for it, by form only: whether it can be placed is the desk's matter. Null for anything else. */
export function readOrder(json: unknown): BetOrder | null {
  if (typeof json !== 'object' || json === null) return null;
  const order = json as Readonly<Record<string, unknown>>;
  const requestId = readRequestId(order['requestId']);
  const picks = readList(order['picks'], readPick);
  const sizes = readList(order['sizes'], (size) => (isWhole(size, 1) ? size : null));
  const bankers = readList(order['bankers'], (at) => (isWhole(at, 0) ? at : null));
  const rule: PriceRule | undefined = priceRules.find((known) => known === order['rule']);
  const stake = order['lineStake'];
  if (requestId === null || !picks || !sizes || !bankers || rule === undefined || !isWhole(stake, 1))
    return null;
  const read = { requestId, picks, sizes, bankers, rule, lineStakeMinor: BigInt(stake) };
  return order['freeBet'] === true ? { ...read, isFreeBet: true } : read;
}

function readList<Item>(json: unknown, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(json) || json.length > MAX_LIST) return null;
  const items = json.map(read);
  return items.some((item) => item === null) ? null : (items as Item[]);
}

function readPick(json: unknown): OrderedPick | null {
  if (typeof json !== 'object' || json === null) return null;
  const { eventId, marketId, pick, price } = json as Readonly<Record<string, unknown>>;
  if (!isWhole(eventId, 1) || !isWhole(price, 1)) return null;
  if (typeof marketId !== 'string' || typeof pick !== 'string') return null;
  return MARKET.test(marketId) && MARKET.test(pick) ? { eventId, marketId, pick, price } : null;
}
