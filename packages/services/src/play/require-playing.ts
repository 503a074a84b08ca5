import { CallError } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';

async function readOwner({ database, player: owner }: PlayerContext) {
  const [row] = await database.sql
    .select({ currency: player.currency, phoneVerifiedAt: player.phoneVerifiedAt })
    .from(player)
    .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));
  if (!row) throw new CallError('unauthenticated');
  return { ...row, currency: isoCurrency(row.currency) };
}

/** The ISO code of the player's currency. */
export async function readCurrency(context: PlayerContext): Promise<string> {
  return (await readOwner(context)).currency;
}

/**
 * What must be true of a player before anything is opened for real money.
 *
 * @returns the ISO code of the player's currency
 * @throws CallError `phone_verification_needed` if the brand requires a verified phone, `debt_open` if the player owes the
 * win of a corrected result, which also the booking of a bet refuses
 */
export async function requirePlaying(context: PlayerContext): Promise<string> {
  const { ledger, player: owner } = context;
  const [{ currency, phoneVerifiedAt }, owedMinor] = await Promise.all([
    readOwner(context),
    ledger.debt(owner.siteId, owner.id),
  ]);
  if (context.brand.traits['play.verifiedPhone'] && phoneVerifiedAt === null)
    throw new CallError('phone_verification_needed');
  if (owedMinor > 0n) throw new CallError('debt_open');
  return currency;
}
