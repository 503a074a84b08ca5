import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock, IdMaker } from '@baize/clock';
import {
  formatPaymentNotice,
  type KeyRing,
  PAYMENT_NOTICE_PATH,
  type PaymentMessage,
  type SigningKey,
} from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { type PostResult, postSigned } from '../wire/post-signed.ts';
import { retryDelayMs, type RetryPlan } from '../wire/retry-plan.ts';
import type { Payment, PaymentOutcome } from './payment.ts';

export interface PaymentServiceDeps {
  journal: Journal<Payment>;
  keys: KeyRing;
  clock: Clock;
  ids: IdMaker;
  siteUrl: string;
  timeoutMs: number;
  retry: RetryPlan;
  log: Log;
}

/** Faulty notices that a site has to withstand. */
export type NoticeTrick = 'repeat' | 'forge' | 'stale' | 'contradict';

const STALE_BY_MS = 10 * 60 * 1_000;

/** Accepts payments, decides each once, and notifies the site until it confirms. */
export class PaymentService {
  readonly #deps: PaymentServiceDeps;
  readonly #payments = new Map<string, Payment>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: PaymentServiceDeps) {
    this.#deps = deps;
  }

  /** Idempotent by brand and transaction. */
  async create(key: SigningKey, message: PaymentMessage): Promise<Payment> {
    const known = this.list().find(
      ({ keyId, transactionId }) => transactionId === message.transactionId && keyId === key.id,
    );
    if (known !== undefined) return known;
    const payment: Payment = {
      ...message,
      amountMinor: Number(message.amountMinor),
      providerRef: `p-${this.#deps.ids.secret()}`,
      keyId: key.id,
      state: 'waiting',
      notice: null,
      createdAt: this.#deps.clock.now().toISOString(),
    };
    this.#payments.set(payment.providerRef, payment);
    await this.#deps.journal.append(payment);
    return payment;
  }

  find(providerRef: string): Payment | null {
    return this.#payments.get(providerRef) ?? null;
  }

  list(): Payment[] {
    return [...this.#payments.values()];
  }

  /**
   * Decides a waiting payment and sends the first notice; repeats follow automatically.
   *
   * @param delayMs delay of the first notice
   * @returns false if the payment was already decided
   */
  async decide(payment: Payment, outcome: PaymentOutcome, delayMs = 0): Promise<boolean> {
    if (payment.state !== 'waiting') return false;
    payment.state = outcome;
    payment.notice = {
      id: `n${this.#deps.ids.next()}`,
      since: this.#deps.clock.now().toISOString(),
      attempts: 0,
      isDelivered: false,
      lastAnswer: '',
    };
    await this.#deps.journal.append(payment);
    if (delayMs === 0) await this.#attempt(payment);
    if (!payment.notice.isDelivered) this.#deliverInBackground(payment, delayMs);
    return true;
  }

  /** Sends one extra notice. @returns the site's reply */
  async play(payment: Payment, trick: NoticeTrick): Promise<string> {
    const key = this.#deps.keys.find(payment.keyId);
    if (key === null) return 'the key is no longer valid';
    const outcome = outcomeFor(payment, trick);
    const noticeId = payment.notice?.id ?? `n${this.#deps.ids.next()}`;
    const id = trick === 'contradict' ? `n${this.#deps.ids.next()}` : noticeId;
    const signer = trick === 'forge' ? { ...key, secret: `${key.secret}?` } : key;
    const now = this.#deps.clock.now().getTime();
    const clock = trick === 'stale' ? { now: () => new Date(now - STALE_BY_MS) } : this.#deps.clock;
    return describe(await this.#post(payment, outcome, id, signer, clock));
  }

  /** Restores the payments of an earlier process; undelivered notices are sent again. */
  resume(payments: readonly Payment[]): void {
    for (const payment of payments) {
      this.#payments.set(payment.providerRef, payment);
      if (payment.notice?.isDelivered === false) this.#deliverInBackground(payment, 0);
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running);
    await this.#deps.journal.close();
  }

  async #deliver(payment: Payment, delayMs: number): Promise<void> {
    const { notice } = payment;
    if (notice === null) return;
    const { retry, clock, log } = this.#deps;
    const { signal } = this.#stopping;
    if (delayMs > 0) await sleep(delayMs, undefined, { signal });
    while (!notice.isDelivered) {
      if (notice.attempts > 0) await sleep(retryDelayMs(retry, notice.attempts), undefined, { signal });
      await this.#attempt(payment);
      if (clock.now().getTime() - Date.parse(notice.since) < retry.giveUpAfterMs) continue;
      log.error({ transactionId: payment.transactionId }, 'notice given up');
      return;
    }
  }

  async #attempt(payment: Payment): Promise<void> {
    const { notice, state } = payment;
    const key = this.#deps.keys.find(payment.keyId);
    if (notice === null || state === 'waiting' || key === null) return;
    const result = await this.#post(payment, state, notice.id, key, this.#deps.clock);
    notice.attempts += 1;
    notice.lastAnswer = describe(result);
    notice.isDelivered = result.kind === 'answer' && result.status === 200;
    await this.#deps.journal.append(payment);
  }

  #post(payment: Payment, outcome: PaymentOutcome, noticeId: string, key: SigningKey, clock: Clock) {
    const rawBody = formatPaymentNotice({
      noticeId,
      providerRef: payment.providerRef,
      transactionId: payment.transactionId,
      subject: 'payment',
      state: outcome === 'approved' ? 'paid' : 'failed',
      amountMinor: BigInt(payment.amountMinor),
      currency: payment.currency,
    });
    const { siteUrl, timeoutMs } = this.#deps;
    return postSigned({ baseUrl: siteUrl, path: PAYMENT_NOTICE_PATH, rawBody, key, timeoutMs }, clock);
  }

  #deliverInBackground(payment: Payment, delayMs: number): void {
    const work = this.#deliver(payment, delayMs)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#deps.log.error({ transactionId: payment.transactionId, err: error }, 'notice interrupted');
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }
}

/** A forged or stale notice claims approval; a contradiction claims the opposite of the decision. */
function outcomeFor({ state }: Payment, trick: NoticeTrick): PaymentOutcome {
  if (trick === 'contradict') return state === 'approved' ? 'refused' : 'approved';
  return state === 'waiting' ? 'approved' : state;
}

function describe(result: PostResult): string {
  return result.kind === 'answer' ? `${result.status} ${result.body.slice(0, 200)}` : result.reason;
}
