import type { Clock, IdMaker } from '@baize/clock';
import { type Draw, settleInstant, sideGames } from '@baize/games';
import { type KeyRing, quickErrors, type SigningKey } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import { RoundSettler } from '../wire/round-settler.ts';
import { isPending, isUnfinished, type QuickRound, seatOf } from './quick-round.ts';
import type { RoundMemory } from './round-memory.ts';
import type { TableReply, TableWallet, TableWallets } from './table-wallet.ts';

export interface QuickRunnerDeps {
  readonly journal: Journal<QuickRound>;
  /** For pages that are opened later. */
  readonly memory: RoundMemory;
  readonly wallets: TableWallets;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly draw: Draw;
  readonly retry: RetryPlan;
  /** A win is paid by then, even if no page has shown it. */
  readonly longestShowMs: number;
  readonly log: Log;
}

export type QuickOrder = Pick<
  QuickRound,
  'keyId' | 'token' | 'userId' | 'gameId' | 'kind' | 'currency' | 'choice' | 'stakeMinor'
>;

/** Plays rounds for real money and completes each of them, also across restarts. */
export class QuickRunner {
  readonly #deps: QuickRunnerDeps;
  readonly #settler: RoundSettler<QuickRound>;
  /** By id. */
  readonly #unfinished = new Map<string, QuickRound>();
  /** Of wins that are being shown, by the round's id. */
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(deps: QuickRunnerDeps) {
    this.#deps = deps;
    this.#settler = new RoundSettler<QuickRound>({
      ...deps,
      isPending,
      advance: (round) => this.#advance(round),
      giveUp: (round) => this.#move(round, { stuckAs: round.state, state: 'stuck' }),
    });
  }

  /**
   * Bet, draw, result, end of the round; a win waits for `endShow`, so that no balance shows it before the game does. Steps
   * that fail are retried in the background.
   */
  async play(order: QuickOrder): Promise<QuickRound> {
    const { ids, clock } = this.#deps;
    const round: QuickRound = {
      ...order,
      id: String(ids.next()),
      state: 'betting',
      outcome: null,
      winMinor: 0,
      balanceMinor: null,
      error: null,
      startedAt: clock.now().toISOString(),
    };
    this.#deps.memory.add(seatOf(round), round);
    await this.#move(round, {});
    await this.#goOn(round);
    if (round.state === 'showing') this.#payLater(round);
    return round;
  }

  /** Pays a win that a page of its seat has shown to the end; returns after the first attempt, also for any other round. */
  async endShow(seat: string, id: string): Promise<void> {
    const round = this.#unfinished.get(id);
    if (round !== undefined && seatOf(round) === seat) await this.#pay(round);
  }

  /** Continues the rounds of an earlier process. A bet with an unknown outcome is refunded. */
  resume(rounds: readonly QuickRound[]): void {
    for (const round of rounds) {
      this.#unfinished.set(round.id, round);
      this.#deps.memory.add(seatOf(round), round);
      if (round.state === 'stuck') continue;
      if (round.state === 'betting') round.state = 'refunding';
      if (round.state === 'showing') round.state = 'settling';
      this.#settler.start(round);
    }
  }

  unfinished(): readonly QuickRound[] {
    return [...this.#unfinished.values()];
  }

  /** Sends the call of a stuck round again. @returns false if there is no such round */
  async retryStuck(id: string): Promise<boolean> {
    const round = this.#unfinished.get(id);
    if (round?.state !== 'stuck') return false;
    await this.#move(round, {
      state: round.stuckAs ?? 'refunding',
      startedAt: this.#deps.clock.now().toISOString(),
    });
    this.#settler.start(round);
    return true;
  }

  /** Stops all retries; pending rounds stay in the journal for the next start. */
  async close(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#settler.stop();
    await this.#deps.journal.close();
  }

  #payLater(round: QuickRound): void {
    const timer = setTimeout(() => void this.#pay(round), this.#deps.longestShowMs);
    timer.unref();
    this.#timers.set(round.id, timer);
  }

  async #pay(round: QuickRound): Promise<void> {
    clearTimeout(this.#timers.get(round.id));
    this.#timers.delete(round.id);
    if (round.state !== 'showing') return;
    await this.#move(round, { state: 'settling' });
    await this.#goOn(round);
  }

  /** Advances a round as far as it goes without a failure, and the rest of its way in the background. */
  async #goOn(round: QuickRound): Promise<void> {
    while (isPending(round) && (await this.#advance(round)));
    if (isPending(round)) this.#settler.start(round);
  }

  /** One attempt at the next step. @returns true if the round advanced */
  async #advance(round: QuickRound): Promise<boolean> {
    const key = this.#deps.keys.find(round.keyId);
    const wallet = key && this.#deps.wallets[key.party];
    const reply = wallet ? await send(wallet, key, round) : null;
    const isDecided = reply !== null && reply.error !== quickErrors.retry;
    if (!isDecided) {
      if (round.state !== 'betting') return false;
      await this.#move(round, { state: 'refunding', error: quickErrors.retry });
      return true;
    }
    await this.#move(round, this.#next(round, reply));
    return true;
  }

  #next(round: QuickRound, reply: TableReply): Partial<QuickRound> {
    const balanceMinor = reply.balanceMinor ?? round.balanceMinor;
    const isFine = reply.error === quickErrors.none;
    switch (round.state) {
      case 'betting': {
        if (!isFine) return { state: 'refused', error: reply.error, balanceMinor };
        const game = sideGames[round.kind];
        const choice = { side: round.choice };
        const outcome = game.draw(choice, this.#deps.draw);
        const bet = { choice, stakeMinor: BigInt(round.stakeMinor) };
        const winMinor = Number(settleInstant(game, bet, outcome));
        return { state: winMinor > 0 ? 'showing' : 'settling', outcome, winMinor, balanceMinor };
      }
      case 'refunding':
        return isFine
          ? { state: 'refunded', balanceMinor }
          : { state: 'stuck', stuckAs: 'refunding', balanceMinor };
      case 'settling':
        return isFine
          ? { state: 'ending', balanceMinor }
          : { state: 'stuck', stuckAs: 'settling', balanceMinor };
      default:
        return { state: 'ended', balanceMinor };
    }
  }

  async #move(round: QuickRound, change: Partial<QuickRound>): Promise<void> {
    Object.assign(round, change);
    if (isUnfinished(round)) this.#unfinished.set(round.id, round);
    else this.#unfinished.delete(round.id);
    await this.#deps.journal.append(round);
  }
}

/** Sends the call that the round's state requires. */
function send(wallet: TableWallet, key: SigningKey, round: QuickRound): Promise<TableReply | null> {
  switch (round.state) {
    case 'betting':
      return wallet.bet(key, round);
    case 'refunding':
      return wallet.refund(key, round);
    case 'settling':
      return wallet.win(key, round);
    default:
      return wallet.end(key, round);
  }
}
