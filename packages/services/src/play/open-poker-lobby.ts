import { CallError, type Reply } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { callPokerRoom } from './poker-room-call.ts';

/**
 * Opens the room's lobby for a player.
 *
 * @throws CallError `poker_user_missing` for a player without a name at the room
 */
export async function openPokerLobby(
  context: PlayerContext,
  input: { readonly game?: number | undefined },
): Promise<Reply<'GET /open-lobby'>> {
  const { brand, database, ledger, language, origin, pokerRoom, player: owner } = context;
  const { siteId, id } = owner;
  return callPokerRoom(brand, async () => {
    const [row] = await database.sql
      .select({ currency: player.currency })
      .from(player)
      .where(and(eq(player.siteId, siteId), eq(player.id, id)));
    if (!row) throw new CallError('unauthenticated');
    const { url } = await pokerRoom.openLobby({
      siteId,
      player: { id: `${siteId}-${id}` },
      gameId: input.game ?? null,
      balanceMinor: (await ledger.balance(siteId, id, 'poker')) ?? 0n,
      currency: isoCurrency(row.currency),
      lang: language,
      returnUrl: `${origin}/poker`,
    });
    return { success: true, data: { url } };
  });
}
