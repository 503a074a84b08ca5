import type { Clock } from '@baize/clock';
import type { WalletStatus } from '@baize/providers';

import type { WalletClient } from '../studio/wallet/wallet-client.ts';
import type { Visit } from '../visits/visit.ts';

/** Why a page may not play any more. */
export type EndedReason = 'expired' | 'wallet-PLAYER_BLOCKED';

const ENDED: Partial<Record<WalletStatus, EndedReason>> = {
  SESSION_EXPIRED: 'expired',
  PLAYER_BLOCKED: 'wallet-PLAYER_BLOCKED',
};

export interface PlayCheckDeps {
  readonly wallet: Pick<WalletClient, 'call'>;
  readonly clock: Clock;
  readonly onEnded: (visit: Visit) => void;
}

/** Whether pages may still play: the wallet does not say by itself that a player has signed out or is excluded. */
export class PlayCheck {
  readonly #deps: PlayCheckDeps;
  readonly #askedAtMs = new WeakMap<Visit, number>();
  readonly #asking = new WeakMap<Visit, Promise<void>>();
  readonly #ended = new WeakMap<Visit, EndedReason>();

  constructor(deps: PlayCheckDeps) {
    this.#deps = deps;
  }

  /** Null if the page may play, as far as is known. */
  endedReason(visit: Visit): EndedReason | null {
    return this.#ended.get(visit) ?? null;
  }

  /** Calls the wallet unless it was called for this page within `freshMs`. Without a reply nothing changes. */
  async ask(visit: Visit, freshMs: number): Promise<void> {
    if (visit.wallet === null || this.#ended.has(visit)) return;
    const asking = this.#asking.get(visit);
    if (asking !== undefined) return asking;
    const nowMs = this.#deps.clock.now().getTime();
    if (nowMs - (this.#askedAtMs.get(visit) ?? Number.NEGATIVE_INFINITY) < freshMs) return;
    this.#askedAtMs.set(visit, nowMs);
    const call = this.#call(visit, visit.wallet).finally(() => this.#asking.delete(visit));
    this.#asking.set(visit, call);
    await call;
  }

  async #call(visit: Visit, seat: NonNullable<Visit['wallet']>): Promise<void> {
    const { key, currency } = visit.ticket;
    const answer = await this.#deps.wallet.call(key, 'balance', { ...seat, currency });
    const reason = answer.kind === 'reply' ? ENDED[answer.reply.status] : undefined;
    if (reason === undefined) return;
    this.#ended.set(visit, reason);
    this.#deps.onEnded(visit);
  }
}
