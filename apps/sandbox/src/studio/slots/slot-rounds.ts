import { type Draw, playSlot, prizeMinor, type SlotScript } from '@baize/games';

import type { JackpotHit, JackpotPools } from '../../feeds/jackpots/jackpot-pools.ts';
import { networkFor } from '../../feeds/jackpots/pool-plan.ts';
import type { Log } from '../../log.ts';
import { refreshBalance } from '../../visits/open-visit.ts';
import { type FreeSpins, placeOnce, type Visit } from '../../visits/visit.ts';
import type { Wager } from '../../wagers/wager.ts';
import type { ShownRounds } from '../../wagers/shown-rounds.ts';
import type { WagerBook } from '../../wagers/wager-book.ts';
import type { GamePace } from '../../wire/game-pace.ts';
import { stakesWithin } from '../stakes.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import { replayedScript } from './replayed-script.ts';
import { variantForLaunch } from './slot-variant.ts';

export interface SlotRoundsDeps {
  readonly book: WagerBook;
  readonly shown: ShownRounds;
  readonly wallet: WalletClient;
  readonly pace: GamePace;
  readonly pools: JackpotPools;
  readonly draw: Draw;
  readonly log: Log;
}

export type PlayedRound =
  | { readonly ok: true; readonly wager: Wager }
  /**
   * `BUSY` and `TOO_FAST` can be retried; `STAKE` is one that is not offered, `NO_FREE_ROUNDS` means that none are left, and
   * `GAME_UNKNOWN` a game that is no slot.
   */
  | {
      readonly ok: false;
      readonly reason: 'BUSY' | 'TOO_FAST' | 'STAKE' | 'NO_FREE_ROUNDS' | 'GAME_UNKNOWN';
    };

/** What a round is played for: the player's money, or one of the casino's free rounds, whose stake is theirs. */
type SlotStake = { readonly betMinor: number } | 'free';

/** Free rounds win no more than their grant allows. */
function mostOf(freeSpins: FreeSpins | null, wager: Wager): number {
  if (wager.freeSpins === undefined || freeSpins?.max_win === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, freeSpins.max_win - freeSpins.won);
}

/** The rounds of all slots: stake, draw and result. */
export class SlotRounds {
  readonly #deps: SlotRoundsDeps;
  /** The round that is being played at each seat. */
  readonly #running = new Map<string, Promise<Wager>>();

  constructor(deps: SlotRoundsDeps) {
    this.#deps = deps;
  }

  /** Plays one round of a page. The same request is always the same round. */
  async play(visit: Visit, requestId: string, stake: SlotStake): Promise<PlayedRound> {
    if (!visit.wagerByRequest.has(requestId)) {
      const reason = this.#refusal(visit, stake);
      if (reason !== null) return { ok: false, reason };
    }
    return { ok: true, wager: await placeOnce(visit, requestId, () => this.#start(visit, stake)) };
  }

  /** The last round of the player that no page has shown to its end, once it is decided. */
  async unshownOf(visit: Visit): Promise<Wager | null> {
    await this.#running.get(visit.seat)?.catch(() => null);
    return this.#deps.shown.unshownOf(visit);
  }

  /** The casino's free rounds of a page, with what they have won and is still being shown: the wallet does not know of it. */
  freeSpinsOf(visit: Visit): FreeSpins | null {
    const { freeSpins } = visit;
    return freeSpins && { ...freeSpins, won: freeSpins.won + this.#deps.book.heldOf(visit, freeSpins.id) };
  }

  /** Pays a round that a page of its player has shown to the end; null if it is not theirs. */
  async endShow(visit: Visit, wagerId: string): Promise<Wager | null> {
    const { shown, wallet } = this.#deps;
    const before = this.freeSpinsOf(visit);
    const wager = await shown.endShow(visit, wagerId);
    if (wager?.freeSpins === undefined) return wager;
    // In case the wallet does not reply.
    visit.freeSpins = before;
    await refreshBalance(visit, wallet, 0);
    return wager;
  }

  #refusal({ seat, limits, ticket, freeSpins }: Visit, stake: SlotStake) {
    if (variantForLaunch(ticket) === null) return 'GAME_UNKNOWN';
    if (stake === 'free') {
      if (freeSpins === null || freeSpins.left === 0) return 'NO_FREE_ROUNDS';
    } else if (!stakesWithin(limits).includes(stake.betMinor)) return 'STAKE';
    if (this.#running.has(seat)) return 'BUSY';
    return this.#deps.pace.waitMs(seat) > 0 ? 'TOO_FAST' : null;
  }

  #start(visit: Visit, stake: SlotStake): Promise<Wager> {
    const { seat } = visit;
    this.#deps.pace.start(seat);
    const playing = this.#playOne(visit, stake).finally(() => this.#running.delete(seat));
    this.#running.set(seat, playing);
    return playing;
  }

  async #playOne(visit: Visit, stake: SlotStake): Promise<Wager> {
    const { book, wallet } = this.#deps;
    const { freeSpins } = visit;
    const order =
      stake === 'free' && freeSpins !== null
        ? { betMinor: freeSpins.stake, freeSpins: freeSpins.id }
        : { betMinor: stake === 'free' ? 0 : stake.betMinor };
    const wager = await book.place({ visit, bet: null, ...order });
    if (wager.state === 'open') await this.#settle(visit, wager);
    visit.balanceMinor = wager.balanceMinor ?? visit.balanceMinor;
    // A round that is being given back is still one of them.
    if (freeSpins === null || wager.freeSpins === undefined || wager.state === 'refunding') return wager;
    if (wager.result !== null) {
      // In case the wallet does not reply.
      visit.freeSpins = { ...freeSpins, left: freeSpins.left - 1 };
    }
    await refreshBalance(visit, wallet, 0);
    return wager;
  }

  /** Draws the round and stores it before anyone sees it; if that fails, the book returns the stake. */
  async #settle(visit: Visit, wager: Wager): Promise<void> {
    const { shown, pools, log } = this.#deps;
    const { ticket } = visit;
    // A jackpot is fed by stakes that somebody paid.
    const isPaid = visit.wallet !== null && wager.freeSpins === undefined;
    const pool = isPaid ? networkFor(ticket.game, ticket.currency) : null;
    const result = this.#drawScript(visit);
    const prize = Number(prizeMinor(result.units, BigInt(wager.betMinor)));
    const winMinor = Math.min(prize, mostOf(this.freeSpinsOf(visit), wager));
    const jackpot: JackpotHit | null = pool && pools.contribute(pool, wager.betMinor);
    try {
      await shown.settle({ wager, result, winMinor, jackpot });
    } catch {
      // The book has logged it.
      if (pool) pools.takeBack(pool, wager.betMinor, jackpot);
    }
    // The round is stored already; a pool that cannot be saved loses shares at most, never a win.
    if (pool)
      await pools
        .save(pool)
        .catch((error: unknown) => log.error({ wager: wager.id, err: error }, 'jackpot not stored'));
  }

  #drawScript({ ticket }: Visit): SlotScript {
    const variant = variantForLaunch(ticket);
    if (variant === null) throw new RangeError(`${ticket.game.code} is no slot`);
    if (ticket.mode === 'replay') return replayedScript(variant, ticket.game.code);
    return playSlot(variant, this.#deps.draw);
  }
}
