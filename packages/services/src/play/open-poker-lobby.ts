import { CallError, type Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import type { WalletGameFacts } from '../game-facts.ts';
import { notePokerUser } from './note-poker-user.ts';
import { openWalletSession } from './open-wallet-session.ts';
import { callPokerRoom } from './poker-room-call.ts';

/**
 * Opens the room's lobby for a player, with a session on the poker wallet.
 *
 * @throws CallError `poker_user_missing` for a player without a name at the room, `poker_room_unavailable` if there is nothing
 * that buy-ins could be booked as, otherwise as `requirePlaying`
 */
export async function openPokerLobby(
  context: PlayerContext,
  input: { readonly game?: number | undefined },
): Promise<Reply<'GET /open-lobby'>> {
  const { brand, language, origin, pokerRoom, player: owner } = context;
  const { siteId, id } = owner;
  return callPokerRoom(brand, async () => {
    const game = findRoomGame(context, input.game);
    if (!game) throw new CallError('poker_room_unavailable');
    const { token, currency, balanceMinor } = await openWalletSession(context, game);
    const { url } = await pokerRoom.openLobby({
      siteId,
      player: { id: `${siteId}-${id}` },
      gameId: input.game ?? null,
      balanceMinor,
      currency,
      launch: { game: String(game.id), token },
      lang: language,
      returnUrl: `${origin}/poker`,
    });
    await notePokerUser(context);
    return { success: true, data: { url } };
  });
}

/** What the room's buy-ins are booked as: its row of this game if there is one, else its first. */
function findRoomGame(
  { games, providers }: Pick<PlayerContext, 'games' | 'providers'>,
  gameId: number | undefined,
): WalletGameFacts | undefined {
  const room = providers.all.find(({ poker }) => poker !== undefined);
  const own = games.walletGames('poker').filter(({ provider }) => provider === room?.name);
  return own.find(({ tableId }) => tableId === String(gameId)) ?? own[0];
}
