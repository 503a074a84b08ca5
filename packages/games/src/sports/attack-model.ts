import type { Draw } from '../random/draw.ts';
import { drawPosition, drawUnit } from './counts.ts';
import type { Score } from './markets.ts';
import { ScoreChances } from './score-chances.ts';
import type { Side } from './sport.ts';
import { addSpreads, convolve, entriesOf, massOf, mixSpreads, scaleSpread, type Spread } from './spread.ts';

/** Sports in which the sides attack in turn, and the points of an attack are independent of the others. */
export interface AttackTerms {
  /** Chances of 0, 1, 2 … points of an attack. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Halves, thirds or quarters. */
  readonly parts: number;
  /** Of each side in each part. */
  readonly attacks: number;
  /**
   * What follows a draw: attacks of each side in a period, as many periods as it takes; one goal that decides; or nothing,
   * and the draw stands.
   */
  readonly overtime: number | 'goal' | null;
}

/** What can be seen of a match. */
export interface AttackMatch {
  /** Scores of the parts that are over, overtimes among them. */
  readonly parts: readonly Score[];
  readonly current: Score;
  /** Attacks in the running part. */
  readonly played: Score;
  readonly isOver: boolean;
}

export interface Attack {
  readonly side: Side;
  readonly points: number;
}

const nil: Score = { home: 0, away: 0 };
export const startAttacks: AttackMatch = { parts: [], current: nil, played: nil, isOver: false };

export const sumScores = (scores: readonly Score[]): Score => ({
  home: scores.reduce((sum, { home }) => sum + home, 0),
  away: scores.reduce((sum, { away }) => sum + away, 0),
});

const attacksInPart = ({ attacks, parts, overtime }: AttackTerms, part: number): number => {
  if (part < parts) return attacks;
  return typeof overtime === 'number' ? overtime : 1;
};

/** A match after another attack; the decider by a goal is a single attack that scores. */
export function playAttack(terms: AttackTerms, match: AttackMatch, { side, points }: Attack): AttackMatch {
  const add = (score: Score, more: number): Score => ({ ...score, [side]: score[side] + more });
  const current = add(match.current, points);
  const played = add(match.played, 1);
  const part = match.parts.length;
  const isDecider = part >= terms.parts && terms.overtime === 'goal';
  const all = attacksInPart(terms, part);
  if (!isDecider && (played.home < all || played.away < all)) return { ...match, current, played };
  const parts = [...match.parts, current];
  const { home, away } = sumScores(parts);
  const isOver = parts.length >= terms.parts && (home !== away || terms.overtime === null);
  return { parts, current: nil, played: nil, isOver };
}

/** A whole match, fixed before its start. The sides attack in turn. */
export function drawAttacks(terms: AttackTerms, draw: Draw): Attack[] {
  const attacks: Attack[] = [];
  for (let match = startAttacks; !match.isOver;) {
    const attack = drawAttack(terms, match, draw);
    attacks.push(attack);
    match = playAttack(terms, match, attack);
  }
  return attacks;
}

/** The next attack of a match. */
export function drawAttack(terms: AttackTerms, { parts, played }: AttackMatch, draw: Draw): Attack {
  if (parts.length >= terms.parts && terms.overtime === 'goal')
    return { side: drawUnit(draw) < goalChance(terms) ? 'home' : 'away', points: 1 };
  const side = played.home > played.away ? 'away' : 'home';
  return { side, points: drawPosition(terms[side], draw) };
}

const mean = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, points) => sum + points * chance, 0);

/** Of the home side to score first. */
const goalChance = ({ home, away }: AttackTerms): number => mean(home) / (mean(home) + mean(away));

/** Chances of 0, 1, 2 … points. */
type Points = readonly number[];

/** Chances of points of a number of attacks, by the list of one attack; each is the one before and an attack more. */
const powers = new WeakMap<Points, number[][]>();

function pointsOf(attack: Points, count: number): Points {
  const known = powers.get(attack) ?? [[1]];
  powers.set(attack, known);
  for (let next = known.length; next <= count; next += 1)
    known.push(convolve(known[next - 1] ?? [1], attack));
  return known[count] ?? [1];
}

/** Both sides' points that are still to come in a part or in several. */
interface ToCome {
  readonly home: Points;
  readonly away: Points;
}

const toCome = (terms: AttackTerms, left: Score): ToCome => ({
  home: pointsOf(terms.home, left.home),
  away: pointsOf(terms.away, left.away),
});

/** The lead of the home side of what is to come. */
const marginOf = ({ home, away }: ToCome): Spread => ({
  from: 1 - away.length,
  chances: convolve(home, away.toReversed()),
});

const totalOf = ({ home, away }: ToCome): Spread => ({ from: 0, chances: convolve(home, away) });

const shift = ({ from, chances }: Spread, by: number): Spread => ({ from: from + by, chances });

