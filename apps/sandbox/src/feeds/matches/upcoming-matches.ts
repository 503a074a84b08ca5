import type { Price } from '@baize/games/sports';
import type { MatchMessage } from '@baize/providers';

import type { Book, BookEvent, Competitor } from '../../book/book.ts';

/** The next matches of football with the prices of their result, by their start; `most` of them. */
export function upcomingMatches(book: Book, most: number): MatchMessage[] {
  const matches: MatchMessage[] = [];
  for (const event of book.list({ sport: 'football', phase: 'upcoming' })) {
    if (matches.length >= most) break;
    const odds = oddsOf(book, event);
    if (odds === null) continue;
    matches.push({
      id: event.id,
      tournament: event.league.name.tr,
      startsAt: event.startsAt.toISOString(),
      home: sideOf(event.home),
      away: sideOf(event.away),
      odds,
    });
  }
  return matches;
}

const sideOf = ({ name, short, colors }: Competitor) => ({ name, short, colors: [...colors] });

/** Null while the result cannot be bet on. */
function oddsOf(book: Book, { id }: BookEvent): MatchMessage['odds'] | null {
  const result = book.snapshot(id).offers.find((offer) => offer.id === 'full.result');
  const priceOf = (pick: string) => result?.picks.find((offered) => offered.pick === pick)?.price ?? null;
  const [p1, x, p2] = ['1', 'X', '2'].map(priceOf).map(textOf);
  return p1 && x && p2 ? { p1, x, p2 } : null;
}

const textOf = (price: Price | null): string | null => (price === null ? null : (price / 1_000).toFixed(2));
