import { formatWire, parseWire } from '@baize/currency';

/** A balance with the account's version, which grows with every booking. */
export interface VersionedBalance {
  readonly balance: string;
  /** Absent if it is as it was, and in a user that an earlier version of the site stored. */
  readonly bonus_balance?: string | undefined;
  readonly balance_version: number;
}

/** The newer balance; with equal versions the one that arrived last. */
const later = (known: VersionedBalance, next: VersionedBalance): VersionedBalance =>
  next.balance_version < known.balance_version
    ? known
    : { ...(known.bonus_balance !== undefined && { bonus_balance: known.bonus_balance }), ...next };

interface Parts {
  /** The balance on the screen, if any. */
  readonly shown: () => VersionedBalance | undefined;
  readonly show: (balance: VersionedBalance) => void;
}

/**
 * Decides which balance to show. Replies and pushed events overtake each other, so the account's version decides. While
 * a game's reels spin, newer balances wait: the win is booked before the reels stop, and the header must not reveal it.
 */
export function createPlayerBalance({ shown, show }: Parts) {
  let isHeld = false;
  let waiting: VersionedBalance | undefined;
  /** What was shown before a game took its stake off. */
  let whole: VersionedBalance | undefined;

  function reduce(next: VersionedBalance): VersionedBalance {
    const known = shown();
    if (!known) return next;
    if (!isHeld) return later(known, next);
    waiting = later(waiting ?? whole ?? known, next);
    return known;
  }

  return {
    /** The balance to show now that this one has arrived. */
    reduce,
    take: (next: VersionedBalance) => show(reduce(next)),
    hold() {
      isHeld = true;
    },
    /**
     * Takes a stake off at once that the game has sent. A game can only lower what is shown, and only while it is held.
     *
     * @param totalMinor own and bonus money that the game counts with; bets take own money first
     */
    lower(totalMinor: bigint) {
      const known = shown();
      if (!isHeld || !known) return;
      const own = totalMinor - parseWire(known.bonus_balance ?? '0.00');
      if (own < 0n || own >= parseWire(known.balance)) return;
      whole ??= known;
      show({ ...known, balance: formatWire(own) });
    },
    release() {
      const last = waiting ?? whole;
      isHeld = false;
      waiting = undefined;
      whole = undefined;
      if (last) show(reduce(last));
    },
    /** Drops the waiting balance when another player signs in. */
    forget() {
      waiting = undefined;
      whole = undefined;
    },
  };
}

export type PlayerBalance = ReturnType<typeof createPlayerBalance>;