function chancesOf(points: ToCome, score: Score): ScoreChances {
  return new ScoreChances([], {
    home: entriesOf({ from: score.home, chances: points.home }),
    away: entriesOf({ from: score.away, chances: points.away }),
    total: entriesOf(shift(totalOf(points), score.home + score.away)),
    margin: entriesOf(shift(marginOf(points), score.home - score.away)),
  });
}

/** Attacks that are left in a part, from 0. */
function leftIn(terms: AttackTerms, { parts, played }: AttackMatch, part: number): Score {
  if (part < parts.length) return nil;
  const all = attacksInPart(terms, part);
  return part === parts.length
    ? { home: all - played.home, away: all - played.away }
    : { home: all, away: all };
}

const scoreIn = ({ parts, current }: AttackMatch, part: number): Score =>
  parts[part] ?? (part === parts.length ? current : nil);

/** Chances of the score of some of the parts together, before any overtime. */
export function partChances(terms: AttackTerms, match: AttackMatch, parts: readonly number[]): ScoreChances {
  const left = sumScores(parts.map((part) => leftIn(terms, match, part)));
  return chancesOf(toCome(terms, left), sumScores(parts.map((part) => scoreIn(match, part))));
}

export const regularParts = ({ parts }: AttackTerms): number[] =>
  Array.from({ length: parts }, (_, part) => part);

/** Chances of the final score, with overtime. */
export function finalChances(terms: AttackTerms, match: AttackMatch): ScoreChances {
  const isOvertime = match.parts.length >= terms.parts;
  const parts = isOvertime ? [match.parts.length] : regularParts(terms);
  if (terms.overtime === null) return partChances(terms, match, parts);
  const ended = isOvertime ? sumScores(match.parts) : nil;
  const decider = deciderChances(terms);
  if (isOvertime && terms.overtime === 'goal') return shiftedBy(decider, ended);
  const score = sumScores([ended, ...parts.map((part) => scoreIn(match, part))]);
  const left = sumScores(parts.map((part) => leftIn(terms, match, part)));
  return withDecider(toCome(terms, left), score, decider);
}

/** What follows a draw. */
interface Decider {
  readonly margin: Spread;
  readonly total: Spread;
}

const shiftedBy = ({ margin, total }: Decider, { home, away }: Score): ScoreChances =>
  new ScoreChances([], { margin: entriesOf(margin), total: entriesOf(shift(total, home + away)) });

/** Replaces draws by what follows them. */
function withDecider(points: ToCome, score: Score, decider: Decider): ScoreChances {
  const margin = shift(marginOf(points), score.home - score.away);
  const total = shift(totalOf(points), score.home + score.away);
  const draws = drawsOf(points, score);
  return new ScoreChances([], {
    margin: entriesOf(mixSpreads([without(margin, 0), scaleSpread(decider.margin, massOf(draws))])),
    total: entriesOf(mixSpreads([total, scaleSpread(draws, -1), addSpreads(draws, decider.total)])),
  });
}

const without = ({ from, chances }: Spread, value: number): Spread => ({
  from,
  chances: chances.map((chance, at) => (from + at === value ? 0 : chance)),
});

/** Chances of draws by the total of both sides. */
function drawsOf({ home, away }: ToCome, score: Score): Spread {
  const lead = score.home - score.away;
  const chances = Array.from({ length: 2 * home.length - 1 }, () => 0);
  for (const [points, chance] of home.entries()) chances[2 * points] = chance * (away[points + lead] ?? 0);
  return { from: 2 * score.home, chances };
}

/** Chance of so many overtimes in a row that they are not followed. */
const NEGLIGIBLE = 1e-9;
const deciders = new WeakMap<AttackTerms, Decider>();

/** What a draw is followed by: the margin and the points that come on top. */
function deciderChances(terms: AttackTerms): Decider {
  const known = deciders.get(terms);
  if (known) return known;
  const made =
    terms.overtime === 'goal' ? goalDecider(terms) : overtimeDecider(terms, Number(terms.overtime));
  deciders.set(terms, made);
  return made;
}

function goalDecider(terms: AttackTerms): Decider {
  const home = goalChance(terms);
  return { margin: { from: -1, chances: [1 - home, 0, home] }, total: { from: 1, chances: [1] } };
}

function overtimeDecider(terms: AttackTerms, attacks: number): Decider {
  const points = toCome(terms, { home: attacks, away: attacks });
  const draws = drawsOf(points, nil);
  const drawn = massOf(draws);
  const decided = mixSpreads([totalOf(points), scaleSpread(draws, -1)]);
  const totals: Spread[] = [];
  let before: Spread = { from: 0, chances: [1] };
  for (let left = 1; left > NEGLIGIBLE; left *= drawn) {
    totals.push(addSpreads(before, decided));
    before = addSpreads(before, draws);
  }
  return {
    margin: scaleSpread(without(marginOf(points), 0), 1 / (1 - drawn)),
    total: mixSpreads(totals),
  };
}
