import type { Clock, IdMaker } from '@baize/clock';
import { noticePath, PAYTR, type PaytrForm, paytrNoticeHash, type PaytrStore } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { DeliveryQueue, describeResult } from '../wire/delivery-queue.ts';
import { type PostResult, postText } from '../wire/post-text.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import type { PaytrNotice, PaytrOrder } from './order.ts';

export interface PaytrOrdersDeps {
  readonly journal: Journal<PaytrOrder>;
  readonly store: PaytrStore;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly siteUrl: string;
  readonly timeoutMs: number;
  readonly retry: RetryPlan;
  readonly log: Log;
}

/** The orders of one store. Each outcome is notified until the site replies with the two letters. */
export class PaytrOrders {
  readonly #deps: PaytrOrdersDeps;
  readonly #orders = new Map<string, PaytrOrder>();
  readonly #notices: DeliveryQueue<PaytrNotice>;

  constructor(deps: PaytrOrdersDeps) {
    this.#deps = deps;
    this.#notices = new DeliveryQueue<PaytrNotice>({
      ...deps,
      post: ({ form }) => this.#post(form),
      isAccepted: (result) => result.kind === 'answer' && result.body === 'OK',
      save: async ({ orderId }) => {
        const order = this.find(orderId);
        if (order) await deps.journal.append(order);
      },
    });
  }

  /** @returns undefined if an order of this number was decided */
  async open(form: PaytrForm): Promise<PaytrOrder | undefined> {
    const id = form['merchant_oid'] ?? '';
    const known = this.find(id);
    if (known) return known.state === 'open' ? known : undefined;
    const order: PaytrOrder = {
      id,
      token: this.#deps.ids.secret(),
      form,
      state: 'open',
      isDeclined: false,
      amountMinor: Number(form['payment_amount']),
      currency: form['currency'] ?? 'TL',
      paidAt: null,
      returns: [],
      notices: [],
      createdAt: this.#now(),
    };
    this.#orders.set(id, order);
    await this.#deps.journal.append(order);
    return order;
  }

  find(id: string): PaytrOrder | null {
    return this.#orders.get(id) ?? null;
  }

  list(): PaytrOrder[] {
    return [...this.#orders.values()];
  }

  /** @returns false if the order was decided before */
  async decide(
    order: PaytrOrder,
    state: 'paid' | 'failed',
    { change = {}, isSilent = false }: { change?: Partial<PaytrOrder>; isSilent?: boolean } = {},
  ): Promise<boolean> {
    if (order.state !== 'open') return false;
    // The page takes another card after one was declined.
    if (state === 'paid') Object.assign(order, change, { state, paidAt: this.#now() });
    else order.isDeclined = true;
    if (isSilent) {
      await this.#deps.journal.append(order);
      return true;
    }
    const notice: PaytrNotice = {
      id: `n${this.#deps.ids.next()}`,
      orderId: order.id,
      form: this.noticeForm(order),
      since: this.#now(),
      attempts: 0,
      isDelivered: false,
      lastAnswer: '',
    };
    order.notices.push(notice);
    await this.#deps.journal.append(order);
    await this.#notices.send(notice);
    return true;
  }

  /** Money that goes back to the player: a refund of the store, or one that the bank takes. */
  async giveBack(order: PaytrOrder, amountMinor: number, reference: string): Promise<void> {
    order.returns.push({ amountMinor, reference, at: this.#now() });
    await this.#deps.journal.append(order);
  }

  noticeForm({ id, state, amountMinor, currency, form }: PaytrOrder): PaytrForm {
    const isPaid = state === 'paid';
    const fields = {
      merchant_oid: id,
      status: isPaid ? 'success' : 'failed',
      total_amount: isPaid ? String(amountMinor) : '0',
      payment_amount: String(amountMinor),
      payment_type: form['payment_type'] ?? 'card',
      currency,
      test_mode: form['test_mode'] ?? '0',
      ...(!isPaid && { failed_reason_code: '0', failed_reason_msg: 'declined by the bank' }),
    };
    return { ...fields, hash: paytrNoticeHash(fields, this.#deps.store) };
  }

  /** Sends one extra notice. @returns the site's reply */
  async play(form: PaytrForm): Promise<string> {
    return describeResult(await this.#post(form));
  }

  resume(orders: readonly PaytrOrder[]): void {
    for (const order of orders) {
      this.#orders.set(order.id, order);
      for (const notice of order.notices) if (!notice.isDelivered) this.#notices.sendLater(notice, 0);
    }
  }

  async close(): Promise<void> {
    await this.#notices.close();
    await this.#deps.journal.close();
  }

  #post(form: PaytrForm): Promise<PostResult> {
    const { siteUrl, timeoutMs } = this.#deps;
    return postText({
      url: `${siteUrl}${noticePath(PAYTR)}`,
      body: String(new URLSearchParams(form)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      timeoutMs,
    });
  }

  #now(): string {
    return this.#deps.clock.now().toISOString();
  }
}
