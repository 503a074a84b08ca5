import type { CatalogueDeps } from './catalogue.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import type { Standings } from './finder/game-lists.ts';

/** Players of each game by its id; games that nobody played are absent. */
export type PlayCounts = ReadonlyMap<number, { readonly players: number; readonly recentPlayers: number }>;

const DAY_MS = 24 * 60 * 60_000;
const SINCE_MS = 28 * DAY_MS;
const RECENT_MS = 7 * DAY_MS;
/** Fewer players say more about themselves than about a game: it keeps its place in the catalogue's order. */
const MIN_PLAYERS = 5;

/** What players of all brands did, from the ledger: players are counted, so that nobody plays a game up alone. */
export async function readPlayCounts({
  ledger,
  clock,
}: Pick<CatalogueDeps, 'ledger' | 'clock'>): Promise<PlayCounts> {
  const now = clock.now().getTime();
  const rows = await ledger.countPlayers({
    since: new Date(now - SINCE_MS),
    recentSince: new Date(now - RECENT_MS),
  });
  return new Map(rows.map(({ gameId, players, recentPlayers }) => [gameId, { players, recentPlayers }]));
}

export function standingsOf(games: readonly CatalogueGame[], counts: PlayCounts): Standings {
  const enough = (players = 0) => (players >= MIN_PLAYERS ? players : 0);
  return {
    players: games.map(({ id }) => enough(counts.get(id)?.players)),
    recentPlayers: games.map(({ id }) => counts.get(id)?.recentPlayers ?? 0),
  };
}
