import { bestHandOf, nameHand, type PokerTable, type PokerView, pokerViewOf } from '@baize/games';

import type { NextDeck } from './next-deck.ts';
import type { NamedHand, OwnSeat, TableState } from './table-messages.ts';
import { toWire } from './wire-text.ts';

const FLOP = 3;

export interface DescribedTable {
  readonly version: number;
  readonly nowMs: number;
  readonly table: PokerTable;
  readonly reserved: Iterable<number>;
  readonly next: NextDeck | null;
}

/** What the page of one seat, or of somebody who only watches, may know. */
export function describeTable(
  { version, nowMs, table, reserved, next }: DescribedTable,
  seat: number | null,
  own: Omit<OwnSeat, 'added'>,
): TableState {
  const view = pokerViewOf(table, seat);
  return {
    type: 'table',
    version,
    now: nowMs,
    view: toWire(view),
    reserved: [...reserved],
    next: next?.view ?? null,
    named: namedHands(view),
    own: { ...own, added: Number((seat === null ? null : table.seats[seat])?.addedMinor ?? 0n) },
  };
}

/** The hands whose cards the viewer sees, once there is a flop. */
function namedHands({ rules, hand, seats }: PokerView): NamedHand[] {
  if (hand === null || hand.board.length < FLOP) return [];
  return seats.flatMap(({ seat, cards, isFolded }) => {
    if (cards === null || isFolded) return [];
    const best = bestHandOf(rules.game, cards, hand.board);
    return [{ seat, ...nameHand(best), cards: best.cards }];
  });
}
