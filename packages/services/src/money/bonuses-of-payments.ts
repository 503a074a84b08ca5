import { transactionStatus } from '@baize/contract';
import { and, bonusAward, eq, inArray, type paymentTransaction, type Transaction } from '@baize/db';
import { bonusStatus } from '@baize/ledger';

import type { Services } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { bonusCausesOf } from './deposit-causes.ts';

const { pending, processing, approved, returned } = transactionStatus;

/**
 * What a step of a withdrawal means for the active bonus, which its request has frozen: paid, it ends, and so do offers for
 * deposits; rejected, cancelled or expired, it goes on, unless the ledger knows another reason to hold it.
 */
export async function settleBonus(
  { ledger, clock }: Pick<Services, 'ledger' | 'clock'>,
  transaction: Transaction,
  {
    siteId,
    playerId,
    status,
  }: Pick<typeof paymentTransaction.$inferSelect, 'siteId' | 'playerId' | 'status'>,
): Promise<void> {
  if (status === pending || status === processing || status === returned) return;
  if (status === approved) await withdrawDepositOffers(transaction, { siteId, playerId }, clock.now());
  const [active] = await transaction.sql
    .select({ awardId: bonusAward.id })
    .from(bonusAward)
    .where(
      and(
        eq(bonusAward.siteId, siteId),
        eq(bonusAward.playerId, playerId),
        eq(bonusAward.status, bonusStatus.active),
      ),
    );
  if (!active) return;
  const own = ledger.within(transaction);
  if (status === approved) {
    await own.endBonus({ siteId, playerId, awardId: active.awardId }, 'rejected', 'withdrawal');
    return;
  }
  await own.freezeBonus({ siteId, playerId }, false);
}

/** The money that they were offered for may be what was paid. */
async function withdrawDepositOffers(
  { client }: Transaction,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<void> {
  await client.query('select withdraw_deposit_offers($1, $2, $3)', [siteId, playerId, now]);
}

/** Ends what a deposit gave that is taken back: the active bonus, and what was offered for it. */
export async function endBonusOfDeposit(
  ledger: Services['ledger'],
  transaction: Transaction,
  { siteId, playerId, id }: Pick<typeof paymentTransaction.$inferSelect, 'siteId' | 'playerId' | 'id'>,
): Promise<void> {
  const rows = await transaction.sql
    .select({ awardId: bonusAward.id })
    .from(bonusAward)
    .where(
      and(
        eq(bonusAward.siteId, siteId),
        eq(bonusAward.playerId, playerId),
        inArray(bonusAward.cause, bonusCausesOf(id)),
        inArray(bonusAward.status, [bonusStatus.offered, bonusStatus.active]),
      ),
    );
  for (const { awardId } of rows)
    await ledger.within(transaction).endBonus({ siteId, playerId, awardId }, 'rejected', 'withdrawn');
}
