import type { Query, Reply } from '@baize/contract';
import { and, asc, eq, inArray, or, paymentMethod, paymentTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { isOfferedAt, methodName } from './method-offer.ts';

/** The methods that a history can be filtered by: those of the brand, and those that the player used when they were. */
export async function listUsedMethods(
  { database, player, language }: Pick<PlayerContext, 'database' | 'player' | 'language'>,
  { type }: Query<'GET /account/payment-methods'>,
): Promise<Reply<'GET /account/payment-methods'>> {
  const used = database.sql
    .selectDistinct({ id: paymentTransaction.methodId })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.siteId, player.siteId), eq(paymentTransaction.playerId, player.id)));
  const rows = await database.sql
    .select()
    .from(paymentMethod)
    .where(
      and(
        type ? eq(paymentMethod.kind, type) : undefined,
        or(isOfferedAt(player.siteId), inArray(paymentMethod.id, used)),
      ),
    )
    .orderBy(asc(paymentMethod.id));
  const methods = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: methodName(row, player.siteId, language),
    type: row.kind,
  }));
  const { compare } = new Intl.Collator(language);
  return { success: true, paymentMethods: methods.toSorted((a, b) => compare(a.name, b.name)) };
}
