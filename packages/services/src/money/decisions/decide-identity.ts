import {
  and,
  document,
  eq,
  inArray,
  inTransaction,
  operatorTrail,
  player,
  sql as expression,
  type Transaction,
} from '@baize/db';

import { hashPersonalId } from '../../auth/index.ts';
import { sendMessage } from '../../messages/index.ts';
import type { PersonalIdKeys } from '../../personal-id-keys.ts';
import type { PlayerKey } from '../../wakeups.ts';
import { destroyTime, type DocumentRow, documentState, readIdentity } from '../identity/identity-state.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

type Deciding = Pick<OperatorServices, 'database' | 'clock' | 'wakeups'>;
export type VerifyingServices = Deciding & {
  readonly personalIdKeys: Pick<PersonalIdKeys, 'hashKey'>;
};

/** What an operator has read in the documents. */
export interface SeenIdentity {
  readonly playerId: number;
  /** `1990-03-15` */
  readonly birthDate: string;
  /** Of the identity card or passport. */
  readonly number: string;
}

const NUMBER = /^[A-Z0-9]{5,20}$/;

/** The action of the trail that `view_document` writes. */
export const VIEW = 'view';
export const documentSubject = (id: number): string => `document ${id}`;

/**
 * Verifies a player's identity by the documents that wait, each of which the operator has viewed. What was read in them
 * must be what the profile has: the birth date, and the number of an identity card. A passport's number is not in the
 * profile; the trail has the end of either.
 *
 * @returns the ids of the accepted documents
 * @throws OperatorError
 */
export async function acceptIdentity(
  services: VerifyingServices,
  operator: Operator,
  { playerId, birthDate, number }: SeenIdentity,
): Promise<readonly number[]> {
  const { database, clock } = services;
  const accepted = await inTransaction(database, async (transaction) => {
    const owner = await lockOwner(transaction, playerId);
    const { siteId } = owner;
    const { documents } = await readIdentity(transaction.sql, { siteId, playerId });
    const waiting = documents.filter(({ state }) => state === documentState.waiting);
    if (!isComplete(waiting))
      throw new OperatorError('invalid', `No complete documents of player ${playerId} wait.`);
    await requireViewed(transaction, operator, siteId, waiting);
    const seen = requireSame(services, owner, waiting, { birthDate, number });
    for (const row of waiting)
      await decide(transaction, row, operator, { state: 'accepted', at: clock.now() });
    await transaction.sql
      .update(player)
      .set({ identityVerifiedAt: expression`coalesce(${player.identityVerifiedAt}, ${clock.now()})` })
      .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
    const ids = waiting.map(({ id }) => id);
    await sendMessage(transaction, { siteId, playerId }, { kind: 'identity_verified' }, clock.now());
    await record(transaction.client, operator, {
      action: 'verify',
      siteId,
      subject: `player ${playerId}`,
      details: { documents: ids, ...seen },
    });
    return { siteId, ids };
  });
  publishIdentity(services, { siteId: accepted.siteId, playerId });
  return accepted.ids;
}

/** @returns what the trail keeps of it */
function requireSame(
  { personalIdKeys }: VerifyingServices,
  owner: Owner,
  waiting: readonly DocumentRow[],
  seen: Pick<SeenIdentity, 'birthDate' | 'number'>,
): { kind: 'passport' | 'identity card'; number: string } {
  const number = seen.number.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!NUMBER.test(number))
    throw new OperatorError('invalid', 'The number of a document has 5 to 20 letters and digits.');
  const isPassport = waiting.some(({ kind }) => kind === 'passport');
  const words = 'is not that of the profile: reject the documents, or have the profile corrected.';
  if (seen.birthDate !== owner.birthDate) throw new OperatorError('invalid', `The birth date ${words}`);
  if (!isPassport && hashPersonalId(number, personalIdKeys) !== owner.personalIdHash)
    throw new OperatorError('invalid', `The number of the identity card ${words}`);
  return { kind: isPassport ? 'passport' : 'identity card', number: `… ${number.slice(-3)}` };
}

/**
 * Takes a verification back. The documents of it are rejected with a note that the player reads, who has to upload new ones.
 *
 * @throws OperatorError
 */
export async function unverifyIdentity(
  services: Deciding,
  operator: Operator,
  { playerId, note }: { readonly playerId: number; readonly note: string },
): Promise<void> {
  const text = requireNote(note);
  const { database, clock } = services;
  const siteId = await inTransaction(database, async (transaction) => {
    const owner = await lockOwner(transaction, playerId);
    if (owner.identityVerifiedAt === null)
      throw new OperatorError('decided', `The identity of player ${playerId} is not verified.`);
    const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, playerId));
    await transaction.sql.update(player).set({ identityVerifiedAt: null }).where(isOwner);
    const { documents } = await readIdentity(transaction.sql, { siteId: owner.siteId, playerId });
    const accepted = documents.filter(({ state }) => state === documentState.accepted);
    for (const row of accepted)
      await decide(transaction, row, operator, { state: 'rejected', at: clock.now(), note: text });
    const key = { siteId: owner.siteId, playerId };
    await sendMessage(transaction, key, { kind: 'identity_unverified', facts: { note: text } }, clock.now());
    await record(transaction.client, operator, {
      action: 'unverify',
      siteId: owner.siteId,
      subject: `player ${playerId}`,
      details: { note: text, documents: accepted.map(({ id }) => id) },
    });
    return owner.siteId;
  });
  publishIdentity(services, { siteId, playerId });
}

/** What a player may do has changed: the pages that are open read it again. */
export function publishIdentity({ wakeups }: Pick<Deciding, 'wakeups'>, key: PlayerKey): void {
  wakeups.publish(key, { kind: 'identity' });
}

/**
 * Rejects a document that waits, with a note that the player reads.
 *
 * @throws OperatorError
 */
export async function rejectDocument(
  services: Deciding,
  operator: Operator,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  const text = requireNote(note);
  const { database, clock } = services;
  const owner = await inTransaction(database, async (transaction) => {
    const [row] = await transaction.sql.select().from(document).where(eq(document.id, id)).for('update');
    if (!row) throw new OperatorError('unknown', `There is no document ${id}.`);
    if (row.state !== documentState.waiting || row.destroyedAt !== null)
      throw new OperatorError('decided', `Document ${id} does not wait for an operator.`);
    await decide(transaction, row, operator, { state: 'rejected', at: clock.now(), note: text });
    const facts = { document: row.kind, note: text };
    await sendMessage(transaction, row, { kind: 'document_rejected', facts }, clock.now());
    await record(transaction.client, operator, {
      action: 'reject-document',
      siteId: row.siteId,
      subject: documentSubject(id),
      details: { player: row.playerId, kind: row.kind, note: text },
    });
    return { siteId: row.siteId, playerId: row.playerId };
  });
  publishIdentity(services, owner);
}

type Owner = typeof player.$inferSelect;

/** Locks the player's row, so that no document is uploaded meanwhile. */
export async function lockOwner({ sql }: Pick<Transaction, 'sql'>, playerId: number): Promise<Owner> {
  const [row] = await sql.select().from(player).where(eq(player.id, playerId)).for('update');
  if (!row) throw new OperatorError('unknown', `There is no player ${playerId}.`);
  return row;
}

function isComplete(waiting: readonly DocumentRow[]): boolean {
  const kinds = new Set(waiting.map(({ kind }) => kind));
  return kinds.has('passport') || (kinds.has('identity_front') && kinds.has('identity_back'));
}

/** Nobody accepts what they have not seen, such as a document that was uploaded after they looked. */
export async function requireViewed(
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
