import { CallError, type Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { offersWallet } from '../money/index.ts';
import { createLaunch, launchRequest, requireGameProvider } from './launch-request.ts';
import { openWalletSession } from './open-wallet-session.ts';

/**
 * Opens a live slot with a session on its wallet.
 *
 * @throws CallError `data_not_found` for an unknown game and at a brand without live slots, `game_unavailable` for one that
 * cannot be opened, otherwise as `requirePlaying`
 */
export async function openLiveSlot(
  context: PlayerContext,
  input: { readonly game?: number | undefined; readonly device: number },
): Promise<Reply<'GET /live-slot/lobby'>> {
  const { brand, games, player } = context;
  const offered = offersWallet(brand, 'liveSlot') ? games.walletGames('liveSlot') : [];
  const game = input.game === undefined ? offered[0] : offered.find(({ id }) => id === input.game);
  if (!game) throw new CallError('data_not_found');
  const provider = requireGameProvider(context, game);
  const { token, currency } = await openWalletSession(context, game);
  const launch = await createLaunch(provider, {
    ...launchRequest(context, { ...game, type: 'live_slot', features: [] }, input.device),
    mode: 'real',
    player: { id: `${player.siteId}-${player.id}` },
    token,
    currency,
  });
  const { url, reportsReady } = launch;
  return {
    success: true,
    data: { url, reports_ready: reportsReady ? 1 : 0, game_id: game.id, name: game.name[context.language] },
  };
}
