import type { GrantResult, Reward } from '@baize/providers';

import type { Delivery } from '../wire/delivery-queue.ts';
import type { PrizeId } from './prizes.ts';

export type RewardSource = 'wheel' | 'treasure' | 'case' | 'request';

/**
 * What a player got in one turn, and the call that grants it at the brand. Its id is the same for the same turn, so that not
 * even a lost file grants it twice.
 */
export interface RewardRecord extends Delivery {
  keyId: string;
  /** `<siteId>-<userId>` */
  player: string;
  source: RewardSource;
  /** What is had once: a day, a level, a request. */
  turn: string;
  /** Null for a request, which names its bonus. */
  prize: PrizeId | null;
  /** Null for no prize. */
  reward: Reward | null;
  /** What the brand said; null until it has decided. */
  result: GrantResult | null;
}

/** Whether the brand would not give it to this player then. Nothing was used up by it. */
export const wasRefused = ({ result }: Pick<RewardRecord, 'result'>): boolean => result === 'notAllowed';

const KEPT_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

/** The last version of each record. Old turns of the wheel and the treasure, which cannot be had again, are dropped. */
export function keepRecords(entries: readonly RewardRecord[], now: Date): RewardRecord[] {
  const latest = new Map(entries.map((entry) => [`${entry.player} ${entry.id}`, entry]));
  const isDaily = ({ source }: RewardRecord) => source === 'wheel' || source === 'treasure';
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS;
  return [...latest.values()].filter(
    (entry) => !isDaily(entry) || !entry.isDelivered || Date.parse(entry.since) >= oldest,
  );
}
