import type { BetFacts, GameIndex } from '../game-facts.ts';

/** What a page with a frame of its own plays: a game of a lobby, or a live slot. */
export function findPlayed(
  games: Pick<GameIndex, 'findGame' | 'walletGames'>,
  id: number,
): Pick<BetFacts, 'name'> | undefined {
  return games.findGame(id) ?? games.walletGames('liveSlot').find((game) => game.id === id);
}
