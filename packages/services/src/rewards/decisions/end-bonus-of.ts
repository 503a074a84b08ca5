import { bonusAward, eq, inTransaction } from '@baize/db';

import type { Services } from '../../context.ts';
import { sendMessage } from '../../messages/index.ts';
import { type Operator, OperatorError, record, requireNote } from '../../money/index.ts';
import { nameIn, readTermsOf } from '../bonus-terms.ts';

/**
 * Ends an offered or active bonus of a player, with a message that says why; its money is taken back, own money stays.
 *
 * @throws OperatorError
 */
export async function endBonusOf(
  { database, ledger, clock }: Pick<Services, 'database' | 'ledger' | 'clock'>,
  operator: Operator,
  { awardId, reason }: { readonly awardId: number; readonly reason: string },
): Promise<void> {
  const text = requireNote(reason);
  await inTransaction(database, async (transaction) => {
    const [award] = await transaction.sql.select().from(bonusAward).where(eq(bonusAward.id, awardId));
    if (!award) throw new OperatorError('unknown', `There is no bonus ${awardId}.`);
    const { siteId, playerId } = award;
    const key = { siteId, playerId, awardId };
    if (!(await ledger.within(transaction).endBonus(key, 'rejected', 'operator')))
      throw new OperatorError('decided', `Bonus ${awardId} has ended already.`);
    const stored = (await readTermsOf(transaction, siteId, [award.termsId])).get(award.termsId);
    const facts = { name: { tr: nameIn(stored, 'tr'), en: nameIn(stored, 'en') }, note: text };
    const cause = `bonus ${awardId} ended`;
    await sendMessage(transaction, { siteId, playerId }, { kind: 'bonus_ended', facts, cause }, clock.now());
    await record(transaction.client, operator, {
      action: 'end-bonus',
      siteId,
      subject: `bonus ${awardId}`,
      details: { player: playerId, reason: text },
    });
  });
}
