import {
  and,
  desc,
  document,
  eq,
  inTransaction,
  player,
  playerCorrection,
  type Queries,
  type Transaction,
} from '@baize/db';

import { readBirthDate, readPersonName } from '../../auth/index.ts';
import { sendMessage } from '../../messages/index.ts';
import { lockOwner, publishIdentity, requireViewed } from '../decisions/decide-identity.ts';
import { requireIndependent } from '../decisions/independence.ts';
import { brandOf, type OperatorServices } from '../decisions/lock-decision.ts';
import { OperatorError, requireNote } from '../decisions/operator-error.ts';
import { isOperator, type Operator } from '../decisions/operators.ts';
import { record } from '../decisions/record.ts';
import { type DocumentRow, documentState } from '../identity/identity-state.ts';
import { type PlayerRow, playerSubject } from './owner-of.ts';

export type CorrectingServices = Pick<OperatorServices, 'database' | 'clock' | 'wakeups' | 'brands'>;

export interface Correction {
  readonly playerId: number;
  /** What is left out stays as it is. */
  readonly name?: string;
  readonly surname?: string;
  /** `1990-03-15` */
  readonly birthDate?: string;
  /** The document that says so, which the operator has viewed. */
  readonly documentId: number;
  readonly reason: string;
}

export interface CorrectionResult {
  /** `waiting`: another operator has to repeat the same. */
  readonly state: 'corrected' | 'waiting';
  readonly correctedBy: readonly string[];
  /** Whether the identity is verified afterwards. */
  readonly isVerified: boolean;
}

type CorrectionRow = typeof playerCorrection.$inferSelect;
export type WaitingCorrection = Pick<
  CorrectionRow,
  'operator' | 'actedAt' | 'documentId' | 'reason' | 'name' | 'surname' | 'birthDate'
>;
type Values = Pick<PlayerRow, 'name' | 'surname' | 'birthDate'>;

/**
 * Corrects the name or birth date of a player after a document, with two operators: the second one repeats the values of
 * the first, as long as the player's row is as it was. Both have viewed the document. A verified identity stays verified
 * only if it was verified by that very document.
 *
 * @throws OperatorError
 */
export async function correctPlayer(
  services: CorrectingServices,
  operator: Operator,
  { playerId, documentId, reason, ...given }: Correction,
): Promise<CorrectionResult> {
  const text = requireNote(reason);
  const { database, clock } = services;
  const { result, siteId } = await inTransaction(database, async (transaction) => {
    const owner = await lockOwner(transaction, playerId);
    const { siteId } = owner;
    const values = readValues(services, owner, given);
    const shown = await requireShown(transaction, owner, documentId);
    await requireViewed(transaction, operator, siteId, [shown]);
    const latest = await readLatest(transaction.sql, owner);
    const first = await firstOf(transaction, owner, latest, { ...values, documentId });
    if (first === operator.name)
      throw new OperatorError(
        'own',
        `You have asked for this correction of player ${playerId} already: another operator repeats it.`,
      );
    await requireIndependent(services, transaction.client, operator, first === undefined ? [] : [first]);
    const isVerified = owner.identityVerifiedAt !== null && shown.state === documentState.accepted;
    if (first !== undefined) await apply(services, transaction, owner, { ...values, isVerified });
    await transaction.sql.insert(playerCorrection).values({
      siteId,
      playerId,
      number: (latest?.number ?? 0) + 1,
      operator: operator.name,
      actedAt: clock.now(),
      isApplied: first !== undefined,
      documentId,
      reason: text,
      ...values,
      ...oldOf(owner),
    });
    // Without the values, which are personal data: rows of the trail are never erased.
    const details = { fields: changedFields(owner, values), document: documentId, reason: text };
    const entry = { action: 'correct', siteId, subject: playerSubject(playerId) };
    await record(transaction.client, operator, {
      ...entry,
      details: { ...details, corrected: first !== undefined },
    });
    const correctedBy = first === undefined ? [operator.name] : [first, operator.name];
    const state = first === undefined ? 'waiting' : 'corrected';
    return { siteId, result: { state, correctedBy, isVerified } as const };
  });
  if (result.state === 'corrected') publishIdentity(services, { siteId, playerId });
  return result;
}

/** A correction of the player as the row is now, which counts if another operator repeats it. */
export async function readWaitingCorrection(
  { sql }: Pick<Transaction, 'sql'>,
  owner: PlayerRow,
): Promise<WaitingCorrection | undefined> {
  const latest = await readLatest(sql, owner);
  if (!latest || !isWaiting(latest, owner) || !(await isOperator({ sql }, latest.operator))) return undefined;
  const { operator, actedAt, documentId, reason, name, surname, birthDate } = latest;
  return { operator, actedAt, documentId, reason, name, surname, birthDate };
}

