import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock, IdMaker } from '@baize/clock';
import { formatDecimal, type KeyRing, quickErrors, type QuickReply, type SigningKey } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { DrawBelow } from '../studio/math/draw-game.ts';
import { retryDelayMs, type RetryPlan } from '../wire/retry-plan.ts';
import { drawOutcome, prizeOf } from './quick-games.ts';
import { isOnItsWay, type QuickRound } from './quick-round.ts';
import type { QuickWallet } from './quick-wallet.ts';

export interface QuickRunnerDeps {
  readonly journal: Journal<QuickRound>;
  readonly wallet: QuickWallet;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly draw: DrawBelow;
  readonly retry: RetryPlan;
  readonly log: Log;
}

export type QuickOrder = Pick<
  QuickRound,
  'keyId' | 'token' | 'userId' | 'gameId' | 'kind' | 'currency' | 'choice' | 'stakeMinor'
>;

/** Plays rounds for real money and sees each of them through to an end, over restarts too. */
export class QuickRunner {
  readonly #deps: QuickRunnerDeps;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: QuickRunnerDeps) {
    this.#deps = deps;
  }

  /** Bet, draw, result, end of the round. What could not be settled at once goes on by itself. */
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
    await this.#move(round, {});
    await this.#advance(round);
    while (isOnItsWay(round) && (await this.#advance(round)));
    if (isOnItsWay(round)) this.#settleInBackground(round);
    return round;
  }

  /** Takes up what an earlier process left open. A bet of unknown fate goes back. */
  resume(rounds: readonly QuickRound[]): void {
    for (const round of rounds) {
      if (round.state === 'stuck') continue;
      if (round.state === 'betting') round.state = 'refunding';
      this.#settleInBackground(round);
    }
  }

  /** Stops asking; what is on its way stays in the journal for the next start. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running);
    await this.#deps.journal.close();
  }

  /** One attempt at the next step. @returns true if the round moved on */
  async #advance(round: QuickRound): Promise<boolean> {
    const key = this.#deps.keys.find(round.keyId);
    const reply = key && (await send(this.#deps.wallet, key, round));
    const isDecided = reply !== null && reply.error !== quickErrors.retry;
    if (!isDecided) {
      if (round.state !== 'betting') return false;
      await this.#move(round, { state: 'refunding', error: quickErrors.retry });
      return true;
    }
    await this.#move(round, this.#next(round, reply));
    return true;
  }

  #next(round: QuickRound, reply: QuickReply): Partial<QuickRound> {
    const balanceMinor = reply.cash === undefined ? round.balanceMinor : Math.round(reply.cash * 100);
    const isFine = reply.error === quickErrors.none;
    switch (round.state) {
      case 'betting': {
        if (!isFine) return { state: 'refused', error: reply.error, balanceMinor };
        const outcome = drawOutcome(round.kind, this.#deps.draw);
        const winMinor = outcome.side === round.choice ? prizeOf(round.stakeMinor) : 0;
        return { state: 'settling', outcome, winMinor, balanceMinor };
      }
      case 'refunding':
        return { state: isFine ? 'refunded' : 'stuck', balanceMinor };
      case 'settling':
        return { state: isFine ? 'ending' : 'stuck', balanceMinor };
      default:
        return { state: 'ended', balanceMinor };
    }
  }

  async #settle(round: QuickRound): Promise<void> {
    const { clock, retry, log } = this.#deps;
    let failures = 0;
    while (isOnItsWay(round)) {
      if (await this.#advance(round)) {
        failures = 0;
        continue;
      }
      if (clock.now().getTime() - Date.parse(round.startedAt) >= retry.giveUpAfterMs) {
        log.error({ round: round.id, state: round.state }, 'quick round given up');
        await this.#move(round, { state: 'stuck' });
        return;
      }
      failures += 1;
      await sleep(retryDelayMs(retry, failures), undefined, { signal: this.#stopping.signal });
    }
  }

  #settleInBackground(round: QuickRound): void {
    const work = this.#settle(round)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#deps.log.error({ round: round.id, err: error }, 'quick round interrupted');
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  async #move(round: QuickRound, change: Partial<QuickRound>): Promise<void> {
    Object.assign(round, change);
    await this.#deps.journal.append(round);
  }
}

/** The call that the round's state is waiting for. */
function send(wallet: QuickWallet, key: SigningKey, round: QuickRound): Promise<QuickReply | null> {
  const { id: roundId, userId, gameId, currency, token } = round;
  const play = { userId, gameId, roundId, currency };
  const stake = formatDecimal(BigInt(round.stakeMinor));
  switch (round.state) {
    case 'betting':
      return wallet.send(key, 'bet', { ...play, token, reference: `b${roundId}`, amount: stake });
    case 'refunding':
      return wallet.send(key, 'refund', { userId, reference: `b${roundId}`, amount: stake });
    case 'settling': {
      const amount = formatDecimal(BigInt(round.winMinor));
      return wallet.send(key, 'result', { ...play, reference: `r${roundId}`, amount });
    }
    default:
      return wallet.send(key, 'endRound', { userId, roundId });
  }
}
