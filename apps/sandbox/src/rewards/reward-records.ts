import type { Clock } from '@baize/clock';
import {
  formatGrant,
  type KeyRing,
  parseGrantReply,
  REWARD_GRANT_PATH,
  type Reward,
  type RewardGrant,
} from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import { DeliveryQueue } from '../wire/delivery-queue.ts';
import { postSigned } from '../wire/post-signed.ts';
import type { PostResult } from '../wire/post-text.ts';
import type { RetryPlan } from '../wire/retry-plan.ts';
import type { PrizeId } from './prizes.ts';
import { type RewardRecord, type RewardSource, wasRefused } from './reward-record.ts';

export interface RewardRecordDeps {
  readonly journal: Journal<RewardRecord>;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly timeoutMs: number;
  readonly retry: RetryPlan;
  readonly log: Log;
}

export interface Turn {
  readonly keyId: string;
  readonly player: string;
  readonly source: RewardSource;
  readonly turn: string;
}

/** What a turn gives, decided when it is taken. */
export interface Outcome {
  readonly prize: PrizeId | null;
  readonly reward: Reward | null;
}

/** What players got: each turn once, stored before it is shown, and granted by calls that are repeated until decided. */
export class RewardRecords {
  readonly #deps: RewardRecordDeps;
  readonly #records = new Map<string, RewardRecord>();
  /** Turns whose record is not on disk yet. */
  readonly #storing = new Map<string, Promise<RewardRecord>>();
  readonly #grants: DeliveryQueue<RewardRecord>;

  constructor(deps: RewardRecordDeps) {
    this.#deps = deps;
    this.#grants = new DeliveryQueue<RewardRecord>({
      ...deps,
      post: (record) => this.#post(record),
      isAccepted: (result) => result.kind === 'answer' && parseGrantReply(result.body) !== undefined,
      save: (record) => deps.journal.append(record),
    });
  }

  find(turn: Omit<Turn, 'keyId'>): RewardRecord | undefined {
    return this.#records.get(keyOf(turn));
  }

  /** Undefined also for a turn that the brand refused, which can be taken still. */
  findTaken(turn: Omit<Turn, 'keyId'>): RewardRecord | undefined {
    const record = this.find(turn);
    return record && !wasRefused(record) ? record : undefined;
  }

  /** Of one player, the latest turn last. */
  list(player: string, source: RewardSource): RewardRecord[] {
    return this.all().filter((record) => record.player === player && record.source === source);
  }

  all(): RewardRecord[] {
    return [...this.#records.values()];
  }

  /**
   * Asks the brand whether a player may have rewards now: its page may be older than a break or a reached limit.
   *
   * @returns undefined without an answer
   */
  async mayTakePart({ keyId, player }: Pick<Turn, 'keyId' | 'player'>): Promise<boolean | undefined> {
    const result = await this.#call(keyId, { grantId: 'check', player, reward: { kind: 'check' } });
    const said = result.kind === 'answer' ? parseGrantReply(result.body) : undefined;
    return said === undefined ? undefined : said === 'granted';
  }

  /**
   * Takes a turn. Of several at once, one decides; the others and all later ones get its record. One that the brand refused is
   * granted as it was drawn, so that nobody draws until they like it.
   *
   * @param showMs how long a page may show what was drawn before it is granted; `grantShown` ends that
   * @throws Error if the record cannot be stored; then nothing was taken
   */
  async take(turn: Turn, decide: () => Outcome, showMs = 0): Promise<RewardRecord> {
    const key = keyOf(turn);
    const known = this.#storing.get(key) ?? this.#records.get(key);
    if (known) return this.#grantRefused(await known);
    const storing = this.#store(key, turn, decide());
    this.#storing.set(key, storing);
    const record = await storing.finally(() => this.#storing.delete(key));
    if (record.isDelivered) return record;
    // Otherwise the result is on the page after one attempt; the others follow in the background.
    if (showMs > 0) this.#grants.sendLater(record, showMs);
    else await this.#grants.send(record);
    return record;
  }

  /** Grants what a page has shown, if there is such a turn; returns after one attempt. */
  async grantShown(turn: Omit<Turn, 'keyId'>): Promise<RewardRecord | undefined> {
    const record = this.find(turn);
    if (record) await this.#grants.sendNow(record);
    return record;
  }

  /** Knows again what an earlier process had stored. */
  restore(entries: readonly RewardRecord[]): void {
    for (const record of entries) this.#records.set(keyOf(record), record);
  }

  /** Continues the grants that are not decided. */
  resume(): void {
    for (const record of this.all()) if (!record.isDelivered) this.#grants.sendLater(record, 0);
  }

  async close(): Promise<void> {
    await this.#grants.close();
    await this.#deps.journal.close();
  }

  async #grantRefused(record: RewardRecord): Promise<RewardRecord> {
    if (!wasRefused(record)) return record;
    Object.assign(record, { isDelivered: false, result: null, since: this.#deps.clock.now().toISOString() });
    await this.#grants.send(record);
    return record;
  }

  async #store(key: string, turn: Turn, { prize, reward }: Outcome): Promise<RewardRecord> {
    const record: RewardRecord = {
      ...turn,
      id: `${turn.source}.${turn.turn}`,
      prize,
      reward,
      result: null,
      since: this.#deps.clock.now().toISOString(),
      attempts: 0,
      isDelivered: reward === null,
      lastAnswer: '',
    };
    await this.#deps.journal.append(record);
    this.#records.set(key, record);
    return record;
  }

  async #post(record: RewardRecord): Promise<PostResult> {
    const { id: grantId, keyId, player, reward } = record;
    if (reward === null) return { kind: 'none', reason: 'there is nothing to grant' };
    const result = await this.#call(keyId, { grantId, player, reward });
    if (result.kind === 'answer') record.result = parseGrantReply(result.body) ?? record.result;
    return result;
  }

  async #call(keyId: string, grant: RewardGrant): Promise<PostResult> {
    const { keys, clock, siteUrl: baseUrl, timeoutMs } = this.#deps;
    const key = keys.find(keyId);
    if (key === null) return { kind: 'none', reason: 'the key is no longer valid' };
    const rawBody = formatGrant(grant);
    return postSigned({ baseUrl, path: REWARD_GRANT_PATH, rawBody, key, timeoutMs }, clock);
  }
}

function keyOf({ player, source, turn }: Omit<Turn, 'keyId'>): string {
  return `${player} ${source} ${turn}`;
}
