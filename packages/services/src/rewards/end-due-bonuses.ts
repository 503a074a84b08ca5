import type { Services } from '../context.ts';

const BATCH_ROWS = 200;

/**
 * Ends offers, bonuses and free rounds whose time is over, and bonuses whose money was lost; lets frozen ones go on whose
 * withdrawal was decided or whose break is over. Run by schedule; twice does no harm.
 */
export async function endDueBonuses(
  { database, ledger }: Pick<Services, 'database' | 'ledger'>,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await database.pool.query<{ site_id: number; player_id: string }>(
    'select * from thawed_bonuses($1)',
    [BATCH_ROWS],
  );
  for (const row of rows) {
    signal?.throwIfAborted();
    await ledger.freezeBonus({ siteId: row.site_id, playerId: Number(row.player_id) }, false);
  }
  for (;;) {
    signal?.throwIfAborted();
    if ((await ledger.endDueBonuses(BATCH_ROWS)) < BATCH_ROWS) return;
  }
}
