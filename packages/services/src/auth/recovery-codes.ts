import { randomInt } from 'node:crypto';

import { CallError, invalidFields } from '@baize/contract';
import { readTypedCode } from '@baize/contract/typed-secrets';
import { and, eq, inTransaction, isNotNull, isNull, recoveryCode, sql, type Transaction } from '@baize/db';

import type { Context, PlayerContext, Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { keyedHash } from '../seal-secret.ts';
import { hasAuthenticator } from './authenticator.ts';
import { type CodeOwner, countCodeTry, endCodeTries, uncountCodeTry } from './code-tries.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';
import { requireFreshProof } from './fresh-proof.ts';

/** Without I, L, O and U, which are misread: 5 bits for each character. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
const CHARACTERS = 10;

function ownedBy({ siteId, id }: CodeOwner) {
  return and(eq(recoveryCode.siteId, siteId), eq(recoveryCode.playerId, id));
}

function unused(owner: CodeOwner) {
  return and(ownedBy(owner), isNull(recoveryCode.usedAt));
}

function makeCode(): string {
  return Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** What was typed, without what a person adds or confuses; independent of the language, so that ı and i are both I. */
function normalizeCode(typed: string): string {
  return readTypedCode(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IİL]/g, '1');
}

function hashOf(
  { siteId, id }: CodeOwner,
  code: string,
  { personalIdKeys }: Pick<Services, 'personalIdKeys'>,
): string {
  return keyedHash(`${siteId} ${id} ${code}`, 'recovery codes', personalIdKeys);
}

/**
 * Replaces all codes of a player by ten new ones, in the caller's transaction, which has locked the player's row.
 *
 * @returns the codes as `XXXXX-XXXXX`; they cannot be read again
 */
export async function replaceRecoveryCodes(
  context: Pick<Context, 'clock' | 'personalIdKeys'>,
  transaction: Pick<Transaction, 'sql'>,
  owner: CodeOwner,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode);
  const parts = { siteId: owner.siteId, playerId: owner.id, createdAt: context.clock.now() };
  await transaction.sql.delete(recoveryCode).where(ownedBy(owner));
  await transaction.sql
    .insert(recoveryCode)
    .values(codes.map((code) => ({ ...parts, codeHash: hashOf(owner, code, context) })));
  return codes.map((code) => `${code.slice(0, CHARACTERS / 2)}-${code.slice(CHARACTERS / 2)}`);
}

export async function countRecoveryCodes(
  { database }: Pick<Services, 'database'>,
  owner: CodeOwner,
): Promise<number> {
  return database.sql.$count(recoveryCode, unused(owner));
}

/**
 * Makes ten new codes; the old ones stop working.
 *
 * @throws CallError `proof_needed`, `conflict` if no authenticator app is connected
 */
export async function renewRecoveryCodes(
  context: PlayerContext,
  writeNotice: WriteSecurityNotice,
): Promise<string[]> {
  const { player: owner } = context;
  await requireFreshProof(context);
  const { codes, notice } = await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, { siteId: owner.siteId, playerId: owner.id });
    if (!(await hasAuthenticator({ database: transaction }, owner))) throw new CallError('conflict');
    const codes = await replaceRecoveryCodes(context, transaction, owner);
    const change = { kind: 'recovery_codes_new' } as const;
    const notice = await notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
    return { codes, notice };
  });
  beginNotice(context, notice);
  return codes;
}

/**
 * Redeems a code in place of one of the authenticator app, once, and notifies the owner how many are left. Tries count
 * together with those of the app's codes.
 *
 * @throws CallError `invalid` at `recovery_code`, also if it is right but used, `too_many_requests` as `countCodeTry`
 */
export async function redeemRecoveryCode(
  context: Context,
  owner: CodeOwner,
  typed: string,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const { database, clock } = context;
  await countCodeTry(context, owner);
  const codeHash = hashOf(owner, normalizeCode(typed), context);
  const notice = await inTransaction(database, async (transaction) => {
    const used = await transaction.sql
      .update(recoveryCode)
      .set({ usedAt: clock.now() })
      .where(and(unused(owner), eq(recoveryCode.codeHash, codeHash)))
      .returning({ playerId: recoveryCode.playerId });
    if (used.length === 0) return undefined;
    const [left] = await transaction.sql
      .select({ count: sql<number>`count(*)::integer` })
      .from(recoveryCode)
      .where(unused(owner));
    const change = { kind: 'recovery_code_used', count: left?.count ?? 0 } as const;
    return notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
  });
  if (notice === undefined) return refuseCode(context, owner, codeHash);
  beginNotice(context, notice);
  await endCodeTries(context, owner);
}

/** That a code is used is no help to a guesser, as with those of the app. */
async function refuseCode(context: Context, owner: CodeOwner, codeHash: string): Promise<never> {
  const isUsed = and(ownedBy(owner), eq(recoveryCode.codeHash, codeHash), isNotNull(recoveryCode.usedAt));
  if ((await context.database.sql.$count(recoveryCode, isUsed)) === 0)
    throw invalidFields({ recovery_code: { message: 'recovery_code_wrong' } });
  await uncountCodeTry(context, owner);
  throw invalidFields({ recovery_code: { message: 'recovery_code_used' } });
}
