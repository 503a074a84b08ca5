import { goalWeights } from './goals.ts';

/** How a team plays, 100 being the mean of the league. */
interface TeamStrength {
  /** Goals it scores: more is stronger. */
  readonly attack: number;
  /** Goals it concedes: less is stronger. */
  readonly conceding: number;
}

/** From the strongest to the weakest. */
const teams: readonly TeamStrength[] = [
  { attack: 140, conceding: 70 },
  { attack: 134, conceding: 74 },
  { attack: 128, conceding: 80 },
  { attack: 120, conceding: 82 },
  { attack: 114, conceding: 90 },
  { attack: 108, conceding: 94 },
  { attack: 104, conceding: 96 },
  { attack: 100, conceding: 98 },
  { attack: 98, conceding: 102 },
  { attack: 94, conceding: 104 },
  { attack: 92, conceding: 106 },
  { attack: 86, conceding: 110 },
  { attack: 80, conceding: 116 },
  { attack: 74, conceding: 120 },
  { attack: 68, conceding: 126 },
  { attack: 60, conceding: 132 },
];

export const LEAGUE_TEAMS = teams.length;
/** Every team meets every other at home and away. */
export const LEAGUE_ROUNDS = 2 * (LEAGUE_TEAMS - 1);

/** Goals in hundredths that teams of the mean strength score. */
const MEAN_GOALS = { home: 150, away: 115 };

/** A match by the positions of its teams in the league, from 0. */
export interface Fixture {
  readonly home: number;
  readonly away: number;
}

/**
 * The matches of a round of the season: one team stays, the others go round (the circle method), and the second half of the season
 * has the fields exchanged.
 *
 * @param round from 0; a new season follows after the last
 */
export function fixturesOf(round: number): Fixture[] {
  const inSeason = round % LEAGUE_ROUNDS;
  const circle = LEAGUE_TEAMS - 1;
  const turn = inSeason % circle;
  const at = (position: number) => (position + turn) % circle;
  const pairs = Array.from({ length: LEAGUE_TEAMS / 2 }, (_, pair) => {
    const [one, other] = pair === 0 ? [circle, at(0)] : [at(pair), at(circle - pair)];
    // A team that goes round is at home in every second round.
    const isFirstAtHome = (pair === 0 ? turn : pair) % 2 === 0;
    return isFirstAtHome ? { home: one, away: other } : { home: other, away: one };
  });
  return inSeason < circle ? pairs : pairs.map(({ home, away }) => ({ home: away, away: home }));
}

/** The weights of the goals of both sides of a match. */
export interface MatchWeights {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/** @throws RangeError if the league has no such team */
export function matchWeights({ home, away }: Fixture): MatchWeights {
  const [host, guest] = [teams[home], teams[away]];
  if (host === undefined || guest === undefined) throw new RangeError(`no match of ${home} and ${away}`);
  const expected = (mean: number, attack: number, conceding: number) =>
    Math.round((mean * attack * conceding) / 10_000);
  return {
    home: goalWeights(expected(MEAN_GOALS.home, host.attack, guest.conceding)),
    away: goalWeights(expected(MEAN_GOALS.away, guest.attack, host.conceding)),
  };
}
