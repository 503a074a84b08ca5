import { type LedgerFixture, SITE } from './ledger-fixture.ts';

export interface SpinTerms {
  count?: number;
  awardId?: number;
  wagerTimes?: number;
  maxWinMinor?: bigint;
}

/** The game that they are claimed for, and another one of their offer. */
export const spinGame = 9087;
export const otherSpinGame = 42;

/** Offers free rounds as their area does; returns their id. */
export async function offerFreeSpins(
  { database, clock }: LedgerFixture,
  playerId: number,
  cause: string,
  { count = 3, awardId, wagerTimes = 0, maxWinMinor }: SpinTerms = {},
): Promise<number> {
  const id = playerId * 10 + cause.length;
  await database.site.pool.query(
    `insert into free_spin (site_id, player_id, id, terms_id, cause, games, stake, count, left_count, max_win, award_id, wager_times,
        offered_at, claim_until, days_to_play)
      values ($1, $2, $3, 1, $4, $5, 100, $6, $6, $7, $8, $9, $10, $10::timestamptz + interval '7 days', 3)`,
    [
      SITE,
      playerId,
      id,
      cause,
      [spinGame, otherSpinGame],
      count,
      maxWinMinor ?? null,
      awardId ?? null,
      wagerTimes,
      clock.now(),
    ],
  );
  return id;
}
