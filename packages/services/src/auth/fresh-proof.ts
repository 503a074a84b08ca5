import { type Body, CallError, invalidFields } from '@baize/contract';
import { and, eq, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { hasAuthenticator, redeemCode } from './authenticator.ts';
import { requireOwnPassword } from './own-password.ts';

/** How long a sign-in or a confirmation lets its session change what protects the account. */
const PROOF_MS = 5 * 60_000;

function isOwn({ player }: Pick<PlayerContext, 'player'>) {
  return and(
    eq(session.siteId, player.siteId),
    eq(session.playerId, player.id),
    eq(session.id, player.sessionId),
  );
}

/**
 * Every verb that weakens or extends what protects an account calls this first, so that a session that somebody has
 * copied or left open is not enough (ASVS 5.0, 7.5.1).
 *
 * @throws CallError `proof_needed` unless the player has signed in or confirmed who they are within five minutes
 */
export async function requireFreshProof(context: PlayerContext): Promise<void> {
  const [row] = await context.database.sql
    .select({ createdAt: session.createdAt, provenAt: session.provenAt })
    .from(session)
    .where(isOwn(context));
  const provenAt = row?.provenAt ?? row?.createdAt;
  const isFresh = provenAt && context.clock.now().getTime() - provenAt.getTime() < PROOF_MS;
  if (!isFresh) throw new CallError('proof_needed');
}

/**
 * Confirms who is using the session, by the password or a code of the authenticator app.
 *
 * @throws CallError `invalid` at `password` or `code`, `too_many_requests` after five wrong ones
 */
export async function proveOwner(
  context: PlayerContext,
  { password, code }: Body<'POST /account/proof'>,
): Promise<void> {
  if (code === undefined) await requireOwnPassword(context, password ?? '', 'password');
  else if (await hasAuthenticator(context, context.player)) await redeemCode(context, context.player, code);
  else throw invalidFields({ code: { message: 'authenticator_missing' } });
  await context.database.sql.update(session).set({ provenAt: context.clock.now() }).where(isOwn(context));
}
