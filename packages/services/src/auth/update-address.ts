import { type Body, type FieldProblem, invalidFields } from '@baize/contract';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { type FieldResult, readAddress, readCity, readCountry } from './registration-rules.ts';
import { readUser, type User } from './read-user.ts';

/**
 * Stores where the player lives.
 *
 * @throws CallError `invalid` with the first problem of each field
 */
export async function updateAddress(
  context: PlayerContext,
  body: Body<'PUT /update-profile-address'>,
): Promise<User> {
  const { siteId, id } = context.player;
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
  await context.database.sql
    .update(player)
    .set({ countryId, city, address })
    .where(and(eq(player.siteId, siteId), eq(player.id, id)));
  return readUser(context, id);
}
