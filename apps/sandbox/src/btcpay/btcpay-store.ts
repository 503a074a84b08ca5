import type { Clock, IdMaker } from '@baize/clock';
import { BTCPAY, noticePath, signWebhook, WEBHOOK_HEADER } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { DeliveryQueue, describeResult } from '../wire/delivery-queue.ts';
import { type PostResult, postText } from '../wire/post-text.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import type { StoredEntity, StoredInvoice, StoredPayout, StoredPullPayment, Webhook } from './entities.ts';

export interface BtcpayStoreDeps {
  readonly journal: Journal<StoredEntity>;
  readonly storeId: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly siteUrl: string;
  readonly timeoutMs: number;
  readonly retry: RetryPlan;
  readonly log: Log;
}

/** One store: its invoices, pull payments and payouts. Every change is announced until the site replies with 2xx. */
export class BtcpayStore {
  readonly #deps: BtcpayStoreDeps;
  readonly #entities = new Map<string, StoredEntity>();
  readonly #webhooks: DeliveryQueue<Webhook>;

  constructor(deps: BtcpayStoreDeps) {
    this.#deps = deps;
    this.#webhooks = new DeliveryQueue<Webhook>({
      ...deps,
      post: ({ body }) => this.#post(body, signWebhook(body, deps.webhookSecret)),
      isAccepted: (result) => result.kind === 'answer' && result.status >= 200 && result.status < 300,
      save: async ({ subjectId }) => {
        const entity = this.#entities.get(subjectId);
        if (entity) await deps.journal.append(entity);
      },
    });
  }

  async add<Entity extends StoredEntity>(entity: Entity): Promise<Entity> {
    this.#entities.set(entity.id, entity);
    await this.#deps.journal.append(entity);
    return entity;
  }

  invoices(): StoredInvoice[] {
    return [...this.#entities.values()].filter((entity) => entity.kind === 'invoice');
  }

  pullPayments(): StoredPullPayment[] {
    return [...this.#entities.values()].filter((entity) => entity.kind === 'pull-payment');
  }

  payouts(): StoredPayout[] {
    return [...this.#entities.values()].filter((entity) => entity.kind === 'payout');
  }

  now(): Date {
    return this.#deps.clock.now();
  }

  /** An id that is short enough for a path and cannot be guessed. */
  newId(): string {
    return this.#deps.ids
      .secret()
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 22);
  }

  /** Changes an invoice or payout and announces it, unless no event is given. */
  async change<Entity extends StoredInvoice | StoredPayout>(
    entity: Entity,
    change: Partial<Entity>,
    type?: string,
  ): Promise<void> {
    Object.assign(entity, change, { changedAt: this.now().toISOString() });
    if (type === undefined) return this.#deps.journal.append(entity);
    const webhook = this.#newWebhook(entity, type);
    entity.webhooks.push(webhook);
    await this.#deps.journal.append(entity);
    await this.#webhooks.send(webhook);
  }

  /** Sends one extra webhook. @returns the site's reply */
  async play(entity: StoredInvoice | StoredPayout, type: string, { isForged = false } = {}): Promise<string> {
    const body = entity.webhooks.at(-1)?.body ?? this.#newWebhook(entity, type).body;
    const secret = isForged ? `${this.#deps.webhookSecret}?` : this.#deps.webhookSecret;
    return describeResult(await this.#post(body, signWebhook(body, secret)));
  }

  resume(entities: readonly StoredEntity[]): void {
    for (const entity of entities) {
      this.#entities.set(entity.id, entity);
      if (entity.kind === 'pull-payment') continue;
      for (const webhook of entity.webhooks) if (!webhook.isDelivered) this.#webhooks.sendLater(webhook, 0);
    }
  }

  async close(): Promise<void> {
    await this.#webhooks.close();
    await this.#deps.journal.close();
  }

  #newWebhook(entity: StoredInvoice | StoredPayout, type: string): Webhook {
    const id = `d${this.#deps.ids.next()}`;
    const body = JSON.stringify({
      deliveryId: id,
      webhookId: 'w1',
      originalDeliveryId: id,
      isRedelivery: false,
      type,
      timestamp: Math.floor(this.now().getTime() / 1_000),
      storeId: this.#deps.storeId,
      ...(entity.kind === 'invoice' ? { invoiceId: entity.id } : { payoutId: entity.id }),
      metadata: { orderId: entity.orderId },
    });
    return {
      id,
      subjectId: entity.id,
      body,
      since: this.now().toISOString(),
      attempts: 0,
      isDelivered: false,
      lastAnswer: '',
    };
  }

  #post(body: string, signature: string): Promise<PostResult> {
    const { siteUrl, timeoutMs } = this.#deps;
    const headers = { 'content-type': 'application/json', [WEBHOOK_HEADER]: signature };
    return postText({ url: `${siteUrl}${noticePath(BTCPAY)}`, body, headers, timeoutMs });
  }
}
