import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock, IdMaker } from '@baize/clock';
import { isFinalStatus, type KeyRing } from '@baize/providers';

import type { JackpotHit, JackpotPools } from '../../feeds/jackpots/jackpot-pools.ts';
import type { NetworkId } from '../../feeds/jackpots/pool-plan.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Log } from '../../log.ts';
import { retryDelayMs, type RetryPlan } from '../../wire/retry-plan.ts';
import { type DrawBelow, drawGame } from '../math/draw-game.ts';
import { UNITS_PER_STAKE } from '../math/slot-model.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';
import { isOpen, type Round } from './round.ts';
import {
  type BetOrder,
  createRound,
  movementOf,
  nextState,
  sendNext,
  stateAfterDraw,
  stateToResume,
} from './round-steps.ts';

export interface RoundRunnerDeps {
  journal: Journal<Round>;
  wallet: WalletClient;
  keys: KeyRing;
  clock: Clock;
  ids: IdMaker;
  draw: DrawBelow;
  pools: JackpotPools;
  retry: RetryPlan;
  log: Log;
}

/** Rounds that are kept in memory, the ended ones only for their page to ask about. */
const REMEMBERED_ROUNDS = 5_000;

/** Plays rounds for real money and sees each of them through to an end. */
export class RoundRunner {
  readonly #deps: RoundRunnerDeps;
  readonly #rounds = new Map<string, Round>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: RoundRunnerDeps) {
    this.#deps = deps;
  }

  /**
   * Bet, draw, win, end of round. Returns once the player may be told something: the round may still
   * be `winning` or `refunding`, and then goes on by itself.
   *
   * @throws Error when the journal cannot be written; no bet was sent then
   */
  async play(order: BetOrder): Promise<Round> {
    const round = createRound(order, this.#deps.ids, this.#deps.clock);
    await this.#deps.journal.append(round);
    this.#remember(round);
    await this.#bet(round, order);
    if (!isOpen(round)) return round;
    // One attempt now, so that the page normally learns the end at once; the rest can wait.
    await this.#advance(round);
    if (isOpen(round)) this.#settleInBackground(round);
    return round;
  }

  find(roundId: string): Round | null {
    return this.#rounds.get(roundId) ?? null;
  }

  /** Rounds under way, and those that an operator has to look at. */
  unfinished(): Round[] {
    return [...this.#rounds.values()].filter((round) => isOpen(round) || round.state === 'stuck');
  }

  /** Takes a stuck round up again. @returns false when there is no such round */
  retryStuck(roundId: string): boolean {
    const round = this.#rounds.get(roundId);
    if (round?.state !== 'stuck') return false;
    round.state = stateToResume(round);
    this.#settleInBackground(round);
    return true;
  }

  /** Takes up what an earlier process left open. */
  resume(unfinished: readonly Round[]): void {
    for (const round of unfinished) {
      this.#remember(round);
      // A win that was journalled just before the end may not have left its pool yet.
      if (round.jackpot) this.#deps.pools.settle(round.jackpot);
      if (round.state === 'stuck') continue;
      round.state = stateToResume(round);
      this.#settleInBackground(round);
    }
  }

  /** Stops asking; what is under way stays in the journal for the next start. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running);
    await this.#deps.journal.close();
  }

  async #bet(round: Round, order: BetOrder): Promise<void> {
    const answer = await this.#deps.wallet.call(order.key, 'bet', {
      ...movementOf(round),
      session: round.session,
      tx: round.betTx,
      kind: 'round',
      amountMinor: BigInt(round.betMinor),
    });
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      this.#deps.log.warn({ round: round.id, answer }, 'bet not decided, giving it back');
      await this.#move(round, { state: 'refunding', reason: 'UNDECIDED' });
      return;
    }
    const { status, balance: balanceMinor = null } = answer.reply;
    if (status === 'OK') await this.#draw(round, order, balanceMinor);
    else await this.#move(round, { state: 'refused', reason: status, balanceMinor });
  }

  /** The draw is on disk before anything else happens; if the disk fails, the bet goes back. */
  async #draw(round: Round, { math, pool }: BetOrder, balanceMinor: number | null): Promise<void> {
    let jackpot: JackpotHit | null = null;
    try {
      const outcome = drawGame(math.model, math.richWeight, this.#deps.draw);
      const winMinor = (round.betMinor / UNITS_PER_STAKE) * outcome.units;
      jackpot = pool && this.#deps.pools.contribute(pool, round.betMinor);
      const state = stateAfterDraw({ winMinor, jackpot });
      await this.#move(round, { outcome, winMinor, jackpot, balanceMinor, state });
    } catch (error) {
      this.#deps.log.error({ round: round.id, err: error }, 'draw not kept, giving the bet back');
      if (pool) this.#deps.pools.takeBack(pool, round.betMinor, jackpot);
      Object.assign(round, {
        outcome: null,
        winMinor: 0,
        jackpot: null,
        state: 'refunding',
      } satisfies Partial<Round>);
    }
    if (pool) await this.#keepPool(pool, round);
  }

  /** The round is safe by now; a pool that could not be written falls back by shares, never by a win. */
  async #keepPool(pool: NetworkId, round: Round): Promise<void> {
    try {
      await this.#deps.pools.keep(pool);
    } catch (error) {
      this.#deps.log.error({ round: round.id, err: error }, 'jackpot not kept');
    }
  }

  /** One attempt at the next step. @returns true when the round moved on */
  async #advance(round: Round): Promise<boolean> {
    const key = this.#deps.keys.find(round.keyId);
    if (key === null) {
      await this.#move(round, { state: 'stuck', reason: 'UNDECIDED' });
      return true;
    }
    const answer = await sendNext(this.#deps.wallet, key, round);
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      const reason = answer.kind === 'undecided' ? answer.reason : answer.reply.status;
      this.#deps.log.warn({ round: round.id, state: round.state, reason }, 'not decided, asking again');
      return false;
    }
    await this.#move(round, nextState(round, answer.reply));
    return true;
  }

  async #settle(round: Round): Promise<void> {
    const { clock, retry, log } = this.#deps;
    let failures = 0;
    while (isOpen(round)) {
      if (await this.#advance(round)) {
        failures = 0;
        continue;
      }
      if (clock.now().getTime() - Date.parse(round.startedAt) >= retry.giveUpAfterMs) {
        log.error({ round: round.id, state: round.state }, 'round given up');
        await this.#move(round, { state: 'stuck', reason: 'UNDECIDED' });
        return;
      }
      failures += 1;
      await sleep(retryDelayMs(retry, failures), undefined, { signal: this.#stopping.signal });
    }
  }

  #settleInBackground(round: Round): void {
    const work = this.#settle(round)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#deps.log.error({ round: round.id, err: error }, 'round interrupted');
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  async #move(round: Round, change: Partial<Round>): Promise<void> {
    Object.assign(round, change);
    await this.#deps.journal.append(round);
  }

  #remember(round: Round): void {
    this.#rounds.set(round.id, round);
    if (this.#rounds.size <= REMEMBERED_ROUNDS) return;
    for (const [id, old] of this.#rounds) {
      if (isOpen(old) || old.state === 'stuck') continue;
      this.#rounds.delete(id);
      return;
    }
  }
}
