import type { DocumentKind, Reply } from '@baize/contract';
import { and, desc, document, eq, isNull, ne, or, player, type Queries } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';

export type IdentityState = Reply<'GET /account/documents'>['data']['identity'];
export type DocumentRow = typeof document.$inferSelect;

export const documentState = { waiting: 0, accepted: 1, rejected: 2 } as const;

const DAY_MS = 24 * 60 * 60_000;

/** When the photo of a document that was decided at a time is destroyed. */
export function destroyTime({ keepDays }: Pick<DocumentRow, 'keepDays'>, decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + keepDays * DAY_MS);
}

/** When the photo of a document that nobody has decided is destroyed: the player has to upload it again. */
export function undecidedUntil({ keepDays, uploadedAt }: Pick<DocumentRow, 'keepDays' | 'uploadedAt'>): Date {
  return destroyTime({ keepDays: 2 * keepDays }, uploadedAt);
}

/** More than a player can have waiting, and then some that were decided. */
const READ = 60;

type Judged = Pick<DocumentRow, 'kind' | 'state' | 'uploadedAt' | 'decidedAt'>;

/**
 * Whether the identity is verified, or can be decided: with a passport, or with both sides of an identity card.
 *
 * @param documents those of the identity whose photos exist
 */
export function identityState(isVerified: boolean, documents: readonly Judged[]): IdentityState {
  if (isVerified) return 'verified';
  const waiting = documents.filter(({ state }) => state === documentState.waiting);
  const has = (kind: DocumentKind) => waiting.some((one) => one.kind === kind);
  if (has('passport') || (has('identity_front') && has('identity_back'))) return 'waiting';
  const rejectedAt = latest(
    documents.flatMap(({ state, decidedAt }) =>
      state === documentState.rejected && decidedAt ? [decidedAt] : [],
    ),
  );
  const uploadedAt = latest(waiting.map((one) => one.uploadedAt));
  if (rejectedAt > -Infinity && rejectedAt >= uploadedAt) return 'rejected';
  return waiting.length > 0 ? 'incomplete' : 'none';
}

function latest(times: readonly Date[]): number {
  return Math.max(-Infinity, ...times.map((time) => time.getTime()));
}

/** What is known of a player's identity; the documents newest first, those that were decided included. */
export async function readIdentity(
  sql: Queries,
  { siteId, playerId }: PlayerKey,
): Promise<{ state: IdentityState; documents: DocumentRow[] }> {
  const [owner] = await sql
    .select({ verifiedAt: player.identityVerifiedAt })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  const documents = await sql
    .select()
    .from(document)
    .where(
      and(
        eq(document.siteId, siteId),
        eq(document.playerId, playerId),
        ne(document.kind, 'payment_proof'),
        or(ne(document.state, documentState.waiting), isNull(document.destroyedAt)),
      ),
    )
    .orderBy(desc(document.uploadedAt), desc(document.id))
    .limit(READ);
  return { state: identityState((owner?.verifiedAt ?? null) !== null, documents), documents };
}
