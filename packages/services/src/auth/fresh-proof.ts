import { CallError } from '@baize/contract';
import { and, eq, session, sql, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/** How long a sign-in or a confirmation lets its session change what protects the account. */
const PROOF_MS = 5 * 60_000;

/** Those of a transaction, or of none. */
type Queries = Pick<Transaction, 'sql'>;

/** The session of the call. */
export function isOwnSession({ player }: Pick<PlayerContext, 'player'>) {
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
 * @throws CallError `proof_needed` unless the player has signed in or confirmed who they are within five minutes, and as
 * `requireProofAfterStop`
 */
export async function requireFreshProof(context: PlayerContext): Promise<void> {
  const [row] = await context.database.sql
    .select({ createdAt: session.createdAt, provenAt: session.provenAt })
    .from(session)
    .where(isOwnSession(context));
  const provenAt = row?.provenAt ?? row?.createdAt;
  const isFresh = provenAt && context.clock.now().getTime() - provenAt.getTime() < PROOF_MS;
  if (!isFresh) throw new CallError('proof_needed');
  await requireProofAfterStop(context, context.database);
}

/**
 * Once a withdrawal was reported as somebody else's, the password may be known: what protects the account, and what the owner
 * could prove it with, changes only after a strong proof.
 *
 * @throws CallError `proof_after_stop`
 */
export async function requireProofAfterStop(context: PlayerContext, queries: Queries): Promise<void> {
  if ((await isStopped(context, queries)) && !(await isStronglyProven(context, queries)))
    throw new CallError('proof_after_stop');
}

/** Whether a withdrawal was reported as somebody else's, and no strong proof has followed. */
export async function isStopped(
  { player: { siteId, id } }: Pick<PlayerContext, 'player'>,
  { sql: queries }: Queries,
): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select 1 from payout_stop where site_id = ${siteId} and player_id = ${id} and lifted_at is null`,
  );
  return rows.length > 0;
}

/**
 * Like `requireFreshProof` for money that leaves by a new way: the password alone does not do, which may be in the same
 * hands as the session.
 *
 * @throws CallError `strong_proof_needed` unless a passkey, a code of the app, or the password with a code sent to the verified
 * phone was given in the session within five minutes
 */
export async function requireStrongProof(context: PlayerContext, queries: Queries): Promise<void> {
  if (!(await isStronglyProven(context, queries))) throw new CallError('strong_proof_needed');
}

/** Whether the session has given a strong proof within five minutes. */
async function isStronglyProven(context: PlayerContext, { sql: queries }: Queries): Promise<boolean> {
  const [row] = await queries
    .select({ provenAt: session.stronglyProvenAt })
    .from(session)
    .where(isOwnSession(context));
  const provenAt = row?.provenAt;
  return provenAt != null && context.clock.now().getTime() - provenAt.getTime() < PROOF_MS;
}
