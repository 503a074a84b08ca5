import { type Game, gameCategory } from '@baize/contract';

const lobbies: Readonly<Record<number, string>> = {
  [gameCategory.virtual_games]: '/virtual',
  [gameCategory.casino]: '/casino',
  [gameCategory.live_casino]: '/livecasino',
  [gameCategory.bingo]: '/bingo',
  [gameCategory.tv_games]: '/beton',
  [gameCategory.games]: '/games',
};

/** The list that a game belongs to: where closing it leads. */
export function lobbyOf(game: Pick<Game, 'game_category'>): string {
  return lobbies[game.game_category] ?? '/casino';
}
