import { and, bonusAward, eq, freeSpin, inTransaction, loyaltyGrant, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import type { PlayerKey } from '../wakeups.ts';
import { readCurrentTerms } from './bonus-terms.ts';
import { offerBonus } from './offer-bonus.ts';
import { whyNoOffers } from './why-no-offers.ts';

/**
 * What a partner grants: a bonus or free rounds of the brand, which are offered, or points. A check grants nothing: it asks
 * whether the player may have any of it now.
 */
export type Reward =
  | { readonly kind: 'bonus' | 'freeSpins'; readonly slug: string }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'check' };

export interface RewardGrant extends PlayerKey {
  readonly provider: string;
  /** The partner's id of the grant: of all grants to a player with one id, the first is made. */
  readonly grantId: string;
  readonly reward: Reward;
}

/**
 * - `repeated`: it was granted before, and nothing was changed.
 * - `unknownPlayer`: the brand has no such player.
 * - `notAllowed`: the player has closed the account, reached a limit or wants no offers, or the bonus is for others.
 * - `notOpen`: the brand has no such bonus now.
 */
export type GrantResult = 'granted' | 'repeated' | 'unknownPlayer' | 'notAllowed' | 'notOpen';

/** Grants what a partner has sent with its signature. */
export function grantReward(
  services: Pick<Services, 'database' | 'clock' | 'ids'>,
  grant: RewardGrant,
): Promise<GrantResult> {
  const { siteId, playerId, provider, grantId, reward } = grant;
  const key = { siteId, playerId };
  const cause = `grant:${provider}:${grantId}`;
  return inTransaction(services.database, async (transaction) => {
    // Of the same grant at once, the second finds what the first has written.
    if (!(await lockPlayer(transaction, key))) return 'unknownPlayer';
    if (reward.kind === 'check') {
      const why = await whyNoOffers(transaction.client, key, services.clock.now());
      return why === undefined ? 'granted' : 'notAllowed';
    }
    if (await wasGranted(transaction, key, cause)) return 'repeated';
    if (reward.kind === 'points') return grantPoints(services, transaction, key, cause, reward.points);
    const stored = await readCurrentTerms(transaction, { siteId, slug: reward.slug });
    // A partner that calls free rounds a bonus, or the other way round, means something else.
    if ((stored?.terms.kind === 'freeSpins') !== (reward.kind === 'freeSpins')) return 'notOpen';
    const made = await offerBonus(services, transaction, { ...key, slug: reward.slug, cause });
    if (typeof made !== 'string') return 'granted';
    return made === 'alreadyGiven' ? 'repeated' : made;
  });
}

async function wasGranted(
  { sql }: Transaction,
  { siteId, playerId }: PlayerKey,
  cause: string,
): Promise<boolean> {
  for (const table of [bonusAward, freeSpin, loyaltyGrant]) {
    const isOwn = and(eq(table.siteId, siteId), eq(table.playerId, playerId), eq(table.cause, cause));
    if ((await sql.select({ cause: table.cause }).from(table).where(isOwn)).length > 0) return true;
  }
  return false;
}

async function grantPoints(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction,
  key: PlayerKey,
  cause: string,
  points: number,
): Promise<GrantResult> {
  const now = clock.now();
  if ((await whyNoOffers(transaction.client, key, now)) !== undefined) return 'notAllowed';
  await transaction.sql.insert(loyaltyGrant).values({ ...key, cause, points, createdAt: now });
  return 'granted';
}
