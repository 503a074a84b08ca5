import { type Draw, playSlot, prizeMinor, type SlotScript } from '@baize/games';

import type { JackpotHit, JackpotPools } from '../../feeds/jackpots/jackpot-pools.ts';
import { networkFor } from '../../feeds/jackpots/pool-plan.ts';
import type { Log } from '../../log.ts';
import { ownsWager, placeOnce, type Visit } from '../../visits/visit.ts';
import type { Wager } from '../../wagers/wager.ts';
import type { WagerBook } from '../../wagers/wager-book.ts';
import type { GamePace } from '../../wire/game-pace.ts';
import { stakesWithin } from '../stakes.ts';
import { replayedScript } from './replayed-script.ts';
import { variantForLaunch } from './slot-variant.ts';

export interface SlotRoundsDeps {
  readonly book: WagerBook;
  readonly pace: GamePace;
  readonly pools: JackpotPools;
  readonly draw: Draw;
  readonly log: Log;
}

const REMEMBERED_SEATS = 20_000;

export type PlayedRound =
  | { readonly ok: true; readonly wager: Wager }
  /** `BUSY` and `TOO_FAST` can be retried; `STAKE` is one that is not offered, and `GAME_UNKNOWN` a game that is no slot. */
  | { readonly ok: false; readonly reason: 'BUSY' | 'TOO_FAST' | 'STAKE' | 'GAME_UNKNOWN' };

/** The rounds of all slots: stake, draw, result, and whether the player has seen it. */
export class SlotRounds {
  readonly #deps: SlotRoundsDeps;
  /** The round that is being played at each seat. */
  readonly #running = new Map<string, Promise<Wager>>();
  /** The last round of each seat that its page has shown to the end; the longest ago first. */
  readonly #shown = new Map<string, string>();

  constructor(deps: SlotRoundsDeps) {
    this.#deps = deps;
  }

  /** Plays one round of a page. The same request is always the same round. */
  async play(visit: Visit, requestId: string, betMinor: number): Promise<PlayedRound> {
    if (!visit.wagerByRequest.has(requestId)) {
      const reason = this.#refusal(visit, betMinor);
      if (reason !== null) return { ok: false, reason };
    }
    return { ok: true, wager: await placeOnce(visit, requestId, () => this.#start(visit, betMinor)) };
  }

  /** The last round of the player that no page has shown to its end, once it is decided. */
  async unshownOf(visit: Visit): Promise<Wager | null> {
    await this.#running.get(visit.seat)?.catch(() => null);
    const last = this.#deps.book.lastDecidedOf(visit);
    return last !== null && last.id !== this.#shown.get(visit.seat) ? last : null;
  }

  /** Notes that a page has shown a round of its player, so that it is not shown again. */
  markShown(visit: Visit, wagerId: string): void {
    const wager = this.#deps.book.find(wagerId);
    if (wager === null || !ownsWager(visit, wager)) return;
    this.#shown.delete(visit.seat);
    this.#shown.set(visit.seat, wagerId);
    const [oldest] = this.#shown.keys();
    if (this.#shown.size > REMEMBERED_SEATS && oldest !== undefined) this.#shown.delete(oldest);
  }

  #refusal({ seat, limits, ticket }: Visit, betMinor: number) {
    if (variantForLaunch(ticket) === null) return 'GAME_UNKNOWN';
    if (!stakesWithin(limits).includes(betMinor)) return 'STAKE';
    if (this.#running.has(seat)) return 'BUSY';
    return this.#deps.pace.waitMs(seat) > 0 ? 'TOO_FAST' : null;
  }

  #start(visit: Visit, betMinor: number): Promise<Wager> {
    const { seat } = visit;
    this.#deps.pace.start(seat);
    const playing = this.#playOne(visit, betMinor).finally(() => this.#running.delete(seat));
    this.#running.set(seat, playing);
    return playing;
  }

  async #playOne(visit: Visit, betMinor: number): Promise<Wager> {
    const { book } = this.#deps;
    const wager = await book.place({ visit, betMinor, bet: null });
    if (wager.state === 'open') await this.#settle(visit, wager);
    visit.balanceMinor = wager.balanceMinor ?? visit.balanceMinor;
    return wager;
  }

  /** Draws the round and stores it before anyone sees it; if that fails, the book returns the stake. */
  async #settle(visit: Visit, wager: Wager): Promise<void> {
    const { book, pools, log } = this.#deps;
    const { ticket } = visit;
    const pool = visit.wallet && networkFor(ticket.game, ticket.currency);
    const result = this.#drawScript(visit);
    const winMinor = Number(prizeMinor(result.units, BigInt(wager.betMinor)));
    const jackpot: JackpotHit | null = pool && pools.contribute(pool, wager.betMinor);
    try {
      await book.settle({ wager, result, winMinor, jackpot });
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
