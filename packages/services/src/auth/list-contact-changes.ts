import type { Reply } from '@baize/contract';
import { and, contactChange, gt } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { openChanges, shownChange } from './contact/contact.ts';

/** Changes of the player's contacts that wait for their codes. */
export async function listContactChanges({
  database,
  clock,
  player,
}: PlayerContext): Promise<Reply<'GET /account/contact-changes'>> {
  const rows = await database.sql
    .select()
    .from(contactChange)
    .where(
      and(
        openChanges({ siteId: player.siteId, playerId: player.id }),
        gt(contactChange.expiresAt, clock.now()),
      ),
    );
  return { success: true, data: rows.map(shownChange) };
}
