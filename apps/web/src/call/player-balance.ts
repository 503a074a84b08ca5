/** A balance with the account's version, which grows with each booking. */
export interface VersionedBalance {
  readonly balance: string;
  readonly balance_version: number;
}

/** The later of two balances; of the same version the one that came last. */
const later = (known: VersionedBalance, next: VersionedBalance): VersionedBalance =>
  next.balance_version < known.balance_version ? known : next;

interface Parts {
  /** The balance on the screen, if there is one. */
  readonly shown: () => VersionedBalance | undefined;
  readonly show: (balance: VersionedBalance) => void;
}

/**
 * Decides which balance of one player is shown. Replies and pushed events overtake each other, so only the account's
 * version says which is later. While a game's reels turn, later balances wait: the win is booked before they stop,
 * and the header should not give it away.
 */
export function createPlayerBalance({ shown, show }: Parts) {
  let isHeld = false;
  let waiting: VersionedBalance | undefined;

  function reduce(next: VersionedBalance): VersionedBalance {
    const known = shown();
    if (!known) return next;
    if (!isHeld) return later(known, next);
    waiting = later(waiting ?? known, next);
    return known;
  }

  return {
    /** The balance to show now that this one has arrived. */
    reduce,
    take: (next: VersionedBalance) => show(reduce(next)),
    hold() {
      isHeld = true;
    },
    release() {
      const last = waiting;
      isHeld = false;
      waiting = undefined;
      if (last) show(reduce(last));
    },
    /** Another player's balances have nothing to do with the one that waits. */
    forget() {
      waiting = undefined;
    },
  };
}

export type PlayerBalance = ReturnType<typeof createPlayerBalance>;
