import { formatWire } from '@baize/currency';
import { inTransaction, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import { sendMessage } from '../messages/index.ts';
import { readTermsOf } from './bonus-terms.ts';

const BATCH_ROWS = 200;

interface UntoldRow {
  site_id: number;
  player_id: string;
  kind: 'completed' | 'expires' | 'spins';
  id: string;
  terms_id: string;
  released: string | null;
  until: Date | null;
}

/**
 * Writes messages about bonuses that are completed, which a bet does, and about those whose time is over within a day. Run by
 * schedule; each has one, however often it runs.
 */
export async function tellOfBonuses(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const now = clock.now();
    const { rows } = await database.pool.query<UntoldRow>('select * from untold_bonuses($1, $2)', [
      now,
      BATCH_ROWS,
    ]);
    await inTransaction(database, async (transaction) => {
      for (const row of rows) await tell(transaction, row, now);
    });
    if (rows.length < BATCH_ROWS) return;
  }
}

async function tell(transaction: Transaction, row: UntoldRow, now: Date): Promise<void> {
  const termsId = Number(row.terms_id);
  const stored = (await readTermsOf(transaction, row.site_id, [termsId])).get(termsId);
  if (!stored) throw new Error(`there are no terms ${termsId}`);
  const { tr, en } = stored.terms.name;
  const facts = {
    name: { tr, en },
    ...(row.released !== null && { amount: formatWire(BigInt(row.released)) }),
    ...(row.until && { until: row.until.toISOString() }),
  };
  const kind = row.kind === 'completed' ? 'bonus_completed' : 'bonus_expires';
  const cause = `bonus ${row.id} ${row.kind}`;
  const key = { siteId: row.site_id, playerId: Number(row.player_id) };
  await sendMessage(transaction, key, { kind, facts, cause }, now);
}
