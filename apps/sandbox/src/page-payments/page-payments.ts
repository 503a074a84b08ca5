import { setTimeout as sleep } from 'node:timers/promises';

import type { Clock, IdMaker } from '@baize/clock';
import { formatPageNotice, type KeyRing, type PaymentReport, type SigningKey } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { postSigned } from '../wire/post-signed.ts';
import type { PostResult } from '../wire/post-text.ts';
import { retryDelayMs, type RetryPlan } from '../wire/retry-plan.ts';
import type { PageOutcome, PagePayment } from './page-payment.ts';

export interface PagePaymentDeps {
  journal: Journal<PagePayment>;
  keys: KeyRing;
  clock: Clock;
  ids: IdMaker;
  siteUrl: string;
  /** Path of the site's route for notices. */
  noticePath: string;
  timeoutMs: number;
  retry: RetryPlan;
  log: Log;
}

/** Faulty notices that a site has to withstand. */
export const noticeTricks = ['repeat', 'contradict', 'forge', 'stale', 'unknown', 'less', 'euro'] as const;
export type NoticeTrick = (typeof noticeTricks)[number];

/** How calls of the site are answered. */
export const callMoods = ['answer', 'slow', 'silent', 'refuse'] as const;
export type CallMood = (typeof callMoods)[number];

export type NewPagePayment = Pick<
  PagePayment,
  'transactionId' | 'amountMinor' | 'currency' | 'payer' | 'lang' | 'facts'
>;

const STALE_BY_MS = 10 * 60 * 1_000;

/** The payments of one provider: each is decided once, and the site is notified until it confirms. */
export class PagePayments {
  mood: CallMood = 'answer';
  readonly #deps: PagePaymentDeps;
  readonly #payments = new Map<string, PagePayment>();
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: PagePaymentDeps) {
    this.#deps = deps;
  }

  /** Idempotent by brand and transaction. */
  async create(key: SigningKey, payment: NewPagePayment): Promise<PagePayment> {
    const known = this.findOf(key, payment.transactionId);
    if (known) return known;
    const { ids, clock, journal } = this.#deps;
    const created: PagePayment = {
      ...payment,
      providerRef: `p-${ids.secret()}`,
      keyId: key.id,
      state: 'open',
      notice: null,
      createdAt: clock.now().toISOString(),
    };
    this.#payments.set(created.providerRef, created);
    await journal.append(created);
    return created;
  }

  find(providerRef: string): PagePayment | undefined {
    return this.#payments.get(providerRef);
  }

  findOf(key: SigningKey, transactionId: number): PagePayment | undefined {
    return this.list().find((payment) => payment.transactionId === transactionId && payment.keyId === key.id);
  }

  list(): PagePayment[] {
    return [...this.#payments.values()];
  }

  async change(payment: PagePayment, facts: Readonly<Record<string, string>>): Promise<void> {
    payment.facts = { ...payment.facts, ...facts };
    await this.#deps.journal.append(payment);
  }

  /**
   * Decides an open payment and sends the first notice; repeats follow automatically.
   *
   * @returns false if the payment was already decided
   */
  async decide(payment: PagePayment, outcome: PageOutcome, delayMs = 0): Promise<boolean> {
    if (payment.state !== 'open') return false;
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
  async play(payment: PagePayment, trick: NoticeTrick): Promise<string> {
    const key = this.#deps.keys.find(payment.keyId);
    if (key === null) return 'the key is no longer valid';
    const signer = trick === 'forge' ? { ...key, secret: `${key.secret}?` } : key;
    const now = this.#deps.clock.now().getTime();
    const clock = trick === 'stale' ? { now: () => new Date(now - STALE_BY_MS) } : this.#deps.clock;
    const isNew = trick !== 'repeat' && trick !== 'stale';
    const known = isNew ? undefined : payment.notice?.id;
    const noticeId = known ?? `n${this.#deps.ids.next()}`;
    return describe(await this.#post(reportOf(payment, trick), noticeId, signer, clock));
  }

  /** Restores the payments of an earlier process; undelivered notices are sent again. */
  resume(payments: readonly PagePayment[]): void {
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

  async #deliver(payment: PagePayment, delayMs: number): Promise<void> {
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

  async #attempt(payment: PagePayment): Promise<void> {
    const { notice } = payment;
    const key = this.#deps.keys.find(payment.keyId);
    if (notice === null || key === null) return;
    const result = await this.#post(reportOf(payment), notice.id, key, this.#deps.clock);
    notice.attempts += 1;
    notice.lastAnswer = describe(result);
    notice.isDelivered = result.kind === 'answer' && result.status === 200;
    await this.#deps.journal.append(payment);
  }

  #post(report: PaymentReport, noticeId: string, key: SigningKey, clock: Clock): Promise<PostResult> {
    const rawBody = formatPageNotice({ ...report, noticeId });
    const { siteUrl: baseUrl, noticePath: path, timeoutMs } = this.#deps;
    return postSigned({ baseUrl, path, rawBody, key, timeoutMs }, clock);
  }

  #deliverInBackground(payment: PagePayment, delayMs: number): void {
    const work = this.#deliver(payment, delayMs)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#deps.log.error({ transactionId: payment.transactionId, err: error }, 'notice interrupted');
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }
}

/** What a notice says; a trick claims that the payment is paid, or the opposite of the decision. */
export function reportOf(payment: PagePayment, trick?: NoticeTrick): PaymentReport {
  const { state: decided, amountMinor, currency } = payment;
  const claimed = decided === 'open' ? 'paid' : decided;
  const opposite = decided === 'paid' ? 'failed' : 'paid';
  return {
    subject: 'payment',
    providerRef: trick === 'unknown' ? `${payment.providerRef.slice(0, 40)}-x` : payment.providerRef,
    transactionId: trick === 'unknown' ? payment.transactionId + 1 : payment.transactionId,
    state: trick === undefined ? decided : trick === 'contradict' ? opposite : claimed,
    amountMinor: BigInt(trick === 'less' ? Math.max(1, amountMinor - 100) : amountMinor),
    currency: trick === 'euro' ? 'EUR' : currency,
  };
}

function describe(result: PostResult): string {
  return result.kind === 'answer' ? `${result.status} ${result.body.slice(0, 200)}` : result.reason;
}
