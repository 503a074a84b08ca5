import type { Runner } from './ledger-booking.ts';

interface FreezeKey {
  readonly siteId: number;
  readonly playerId: number;
}

/**
 * Freezes a wallet in the caller's transaction: from then on it takes no bets, withdrawals and transfers, while wins,
 * refunds and deposits are still booked.
 *
 * @param by `job` or `operator NAME`
 * @returns false if it is frozen already; undefined if there is none
 */
export async function freezePlayer(
  runner: Runner,
  { siteId, playerId }: FreezeKey,
  { by, reason, at }: { readonly by: string; readonly reason: string; readonly at: Date },
): Promise<boolean | undefined> {
  const { rows } = await runner.query<{ frozen: boolean | null }>(
    'select freeze_player($1, $2, $3, $4, $5) as frozen',
    [siteId, playerId, by, reason, at],
  );
  return rows[0]?.frozen ?? undefined;
}

/** @returns whether it was frozen */
export async function unfreezePlayer(
  runner: Runner,
  { siteId, playerId }: FreezeKey,
  { operator, reason, at }: { readonly operator: string; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await runner.query<{ lifted: boolean }>(
    'select unfreeze_player($1, $2, $3, $4, $5) as lifted',
    [siteId, playerId, operator, reason, at],
  );
  return rows[0]?.lifted ?? false;
}

/** Whether a player's wallet is frozen: withdrawals are refused before anything is booked. */
export async function isFrozen(runner: Runner, { siteId, playerId }: FreezeKey): Promise<boolean> {
  const { rowCount } = await runner.query(
    'select from player_freeze where site_id = $1 and player_id = $2 and lifted_at is null',
    [siteId, playerId],
  );
  return rowCount !== 0;
}
