import { type Positions, seatsFrom } from './hand-state.ts';

export interface Dealable {
  readonly seat: number;
  /** New, or back after hands in which it was not dealt in. */
  readonly isEntering: boolean;
}

export interface NextDeal {
  readonly positions: Positions;
  readonly seats: readonly { readonly seat: number; readonly postsEntry: boolean }[];
}

/**
 * Who is dealt in, and who has the button and the blinds. The big blind moves to the next seat, the small blind to the seat that
 * had the big one and the button to that of the small one, even if somebody left there (dead button): nobody skips a blind or
 * pays one twice. Of two the button has the small blind. An entering seat posts a big blind, but waits if it is between the
 * button and the big blind, since it would have the button without having paid.
 *
 * @param last positions of the hand before; null for the first
 * @param firstButton who has the button first, or the next seat that can be dealt in
 * @returns null if there are fewer than two
 */
export function nextDeal(
  tableSeats: number,
  dealable: readonly Dealable[],
  last: Positions | null,
  firstButton: number,
): NextDeal | null {
  if (dealable.length < 2) return null;
  if (last === null) return freshDeal(seatsFrom(dealable, firstButton - 1, tableSeats));
  const around = seatsFrom(dealable, last.bigBlind, tableSeats);
  const bigBlind = around[0]?.seat ?? 0;
  const button = last.smallBlind;
  const distance = (seat: number) => (seat - button - 1 + tableSeats) % tableSeats;
  const dealt = dealable.filter(
    ({ seat, isEntering }) => !isEntering || seat === bigBlind || distance(seat) > distance(bigBlind),
  );
  // Everybody else is new, so nobody has a blind to skip.
  if (dealt.length < 2) return freshDeal(endingWithBigBlind(around));
  const seats = dealt.map(({ seat, isEntering }) => ({ seat, postsEntry: isEntering && seat !== bigBlind }));
  if (dealt.length === 2) {
    const other = dealt.find(({ seat }) => seat !== bigBlind)?.seat ?? button;
    // The small blind takes the place of the entry.
    const unposted = seats.map(({ seat }) => ({ seat, postsEntry: false }));
    return { positions: { button: other, smallBlind: other, bigBlind }, seats: unposted };
  }
  return { positions: { button, smallBlind: last.bigBlind, bigBlind }, seats };
}

/** Rotated so that its first seat has the big blind when the first of the result has the button. */
function endingWithBigBlind(around: readonly Dealable[]): Dealable[] {
  const behind = around.length === 2 ? 1 : 2;
  return [...around.slice(-behind), ...around.slice(0, -behind)];
}

/** @param around from the button */
function freshDeal(around: readonly Dealable[]): NextDeal {
  const seatAt = (index: number) => around[index % around.length]?.seat ?? 0;
  const button = seatAt(0);
  const positions =
    around.length === 2
      ? { button, smallBlind: button, bigBlind: seatAt(1) }
      : { button, smallBlind: seatAt(1), bigBlind: seatAt(2) };
  return { positions, seats: around.map(({ seat }) => ({ seat, postsEntry: false })) };
}
