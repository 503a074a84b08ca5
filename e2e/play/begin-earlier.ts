import { queryDatabase } from '../query-database.ts';

/** Lets a player's play session have begun earlier. */
export const beginEarlier = (username: string, minutes: number) =>
  queryDatabase(
    `update play_session s set started_at = s.started_at - make_interval(mins => $2::int),
         checked_at = s.checked_at - make_interval(mins => $2::int)
       from player p where p.site_id = s.site_id and p.id = s.player_id and p.username = $1`,
    [username, String(minutes)],
  );
