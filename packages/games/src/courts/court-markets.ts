import { fraction, type Fraction } from '../exact/fraction.ts';
import type { CourtContest, CourtEnd, EndChance } from './court-contest.ts';

/**
 * - `winner`: who wins, after a decider if there is one
 * - `result`: the same before it, or nobody
 * - `total`: points, goals or sets of both sides together, against a line
 * - `handicap`: who is ahead with the line added to the home side
 * - `first`: who wins the first set, leg or frame
 * - `extra`: whether there is a decider
 * - `both`: whether both sides score
 * - `score`: the score in sets, legs or frames
 * - `margin`: who wins by how much, in bands; `X` if there is a decider
 */
export const courtMarkets = [
  'winner',
  'result',
  'total',
  'handicap',
  'first',
  'extra',
  'both',
  'score',
  'margin',
] as const;
export type CourtMarket = (typeof courtMarkets)[number];

export interface CourtRules {
  readonly contest: CourtContest;
  /** What can be bet on, in the order of the board. */
  readonly markets: readonly CourtMarket[];
  /** Up to how many points the first two bands of a winning margin go. */
  readonly bands?: readonly [number, number];
}

/** A market of a contest. Lines end in a half, so that exactly one pick is right. */
export interface CourtLine {
  readonly market: CourtMarket;
  /** Null in markets without one. */
  readonly line: number | null;
}

/** The smallest handicap: with less it would be the winner. */
const LEAST_HANDICAP = 1.5;

const rightPicks: Readonly<
  Record<CourtMarket, (end: CourtEnd, line: number, bands: readonly number[]) => string>
> = {
  winner: ({ winner }) => (winner === 'home' ? '1' : '2'),
  result: ({ home, away }) => (home > away ? '1' : home === away ? 'X' : '2'),
  total: ({ home, away }, line) => (home + away > line ? 'over' : 'under'),
  handicap: ({ home, away }, line) => (home + line > away ? '1' : '2'),
  first: ({ first }) => (first === 'home' ? '1' : '2'),
  extra: ({ home, away }) => (home === away ? 'yes' : 'no'),
  both: ({ home, away }) => (home > 0 && away > 0 ? 'yes' : 'no'),
  score: ({ home, away }) => `${home}-${away}`,
  margin: ({ home, away }, _, bands) =>
    home === away ? 'X' : `${home > away ? 1 : 2}:${bandOf(Math.abs(home - away), bands)}`,
};

function bandOf(margin: number, bands: readonly number[]): string {
  const index = bands.findIndex((most) => margin <= most);
  const least = 1 + (index === -1 ? (bands.at(-1) ?? 0) : (bands[index - 1] ?? 0));
  return index === -1 ? `${least}+` : `${least}-${bands[index]}`;
}

export function rightCourtPick(
  { market, line }: CourtLine,
  end: CourtEnd,
  { bands }: Pick<CourtRules, 'bands'>,
): string {
  return rightPicks[market](end, line ?? 0, bands ?? []);
}

/** A market with the exact chance of every pick. */
export interface CourtChances extends CourtLine {
  readonly picks: ReadonlyMap<string, Fraction>;
}

/** The markets of a contest. */
export function courtChances(rules: CourtRules, advantage: number): CourtChances[] {
  const ends = rules.contest.ends(advantage);
  const all = ends.reduce((sum, { weight }) => sum + weight, 0n);
  return rules.markets.map((market) => {
    const line = fairLine(market, ends, all);
    const weights = new Map<string, bigint>();
    for (const end of ends) {
      const pick = rightCourtPick({ market, line }, end, rules);
      weights.set(pick, (weights.get(pick) ?? 0n) + end.weight);
    }
    const picks = Array.from(weights, ([pick, weight]) => [pick, fraction(weight, all)] as const);
    return { market, line, picks: new Map(picks.toSorted(([one], [other]) => rank(one) - rank(other))) };
  });
}

/** Home's picks come before the tie and those of away, `over` and `yes` before the others; scores are in the order of their ends. */
function rank(pick: string): number {
  const ranks = ['1', 'over', 'yes', 'X', '2', 'under', 'no'];
  if (!pick.includes(':')) return ranks.indexOf(pick);
  return ranks.indexOf(pick.slice(0, 1)) + Number.parseInt(pick.slice(2), 10) / 1_000;
}

/** The line that both picks are as likely as possible to be right with. */
function fairLine(market: CourtMarket, ends: readonly EndChance[], all: bigint): number | null {
  if (market !== 'total' && market !== 'handicap') return null;
  /** Weights by what is compared with the line. */
  const weights = new Map<number, bigint>();
  for (const { home, away, weight } of ends) {
    const value = market === 'total' ? home + away : away - home;
    weights.set(value, (weights.get(value) ?? 0n) + weight);
  }
  let [above, best, bestDistance] = [all, 0, all];
  for (const [value, weight] of [...weights].toSorted(([one], [other]) => one - other)) {
    above -= weight;
    const line = value + 0.5;
    const distance = above * 2n > all ? above * 2n - all : all - above * 2n;
    const isOffered = market === 'total' || Math.abs(line) >= LEAST_HANDICAP;
    if (isOffered && above > 0n && distance < bestDistance) [best, bestDistance] = [line, distance];
  }
  return best;
}
