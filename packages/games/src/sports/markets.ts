import { type PickResult, resultByLine } from './pick-results.ts';

/** Of the home side and the away side, or the first and the second player. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * - `result`: home, draw or away
 * - `winner`: home or away; a draw returns the stake
 * - `doubleChance`: two of the three results
 * - `handicap`: who is ahead with the line added to the home side
 * - `total`, `homeTotal`, `awayTotal`: above or below the line
 * - `bothScore`: whether both sides score
 * - `oddEven`: of the total
 * - `score`: the exact score, `other` beyond those on sale
 * - `winningMargin`: who wins by how much, in bands
 */
export const marketKinds = [
  'result',
  'winner',
  'doubleChance',
  'handicap',
  'total',
  'homeTotal',
  'awayTotal',
  'bothScore',
  'oddEven',
  'score',
  'winningMargin',
] as const;
export type MarketKind = (typeof marketKinds)[number];

/** A market on the score of a part of a match. */
export interface ScoreMarket {
  readonly kind: MarketKind;
  /** In quarters: 10 is 2.5. Null for kinds without a line. */
  readonly line: number | null;
  /** The picks on sale. Exact scores are `2-1`, bands of a margin `1:6-10` or `2:11+`. */
  readonly picks: readonly string[];
}

/** Which figure of a score decides a market; the fewer values it has, the less a price costs. */
export type Figure = 'margin' | 'total' | 'home' | 'away' | 'score';

interface KindRule {
  readonly figure: Figure;
  /** Null if the market has picks of its own. */
  readonly picks: readonly string[] | null;
  /** How many picks win, unless the stake is returned. */
  readonly winners: 1 | 2;
  judge(pick: string, score: Score, market: ScoreMarket): PickResult;
}

const wonIf = (isWon: boolean): PickResult => (isWon ? 'won' : 'lost');
const resultOf = ({ home, away }: Score): string => (home > away ? '1' : home < away ? '2' : 'X');

/** @param figure in whole units */
const byLine = (figure: number, line: number | null, isOver: boolean): PickResult => {
  const quarters = 4 * figure - (line ?? 0);
  return resultByLine(isOver ? quarters : -quarters);
};

const totalRule = (figure: 'total' | 'home' | 'away', valueOf: (score: Score) => number): KindRule => ({
  figure,
  picks: ['over', 'under'],
  winners: 1,
  judge: (pick, score, { line }) => byLine(valueOf(score), line, pick === 'over'),
});

export const kindRules: Readonly<Record<MarketKind, KindRule>> = {
  result: {
    figure: 'margin',
    picks: ['1', 'X', '2'],
    winners: 1,
    judge: (pick, score) => wonIf(pick === resultOf(score)),
  },
  winner: {
    figure: 'margin',
    picks: ['1', '2'],
    winners: 1,
    judge: (pick, score) => (resultOf(score) === 'X' ? 'push' : wonIf(pick === resultOf(score))),
  },
  doubleChance: {
    figure: 'margin',
    picks: ['1X', '12', 'X2'],
    winners: 2,
    judge: (pick, score) => wonIf(pick.includes(resultOf(score))),
  },
  handicap: {
    figure: 'margin',
    picks: ['1', '2'],
    winners: 1,
    judge: (pick, { home, away }, { line }) => byLine(home - away, -(line ?? 0), pick === '1'),
  },
  total: totalRule('total', ({ home, away }) => home + away),
  homeTotal: totalRule('home', ({ home }) => home),
  awayTotal: totalRule('away', ({ away }) => away),
  bothScore: {
    figure: 'score',
    picks: ['yes', 'no'],
    winners: 1,
    judge: (pick, { home, away }) => wonIf((pick === 'yes') === (home > 0 && away > 0)),
  },
  oddEven: {
    figure: 'total',
    picks: ['odd', 'even'],
    winners: 1,
    judge: (pick, { home, away }) => wonIf((pick === 'odd') === ((home + away) % 2 !== 0)),
  },
  score: {
    figure: 'score',
    picks: null,
    winners: 1,
    judge: (pick, score, { picks }) =>
      wonIf(pick === 'other' ? !picks.includes(textOf(score)) : pick === textOf(score)),
  },
  winningMargin: {
    figure: 'margin',
    picks: null,
    winners: 1,
    judge: (pick, { home, away }) => wonIf(isInBand(pick, home - away)),
  },
};

/** Margins of the home side, both ends included. */
interface Band {
  readonly least: number;
  readonly most: number;
}

/** Prices ask for each band at each margin, so texts are parsed once. */
const bands = new Map<string, Band>();

/** @param band `X`, `1:6-10` or `2:11+` */
function isInBand(band: string, margin: number): boolean {
  const { least, most } = bands.get(band) ?? readBand(band);
  return least <= margin && margin <= most;
}

const BAND = /^([12]):(\d+)(?:-(\d+)|\+)$/;

/** What is no band has no margin in it. */
function readBand(text: string): Band {
  if (text === 'X') return { least: 0, most: 0 };
  const [, side, from, to] = BAND.exec(text) ?? [];
  if (from === undefined) return { least: Infinity, most: -Infinity };
  const [least, most] = [Number(from), to === undefined ? Infinity : Number(to)];
  const band = side === '1' ? { least, most } : { least: -most, most: -least };
  bands.set(text, band);
  return band;
}

/** Texts of scores as they are in picks. */
const texts: string[][] = [];

function textOf({ home, away }: Score): string {
  const row = (texts[home] ??= []);
  return (row[away] ??= `${home}-${away}`);
}

/** Bands of a winning margin, each from one more than the band before: `[5, 10]` gives 1-5, 6-10 and 11+. */
export function marginBands(limits: readonly number[], hasDraw: boolean): string[] {
  const bands = [
    ...limits.map((limit, at) => `${(limits[at - 1] ?? 0) + 1}-${limit}`),
    `${(limits.at(-1) ?? 0) + 1}+`,
  ];
  return [
    ...bands.map((band) => `1:${band}`),
    ...(hasDraw ? ['X'] : []),
    ...bands.map((band) => `2:${band}`),
  ];
}

/** Exact scores up to a number for each side, and `other`. */
export function exactScores(most: number): string[] {
  const goals = Array.from({ length: most + 1 }, (_, goal) => goal);
  return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other'];
}

/** A market of a kind, with the picks of that kind unless it has its own. */
export function scoreMarket(
  kind: MarketKind,
  line: number | null = null,
  picks?: readonly string[],
): ScoreMarket {
  return { kind, line, picks: picks ?? kindRules[kind].picks ?? [] };
}

/** How a pick ended, from the final score. */
export function judgePick(market: ScoreMarket, pick: string, score: Score): PickResult {
  return kindRules[market.kind].judge(pick, score, market);
}

/**
 * How a pick has ended before the match has: a total above its line stays above it, and both sides that have scored have
 * done so. Null if it is open.
 */
export function judgeRunning(market: ScoreMarket, pick: string, score: Score): PickResult | null {
  const { figure, judge } = kindRules[market.kind];
  if (figure === 'total' || figure === 'home' || figure === 'away') {
    if (market.line === null) return null;
    const isPassed = judge('over', score, market) === 'won';
    return isPassed ? judge(pick, score, market) : null;
  }
  if (market.kind === 'bothScore' && score.home > 0 && score.away > 0) return judge(pick, score, market);
  return null;
}
