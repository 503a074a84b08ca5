import type { Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';

import { signInNewPlayer } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';

/** The chart of the statement, which a keyboard moves through. */
export const slider = '.net-area';

/** A new player who has won today and lost a week and two months ago, added up as the job does. */
export async function signInWithPlay(page: Page): Promise<Person> {
  const person = await signInNewPlayer(page);
  const { username } = person;
  await queryDatabase(
    `insert into play_total (site_id, player_id, day, category, bets, wins, refunds, staked, won, refunded, played_ms)
       select p.site_id, p.id, (now() at time zone 'Europe/Istanbul')::date - row.days, row.category, 4, 1, 0, row.staked, row.won, 0, 4500000
         from player p cross join (values (0, 'casino', 10000, 25050), (8, 'live_casino', 300000, 40000), (60, 'bingo', 70000, 0))
           as row (days, category, staked, won)
         where p.username = $1`,
    [username],
  );
  await queryDatabase(
    `update player set created_at = created_at - interval '400 days' where username = $1 returning id`,
    [username],
  );
  return person;
}
