import type { Clock, IdMaker } from '@baize/clock';
import {
  type CoinPayment,
  formatPaymentNotice,
  GATEWAY_PARTY,
  type KeyRing,
  PAYMENT_NOTICE_PATH,
  type PaymentMessage,
  type PaymentNotice,
  type PayoutMessage,
  type SigningKey,
} from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { DeliveryQueue, describeResult } from '../wire/delivery-queue.ts';
import { postSigned } from '../wire/post-signed.ts';
import type { PostResult } from '../wire/post-text.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import { openCoinPayment, RATE_MINUTES } from './coins.ts';
import { familyOf } from './family.ts';
import { type NoticeRecord, type Payment, reportOf } from './payment.ts';

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

export interface NoticePlan {
  /** Of the first attempt. */
  readonly delayMs?: number;
  /** Sends none: the site has to ask. */
  readonly isSilent?: boolean;
  /** How often it is sent at the same time. */
  readonly times?: number;
}

/** Holds payments and payouts, and notifies the site of every change until it confirms. */
export class PaymentService {
  readonly #deps: PaymentServiceDeps;
  readonly #payments = new Map<string, Payment>();
  readonly #notices: DeliveryQueue<NoticeRecord>;

  constructor(deps: PaymentServiceDeps) {
    this.#deps = deps;
    this.#notices = new DeliveryQueue<NoticeRecord>({
      ...deps,
      post: (notice) => this.#post(notice),
      isAccepted: (result) => result.kind === 'answer' && result.status === 200,
      save: async ({ providerRef }) => {
        const payment = this.find(providerRef);
        if (payment) await deps.journal.append(payment);
      },
    });
  }

  /** Idempotent by brand and transaction. */
  async create({ siteId }: SigningKey, message: PaymentMessage): Promise<Payment> {
    const known = this.findOf(siteId, 'payment', message.transactionId);
    if (known) return known;
    const providerRef = `p-${this.#deps.ids.secret()}`;
    const family = familyOf(message.method, message.fields);
    const coin =
      family === 'crypto'
        ? openCoinPayment(message.fields['coin'] ?? '', message.amountMinor, providerRef.slice(2))
        : null;
    return this.#add({
      ...this.#newPayment(siteId, message),
      subject: 'payment',
      providerRef,
      payer: family === 'crypto' ? null : message.fields['sender_name'] || message.player.name,
      family,
      coin,
      returnUrl: message.returnUrl,
      ...(message.merchant !== undefined && { merchant: message.merchant }),
      lang: message.lang,
      expiresAt: this.#expiryOf(message, coin).toISOString(),
    });
  }

  /** Idempotent by brand and transaction. */
  async createPayout({ siteId }: SigningKey, message: PayoutMessage): Promise<Payment> {
    const known = this.findOf(siteId, 'payout', message.transactionId);
    if (known) return known;
    return this.#add({
      ...this.#newPayment(siteId, message),
      subject: 'payout',
      payer: null,
      providerRef: `w-${this.#deps.ids.secret()}`,
      family: familyOf(message.method, message.fields),
      coin: null,
      returnUrl: null,
      lang: 'tr',
      expiresAt: null,
    });
  }

  find(providerRef: string): Payment | null {
    return this.#payments.get(providerRef) ?? null;
  }

  findOf(siteId: number, subject: Payment['subject'], transactionId: number): Payment | null {
    const isIt = (payment: Payment) =>
      payment.transactionId === transactionId && payment.siteId === siteId && payment.subject === subject;
    return this.list().find(isIt) ?? null;
  }

  list(): Payment[] {
    return [...this.#payments.values()];
  }

  now(): Date {
    return this.#deps.clock.now();
  }

  /** Changes a payment and notifies the site. */
  async change(payment: Payment, change: Partial<Payment>, plan: NoticePlan = {}): Promise<void> {
    Object.assign(payment, change);
    if (plan.isSilent) return this.#deps.journal.append(payment);
    const notice = this.#newNotice(payment);
    payment.notices.push(notice);
    await this.#deps.journal.append(payment);
    if (plan.delayMs !== undefined && plan.delayMs > 0) return this.#notices.sendLater(notice, plan.delayMs);
    await Promise.all(Array.from({ length: plan.times ?? 1 }, () => this.#notices.send(notice)));
  }

  /** Sends one extra notice, perhaps with other content, signature or time. @returns the site's reply */
  async play(
    payment: Payment,
    change: Partial<PaymentNotice> = {},
    { isForged = false, isNew = false, agoMs = 0 } = {},
  ): Promise<string> {
    const { clock, keys, ids } = this.#deps;
    const last = payment.notices.at(-1);
    const noticeId = isNew || !last ? `n${ids.next()}` : last.id;
    const key = keys.current(GATEWAY_PARTY, payment.siteId);
    const signer = isForged ? { ...key, secret: `${key.secret}?` } : key;
    const signedAt = new Date(clock.now().getTime() - agoMs);
    const rawBody = formatPaymentNotice({ ...reportOf(payment), noticeId, ...change });
    return describeResult(await this.#postBody(rawBody, signer, { now: () => signedAt }));
  }

  nextId(): string {
    return `r${this.#deps.ids.next()}`;
  }

  /** Restores the payments of an earlier process; undelivered notices are sent again. */
  resume(payments: readonly Payment[]): void {
    for (const payment of payments) {
      this.#payments.set(payment.providerRef, payment);
      for (const notice of payment.notices) if (!notice.isDelivered) this.#notices.sendLater(notice, 0);
    }
  }

  async close(): Promise<void> {
    await this.#notices.close();
    await this.#deps.journal.close();
  }

  async #add(payment: Payment): Promise<Payment> {
    this.#payments.set(payment.providerRef, payment);
    await this.#deps.journal.append(payment);
    return payment;
  }

  #newPayment(siteId: number, message: PaymentMessage | PayoutMessage) {
    const { transactionId, currency, method, fields, player } = message;
    const amountMinor = Number(message.amountMinor);
    return {
      siteId,
      transactionId,
      amountMinor,
      currency,
      method,
      fields,
      player,
      state: 'open' as const,
      receivedMinor: amountMinor,
      receivedCurrency: currency,
      sentAt: null,
      paidAt: null,
      returns: [],
      reason: null,
      notices: [],
      createdAt: this.now().toISOString(),
    };
  }

  /** The rate of a coin is fixed for some minutes only. */
  #expiryOf({ expiresAt }: PaymentMessage, coin: CoinPayment | null): Date {
    if (coin === null) return expiresAt;
    return new Date(Math.min(expiresAt.getTime(), this.now().getTime() + RATE_MINUTES * 60_000));
  }

  #newNotice(payment: Payment): NoticeRecord {
    const id = `n${this.#deps.ids.next()}`;
    return {
      id,
      providerRef: payment.providerRef,
      body: formatPaymentNotice({ ...reportOf(payment), noticeId: id }),
      since: this.now().toISOString(),
      attempts: 0,
      isDelivered: false,
      lastAnswer: '',
    };
  }

  #post({ body, providerRef }: NoticeRecord): Promise<PostResult> {
    const siteId = this.find(providerRef)?.siteId ?? 0;
    return this.#postBody(body, this.#deps.keys.current(GATEWAY_PARTY, siteId), this.#deps.clock);
  }

  #postBody(rawBody: string, key: SigningKey, clock: Clock): Promise<PostResult> {
    const { siteUrl, timeoutMs } = this.#deps;
    return postSigned({ baseUrl: siteUrl, path: PAYMENT_NOTICE_PATH, rawBody, key, timeoutMs }, clock);
  }
}
