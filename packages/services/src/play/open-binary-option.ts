import { CallError, type Reply } from '@baize/contract';

import type { MaybePlayerContext } from '../context.ts';
import type { WalletGameFacts } from '../game-facts.ts';
import { offersWallet } from '../money/index.ts';
import { createLaunch, deviceName } from './launch-request.ts';
import { openWalletSession } from './open-wallet-session.ts';

/** What play money is counted in. */
const DEMO_CURRENCY = 'TRY';

/**
 * The address of the binary option: with play money for anyone, or with a session on the player's binary wallet.
 *
 * @throws CallError `data_not_found` at a brand without it, `unauthenticated` for real money without a player,
 * `game_unavailable` if this deployment does not have the game, otherwise as `openWalletSession`
 */
export async function openBinaryOption(
  context: MaybePlayerContext,
  { mode, device }: { readonly mode: 'demo' | 'real'; readonly device: number },
): Promise<Reply<'GET /binary-option/{mode}'>> {
  const { brand, games, providers, player } = context;
  if (!offersWallet(brand, 'binary')) throw new CallError('data_not_found');
  const [game] = games.walletGames('binary');
  const provider = game && providers.find('games', game.provider);
  if (!provider) throw new CallError('game_unavailable');
  const request = describeGame(context, game, device);
  if (mode === 'demo') {
    const { url } = await createLaunch(provider, {
      ...request,
      mode,
      player: null,
      token: null,
      currency: DEMO_CURRENCY,
    });
    return { success: true, data: { url } };
  }
  if (!player) throw new CallError('unauthenticated');
  const { token, currency } = await openWalletSession({ ...context, player }, game);
  const owner = { id: `${player.siteId}-${player.id}` };
  const { url } = await createLaunch(provider, { ...request, mode, player: owner, token, currency });
  return { success: true, data: { url } };
}

function describeGame(
  { brand, language, origin }: Pick<MaybePlayerContext, 'brand' | 'language' | 'origin'>,
  game: WalletGameFacts,
  device: number,
) {
  const name = game.name[language];
  return {
    siteId: brand.siteId,
    game: {
      code: String(game.id),
      name,
      studioName: name,
      type: 'games',
      // Its own page shows the return of each bet, from the mathematics.
      rtpBasisPoints: 0,
      ...(game.play !== null && { play: game.play }),
    },
    lang: language,
    device: deviceName(device),
    returnUrl: `${origin}/`,
  } as const;
}
