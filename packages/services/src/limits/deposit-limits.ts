import { CallError, type Language } from '@baize/contract';
import { currencyCode, formatMoney } from '@baize/currency';
import type { Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/** What a player may still deposit, by the limit that leaves least. */
export interface DepositRoom {
  readonly leftMinor: bigint;
  /** When the period of that limit ends. */
  readonly endsAt: Date;
}

/**
 * What the player's limits leave; what is pending counts.
 *
 * @returns undefined for any amount
 */
export async function readDepositRoom(
  client: Pick<Transaction['client'], 'query'>,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<DepositRoom | undefined> {
  const { rows } = await client.query<{ room: string; ends_at: Date }>(
    'select room, ends_at from deposit_room($1, $2, $3)',
    [siteId, playerId, now],
  );
  const [row] = rows;
  if (!row) return undefined;
  const leftMinor = BigInt(row.room);
  return { leftMinor: leftMinor > 0n ? leftMinor : 0n, endsAt: row.ends_at };
}

/**
 * Judges a deposit by the player's limits. The caller has locked the player's row, so that two deposits are not judged at
 * the same time.
 *
 * @throws CallError `deposit_limit` with what is left
 */
export async function requireDepositRoom(
  { client }: Pick<Transaction, 'client'>,
  key: PlayerKey,
  { amountMinor, now, language }: { amountMinor: bigint; now: Date; language: Language },
): Promise<void> {
  const room = await readDepositRoom(client, key, now);
  if (!room || amountMinor <= room.leftMinor) return;
  throw new CallError('deposit_limit', {
    values: { left: formatMoney(room.leftMinor, currencyCode.lira, language) },
  });
}

/** Why money that has arrived for a deposit may not be credited. */
export type CreditObstacle = 'paid_after_closing' | 'above_deposit_limit';

/**
 * Judges money that has arrived by what protects the player now, however long ago the deposit was started. The player's
 * account stays locked until the commit, so that of two deposits the second is judged with the first.
 *
 * @param paidMinor with the fee
 */
export async function findCreditObstacle(
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId }: PlayerKey,
  { paidMinor, now }: { paidMinor: bigint; now: Date },
): Promise<CreditObstacle | undefined> {
  // Prepared once per connection, as what else every notice of a gateway runs.
  const { rows } = await client.query<{ obstacle: CreditObstacle | null }>({
    name: 'credit_obstacle',
    text: 'select credit_obstacle($1, $2, $3, $4) as obstacle',
    values: [siteId, playerId, paidMinor, now],
  });
  return rows[0]?.obstacle ?? undefined;
}
