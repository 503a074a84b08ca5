import { queryDatabase } from './query-database.ts';

/** Ends the sessions as another device would, without notifying the pages. */
export const revokeSessions = (username: string) =>
  queryDatabase(
    `update session s set revoked_at = now() from player p
      where p.site_id = s.site_id and p.id = s.player_id and p.username = $1`,
    [username],
  );
