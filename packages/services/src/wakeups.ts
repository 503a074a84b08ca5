/** The main account as a booking left it. */
interface PublishedBalance {
  /** Minor units as text, since events travel as JSON. */
  readonly balanceMinor: string;
  /** Of two balances the one with the higher version is newer: events may overtake each other. */
  readonly version: number;
}

export type BalanceEvent = { readonly kind: 'balance' } & PublishedBalance;

/** What has changed for a player's open pages. */
export type PlayerEvent =
  | BalanceEvent
  | ({
      readonly kind: 'transaction';
      readonly transaction: {
        readonly id: number;
        readonly status: number;
        readonly type: number;
        /** Decimal text with two digits, since events travel as JSON. */
        readonly amount: string;
      };
    } & PublishedBalance)
  | { readonly kind: 'signed-out'; readonly sessionId: number };

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: number;
}

export type WakeupListener = (event: PlayerEvent) => void;

/**
 * Tells the open pages of a player that something changed. A tool of comfort, never of correctness: an
 * event may be lost, and a page that missed one is right again after the next call.
 */
export interface Wakeups {
  /** Never throws and never waits; call it after the commit. */
  publish(player: PlayerKey, event: PlayerEvent): void;
  /** @returns ends the subscription */
  subscribe(player: PlayerKey, listener: WakeupListener): () => void;
  close(): Promise<void>;
}

/** Wake-ups within one process. */
export function createLocalWakeups(): Wakeups {
  const listeners = new Map<string, Set<WakeupListener>>();
  return {
    publish(player, event) {
      for (const listener of listeners.get(keyOf(player)) ?? []) listener(event);
    },
    subscribe(player, listener) {
      const key = keyOf(player);
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(key);
      };
    },
    async close() {
      listeners.clear();
    },
  };
}

function keyOf({ siteId, playerId }: PlayerKey): string {
  return `${siteId}-${playerId}`;
}
