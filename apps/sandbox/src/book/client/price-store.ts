import { type EventFacts, type MarketPrices, nameOf } from './event-facts.ts';

export interface KnownPrice {
  /** In thousandths; null if the pick is not on sale at present. */
  readonly price: number | null;
  /** Of all prices of the match. */
  readonly version: number;
}

interface KnownEvent {
  facts: EventFacts;
  version: number;
  /** Whether all markets are known: one that is not among them is closed. */
  isWhole: boolean;
  readonly markets: Map<string, Map<string, number | null>>;
}

type PriceListener = (changed: ReadonlySet<number>) => void;

const events = new Map<number, KnownEvent>();
const listeners = new Set<PriceListener>();
const wanted = new Map<string, readonly number[]>();
const wantListeners = new Set<() => void>();

/** Undefined if the page knows nothing of the pick. */
export function priceOf(event: number, market: string, pick: string): KnownPrice | undefined {
  const known = events.get(event);
  if (known === undefined) return undefined;
  const price = known.markets.get(market)?.get(pick);
  if (price !== undefined) return { price, version: known.version };
  return known.isWhole ? { price: null, version: known.version } : undefined;
}

export function factsOf(event: number): EventFacts | undefined {
  return events.get(event)?.facts;
}

/** Such as `Toros Şimşek – Karadeniz Fırtına`; empty for a match that the page does not know. */
export function eventName(event: number): string {
  const facts = factsOf(event);
  return facts === undefined ? '' : nameOf(facts);
}

/** Calls the listener once per animation frame in which prices or facts changed. @returns a function that ends it */
export function watchPrices(listener: PriceListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Matches to follow besides those on the screen, such as those of the slip; replaces the earlier ones of the reason. */
export function wantEvents(reason: string, eventIds: readonly number[]): void {
  wanted.set(reason, eventIds);
  for (const listener of wantListeners) listener();
}

export function wantedEvents(): ReadonlySet<number> {
  return new Set([...wanted.values()].flat());
}

export function watchWanted(listener: () => void): void {
  wantListeners.add(listener);
}

/** The version of a match's prices that the page knows; 0 if it knows none, or not all that it needs. */
export function knownVersion(event: number, needsAll: boolean): number {
  const known = events.get(event);
  return known === undefined || (needsAll && !known.isWhole) ? 0 : known.version;
}

/** Facts of a match, from a document or a message; its prices follow with {@link learnPrices}. */
export function learnFacts(facts: EventFacts): void {
  const known = events.get(facts.id);
  if (known === undefined) events.set(facts.id, { facts, version: 0, isWhole: false, markets: new Map() });
  else known.facts = facts;
}

interface LearntPrices {
  readonly event: number;
  readonly version: number;
  readonly markets: readonly MarketPrices[];
  /** Markets that are not among these are closed. */
  readonly isWhole?: boolean;
}

export function learnPrices({ event, version, markets, isWhole = false }: LearntPrices): void {
  const known = events.get(event);
  if (known === undefined || version < known.version) return;
  known.version = version;
  if (isWhole) {
    known.markets.clear();
    known.isWhole = true;
  }
  for (const [market, picks] of markets) known.markets.set(market, new Map(picks));
}

/** A market that is no longer on sale. */
export function forgetMarket(event: number, market: string): void {
  events.get(event)?.markets.delete(market);
}

/** Calls the listeners of {@link watchPrices}. */
export function announceChanges(changed: ReadonlySet<number>): void {
  for (const listener of listeners) listener(changed);
}
