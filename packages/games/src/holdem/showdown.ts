import type { PokerValue } from '../poker-hands/poker-value.ts';
import type { HandEvent } from './hand-events.ts';
import {
  contributionsOf,
  type HandSeat,
  type HandState,
  liveFromButton,
  liveSeats,
  seatsFrom,
} from './hand-state.ts';
import { holdingValueOf } from './poker-game.ts';
import { potsOf, rakeOf, sharePot } from './side-pots.ts';

const valueOf = ({ rules, board }: HandState, { cards }: HandSeat): PokerValue =>
  holdingValueOf(rules.game, cards, board);

/** Turns up all hands that are not folded, once nobody can bet any more. */
export function faceUpEvents(state: HandState): HandEvent[] {
  return liveFromButton(state).flatMap(({ seat, cards, showdown }) =>
    showdown === null ? [{ kind: 'show' as const, seat, cards }] : [],
  );
}

/**
 * Who shows after the last round: the last who bet in it, else the first from the left of the button, then around the table. A
 * hand that is beaten by one shown before is mucked. With anyone all-in all are face up, so that there is only one pot here.
 */
export function showdownEvents(state: HandState): HandEvent[] {
  const { aggressor, rules } = state;
  if (liveSeats(state).some(({ stackMinor }) => stackMinor === 0n)) return faceUpEvents(state);
  const first = aggressor ?? liveFromButton(state)[0]?.seat ?? 0;
  let best = -1;
  return seatsFrom(liveSeats(state), first - 1, rules.seats).map((seat) => {
    const value = valueOf(state, seat);
    if (value < best) return { kind: 'muck', seat: seat.seat };
    best = value;
    return { kind: 'show', seat: seat.seat, cards: seat.cards };
  });
}

/** Each pot to its best hand, after rake, with the odd units to the first winners from the left of the button. */
export function potEvents(state: HandState): HandEvent[] {
  const pots = potsOf(contributionsOf(state));
  const rakes = rakeOf(pots, state.rules.rake, state.board.length > 0);
  const live = liveFromButton(state);
  const values = new Map(live.length > 1 ? live.map((seat) => [seat.seat, valueOf(state, seat)]) : []);
  return pots.map(({ amountMinor, seats }, pot) => {
    const rakeMinor = rakes[pot] ?? 0n;
    const best = Math.max(...seats.map((seat) => values.get(seat) ?? 0));
    const winners = live
      .map(({ seat }) => seat)
      .filter((seat) => seats.includes(seat) && (values.get(seat) ?? 0) === best);
    return { kind: 'pot', pot, rakeMinor, shares: sharePot(amountMinor - rakeMinor, winners) };
  });
}
