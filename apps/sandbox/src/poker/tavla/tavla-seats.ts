import { otherSide, type Side, SIDES } from '@baize/games/tavla';

import type { Holder } from '../table-store.ts';
import type { OfSides } from './tavla-messages.ts';

/** Somebody on a side: a player with a stake, or the opponent of the house, who has none. */
export interface TavlaSeat {
  readonly name: string;
  readonly holder: Holder | null;
}

export type TavlaSeats = OfSides<TavlaSeat | null>;

export const NO_SEATS: TavlaSeats = { white: null, black: null };

export function namesOn({ white, black }: TavlaSeats): OfSides<string | null> {
  return { white: white?.name ?? null, black: black?.name ?? null };
}

export function holdersOn(seats: TavlaSeats): Holder[] {
  return SIDES.flatMap((side) => seats[side]?.holder ?? []);
}

export function sideOfOwner(seats: TavlaSeats, owner: string): Side | null {
  return SIDES.find((side) => seats[side]?.holder?.owner === owner) ?? null;
}

/** Without the player of a side; the opponent of the house goes as well. */
export function withoutSide(seats: TavlaSeats, side: Side): TavlaSeats {
  const other = seats[otherSide(side)];
  return other?.holder === null ? NO_SEATS : { ...seats, [side]: null };
}

/** Notes since when a player who waits for an opponent is absent, and waits. */
export function noteWaiting(
  seats: TavlaSeats,
  isPresent: (owner: string) => boolean,
  nowMs: number,
): TavlaSeats {
  const noted = (seat: TavlaSeat | null): TavlaSeat | null => {
    if (seat === null || seat.holder === null) return seat;
    const { owner, absentSinceMs, idleSinceMs } = seat.holder;
    const absence = isPresent(owner) ? null : (absentSinceMs ?? nowMs);
    return { ...seat, holder: { ...seat.holder, absentSinceMs: absence, idleSinceMs: idleSinceMs ?? nowMs } };
  };
  return { white: noted(seats.white), black: noted(seats.black) };
}
