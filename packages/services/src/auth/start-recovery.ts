import { type Body, type FieldProblem, invalidFields } from '@baize/contract';
import { cleanNumber } from '@baize/contract/typed-identifiers';
import type { Brand } from '@baize/brand';
import { and, eq, gt, inTransaction, lt, ne, player, recovery, sql, type Transaction } from '@baize/db';

import type { Context, Services } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { plainUsername } from './registration-rules.ts';
import { protectPersonalId, revealPersonalId } from './protect-personal-id.ts';
import { MAX_RECOVERIES_PER_HOUR, RECOVERY_MINUTES } from './recovery-life.ts';
import type { RecoveryEntry } from '../outbox/outbox.ts';
import {
  composeMessage,
  type MessageFacts,
  type PlayerMessage,
  recipientColumns,
} from './compose-message.ts';

/** Data for a recovery message. */
export interface RecoveryFacts extends MessageFacts {
  /** How long the link works. */
  readonly minutes: number;
}

const HOUR_MS = 60 * 60_000;
const RECOVERY_LIFE_MS = RECOVERY_MINUTES * 60_000;
const LAST_DIGITS = 4;
/** As long as a personal id, but nobody's. */
const DECOY_ID = '00000000000';

/**
 * Starts a password recovery by the user name and the last digits of the personal id. Responds and takes as long for an
 * unknown player or a wrong number as for a right one: the rest is the outbox's work.
 *
 * @throws CallError `invalid` if the user name is empty or the number is not four digits
 */
export async function startRecovery(context: Context, body: Body<'POST /forget-password'>): Promise<void> {
  const { username, lastDigits } = readBody(body);
  const { database, brand, outbox, personalIdKeys } = context;
  const found = await findPlayer(context, username);
  const decoy = protectPersonalId(DECOY_ID, personalIdKeys);
  const personalId = revealPersonalId(found?.personalIdCipher ?? decoy.cipher, personalIdKeys);
  const playerId = found !== undefined && personalId.endsWith(lastDigits) ? found.id : null;
  const entry = { kind: 'recovery', siteId: brand.siteId, playerId } as const;
  const id = await inTransaction(database, (transaction) => outbox.add(transaction, entry, RECOVERY_LIFE_MS));
  outbox.begin(id);
}

function readBody(body: Body<'POST /forget-password'>): { username: string; lastDigits: string } {
  const username = plainUsername(body.username);
  const lastDigits = cleanNumber(body.personal_id);
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
    .select({ id: player.id, personalIdCipher: player.personalIdCipher })
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.username, username), ne(player.status, 'delete')));
  return row;
}

/**
 * Sends a password link to the contact on file: by e-mail, or by SMS if there is no address. The link and its message
 * are stored and the requesting outbox entry is removed in one transaction, so that each request sends one message.
 */
export async function sendRecoveryLink(
  services: Pick<Services, 'database' | 'clock' | 'ids' | 'outbox' | 'brandOrigin'>,
  brand: Brand,
  { playerId }: RecoveryEntry,
  entryId: number,
  writeMessage: (facts: RecoveryFacts) => PlayerMessage,
): Promise<void> {
  if (playerId === null) return;
  const { database, ids, outbox } = services;
  const token = ids.secret();
  const messageId = await inTransaction(database, async (transaction) => {
    const recipient = await findRecipient(transaction, brand, playerId);
    if (!(await outbox.end(transaction, entryId)) || recipient === undefined) return undefined;
    const key = { siteId: brand.siteId, playerId };
    if (!(await insertLink(transaction, key, hashSecret(token), services.clock.now()))) return undefined;
    const message = composeMessage(
      { brand, brandOrigin: services.brandOrigin },
      recipient,
      `/forget-password/${token}`,
      (facts) => writeMessage({ ...facts, minutes: RECOVERY_MINUTES }),
    );
    return outbox.add(transaction, message, RECOVERY_LIFE_MS);
  });
  if (messageId !== undefined) outbox.begin(messageId);
}

/** Locks the player's row, so that concurrent requests for one player cannot exceed the limit. */
async function findRecipient({ sql: queries }: Transaction, brand: Brand, playerId: number) {
  const [row] = await queries
    .select(recipientColumns)
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.id, playerId), ne(player.status, 'delete')))
    .for('update');
  return row;
}

/** @returns false if the player has reached the hourly limit */
async function insertLink(
  { sql: queries }: Transaction,
  { siteId, playerId }: { siteId: number; playerId: number },
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const isPlayers = and(eq(recovery.siteId, siteId), eq(recovery.playerId, playerId));
  await queries.delete(recovery).where(and(isPlayers, lt(recovery.createdAt, hourAgo)));
  const [sent] = await queries
    .select({ count: sql<number>`count(*)::integer` })
    .from(recovery)
    .where(and(isPlayers, gt(recovery.createdAt, hourAgo)));
  if ((sent?.count ?? 0) >= MAX_RECOVERIES_PER_HOUR) return false;
  const expiresAt = new Date(now.getTime() + RECOVERY_LIFE_MS);
  await queries.insert(recovery).values({ siteId, playerId, tokenHash, createdAt: now, expiresAt });
  return true;
}
