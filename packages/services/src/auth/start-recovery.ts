import { type Body, type FieldProblem, invalidFields } from '@baize/contract';
import { and, eq, gt, inTransaction, lt, ne, player, recovery, sql } from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { protectPersonalId, revealPersonalId } from './protect-personal-id.ts';
import { MAX_RECOVERIES_PER_HOUR, RECOVERY_MINUTES } from './recovery-life.ts';
import { type LetterFacts, type PlayerLetter, writeToPlayer } from './write-to-player.ts';

/** What a recovery letter speaks of. */
export interface RecoveryFacts extends LetterFacts {
  /** How long the link works. */
  readonly minutes: number;
}

type WriteRecoveryLetter = (facts: RecoveryFacts) => PlayerLetter;

const HOUR_MS = 60 * 60_000;
const LAST_DIGITS = 4;
/** Has the length of a personal id and belongs to nobody. */
const DECOY_ID = '00000000000';

type Found = NonNullable<Awaited<ReturnType<typeof findPlayer>>>;

/**
 * Sends a link for a new password to the contact on file: by mail, or by SMS where there is no address. Says and
 * does the same for an unknown player, a wrong number and a right one; the letter is written after the answer.
 *
 * @throws CallError `invalid` for what cannot be a user name or four digits
 */
export async function startRecovery(
  context: Context,
  body: Body<'POST /forget-password'>,
  writeLetter: WriteRecoveryLetter,
): Promise<void> {
  const { username, lastDigits } = readBody(body);
  const found = await findPlayer(context, username);
  const decoy = protectPersonalId(DECOY_ID, context.personalIdKeys);
  const personalId = revealPersonalId(found?.personalIdCipher ?? decoy.cipher, context.personalIdKeys);
  const isRight = personalId.endsWith(lastDigits);
  context.errands.run(async () => {
    if (found !== undefined && isRight) await sendLink(context, found, writeLetter);
  });
}

function readBody(body: Body<'POST /forget-password'>): { username: string; lastDigits: string } {
  const username = body.username.trim().toLowerCase();
  const lastDigits = body.personal_id.trim();
  const problems: Record<string, FieldProblem> = {};
  if (lastDigits === '') problems['personal_id'] = { message: 'field_required' };
  else if (!/^\d{4}$/.test(lastDigits))
    problems['personal_id'] = { message: 'personal_id_last_digits', values: { count: LAST_DIGITS } };
  if (username === '') problems['username'] = { message: 'field_required' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return { username, lastDigits };
}

async function findPlayer({ database, brand }: Context, username: string) {
  const [row] = await database.sql
    .select({
      id: player.id,
      name: player.name,
      email: player.email,
      phoneCountryId: player.phoneCountryId,
      phone: player.phone,
      language: player.language,
      personalIdCipher: player.personalIdCipher,
    })
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.username, username), ne(player.status, 'delete')));
  return row;
}

async function sendLink(context: Context, found: Found, writeLetter: WriteRecoveryLetter): Promise<void> {
  const token = context.ids.secret();
  const tokenHash = hashSecret(token);
  if (!(await keepLink(context, found.id, tokenHash))) return;
  try {
    await writeToPlayer(context, found, `/forget-password/${token}`, (facts) =>
      writeLetter({ ...facts, minutes: RECOVERY_MINUTES }),
    );
  } catch (error) {
    // A link that reached nobody must not count against the next attempt.
    await context.database.sql.delete(recovery).where(eq(recovery.tokenHash, tokenHash));
    throw error;
  }
}

/** @returns false where the player has been sent enough for now */
async function keepLink(
  { database, brand, clock }: Context,
  playerId: number,
  tokenHash: string,
): Promise<boolean> {
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const isPlayers = and(eq(recovery.siteId, brand.siteId), eq(recovery.playerId, playerId));
  return inTransaction(database, async (transaction) => {
    // Requests for one player go one after the other, so that none is counted past the bound.
    await transaction.sql
      .select({ id: player.id })
      .from(player)
      .where(and(eq(player.siteId, brand.siteId), eq(player.id, playerId)))
      .for('update');
    await transaction.sql.delete(recovery).where(and(isPlayers, lt(recovery.createdAt, hourAgo)));
    const [sent] = await transaction.sql
      .select({ count: sql<number>`count(*)::integer` })
      .from(recovery)
      .where(and(isPlayers, gt(recovery.createdAt, hourAgo)));
    if ((sent?.count ?? 0) >= MAX_RECOVERIES_PER_HOUR) return false;
    await transaction.sql.insert(recovery).values({
      siteId: brand.siteId,
      playerId,
      tokenHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RECOVERY_MINUTES * 60_000),
    });
    return true;
  });
}
