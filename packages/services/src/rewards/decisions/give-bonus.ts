import { formatWire } from '@baize/currency';
import { eq, inTransaction, player } from '@baize/db';

import type { Services } from '../../context.ts';
import { type Operator, OperatorError, record, requireNote } from '../../money/index.ts';
import { type MadeOffer, type NoOffer, offerBonus } from '../offer-bonus.ts';

export interface GivenBonus {
  readonly playerId: number;
  readonly slug: string;
  /** Instead of what the terms say. */
  readonly amountMinor?: bigint;
  readonly reason: string;
}

const refusals: Readonly<Record<NoOffer, string>> = {
  notOpen: 'The brand has no such bonus now, or its terms need --amount.',
  alreadyGiven: 'It was given already.',
  notAllowed:
    'The player has closed the account, reached an own limit or wants no offers, or the bonus is for others.',
};

/**
 * Offers a bonus or free rounds to a player, who accepts them or not.
 *
 * @throws OperatorError
 */
export async function giveBonus(
  context: Pick<Services, 'database' | 'clock' | 'ids'>,
  operator: Operator,
  { playerId, slug, amountMinor, reason }: GivenBonus,
): Promise<MadeOffer> {
  const text = requireNote(reason);
  if (amountMinor !== undefined && amountMinor <= 0n)
    throw new OperatorError('invalid', 'The amount must be above zero.');
  return inTransaction(context.database, async (transaction) => {
    const [row] = await transaction.sql
      .select({ siteId: player.siteId })
      .from(player)
      .where(eq(player.id, playerId));
    if (!row) throw new OperatorError('unknown', `There is no player ${playerId}.`);
    const made = await offerBonus(context, transaction, {
      siteId: row.siteId,
      playerId,
      slug,
      cause: `operator:${context.ids.next()}`,
      ...(amountMinor !== undefined && { amountMinor }),
    });
    if (typeof made === 'string') throw new OperatorError('invalid', refusals[made]);
    await record(transaction.client, operator, {
      action: 'give-bonus',
      siteId: row.siteId,
      subject: `player ${playerId}`,
      details: {
        bonus: slug,
        ...made,
        ...(amountMinor !== undefined && { amount: formatWire(amountMinor) }),
        reason: text,
      },
    });
    return made;
  });
}
