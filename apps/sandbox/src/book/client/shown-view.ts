import type { FollowMessage } from '../socket/book-messages.ts';
import type { ViewData } from '../pages/view-data.ts';
import { indexPage } from './price-cells.ts';
import { knownVersion, learnFacts, learnPrices, wantedEvents } from './price-store.ts';
import type { MarketPrices } from './event-facts.ts';

let whole = 0;

/** The match that the page shows with all of its markets; 0 if there is none. */
export const wholeEvent = (): number => whole;

/** The page shows other matches, or shows them anew: their facts and prices are read from it. */
export function learnView(
  { events, whole: shown }: Pick<ViewData, 'events' | 'whole'>,
  isWholePage: boolean,
): void {
  if (isWholePage) whole = shown;
  indexPage();
  for (const [facts] of events) learnFacts(facts);
  const versions = new Map(events.map(([{ id }, version]) => [id, version]));
  for (const [event, markets] of readPrices()) {
    const version = versions.get(event);
    if (version !== undefined) learnPrices({ event, version, markets, isWhole: event === shown });
  }
}

/** Prices as they are in the document. */
function readPrices(): Map<number, MarketPrices[]> {
  const events = new Map<number, Map<string, [string, number | null][]>>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('.price[data-event]')) {
    const { event = '', market = '', pick = '', price = '' } = dataset;
    const markets = events.get(Number(event)) ?? new Map<string, [string, number | null][]>();
    events.set(Number(event), markets);
    const picks = markets.get(market) ?? [];
    markets.set(market, picks);
    picks.push([pick, price === '' ? null : Number(price)]);
  }
  return new Map([...events].map(([event, markets]) => [event, [...markets]]));
}

/** Matches whose clock or score the page shows. */
function shownEvents(): Set<number> {
  const ids = new Set<number>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-row],[data-clock],[data-event]'))
    ids.add(Number(dataset['row'] ?? dataset['clock'] ?? dataset['event']));
  return ids;
}

/** All that the page follows. */
export function followedNow(): FollowMessage {
  const wanted = new Set(wantedEvents());
  if (whole > 0) wanted.add(whole);
  const rows = [...shownEvents()].filter((id) => !wanted.has(id));
  return {
    type: 'follow',
    rows: rows.map((id) => [id, knownVersion(id, false)] as const),
    whole: [...wanted].map((id) => [id, knownVersion(id, true)] as const),
  };
}
