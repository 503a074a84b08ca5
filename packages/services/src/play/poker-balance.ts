import type { Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { callPokerRoom } from './poker-room-call.ts';

/** The balance of the player's poker account, which is ours and so available while the room is down. */
export async function pokerBalance({
  brand,
  ledger,
  player,
}: PlayerContext): Promise<Reply<'GET /poker-balance'>> {
  const balance = await callPokerRoom(brand, () => ledger.balance(player.siteId, player.id, 'poker'));
  return { success: true, balance: balance ?? 0n };
}