async function readLatest(sql: Queries, { siteId, id }: PlayerRow): Promise<CorrectionRow | undefined> {
  const [latest] = await sql
    .select()
    .from(playerCorrection)
    .where(and(eq(playerCorrection.siteId, siteId), eq(playerCorrection.playerId, id)))
    .orderBy(desc(playerCorrection.number))
    .limit(1);
  return latest;
}

/** The operator who has asked for the same; undefined if nobody has, or it does not count any more. */
async function firstOf(
  { sql }: Pick<Transaction, 'sql'>,
  owner: PlayerRow,
  latest: CorrectionRow | undefined,
  wanted: Values & Pick<CorrectionRow, 'documentId'>,
): Promise<string | undefined> {
  if (!latest || !isWaiting(latest, owner)) return undefined;
  const isSame =
    latest.documentId === wanted.documentId &&
    latest.name === wanted.name &&
    latest.surname === wanted.surname &&
    latest.birthDate === wanted.birthDate;
  return isSame && (await isOperator({ sql }, latest.operator)) ? latest.operator : undefined;
}

function isWaiting(latest: CorrectionRow, owner: PlayerRow): boolean {
  const old = oldOf(owner);
  return (
    !latest.isApplied &&
    latest.oldName === old.oldName &&
    latest.oldSurname === old.oldSurname &&
    latest.oldBirthDate === old.oldBirthDate &&
    latest.oldVerifiedAt?.getTime() === old.oldVerifiedAt?.getTime()
  );
}

const oldOf = ({ name, surname, birthDate, identityVerifiedAt }: PlayerRow) => ({
  oldName: name,
  oldSurname: surname,
  oldBirthDate: birthDate,
  oldVerifiedAt: identityVerifiedAt,
});

function changedFields(owner: PlayerRow, values: Values): string[] {
  const fields: [string, boolean][] = [
    ['name', values.name !== owner.name],
    ['surname', values.surname !== owner.surname],
    ['birth_date', values.birthDate !== owner.birthDate],
  ];
  return fields.flatMap(([field, isChanged]) => (isChanged ? [field] : []));
}

/** By the rules of a registration, of age included. */
function readValues(
  { brands, clock }: Pick<CorrectingServices, 'brands' | 'clock'>,
  owner: PlayerRow,
  given: Pick<Correction, 'name' | 'surname' | 'birthDate'>,
): Values {
  const timeZone = brandOf({ brands }, owner.siteId).traits['site.timeZone'];
  const readDate = (text: string) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    return readBirthDate({ birth_year: year, birth_month: month, birth_day: day }, { clock, timeZone });
  };
  const values = {
    name: take('name', given.name, owner.name, readPersonName),
    surname: take('surname', given.surname, owner.surname, readPersonName),
    birthDate: take('birth date', given.birthDate, owner.birthDate, readDate),
  };
  if (changedFields(owner, values).length === 0)
    throw new OperatorError('decided', `The profile of player ${owner.id} says that already.`);
  return values;
}

function take(field: string, given: string | undefined, stored: string, read: typeof readPersonName): string {
  if (given === undefined) return stored;
  const reading = read(given);
  if ('value' in reading) return reading.value;
  const isYoung = reading.problem.message === 'birth_date_under_age';
  const what = isYoung ? 'would make the player under age' : 'is none that a player could register with';
  throw new OperatorError('invalid', `The ${field} ${what}.`);
}

/** A photo of the player's identity that nobody has rejected. */
async function requireShown(
  { sql }: Pick<Transaction, 'sql'>,
  { siteId, id: playerId }: PlayerRow,
  documentId: number,
): Promise<DocumentRow> {
  const [row] = await sql
    .select()
    .from(document)
    .where(and(eq(document.siteId, siteId), eq(document.playerId, playerId), eq(document.id, documentId)))
    .for('share');
  const isShown =
    row !== undefined &&
    row.kind !== 'payment_proof' &&
    row.state !== documentState.rejected &&
    row.destroyedAt === null;
  if (isShown) return row;
  throw new OperatorError('invalid', `Document ${documentId} shows no identity of player ${playerId}.`);
}

async function apply(
  { clock }: Pick<CorrectingServices, 'clock'>,
  transaction: Transaction,
  { siteId, id: playerId, identityVerifiedAt }: PlayerRow,
  { isVerified, ...values }: Values & { readonly isVerified: boolean },
): Promise<void> {
  // The database forgets the keys of the person with it, which are then computed again.
  await transaction.sql
    .update(player)
    .set({ ...values, identityVerifiedAt: isVerified ? identityVerifiedAt : null })
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  await sendMessage(transaction, { siteId, playerId }, { kind: 'details_corrected' }, clock.now());
}
