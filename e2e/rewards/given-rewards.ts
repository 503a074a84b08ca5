import { queryDatabase } from '../query-database.ts';

const termsOf = (slug: string) =>
  `(select t.id from bonus_terms t where t.site_id = p.site_id and t.slug = '${slug}' order by t.id desc limit 1)`;

/** Offers a player ten free rounds of 2.00 for three games. */
export async function offerFreeSpins(username: string): Promise<void> {
  await queryDatabase(
    `insert into free_spin (site_id, player_id, id, terms_id, cause, games, stake, count, left_count, max_win, offered_at,
        claim_until, days_to_play)
      select p.site_id, p.id, 1, ${termsOf('wheel-spins-10')}, 'test:1', array[172101, 120002, 120019], 200, 10, 10, 50000, now(),
          now() + interval '3 days', 7
        from player p where p.username = $1`,
    [username],
  );
}

/** Gives a player a bonus declined two days ago, and one that was not accepted and offered five days ago. */
export async function giveEndedBonuses(username: string): Promise<void> {
  await queryDatabase(
    `insert into bonus_award (site_id, player_id, id, terms_id, cause, status, amount, wager, offered_at, accept_until,
        days_to_play, ended_at, end_reason)
      select p.site_id, p.id, one.id, ${termsOf('wheel-20')}, 'test:' || one.id, one.status, 2000, 10000, one.at,
          one.at + interval '3 days', 7, one.at + interval '1 hour', one.reason
        from player p cross join (values
          (1, 3, now() - interval '2 days', 'declined'), (2, 4, now() - interval '5 days', 'not accepted')
        ) as one(id, status, at, reason)
        where p.username = $1`,
    [username],
  );
}

/** Gives a player free rounds that were cancelled two days ago, and some of five days ago that were played. */
export async function giveEndedSpins(username: string): Promise<void> {
  await queryDatabase(
    `insert into free_spin (site_id, player_id, id, terms_id, cause, status, game_id, games, stake, count, left_count, offered_at,
        claim_until, days_to_play, ended_at)
      select p.site_id, p.id, one.id, ${termsOf('wheel-spins-10')}, 'test:' || one.id, one.status, one.game, array[172101], 200, 10,
          one.rest, one.at, one.at + interval '3 days', 7, one.at + interval '1 hour'
        from player p cross join (values
          (1, 2, null::integer, 10, now() - interval '2 days'), (2, 3, 172101, 0, now() - interval '5 days')
        ) as one(id, status, game, rest, at)
        where p.username = $1`,
    [username],
  );
}

/** Gives a player the points of the second level, and so a key to a case. */
export async function givePoints(username: string): Promise<void> {
  await queryDatabase(
    `insert into loyalty_grant (site_id, player_id, cause, points, created_at)
      select p.site_id, p.id, 'test:1', 500, now() from player p where p.username = $1`,
    [username],
  );
}
