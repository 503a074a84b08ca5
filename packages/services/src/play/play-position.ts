import type { Query, Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';

/** Further back is what the game history is for. */
const MAX_SPAN_MS = 31 * 24 * 60 * 60_000;

/** Bets, wins and their difference since an instant, from the ledger. */
export async function playPosition(
  { ledger, clock, player }: PlayerContext,
  query: Query<'GET /account/play-position'>,
): Promise<Reply<'GET /account/play-position'>> {
  const earliestMs = clock.now().getTime() - MAX_SPAN_MS;
  const since = new Date(Math.max(new Date(query.since).getTime(), earliestMs));
  const { stakedMinor, wonMinor } = await ledger.sessionNet(player.siteId, player.id, since);
  return { success: true, data: { since, net: wonMinor - stakedMinor, bets: stakedMinor, wins: wonMinor } };
}
