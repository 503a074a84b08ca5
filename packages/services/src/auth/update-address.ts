import { type Body, type FieldProblem, invalidFields } from '@baize/contract';
import { and, earlierAddress, eq, inTransaction, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { sendMessage } from '../messages/index.ts';
import { type FieldResult, readAddress, readCity, readCountry } from './registration-rules.ts';
import { readUser, type User } from './read-user.ts';

/**
 * Stores where the player lives, and what it replaces. Open sessions can change it, so the player is notified.
 *
 * @throws CallError `invalid` with the first problem of each field
 */
export async function updateAddress(
  context: PlayerContext,
  body: Body<'PUT /update-profile-address'>,
): Promise<User> {
  const problems: Record<string, FieldProblem> = {};
  const take = <Value>(field: string, reading: FieldResult<Value>): Value | undefined => {
    if ('value' in reading) return reading.value;
    problems[field] = reading.problem;
    return undefined;
  };
  const countryId = take('country', readCountry(body.country));
  const city = take('city', readCity(body.city, countryId));
  const address = take('address', readAddress(body.address));
  if (countryId === undefined || city === undefined || address === undefined) throw invalidFields(problems);
  await replace(context, { countryId, city, address });
  return readUser(context, context.player.id);
}

async function replace(
  { database, clock, ids, player: owner }: PlayerContext,
  next: { readonly countryId: number; readonly city: string; readonly address: string },
): Promise<void> {
  const key = { siteId: owner.siteId, playerId: owner.id };
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  await inTransaction(database, async (transaction) => {
    const { sql } = transaction;
    const [row] = await sql
      .select({ countryId: player.countryId, city: player.city, address: player.address })
      .from(player)
      .where(isOwner)
      .for('update');
    const isSame =
      row?.countryId === next.countryId && row.city === next.city && row.address === next.address;
    if (!row || isSame) return;
    const now = clock.now();
    const { sessionId } = owner;
    await sql.insert(earlierAddress).values({ ...key, ...row, id: ids.next(), replacedAt: now, sessionId });
    await sql.update(player).set(next).where(isOwner);
    await sendMessage(transaction, key, { kind: 'address_changed' }, now);
  });
}
