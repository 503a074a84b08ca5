import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '@baize/clock';

import type { Log } from '../log.ts';
import { retryDelayMs, type RetryPlan } from './retry-plan.ts';

interface StoredRound {
  readonly id: string;
  readonly state: string;
}

export interface RoundSettlerDeps<Round> {
  readonly clock: Clock;
  readonly retry: RetryPlan;
  readonly log: Log;
  readonly isPending: (round: Round) => boolean;
  /** One attempt at the next step. Returns true if the round advanced. */
  readonly advance: (round: Round) => Promise<boolean>;
  /** Marks a round as stuck. */
  readonly giveUp: (round: Round) => Promise<void>;
}

/** Advances pending rounds in the background, with retries. */
export class RoundSettler<Round extends StoredRound> {
  readonly #deps: RoundSettlerDeps<Round>;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: RoundSettlerDeps<Round>) {
    this.#deps = deps;
  }

  start(round: Round): void {
    const work = this.#settle(round)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#deps.log.error({ round: round.id, err: error }, 'round interrupted');
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Ends all retries and waits for running attempts. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running);
  }

  async #settle(round: Round): Promise<void> {
    const { clock, retry, log, isPending, advance, giveUp } = this.#deps;
    // Not from the start of the round: its payment may have waited for the end of its show.
    const beganMs = clock.now().getTime();
    let failures = 0;
    while (isPending(round)) {
      if (await advance(round)) {
        failures = 0;
        continue;
      }
      if (clock.now().getTime() - beganMs >= retry.giveUpAfterMs) {
        log.error({ round: round.id, state: round.state }, 'round abandoned');
        await giveUp(round);
        return;
      }
      failures += 1;
      await sleep(retryDelayMs(retry, failures), undefined, { signal: this.#stopping.signal });
    }
  }
}
