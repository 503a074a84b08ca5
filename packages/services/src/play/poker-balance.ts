import type { Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { callPokerRoom } from './poker-room-call.ts';

/** The player's poker account. It is one of our own, so it is known while the room is silent. */
export async function pokerBalance({
  brand,
  ledger,
  player,
}: PlayerContext): Promise<Reply<'GET /poker-balance'>> {
  const balance = await callPokerRoom(brand, () => ledger.balance(player.siteId, player.id, 'poker'));
  return { success: true, balance: balance ?? 0n };
}
