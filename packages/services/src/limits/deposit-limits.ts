import { CallError, type Language } from '@baize/contract';
import { currencyCode, formatMoney } from '@baize/currency';
import type { Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/**
 * Judges a deposit by the player's limits; what is pending counts. The caller has locked the player's row, so that two
 * deposits are not judged at the same time.
 *
 * @throws CallError `deposit_limit` with what is left
 */
export async function requireDepositRoom(
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId }: PlayerKey,
  { amountMinor, now, language }: { amountMinor: bigint; now: Date; language: Language },
): Promise<void> {
  const { rows } = await client.query<{ room: string | null }>('select deposit_room($1, $2, $3) as room', [
    siteId,
    playerId,
    now,
  ]);
  const room = rows[0]?.room;
  if (room === null || room === undefined || amountMinor <= BigInt(room)) return;
  const leftMinor = BigInt(room) > 0n ? BigInt(room) : 0n;
  throw new CallError('deposit_limit', {
    values: { left: formatMoney(leftMinor, currencyCode.lira, language) },
  });
}

/** Puts an approved deposit on the review list if it went past a limit: what a gateway has taken is always credited. */
export async function reviewDeposit(
  { client }: Pick<Transaction, 'client'>,
  { siteId, playerId }: PlayerKey,
  { provider, tx, now }: { provider: string; tx: string; now: Date },
): Promise<void> {
  // Prepared once per connection, as what else every notice of a gateway runs.
  await client.query({
    name: 'review_deposit',
    text: 'select review_deposit($1, $2, $3, $4, $5)',
    values: [siteId, playerId, provider, tx, now],
  });
}
