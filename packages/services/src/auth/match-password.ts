import { readSecret } from '@baize/contract/typed-secrets';
import { and, eq, player } from '@baize/db';

import type { Services } from '../context.ts';
import { checkPassword, hashPassword } from './passwords.ts';

interface Owner {
  readonly siteId: number;
  readonly id: number;
  readonly passwordHash: string;
}

/**
 * Compares a typed password with the player's. If that was stored in another spelling of its letters, this is the last
 * time that it is accepted so: its hash is replaced by that of the one spelling.
 *
 * @param owner undefined if there is no such player
 * @returns the hash that is stored now; undefined if the password is wrong
 */
export async function matchPassword(
  { database }: Pick<Services, 'database'>,
  owner: Owner | undefined,
  typed: string,
): Promise<string | undefined> {
  const check = await checkPassword(owner?.passwordHash, typed);
  if (!owner || check === 'wrong') return undefined;
  if (check === 'right') return owner.passwordHash;
  const passwordHash = await hashPassword(readSecret(typed));
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  const replaced = await database.sql
    .update(player)
    .set({ passwordHash })
    .where(and(isOwner, eq(player.passwordHash, owner.passwordHash)))
    .returning({ id: player.id });
  if (replaced.length > 0) return passwordHash;
  // It was replaced meanwhile, by another sign-in or by a new password.
  const [now] = await database.sql.select({ passwordHash: player.passwordHash }).from(player).where(isOwner);
  return matchPassword({ database }, now && { ...owner, ...now }, typed);
}
