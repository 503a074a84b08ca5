import type { Clock } from '@baize/clock';
import { isFinalStatus } from '@baize/providers';

import type { Log } from '../../log.ts';
import { StepQueue } from '../../wagers/step-queue.ts';
import type { RetryPlan } from '../../wire/retry-plan.ts';
import { RoundSettler } from '../../wire/round-settler.ts';
import { afterReply, isDue, nextMove, withMove } from './bet-moves.ts';
import { type BetRecord, isReal, type Move } from './bet-record.ts';
import type { BetStore } from './bet-store.ts';
import type { BetMoney } from './money/bet-money.ts';

export interface BetPayerDeps {
  readonly store: BetStore;
  readonly wallet: BetMoney;
  readonly playMoney: BetMoney;
  readonly clock: Clock;
  readonly retry: RetryPlan;
  readonly log: Log;
}

/** The payments of one bet that are under way. */
interface Payments {
  readonly id: string;
  readonly state: string;
  /** Of these payments, not of the bet, which may be days older. */
  readonly startedAt: string;
}

/** Moves the money of bets: one move of a bet after the other, each stored before it is sent and repeated until decided. */
export class BetPayer {
  readonly #deps: BetPayerDeps;
  readonly #settler: RoundSettler<Payments>;
  readonly #attempts = new StepQueue();
  /** Bets whose payments are under way. */
  readonly #running = new Set<string>();

  constructor(deps: BetPayerDeps) {
    this.#deps = deps;
    const { clock, retry, log } = deps;
    this.#settler = new RoundSettler<Payments>({
      clock,
      retry,
      log,
      isPending: ({ id }) => this.#continues(id),
      advance: ({ id }) => this.#advance(id),
      giveUp: ({ id }) => this.#giveUp(id),
    });
  }

  moneyOf(record: BetRecord): BetMoney {
    return isReal(record) ? this.#deps.wallet : this.#deps.playMoney;
  }

  /** Pays in the background what is due. */
  start(id: string): void {
    const { store, clock } = this.#deps;
    const record = store.shelf.find(id);
    if (record === null || !isDue(record) || this.#running.has(id)) return;
    this.#running.add(id);
    this.#settler.start({ id, state: record.state, startedAt: clock.now().toISOString() });
  }

  /** Likewise, and returns after the first attempt at each payment. */
  async pay(id: string): Promise<void> {
    for (let isMoving = true; isMoving && this.#isDue(id);) isMoving = await this.#advance(id);
    this.start(id);
  }

  /** Ends all retries and waits for running attempts; what is undecided stays in the journal. */
  stop(): Promise<void> {
    return this.#settler.stop();
  }

  #isDue(id: string): boolean {
    const record = this.#deps.store.shelf.find(id);
    return record !== null && isDue(record);
  }

  /** The end of the work and the permission to start it again are one step, so that nothing is left in between. */
  #continues(id: string): boolean {
    const isMore = this.#isDue(id);
    if (!isMore) this.#running.delete(id);
    return isMore;
  }

  /** One attempt. @returns true if a move was decided, or there is none */
  async #advance(id: string): Promise<boolean> {
    let isMoving = false;
    await this.#attempts.run(id, async () => {
      try {
        isMoving = await this.#attempt(id);
      } catch (error) {
        this.#deps.log.error({ err: error, bet: id }, 'payment of a bet not noted, repeating it');
      }
    });
    return isMoving;
  }

  async #attempt(id: string): Promise<boolean> {
    const { store, clock, log } = this.#deps;
    const claimed = await this.#claim(id);
    const move = claimed?.move ?? null;
    if (claimed === null || move === null) return true;
    const answer = await this.moneyOf(claimed).send(claimed, move);
    if (answer.kind === 'undecided' || !isFinalStatus(answer.reply.status)) {
      log.warn({ bet: id, move: move.kind, answer }, 'payment of a bet not decided, repeating it');
      return false;
    }
    const { reply } = answer;
    await store.change(id, (record) => afterReply(record, move, reply, clock.now()));
    return true;
  }

  /** Stores the next move, unless one is under way. */
  async #claim(id: string): Promise<BetRecord | null> {
    const { store } = this.#deps;
    const claim = (record: BetRecord): BetRecord | null => {
      const move: Move | null = record.move === null && isDue(record) ? nextMove(record) : null;
      return move && withMove(record, move);
    };
    const record = (await store.change(id, claim)) ?? store.shelf.find(id);
    return record && isDue(record) ? record : null;
  }

  async #giveUp(id: string): Promise<void> {
    const { store, clock } = this.#deps;
    const at = clock.now().toISOString();
    await store.change(id, (record) => ({ ...record, trouble: { kind: 'stuck', reason: 'UNDECIDED', at } }));
    this.#running.delete(id);
  }
}
