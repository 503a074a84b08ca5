import { CallError, device } from '@baize/contract';
import {
  type GameLaunch,
  type GameProviderPort,
  GameProviderUnavailable,
  type LaunchRequest,
} from '@baize/providers';

import type { Context } from '../context.ts';
import type { BetFacts, GameFacts } from '../game-facts.ts';

/** What a launch names of its game. */
type LaunchedGame = Pick<
  GameFacts,
  'id' | 'name' | 'studioName' | 'rtpBasisPoints' | 'play' | 'tableId' | 'lines' | 'features'
> & { readonly type: string };

/** The part of a launch request that real and demo play have in common. */
export function launchRequest(
  { brand, language, origin }: Pick<Context, 'brand' | 'language' | 'origin'>,
  game: LaunchedGame,
  deviceNumber: number,
): Pick<LaunchRequest, 'siteId' | 'game' | 'lang' | 'device' | 'returnUrl'> {
  return {
    siteId: brand.siteId,
    game: {
      code: String(game.id),
      name: game.name[language],
      studioName: game.studioName,
      type: game.type,
      rtpBasisPoints: game.rtpBasisPoints ?? 0,
      ...(game.play !== null && { play: game.play }),
      ...(game.tableId !== null && { tableId: game.tableId }),
      ...(game.lines !== null && { lines: game.lines }),
      ...(game.features.includes('jackpot') && { hasJackpot: true }),
    },
    lang: language,
    device: deviceName(deviceNumber),
    returnUrl: `${origin}/`,
  };
}

export function deviceName(deviceNumber: number): LaunchRequest['device'] {
  if (deviceNumber === device.mobile) return 'phone';
  return deviceNumber === device.tablet ? 'tablet' : 'web';
}

/**
 * The provider that runs a game.
 *
 * @throws CallError `game_unavailable` if this deployment does not have the provider
 */
export function requireGameProvider(
  { providers }: Pick<Context, 'providers'>,
  game: Pick<BetFacts, 'provider'>,
): GameProviderPort {
  const provider = providers.find('games', game.provider);
  if (!provider) throw new CallError('game_unavailable');
  return provider;
}

/** @throws CallError `game_unavailable` if the provider does not open the game */
export async function createLaunch(provider: GameProviderPort, request: LaunchRequest): Promise<GameLaunch> {
  try {
    return await provider.createLaunch(request);
  } catch (cause) {
    if (cause instanceof GameProviderUnavailable) throw new CallError('game_unavailable', { cause });
    throw cause;
  }
}
