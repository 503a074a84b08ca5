import type { Query, Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';

/** For earlier bets there is the game history. */
const MAX_SPAN_MS = 31 * 24 * 60 * 60_000;

/** The player's bets, wins and net result since an instant, from the ledger. */
export async function playPosition(
  { ledger, clock, player }: PlayerContext,
  query: Query<'GET /account/play-position'>,
): Promise<Reply<'GET /account/play-position'>> {
  const earliestMs = clock.now().getTime() - MAX_SPAN_MS;
  const since = new Date(Math.max(new Date(query.since).getTime(), earliestMs));
  const { stakedMinor, wonMinor } = await ledger.sessionNet(player.siteId, player.id, since);
  return { success: true, data: { since, net: wonMinor - stakedMinor, bets: stakedMinor, wins: wonMinor } };
}
