import type { Draw } from '../random/draw.ts';
import { drawPosition, drawUnit, poisson } from './counts.ts';
import {
  drawGoals,
  type FootballState as Clock,
  fullTimeChances,
  halfChances,
  halfFullChances,
  halfFullOf,
  halfFullPicks,
  nextGoalChances,
} from './football-model.ts';
import { isOpen, offerLines, offerList, offerMarket } from './lines-on-sale.ts';
import {
  exactScores,
  judgePick,
  judgeRunning,
  type MarketKind,
  marketKinds,
  type Score,
  scoreMarket,
} from './markets.ts';
import type { PickResult } from './pick-results.ts';
import { priceMarket } from './prices.ts';
import {
  type GoalMeans,
  goalsWithReds,
  type GoalTerms,
  type RedCard,
  redsToCome,
  type SendingOff,
} from './red-cards.ts';
import { ScoreChances } from './score-chances.ts';
import { formatMarketId, type Offer, readMarketId, type Side, type Sport } from './sport.ts';

/** What the sides of a match are expected to do in 90 minutes. */
export interface FootballTerms {
  readonly goals: GoalTerms;
  readonly corners: GoalMeans;
  /** Yellow ones. */
  readonly cards: GoalMeans;
}

/** What can be seen of a match. */
export interface FootballState {
  /** 0 to 90; stoppage time belongs to 45 and 90. */
  readonly minute: number;
  readonly isHalfOver: boolean;
  readonly isOver: boolean;
  /** In the order of time. */
  readonly goals: readonly Side[];
  readonly half: Score;
  readonly corners: Score;
  /** Yellow ones. */
  readonly cards: Score;
  /** In the order of time. */
  readonly sentOff: readonly SendingOff[];
}

export type FootballIncident = {
  readonly minute: number;
  /** A goal that is `cancelled` never counts. */
  readonly kind: 'goal' | 'corner' | 'card' | 'cancelled' | 'red';
  readonly side: Side;
};

const MINUTES = 90;
const HALF = 45;
const counted = ['corner', 'card'] as const;
const MOST_EVENTS = 30;
const MOST_REDS = 3;

const EXACT_SCORES = exactScores(4);
const NEXT_GOAL_PICKS = ['1', 'none', '2'];

const countSides = (sides: readonly Side[]): Score => ({
  home: sides.filter((side) => side === 'home').length,
  away: sides.filter((side) => side === 'away').length,
});

const clockOf = ({ minute, goals, isHalfOver, half, sentOff }: FootballState): Clock => ({
  minute: Math.min(minute, MINUTES),
  ...countSides(goals),
  half: isHalfOver ? half : null,
  sentOff,
});

export const football: Sport<FootballTerms, FootballState> = {
  offers(terms, state) {
    if (state.isOver) return [];
    return [
      ...offerFullTime(terms.goals, state),
      ...offerHalf(terms.goals, state, state.isHalfOver ? 'second' : 'first'),
      ...offerCounts('corners', terms, state),
      ...offerCounts('cards', terms, state),
    ].filter(isOpen);
  },
  market(id, { goals, ...counts }, state) {
    if (state.isOver) return null;
    const { part, kind, line } = readMarketId(id);
    const clock = clockOf(state);
    if (kind === 'nextGoal')
      return line === state.goals.length + 1 ? offerNextGoal(goals, clock, line) : null;
    if (kind === 'halfFull') return offerHalfFull(goals, clock);
    const known = marketKinds.find((other) => other === kind);
    const chances = known && chancesIn(part, { goals, ...counts }, state);
    if (!known || !chances) return null;
    return offerMarket(part, scoreMarket(known, line, known === 'score' ? EXACT_SCORES : undefined), chances);
  },
  judge(id, pick, state) {
    const { part, kind, line } = readMarketId(id);
    if (kind === 'nextGoal' && line !== null) return judgeNextGoal(line, pick, state);
    if (kind === 'halfFull') return judgeHalfFull(pick, state);
    const known = marketKinds.find((other) => other === kind);
    const score = known && scoreOf(part, state);
    if (!known || !score) throw new RangeError(`football has no market ${id}`);
    return judgeScore(known, line, pick, score);
  },
};

/** Undefined for a part that is over, or that there is not. */
function chancesIn(part: string, terms: FootballTerms, state: FootballState): ScoreChances | undefined {
  switch (part) {
    case 'full':
      return fullTimeChances(terms.goals, clockOf(state));
    case 'first':
      return state.isHalfOver ? undefined : halfChances(terms.goals, clockOf(state), 'first');
    case 'second':
      return halfChances(terms.goals, clockOf(state), 'second');
    case 'corners':
    case 'cards':
      return countChances(part, terms, state);
    default:
      return undefined;
  }
}

