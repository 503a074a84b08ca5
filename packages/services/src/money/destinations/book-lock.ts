import { CallError } from '@baize/contract';
import { inTransaction, type Transaction } from '@baize/db';

import { requireStrongProof } from '../../auth/index.ts';
import type { PlayerContext } from '../../context.ts';
import { lockPlayer } from '../../lock-player.ts';
import { sendMessage } from '../../messages/index.ts';
import { findFirstTo, ownWays } from '../closed-loop.ts';
import { accountOf } from '../payment-account.ts';
import type { PaymentForm } from '../read-payment-form.ts';
import type { WithdrawalFacts } from '../withdrawal-facts.ts';
import { availableOf } from '../withdrawal-rules.ts';
import { wasPaidTo } from './payout-target.ts';

/** How long an unlocked book stays locked: its owner has been notified, and can act meanwhile. */
export const UNLOCK_HOURS = 24;
const UNLOCK_MS = UNLOCK_HOURS * 60 * 60_000;

export interface BookLock {
  /** When it opens; null unless its player has asked for that. */
  readonly endsAt: Date | null;
}

const keyOf = ({ player }: Pick<PlayerContext, 'player'>) => ({ siteId: player.siteId, playerId: player.id });

/** The lock of the player's book now; undefined for none. */
export async function readBookLock(
  context: Pick<PlayerContext, 'player' | 'clock'>,
  { client }: Pick<Transaction, 'client'>,
): Promise<BookLock | undefined> {
  const { siteId, playerId } = keyOf(context);
  const { rows } = await client.query<{ ends_at: Date | null }>(
    `select ends_at from destination_lock
       where site_id = $1 and player_id = $2 and is_destination_locked($1, $2, $3)`,
    [siteId, playerId, context.clock.now()],
  );
  return rows[0] && { endsAt: rows[0].ends_at };
}

/** Locks the player's book at once. One that is to open stays locked. */
export async function lockBook(context: PlayerContext): Promise<void> {
  const key = keyOf(context);
  const now = context.clock.now();
  await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, key);
    const lock = await readBookLock(context, transaction);
    if (lock?.endsAt === null) return;
    await transaction.client.query(
      `insert into destination_lock as l (site_id, player_id, locked_at) values ($1, $2, $3)
         on conflict (site_id, player_id) do update
           set ends_at = null, locked_at = case when l.ends_at > $3 then l.locked_at else excluded.locked_at end`,
      [key.siteId, key.playerId, now],
    );
    await sendMessage(transaction, key, { kind: 'payout_lock_on' }, now);
  });
}

/**
 * Lets the lock end `UNLOCK_HOURS` from now. Asked again, it ends when it would have.
 *
 * @throws CallError `strong_proof_needed`
 */
export async function unlockBook(context: PlayerContext): Promise<void> {
  const key = keyOf(context);
  const now = context.clock.now();
  await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, key);
    const lock = await readBookLock(context, transaction);
    if (lock?.endsAt !== null) return;
    await requireStrongProof(context, transaction);
    const endsAt = new Date(now.getTime() + UNLOCK_MS);
    await transaction.client.query(
      'update destination_lock set ends_at = $3 where site_id = $1 and player_id = $2',
      [key.siteId, key.playerId, endsAt],
    );
    const facts = { until: endsAt.toISOString() };
    await sendMessage(transaction, key, { kind: 'payout_lock_off', facts }, now);
  });
}

/**
 * Of a locked book money goes only where it has arrived before, or back to the account that it came from if that is where it
 * has to go. The player's row is locked.
 *
 * @throws CallError `destination_locked`
 */
export async function requireInBook(
  context: PlayerContext,
  transaction: Transaction,
  form: PaymentForm,
  facts: WithdrawalFacts,
): Promise<void> {
  if ((await readBookLock(context, transaction)) === undefined) return;
  const { method, fields } = form;
  if (await wasPaidTo(transaction, keyOf(context), { methodId: method.id, fields })) return;
  if (await goesBack(context, transaction, form, facts)) return;
  throw new CallError('destination_locked', { values: { hours: UNLOCK_HOURS } });
}

/** From a closed account money may go back the way it came, also at brands without that rule. */
async function goesBack(
  context: PlayerContext,
  transaction: Transaction,
  { method, fields, amountMinor }: PaymentForm,
  facts: WithdrawalFacts,
): Promise<boolean> {
  const limitMinor = availableOf(facts);
  const { language } = context;
  const ways = facts.isClosed
    ? await findFirstTo(transaction, { ...keyOf(context), limitMinor, language })
    : facts.firstTo;
  // A way to any account of the player would be a way around the lock.
  const named = ways.filter(({ account }) => account !== null);
  return amountMinor <= ownWays(named, { methodId: method.id, account: accountOf(fields) }).owedMinor;
}
