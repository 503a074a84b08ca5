import type { Clock, IdMaker } from '@baize/clock';
import type { Draw } from '@baize/games';
import { formatDecimal, type KeyRing, quickErrors, type QuickReply, type SigningKey } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import { RoundSettler } from '../wire/round-settler.ts';
import { drawOutcome, prizeOf } from './quick-games.ts';
import { isPending, type QuickRound } from './quick-round.ts';
import type { QuickWallet } from './quick-wallet.ts';

export interface QuickRunnerDeps {
  readonly journal: Journal<QuickRound>;
  readonly wallet: QuickWallet;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly draw: Draw;
  readonly retry: RetryPlan;
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

  constructor(deps: QuickRunnerDeps) {
    this.#deps = deps;
    this.#settler = new RoundSettler<QuickRound>({
      ...deps,
      isPending,
      advance: (round) => this.#advance(round),
      giveUp: (round) => this.#move(round, { state: 'stuck' }),
    });
  }

  /** Bet, draw, result, end of the round. Steps that fail are retried in the background. */
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
    while (isPending(round) && (await this.#advance(round)));
    if (isPending(round)) this.#settler.start(round);
    return round;
  }

  /** Continues the rounds of an earlier process. A bet with an unknown outcome is refunded. */
  resume(rounds: readonly QuickRound[]): void {
    for (const round of rounds) {
      if (round.state === 'stuck') continue;
      if (round.state === 'betting') round.state = 'refunding';
      this.#settler.start(round);
    }
  }

  /** Stops all retries; pending rounds stay in the journal for the next start. */
  async close(): Promise<void> {
    await this.#settler.stop();
    await this.#deps.journal.close();
  }

  /** One attempt at the next step. @returns true if the round advanced */
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

  async #move(round: QuickRound, change: Partial<QuickRound>): Promise<void> {
    Object.assign(round, change);
    await this.#deps.journal.append(round);
  }
}

/** Sends the call that the round's state requires. */
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