function offerFullTime(means: GoalMeans, state: FootballState): Offer[] {
  const clock = clockOf(state);
  const full = fullTimeChances(means, clock);
  const { meanTotal, meanMargin } = full;
  const offers = (['result', 'doubleChance', 'winner', 'bothScore', 'oddEven'] as const).map((kind) =>
    offerMarket('full', scoreMarket(kind), full),
  );
  return [
    ...offers,
    ...offerLines('full', 'total', full, { around: meanTotal, step: 4, each: 3, remainder: 2 }),
    ...offerLines('full', 'handicap', full, { around: -meanMargin, step: 1, each: 3 }),
    ...offerTeamTotals(full),
    offerMarket('full', scoreMarket('score', null, EXACT_SCORES), full),
    offerNextGoal(means, clock, state.goals.length + 1),
    ...(state.isHalfOver ? [] : [offerHalfFull(means, clock)]),
  ];
}

function offerTeamTotals(scores: ScoreChances): Offer[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const mean = scores.by(side).reduce((sum, score) => sum + score[side] * score.chance, 0);
    return offerLines('full', `${side}Total`, scores, { around: mean, step: 4, each: 1, remainder: 2 });
  });
}

function offerNextGoal(means: GoalMeans, clock: Clock, number: number): Offer {
  const id = formatMarketId({ part: 'full', kind: 'nextGoal', line: number });
  return offerList(id, NEXT_GOAL_PICKS, nextGoalChances(means, clock), priceMarket);
}

function offerHalfFull(means: GoalMeans, clock: Clock): Offer {
  return offerList('full.halfFull', halfFullPicks, halfFullChances(means, clock), priceMarket);
}

function offerHalf(means: GoalMeans, state: FootballState, half: 'first' | 'second'): Offer[] {
  const chances = halfChances(means, clockOf(state), half);
  return [
    offerMarket(half, scoreMarket('result'), chances),
    offerMarket(half, scoreMarket('bothScore'), chances),
    ...offerLines(half, 'total', chances, { around: chances.meanTotal, step: 4, each: 1, remainder: 2 }),
  ];
}

function offerCounts(part: CountedPart, terms: FootballTerms, state: FootballState): Offer[] {
  const chances = countChances(part, terms, state);
  return [
    offerMarket(part, scoreMarket('result'), chances),
    ...offerLines(part, 'total', chances, { around: chances.meanTotal, step: 4, each: 2, remainder: 2 }),
  ];
}

type CountedPart = 'corners' | 'cards';

/** A red card counts as much in the markets of cards as two yellow ones. */
const RED_CARD = 2;

function countOf(part: CountedPart, { corners, cards, sentOff }: FootballState): Score {
  if (part === 'corners') return corners;
  const reds = countSides(sentOff.map(({ side }) => side));
  return { home: cards.home + RED_CARD * reds.home, away: cards.away + RED_CARD * reds.away };
}

/** Corners and yellow cards come evenly over the match, each side's by itself. */
function countChances(part: CountedPart, terms: FootballTerms, state: FootballState): ScoreChances {
  const minute = Math.min(state.minute, MINUTES);
  const left = 1 - minute / MINUTES;
  const reds = part === 'cards' ? redsToCome(terms.goals, minute) : { home: 0, away: 0 };
  const more = (side: Side) => withReds(poisson(terms[part][side] * left, MOST_EVENTS), reds[side]);
  const [away, seen] = [more('away'), countOf(part, state)];
  return new ScoreChances(
    more('home').flatMap((chance, h) =>
      away.map((other, a) => ({ home: seen.home + h, away: seen.away + a, chance: chance * other })),
    ),
  );
}

/** Chances of a count to which a Poisson number of red cards is added. */
function withReds(chances: readonly number[], mean: number): number[] {
  const reds = poisson(mean, MOST_REDS);
  return chances.map((_, count) =>
    reds.reduce((sum, chance, red) => sum + chance * (chances[count - RED_CARD * red] ?? 0), 0),
  );
}

/** The score of a part with whether it is final. */
interface PartScore {
  readonly score: Score;
  readonly isFinal: boolean;
}

