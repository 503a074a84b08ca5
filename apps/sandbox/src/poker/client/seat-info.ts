import type { TableState } from '../table-messages.ts';
import { chipsBeforePots, lastActs, type LastAct, wins } from './hand-facts.ts';
import { isOfHouse, shownName } from './hand-words.ts';

/** What is drawn at a seat. */
export interface SeatInfo {
  readonly name: string;
  readonly isHouse: boolean;
  readonly isOwn: boolean;
  readonly chips: number;
  readonly bet: number;
  /** Face down is null. */
  readonly cards: readonly (number | null)[];
  readonly act: LastAct | null;
  readonly status: 'out' | 'leaving' | 'empty' | null;
  readonly isFolded: boolean;
  readonly isAllIn: boolean;
  readonly isDealer: boolean;
  /** When its turn began and the time bank begins, and until when it may act; null if it is not its turn. */
  readonly turn: { readonly fromMs: number; readonly bankFromMs: number; readonly endsAtMs: number } | null;
  readonly won: number;
}

const HOLE_CARDS = { holdem: 2, omaha: 4 } as const;

/** @param isSettled whether all cards of the board are shown, so that the result may be seen */
export function seatInfo(
  { view }: Pick<TableState, 'view'>,
  seat: number,
  isSettled: boolean,
): SeatInfo | null {
  const known = view.seats.find((other) => other.seat === seat);
  if (known === undefined) return null;
  const { hand, clock, rules } = view;
  const events = hand?.events ?? [];
  const isDealt = known.isInHand && hand?.street != null;
  const hidden = Array.from({ length: HOLE_CARDS[rules.game] }, () => null);
  const mucked = events.some((event) => event.kind === 'muck' && event.seat === seat);
  const behind = isDealt ? chipsBeforePots(events, seat) : null;
  const isEmpty = known.stackMinor === 0 && (!known.isInHand || hand?.outcome !== null);
  return {
    name: shownName(known.player),
    isHouse: isOfHouse(known.player),
    isOwn: view.seat === seat,
    chips: isSettled || behind === null ? known.stackMinor : behind,
    bet: hand?.outcome === null ? known.betMinor : 0,
    cards: !isDealt ? [] : (known.cards ?? (known.isFolded || mucked ? [] : hidden)),
    act: isDealt ? (lastActs(events).get(seat) ?? null) : null,
    status: known.isLeaving ? 'leaving' : known.isSittingOut ? 'out' : isEmpty ? 'empty' : null,
    isFolded: known.isFolded,
    isAllIn: known.isAllIn,
    isDealer: hand?.positions.button === seat,
    turn: clock?.seat === seat ? { ...clock, fromMs: clock.bankFromMs - rules.turnMs } : null,
    won: isSettled && known.isInHand ? (wins(events).get(seat) ?? 0) : 0,
  };
}
