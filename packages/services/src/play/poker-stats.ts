import type { Reply } from '@baize/contract';

import type { Context } from '../context.ts';
import { askPokerRoom } from './poker-room-call.ts';

/** How busy the poker room is. */
export async function pokerStats({
  brand,
  pokerStatistics,
}: Context): Promise<Reply<'GET /klaspoker/TotalMemberBalances'>> {
  const stats = await askPokerRoom(brand, () => pokerStatistics.read(brand.siteId));
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
