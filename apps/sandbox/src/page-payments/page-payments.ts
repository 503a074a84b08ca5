import type { Clock, IdMaker } from '@baize/clock';
import { formatPageNotice, type KeyRing, type PaymentReport, type SigningKey } from '@baize/providers';

import type { GatewayMood, Moody } from '../gateway/gateway-mood.ts';
import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { DeliveryQueue, describeResult } from '../wire/delivery-queue.ts';
import { postSigned } from '../wire/post-signed.ts';
import type { PostResult } from '../wire/post-text.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import type { PageNotice, PageOutcome, PagePayment } from './page-payment.ts';

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

export type NewPagePayment = Pick<
  PagePayment,
  'transactionId' | 'amountMinor' | 'currency' | 'payer' | 'lang' | 'facts'
>;

export interface DecisionPlan {
  /** Of the first notice. */
  readonly delayMs?: number;
  /** Sends none: the site has to ask. */
  readonly isSilent?: boolean;
  /** What came, if it is not what was requested. */
  readonly received?: Partial<Pick<PagePayment, 'amountMinor' | 'currency'>>;
}

const NO_KEY = 'the key is no longer valid';
const STALE_BY_MS = 10 * 60 * 1_000;

/** The payments of one provider: each is decided once, and the site is notified until it confirms. */
export class PagePayments implements Moody {
  mood: GatewayMood = 'fine';
  readonly #deps: PagePaymentDeps;
  readonly #payments = new Map<string, PagePayment>();
  readonly #notices: DeliveryQueue<PageNotice>;

  constructor(deps: PagePaymentDeps) {
    this.#deps = deps;
    this.#notices = new DeliveryQueue<PageNotice>({
      ...deps,
      post: (notice) => this.#postNotice(notice),
      isAccepted: (result) => result.kind === 'answer' && result.status === 200,
      save: async ({ providerRef }) => {
        const payment = this.find(providerRef);
        if (payment) await deps.journal.append(payment);
      },
    });
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
      paidAt: null,
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
  async decide(
    payment: PagePayment,
    outcome: PageOutcome,
    { delayMs = 0, isSilent = false, received = {} }: DecisionPlan = {},
  ): Promise<boolean> {
    if (payment.state !== 'open') return false;
    Object.assign(payment, received, { state: outcome });
    payment.paidAt = outcome === 'paid' ? this.#deps.clock.now().toISOString() : null;
    payment.notice = {
      id: `n${this.#deps.ids.next()}`,
      providerRef: payment.providerRef,
      since: this.#deps.clock.now().toISOString(),
      attempts: 0,
      isDelivered: isSilent,
      lastAnswer: '',
    };
    await this.#deps.journal.append(payment);
    if (isSilent) return true;
    if (delayMs === 0) await this.#notices.send(payment.notice);
    else this.#notices.sendLater(payment.notice, delayMs);
    return true;
  }

  /** Sends one extra notice. @returns the site's reply */
  async play(payment: PagePayment, trick: NoticeTrick): Promise<string> {
    const key = this.#deps.keys.find(payment.keyId);
    if (key === null) return NO_KEY;
    const signer = trick === 'forge' ? { ...key, secret: `${key.secret}?` } : key;
    const now = this.#deps.clock.now().getTime();
    const clock = trick === 'stale' ? { now: () => new Date(now - STALE_BY_MS) } : this.#deps.clock;
    const isNew = trick !== 'repeat' && trick !== 'stale';
    const known = isNew ? undefined : payment.notice?.id;
    const noticeId = known ?? `n${this.#deps.ids.next()}`;
    return describeResult(await this.#post(reportOf(payment, trick), noticeId, signer, clock));
  }

  /** Restores the payments of an earlier process; undelivered notices are sent again. */
  resume(payments: readonly PagePayment[]): void {
    for (const payment of payments) {
      this.#payments.set(payment.providerRef, payment);
      if (payment.notice?.isDelivered === false) this.#notices.sendLater(payment.notice, 0);
    }
  }

  async close(): Promise<void> {
    await this.#notices.close();
    await this.#deps.journal.close();
  }

  async #postNotice({ id, providerRef }: PageNotice): Promise<PostResult> {
    const payment = this.find(providerRef);
    const key = payment && this.#deps.keys.find(payment.keyId);
    if (!key) return { kind: 'none', reason: NO_KEY };
    return this.#post(reportOf(payment), id, key, this.#deps.clock);
  }

  #post(report: PaymentReport, noticeId: string, key: SigningKey, clock: Clock): Promise<PostResult> {
    const rawBody = formatPageNotice({ ...report, noticeId });
    const { siteUrl: baseUrl, noticePath: path, timeoutMs } = this.#deps;
    return postSigned({ baseUrl, path, rawBody, key, timeoutMs }, clock);
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
