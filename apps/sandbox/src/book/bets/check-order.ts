import { countLines, type Line, linesOf, MOST_LINES, MOST_PICKS } from '@baize/games/sports';

import type { BetOrder, OrderedPick, Refusal } from '../bets.ts';

/** What is bet, apart from who asks for it. */
export type OrderTerms = Omit<BetOrder, 'requestId'>;

/** The lines of an order, or why it can never be a bet, whatever the book says. */
export function checkOrder(order: OrderTerms): { readonly lines: Line[] } | { readonly refusal: Refusal } {
  const { picks, sizes, bankers, lineStakeMinor } = order;
  if (picks.length > MOST_PICKS) return { refusal: { reason: 'tooManyPicks' } };
  if (!isSound(order) || lineStakeMinor < 1n) return { refusal: { reason: 'invalid' } };
  if (countLines(picks.length, sizes, bankers.length) > MOST_LINES)
    return { refusal: { reason: 'tooManyLines' } };
  const lines = linesOf(picks.length, sizes, bankers);
  const related = relatedIn(picks, lines);
  return related.length > 0 ? { refusal: { reason: 'related', at: related } } : { lines };
}

function isSound({ picks, sizes, bankers }: OrderTerms): boolean {
  const free = picks.length - bankers.length;
  const names = picks.map(({ eventId, marketId, pick }) => `${eventId} ${marketId} ${pick}`);
  return (
    picks.length > 0 &&
    sizes.length > 0 &&
    isDistinct(names) &&
    isDistinct(sizes) &&
    isDistinct(bankers) &&
    sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= free) &&
    bankers.every((at) => Number.isInteger(at) && at >= 0 && at < picks.length) &&
    picks.every(({ eventId, price }) => Number.isSafeInteger(eventId) && Number.isSafeInteger(price))
  );
}

const isDistinct = (items: readonly (string | number)[]): boolean => new Set(items).size === items.length;

/** Positions of picks of one event that share a line: one of them may follow from the other. */
function relatedIn(picks: readonly OrderedPick[], lines: readonly Line[]): number[] {
  const related = new Set<number>();
  for (const line of lines) {
    for (const at of line) {
      const isShared = line.some((other) => other !== at && picks[other]?.eventId === picks[at]?.eventId);
      if (isShared) related.add(at);
    }
  }
  return [...related].toSorted((a, b) => a - b);
}
