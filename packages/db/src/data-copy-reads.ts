import type { Runner } from './ledger-booking.ts';

/** What a player with limits staked, won and played on a day of the brand. */
export interface PlayDay {
  /** `2026-03-14` */
  readonly day: string;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
  readonly playedMs: number;
}

/** A player's days of play before a day, the latest first. */
export async function readPlayDays(
  runner: Runner,
  { siteId, playerId }: { readonly siteId: number; readonly playerId: number },
  before: string,
  limit: number,
): Promise<PlayDay[]> {
  const { rows } = await runner.query<{ day: string; staked: string; won: string; played_ms: string }>(
    `select day::text as day, staked, won, played_ms from play_day
       where site_id = $1 and player_id = $2 and day < $3::date order by play_day.day desc limit $4`,
    [siteId, playerId, before, limit],
  );
  return rows.map(({ day, staked, won, played_ms: playedMs }) => ({
    day,
    stakedMinor: BigInt(staked),
    wonMinor: BigInt(won),
    playedMs: Number(playedMs),
  }));
}

/** The play session that is stored, which may have ended; undefined if the player never played. */
export async function readPlaySession(
  runner: Runner,
  { siteId, playerId }: { readonly siteId: number; readonly playerId: number },
): Promise<{ readonly startedAt: Date; readonly activeAt: Date; readonly checkedAt: Date } | undefined> {
  const { rows } = await runner.query<{ started_at: Date; active_at: Date; checked_at: Date }>(
    'select started_at, active_at, checked_at from play_session where site_id = $1 and player_id = $2',
    [siteId, playerId],
  );
  const [row] = rows;
  return row && { startedAt: row.started_at, activeAt: row.active_at, checkedAt: row.checked_at };
}
