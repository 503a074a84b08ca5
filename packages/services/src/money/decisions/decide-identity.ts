import {
  and,
  appendToTrail,
  document,
  eq,
  inArray,
  inTransaction,
  operatorTrail,
  player,
  sql as expression,
  type Transaction,
} from '@baize/db';

import { destroyTime, type DocumentRow, documentState, readIdentity } from '../identity/identity-state.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';

type Deciding = Pick<OperatorServices, 'database' | 'clock'>;

/** The action of the trail that `view_document` writes. */
export const VIEW = 'view';
export const documentSubject = (id: number): string => `document ${id}`;

/**
 * Verifies a player's identity by the documents that wait, each of which the operator has viewed.
 *
 * @returns the ids of the accepted documents
 * @throws OperatorError
 */
export async function acceptIdentity(
  { database, clock }: Deciding,
  operator: Operator,
  playerId: number,
): Promise<readonly number[]> {
  return inTransaction(database, async (transaction) => {
    const siteId = await lockOwner(transaction, playerId);
    const { documents } = await readIdentity(transaction.sql, { siteId, playerId });
    const waiting = documents.filter(({ state }) => state === documentState.waiting);
    if (!isComplete(waiting))
      throw new OperatorError('invalid', `No complete documents of player ${playerId} wait.`);
    await requireViewed(transaction, operator, siteId, waiting);
    for (const row of waiting)
      await decide(transaction, row, operator, { state: 'accepted', at: clock.now() });
    await transaction.sql
      .update(player)
      .set({ identityVerifiedAt: expression`coalesce(${player.identityVerifiedAt}, ${clock.now()})` })
      .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
    const ids = waiting.map(({ id }) => id);
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'verify',
      siteId,
      subject: `player ${playerId}`,
      details: { documents: ids },
    });
    return ids;
  });
}

/**
 * Rejects a document that waits, with a note that the player reads.
 *
 * @throws OperatorError
 */
export async function rejectDocument(
  { database, clock }: Deciding,
  operator: Operator,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  const text = requireNote(note);
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction.sql.select().from(document).where(eq(document.id, id)).for('update');
    if (!row) throw new OperatorError('unknown', `There is no document ${id}.`);
    if (row.state !== documentState.waiting || row.destroyedAt !== null)
      throw new OperatorError('decided', `Document ${id} does not wait for an operator.`);
    await decide(transaction, row, operator, { state: 'rejected', at: clock.now(), note: text });
    await appendToTrail(transaction.client, {
      operator: operator.name,
      action: 'reject',
      siteId: row.siteId,
      subject: documentSubject(id),
      details: { player: row.playerId, kind: row.kind, note: text },
    });
  });
}

/** Locks the player's row, so that no document is uploaded meanwhile. @returns the site id */
async function lockOwner({ sql }: Pick<Transaction, 'sql'>, playerId: number): Promise<number> {
  const [row] = await sql
    .select({ siteId: player.siteId })
    .from(player)
    .where(eq(player.id, playerId))
    .for('update');
  if (!row) throw new OperatorError('unknown', `There is no player ${playerId}.`);
  return row.siteId;
}

function isComplete(waiting: readonly DocumentRow[]): boolean {
  const kinds = new Set(waiting.map(({ kind }) => kind));
  return kinds.has('passport') || (kinds.has('identity_front') && kinds.has('identity_back'));
}

/** Nobody accepts what they have not seen, such as a document that was uploaded after they looked. */
async function requireViewed(
  { sql }: Pick<Transaction, 'sql'>,
  operator: Operator,
  siteId: number,
  waiting: readonly DocumentRow[],
): Promise<void> {
  const views = await sql
    .select({ subject: operatorTrail.subject })
    .from(operatorTrail)
    .where(
      and(
        eq(operatorTrail.siteId, siteId),
        inArray(
          operatorTrail.subject,
          waiting.map(({ id }) => documentSubject(id)),
        ),
        eq(operatorTrail.action, VIEW),
        eq(operatorTrail.operator, operator.name),
      ),
    );
  const viewed = new Set(views.map(({ subject }) => subject));
  const unseen = waiting.find(({ id }) => !viewed.has(documentSubject(id)));
  if (unseen) throw new OperatorError('refused', `You have not viewed document ${unseen.id} yet.`);
}

interface Decision {
  readonly state: 'accepted' | 'rejected';
  readonly at: Date;
  readonly note?: string;
}

async function decide(
  { sql }: Pick<Transaction, 'sql'>,
  row: DocumentRow,
  operator: Operator,
  { state, at, note }: Decision,
): Promise<void> {
  await sql
    .update(document)
    .set({
      state: documentState[state],
      note: note ?? null,
      decidedAt: at,
      decidedBy: `operator ${operator.name}`,
      destroyAt: destroyTime(row, at),
    })
    .where(
      and(eq(document.siteId, row.siteId), eq(document.playerId, row.playerId), eq(document.id, row.id)),
    );
}
