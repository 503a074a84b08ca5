import { and, contactChange, eq, gt, isNotNull, isNull, ne, or, player } from '@baize/db';

import type { Context } from '../../context.ts';
import type { Contact } from './contact.ts';

type Parts = Pick<Context, 'database' | 'brand' | 'clock'>;

/**
 * Whether a contact was replaced by another player who can still restore it. Check first that no player has it: a contact
 * that is replaced meanwhile is then found here.
 */
export async function isReserved(
  { database, brand, clock }: Parts,
  { kind, text, countryId }: Contact,
  ownId?: number,
): Promise<boolean> {
  const [row] = await database.sql
    .select({ id: contactChange.id })
    .from(contactChange)
    .where(
      and(
        eq(contactChange.siteId, brand.siteId),
        eq(contactChange.oldContact, text),
        eq(contactChange.kind, kind),
        countryId === null ? undefined : eq(contactChange.oldCountryId, countryId),
        isNotNull(contactChange.confirmedAt),
        isNull(contactChange.undoneAt),
        gt(contactChange.undoUntil, clock.now()),
        ownId === undefined ? undefined : ne(contactChange.playerId, ownId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether another player of the brand has the contact, or can restore it. */
export async function isTaken(context: Parts, contact: Contact, ownId: number): Promise<boolean> {
  const { kind, text, countryId } = contact;
  const [other] = await context.database.sql
    .select({ id: player.id })
    .from(player)
    .where(
      and(
        eq(player.siteId, context.brand.siteId),
        ne(player.id, ownId),
        or(
          kind === 'email' ? eq(player.email, text) : undefined,
          countryId === null ? undefined : and(eq(player.phoneCountryId, countryId), eq(player.phone, text)),
        ),
      ),
    )
    .limit(1);
  return other !== undefined || isReserved(context, contact, ownId);
}
