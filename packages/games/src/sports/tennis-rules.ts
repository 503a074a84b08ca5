import { isWonAt, otherSide, raceChance, type RaceRules } from './race.ts';
import type { Score } from './markets.ts';
import type { Side } from './sport.ts';

/** Chances of each player to win a point with the own serve. */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

const nil: Score = { home: 0, away: 0 };

const pointChance = ({ home, away }: ServeChances, server: Side): number =>
  server === 'home' ? home : 1 - away;

/** A game: four points with a lead of two. */
export const gameRules = (serve: ServeChances): RaceRules => ({
  isOver: isWonAt(4, 2),
  chance: (server) => pointChance(serve, server),
  nextServer: (server) => server,
});

/** A tie-break: seven points with a lead of two; after the first point, each player serves twice in turn. */
export const tieBreakRules = (serve: ServeChances): RaceRules => ({
  isOver: isWonAt(7, 2),
  chance: (server) => pointChance(serve, server),
  nextServer: (server, { home, away }) => ((home + away) % 2 === 1 ? otherSide(server) : server),
});

const GAMES = 6;

export const isTieBreak = ({ home, away }: Score): boolean => home === GAMES && away === GAMES;

const isSetOver = ({ home, away }: Score): boolean => {
  const most = Math.max(home, away);
  return most > GAMES || (most === GAMES && Math.abs(home - away) >= 2);
};

/** A game that is being played. */
export interface RunningGame {
  readonly games: Score;
  readonly points: Score;
  /** Of the next point. */
  readonly server: Side;
}

/** Chances of games that have not begun, by who serves first. */
interface FreshGames {
  readonly game: RaceRules;
  readonly tieBreak: RaceRules;
  readonly chances: Readonly<Record<Side, number>>;
}

/**
 * A set: six games with a lead of two, with a tie-break at six all.
 *
 * @param running the game that has already begun, if the set is the current one
 */
export function setRules(serve: ServeChances, running?: RunningGame): RaceRules {
  const { game, tieBreak, chances } = freshGames(serve);
  return {
    isOver: isSetOver,
    chance(server, games) {
      if (running?.games.home === games.home && running.games.away === games.away)
        return raceChance(isTieBreak(games) ? tieBreak : game, running.points, running.server);
      return isTieBreak(games) ? raceChance(tieBreak, nil, server) : chances[server];
    },
    nextServer: otherSide,
  };
}

const fresh = new WeakMap<ServeChances, FreshGames>();

function freshGames(serve: ServeChances): FreshGames {
  const known = fresh.get(serve);
  if (known) return known;
  const game = gameRules(serve);
  const chances = { home: raceChance(game, nil, 'home'), away: raceChance(game, nil, 'away') };
  const made = { game, tieBreak: tieBreakRules(serve), chances };
  fresh.set(serve, made);
  return made;
}
