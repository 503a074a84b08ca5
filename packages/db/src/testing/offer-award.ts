import type { ModelTerms } from './bonus-model.ts';
import { type LedgerFixture, SITE } from './ledger-fixture.ts';

let last = 0;

/** Offers a bonus as its area does; returns its id. */
export async function offerAward(
  { database, clock }: LedgerFixture,
  playerId: number,
  cause: string,
  terms: ModelTerms,
): Promise<number> {
  const id = (last += 1);
  await database.site.pool.query(
    `insert into bonus_award (site_id, player_id, id, terms_id, cause, amount, wager, weights, max_stake, min_odds, max_release,
        is_free_bet, offered_at, accept_until, days_to_play)
      values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12::timestamptz + interval '7 days', 30)`,
    [
      SITE,
      playerId,
      id,
      cause,
      terms.amountMinor,
      terms.wagerMinor,
      JSON.stringify({ games: terms.weights }),
      terms.maxStakeMinor,
      terms.minOdds,
      terms.maxReleaseMinor,
      terms.isFreeBet,
      clock.now(),
    ],
  );
  return id;
}
