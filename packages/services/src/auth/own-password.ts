import { CallError, invalidFields } from '@baize/contract';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { countInWindow, readWindow, resetWindow } from '../rate-window.ts';
import { matchPassword } from './match-password.ts';

const TRIES = { max: 5, windowMs: 15 * 60_000 };

export interface PasswordOwner {
  readonly username: string;
  /** As it is stored after the comparison. */
  readonly passwordHash: string;
}

/**
 * Checks the password of a signed-in player. Each try is counted before the password is compared; the count is the
 * player's, so that a stolen session gives no more tries than one.
 *
 * @param field the form's field with the password
 * @throws CallError `invalid` at the field, with the tries that are left; `too_many_requests` after five wrong ones in 15
 * minutes
 */
export async function requireOwnPassword(
  context: PlayerContext,
  password: string,
  field: string,
): Promise<PasswordOwner> {
  const { siteId, id } = context.player;
  if (password === '') throw invalidFields({ [field]: { message: 'field_required' } });
  const key = `own-password ${siteId} ${id}`;
  await countInWindow(context, key, TRIES);
  const [row] = await context.database.sql
    .select({ username: player.username, passwordHash: player.passwordHash })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, id)));
  if (!row) throw new CallError('unauthenticated');
  const passwordHash = await matchPassword(context, { siteId, id, ...row }, password);
  if (passwordHash === undefined) {
    const count = Math.max(0, TRIES.max - (await readWindow(context, key)));
    throw invalidFields({ [field]: { message: 'current_password_wrong', values: { count } } });
  }
  await resetWindow(context, key);
  return { username: row.username, passwordHash };
}
