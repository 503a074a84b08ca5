/** The main account and the bonus money after a booking. */
interface PublishedBalance {
  /** Minor units as a string, since events are sent as JSON. */
  readonly balanceMinor: string;
  /** Not with a payment, which leaves it as it is. */
  readonly bonusMinor?: string;
  /** Of two balances the one with the higher version is newer; events may arrive out of order. */
  readonly version: number;
}

export type BalanceEvent = { readonly kind: 'balance' } & PublishedBalance;

export interface SignedOutEvent {
  readonly kind: 'signed-out';
  readonly sessionId: number;
  /** If the session ended because the player has closed the account. */
  readonly reason?: 'excluded';
}

/** A change that a player's open pages are notified of. */
export type PlayerEvent =
  | BalanceEvent
  | ({
      readonly kind: 'transaction';
      readonly transaction: {
        readonly id: number;
        readonly status: number;
        readonly type: number;
        /** Decimal string with two digits, since events are sent as JSON. */
        readonly amount: string;
      };
    } & PublishedBalance)
  /** A limit, the interval of reality checks or a review. */
  | { readonly kind: 'limits' }
  | { readonly kind: 'play' }
  /** The identity, a document, or whether the player may withdraw. */
  | { readonly kind: 'identity' }
  /** A transfer between the player's wallets was requested or decided. */
  | { readonly kind: 'wallets' }
  /** One was written or read; the database publishes it with the commit. */
  | { readonly kind: 'messages' }
  /** Something may have been missed: the page reads everything again. */
  | { readonly kind: 'refresh' }
  | SignedOutEvent;

export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: number;
}

export type WakeupListener = (event: PlayerEvent) => void;

/**
 * Money that an operator has decided to send, the payout of a withdrawal or the refund of a deposit; or e-mails that a
 * payment has caused.
 */
export interface PaymentWork extends PlayerKey {
  readonly kind: 'payout' | 'refund' | 'notice';
  readonly transactionId: number;
}

/**
 * Notifies a player's open pages of changes, and servers of work. Correctness must not depend on it: an event may be lost,
 * a page that missed one is up to date again after its next call, and work is also found by its job.
 */
export interface Wakeups {
  /** Never throws and never blocks; call it after the commit. */
  publish(player: PlayerKey, event: PlayerEvent): void;
  /** @returns a function that ends the subscription */
  subscribe(player: PlayerKey, listener: WakeupListener): () => void;
  /** As `publish`. Every server hears of it, also the one that publishes. */
  publishWork(work: PaymentWork): void;
  /** @returns a function that ends the subscription */
  subscribeWork(listener: (work: PaymentWork) => void): () => void;
  close(): Promise<void>;
}

/** Wake-ups within one process. */
export function createLocalWakeups(): Wakeups {
  const listeners = new Map<string, Set<WakeupListener>>();
  const workers = new Set<(work: PaymentWork) => void>();
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
    publishWork(work) {
      for (const worker of workers) worker(work);
    },
    subscribeWork(listener) {
      workers.add(listener);
      return () => void workers.delete(listener);
    },
    async close() {
      listeners.clear();
      workers.clear();
    },
  };
}

function keyOf({ siteId, playerId }: PlayerKey): string {
  return `${siteId}-${playerId}`;
}
