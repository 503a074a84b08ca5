import { lobbyPaths } from '@baize/contract/page-addresses';
import { type Game, gameCategory } from '@baize/contract';

import { lobbyAddress } from '../../addresses/lobby-address.ts';
import type { PlayOptions } from '../../addresses/play-input.ts';

const lobbies: Readonly<Record<number, string>> = {
  [gameCategory.virtual_games]: lobbyPaths.virtual_games,
  [gameCategory.casino]: lobbyPaths.casino,
  [gameCategory.live_casino]: lobbyPaths.live_casino,
  [gameCategory.bingo]: lobbyPaths.bingo,
  [gameCategory.tv_games]: lobbyPaths.tv_games,
  [gameCategory.games]: lobbyPaths.games,
};

/** The lobby of a game, which closing the game leads to, unless the player came from another one. */
export function lobbyOf(
  game: Pick<Game, 'game_category'>,
  { type, page }: Pick<PlayOptions, 'type' | 'page'> = {},
): string {
  if (type !== undefined) return lobbyAddress(type, { ...(page !== undefined && { page }) });
  return lobbies[game.game_category] ?? lobbyPaths.casino;
}
