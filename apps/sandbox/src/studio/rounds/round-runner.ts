import type { Clock, IdMaker } from '@baize/clock';
import { isFinalStatus, type KeyRing } from '@baize/providers';

import type { JackpotHit, JackpotPools } from '../../feeds/jackpots/jackpot-pools.ts';
import type { NetworkId } from '../../feeds/jackpots/pool-plan.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Log } from '../../log.ts';
import type { RetryPlan } from '../../wire/retry-plan.ts';
import { RoundSettler } from '../../wire/round-settler.ts';
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

/** Rounds in memory; ended ones are only there for requests of their page. */
const REMEMBERED_ROUNDS = 5_000;

/** Plays rounds for real money and completes each of them. */
export class RoundRunner {
  readonly #deps: RoundRunnerDeps;
  readonly #rounds = new Map<string, Round>();
  readonly #settler: RoundSettler<Round>;

  constructor(deps: RoundRunnerDeps) {
    this.#deps = deps;
    this.#settler = new RoundSettler<Round>({
      ...deps,
      isPending: isOpen,
      advance: (round) => this.#advance(round),
      giveUp: (round) => this.#move(round, { state: 'stuck', reason: 'UNDECIDED' }),
    });
  }

  /**
   * Bet, draw, win, end of round. Returns once there is a result for the player; a round that is still `winning` or
   * `refunding` continues in the background.
   *
   * @throws Error if the journal cannot be written; then no bet was sent
   */
  async play(order: BetOrder): Promise<Round> {
    const round = createRound(order, this.#deps.ids, this.#deps.clock);
    await this.#deps.journal.append(round);
    this.#remember(round);
    await this.#bet(round, order);
    if (!isOpen(round)) return round;
    // One attempt now, so that the page normally gets the final state at once.
    await this.#advance(round);
    if (isOpen(round)) this.#settler.start(round);
    return round;
  }

  find(roundId: string): Round | null {
    return this.#rounds.get(roundId) ?? null;
  }

  /** Pending rounds, and stuck ones that need an operator. */
  unfinished(): Round[] {
    return [...this.#rounds.values()].filter((round) => isOpen(round) || round.state === 'stuck');
  }

  /** Retries a stuck round. @returns false if there is no such round */
  retryStuck(roundId: string): boolean {
    const round = this.#rounds.get(roundId);
    if (round?.state !== 'stuck') return false;
    round.state = stateToResume(round);
    this.#settler.start(round);
    return true;
  }

  /** Continues the rounds of an earlier process. */
  resume(unfinished: readonly Round[]): void {
    for (const round of unfinished) {
      this.#remember(round);
      // A win stored just before the process ended may not have been taken out of its pool yet.
      if (round.jackpot) this.#deps.pools.settle(round.jackpot);
      if (round.state === 'stuck') continue;
      round.state = stateToResume(round);
      this.#settler.start(round);
    }
  }

  /** Stops all retries; pending rounds stay in the journal for the next start. */
  async close(): Promise<void> {
    await this.#settler.stop();
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
      this.#deps.log.warn({ round: round.id, answer }, 'bet not decided, refunding it');
      await this.#move(round, { state: 'refunding', reason: 'UNDECIDED' });
      return;
    }
    const { status, balance: balanceMinor = null } = answer.reply;
    if (status === 'OK') await this.#draw(round, order, balanceMinor);
    else await this.#move(round, { state: 'refused', reason: status, balanceMinor });
  }

  /** Stores the draw before anything else; if that fails, the bet is refunded. */
  async #draw(round: Round, { math, pool }: BetOrder, balanceMinor: number | null): Promise<void> {
    let jackpot: JackpotHit | null = null;
    try {
      const outcome = drawGame(math.model, math.richWeight, this.#deps.draw);
      const winMinor = (round.betMinor / UNITS_PER_STAKE) * outcome.units;
      jackpot = pool && this.#deps.pools.contribute(pool, round.betMinor);
      const state = stateAfterDraw({ winMinor, jackpot });
      await this.#move(round, { outcome, winMinor, jackpot, balanceMinor, state });
    } catch (error) {
      this.#deps.log.error({ round: round.id, err: error }, 'draw not stored, refunding the bet');
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

  /** The round is stored already; a pool that cannot be saved loses shares at most, never a win. */
  async #keepPool(pool: NetworkId, round: Round): Promise<void> {
    try {
      await this.#deps.pools.save(pool);
    } catch (error) {
      this.#deps.log.error({ round: round.id, err: error }, 'jackpot not stored');
    }
  }

  /** One attempt at the next step. @returns true if the round advanced */
  async #advance(round: Round): Promise<boolean> {
    const key = this.#deps.keys.find(round.keyId);
    if (key === null) {
      await this.#move(round, { state: 'stuck', reason: 'UNDECIDED' });
      return true;
    }
    const answer = await sendNext(this.#deps.wallet, key, round);
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      const reason = answer.kind === 'undecided' ? answer.reason : answer.reply.status;
      this.#deps.log.warn({ round: round.id, state: round.state, reason }, 'not decided, retrying');
      return false;
    }
    await this.#move(round, nextState(round, answer.reply));
    return true;
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
