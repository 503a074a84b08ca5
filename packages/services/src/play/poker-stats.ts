import type { Reply } from '@baize/contract';

import type { Context } from '../context.ts';
import { callPokerRoom } from './poker-room-call.ts';

/** How busy the poker room is. */
export async function pokerStats({
  brand,
  pokerStatistics,
}: Context): Promise<Reply<'GET /klaspoker/TotalMemberBalances'>> {
  const stats = await callPokerRoom(brand, () => pokerStatistics.read(brand.siteId));
  return {
    success: true,
    data: {
      tableMembersCount: stats.members,
      totalGameBalances: stats.balancesMinor,
      totalTable: stats.tables,
      games: stats.games.map(({ id, isOpen, tables, players }) => ({
        id,
        online: isOpen,
        tables,
        members: players,
      })),
    },
  };
}
