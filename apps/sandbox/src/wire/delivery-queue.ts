import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock } from '@baize/clock';

import type { Log } from '../log.ts';
import type { PostResult } from './post-text.ts';
import { retryDelayMs, type RetryPlan } from './retry-plan.ts';

/** A message to the site and what became of it, as stored in a journal. */
export interface Delivery {
  id: string;
  /** When it was created, ISO 8601. */
  since: string;
  attempts: number;
  /** Whether the site has accepted it; until then it is repeated. */
  isDelivered: boolean;
  /** Result of the last attempt, for the console. */
  lastAnswer: string;
}

export interface DeliveryQueueDeps<Message extends Delivery> {
  readonly clock: Clock;
  readonly retry: RetryPlan;
  readonly log: Log;
  readonly post: (message: Message) => Promise<PostResult>;
  readonly isAccepted: (result: PostResult) => boolean;
  readonly save: (message: Message) => Promise<void>;
}

/** Delivers each message until the site accepts it. Messages do not wait for each other. */
export class DeliveryQueue<Message extends Delivery> {
  readonly #deps: DeliveryQueueDeps<Message>;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: DeliveryQueueDeps<Message>) {
    this.#deps = deps;
  }

  /** The first attempt; repeats follow in the background. */
  async send(message: Message): Promise<void> {
    await this.#attempt(message);
    if (!message.isDelivered) this.sendLater(message, 0);
  }

  /** One attempt now, of a message that is sent later anyway. */
  async sendNow(message: Message): Promise<void> {
    if (!message.isDelivered) await this.#attempt(message);
  }

  sendLater(message: Message, delayMs: number): void {
    const work = this.#deliver(message, delayMs)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#deps.log.error({ message: message.id, err: error }, 'delivery interrupted');
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Ends all repeats and waits for running attempts. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running);
  }

  async #deliver(message: Message, delayMs: number): Promise<void> {
    const { retry, clock, log } = this.#deps;
    const { signal } = this.#stopping;
    if (delayMs > 0) await sleep(delayMs, undefined, { signal });
    while (!message.isDelivered) {
      if (message.attempts > 0) await sleep(retryDelayMs(retry, message.attempts), undefined, { signal });
      await this.#attempt(message);
      if (clock.now().getTime() - Date.parse(message.since) < retry.giveUpAfterMs) continue;
      log.error({ message: message.id }, 'delivery given up');
      return;
    }
  }

  async #attempt(message: Message): Promise<void> {
    const result = await this.#deps.post(message);
    message.attempts += 1;
    message.lastAnswer = describeResult(result);
    // Of two attempts at once, the refused one does not undo the accepted one.
    message.isDelivered ||= this.#deps.isAccepted(result);
    await this.#deps.save(message);
  }
}

export function describeResult(result: PostResult): string {
  return result.kind === 'answer' ? `${result.status} ${result.body.slice(0, 200)}` : result.reason;
}