function scoreOf(part: string, state: FootballState): PartScore | undefined {
  const { goals, half, isHalfOver, isOver } = state;
  const full = countSides(goals);
  switch (part) {
    case 'full':
      return { score: full, isFinal: isOver };
    case 'first':
      return { score: isHalfOver ? half : full, isFinal: isHalfOver };
    case 'second':
      return {
        score: isHalfOver
          ? { home: full.home - half.home, away: full.away - half.away }
          : { home: 0, away: 0 },
        isFinal: isOver,
      };
    case 'corners':
    case 'cards':
      return { score: countOf(part, state), isFinal: isOver };
    default:
      return undefined;
  }
}

function judgeScore(
  kind: MarketKind,
  line: number | null,
  pick: string,
  { score, isFinal }: PartScore,
): PickResult | null {
  const market = scoreMarket(kind, line, kind === 'score' ? EXACT_SCORES : undefined);
  if (!market.picks.includes(pick)) throw new RangeError(`${kind} has no pick ${pick}`);
  return isFinal ? judgePick(market, pick, score) : judgeRunning(market, pick, score);
}

function judgeNextGoal(number: number, pick: string, { goals, isOver }: FootballState): PickResult | null {
  if (!NEXT_GOAL_PICKS.includes(pick)) throw new RangeError(`nextGoal has no pick ${pick}`);
  const side = goals[number - 1];
  if (side === undefined && !isOver) return null;
  const right = side === undefined ? 'none' : side === 'home' ? '1' : '2';
  return pick === right ? 'won' : 'lost';
}

function judgeHalfFull(pick: string, { half, goals, isOver }: FootballState): PickResult | null {
  if (!halfFullPicks.includes(pick)) throw new RangeError(`halfFull has no pick ${pick}`);
  if (!isOver) return null;
  return pick === halfFullOf(half, countSides(goals)) ? 'won' : 'lost';
}

/** A whole match, fixed before its kick-off, in the order of time. */
export function drawFootballMatch(terms: FootballTerms, draw: Draw): FootballIncident[] {
  const goals = drawGoals(terms.goals, draw).map((goal) => ({ kind: 'goal' as const, ...goal }));
  const others = counted.flatMap((kind) =>
    (['home', 'away'] as const).flatMap((side) => {
      const count = drawPosition(poisson(terms[`${kind}s`][side], MOST_EVENTS), draw);
      return Array.from({ length: count }, () => ({ kind, side, minute: MINUTES * drawUnit(draw) }));
    }),
  );
  return [...goals, ...others].toSorted((a, b) => a.minute - b.minute);
}

/** A match with red cards, from the one that it would be without: after one, the goals are others. */
export function playRedCards(
  terms: FootballTerms,
  incidents: readonly FootballIncident[],
  reds: readonly RedCard[],
  draw: Draw,
): FootballIncident[] {
  const drawn = incidents.filter(({ kind }) => kind === 'goal');
  const goals = goalsWithReds(terms.goals, drawn, reds, draw);
  return [
    ...goals.map(({ side, minute }) => ({ kind: 'goal' as const, side, minute })),
    ...incidents.filter(({ kind }) => kind !== 'goal'),
    ...reds.map((red) => ({ kind: 'red' as const, ...red })),
  ].toSorted((a, b) => a.minute - b.minute);
}

/** In a match, of both sides together. */
const CANCELLED_GOALS = 0.3;

/** Goals that the referee takes back. They say nothing about what is to come, so no price follows from them. */
export function drawCancelledGoals(draw: Draw): FootballIncident[] {
  const count = drawPosition(poisson(CANCELLED_GOALS, MOST_EVENTS), draw);
  return Array.from({ length: count }, () => ({
    kind: 'cancelled',
    side: drawUnit(draw) < 0.5 ? 'home' : 'away',
    minute: MINUTES * drawUnit(draw),
  }));
}

/**
 * What can be seen of a match at a minute.
 *
 * @param minute 90 and later is the end
 */
export function footballAt(incidents: readonly FootballIncident[], minute: number): FootballState {
  const past = incidents.filter((incident) => incident.minute < minute);
  const sidesOf = (kind: FootballIncident['kind'], end = minute) =>
    past.filter((incident) => incident.kind === kind && incident.minute < end).map(({ side }) => side);
  return {
    minute: Math.min(minute, MINUTES),
    isHalfOver: minute >= HALF,
    isOver: minute >= MINUTES,
    goals: sidesOf('goal'),
    half: countSides(sidesOf('goal', HALF)),
    corners: countSides(sidesOf('corner')),
    cards: countSides(sidesOf('card')),
    sentOff: past
      .filter(({ kind }) => kind === 'red')
      .map((red) => ({ side: red.side, minute: red.minute, ...countSides(sidesOf('goal', red.minute)) })),
  };
}
