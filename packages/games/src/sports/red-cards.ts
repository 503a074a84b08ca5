import type { Draw } from '../random/draw.ts';
import { binomials, drawPosition, drawUnit, poisson } from './counts.ts';
import { goalShare, minuteOf } from './goal-times.ts';
import type { Score } from './markets.ts';
import type { Side } from './sport.ts';

/** What the sides are expected to do in 90 minutes. */
export interface GoalMeans {
  readonly home: number;
  readonly away: number;
}

/** Goals of a match, which depend on who is sent off. */
export interface GoalTerms extends GoalMeans {
  /** Red cards of each side; none unless set. */
  readonly reds?: GoalMeans;
}

export interface RedCard {
  readonly side: Side;
  readonly minute: number;
}

/** A red card with the score at its time. */
export interface SendingOff extends RedCard, Score {}

export interface Goal {
  readonly side: Side;
  /** From 0 to below 90, with a fraction. */
  readonly minute: number;
}

/** Chances by goals of the home side (rows) and the away side. */
export type Goals = readonly (readonly number[])[];

/**
 * What a red card does to the rates of goals. Ten score over 30 % less (Maia, Pennanen, da Silva and Targino, Stochastic
 * modelling of football matches, 2023, on eight seasons of the Brazilian Série A), and their opponents somewhat more (Vecer,
 * Kopriva and Ichiba, Journal of Quantitative Analysis in Sports 5, 2009, from betting on two tournaments, where the gain is
 * smaller than the loss).
 */
const OF_TEN = 2 / 3;
const AGAINST_TEN = 5 / 4;

/** More than any side has in practice: with seven players a match is over. */
const MOST_REDS = 3;
const MOST_MORE = 8;

const otherThan = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The mean of the goals to come of a side. */
function meanToCome(
  means: GoalMeans,
  side: Side,
  { minute, reds }: { minute: number; reds: readonly RedCard[] },
): number {
  const factor = reds.reduce((product, red) => product * (red.side === side ? OF_TEN : AGAINST_TEN), 1);
  return means[side] * factor * (1 - goalShare(minute));
}

const transpose = (rows: Goals): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/** @param otherMean of the goals to come of the other side, before it has more of them */
function changeGoals(rows: Goals, side: Side, otherMean: number, share = 1): number[][] {
  if (side === 'away') return transpose(changeGoals(transpose(rows), 'home', otherMean, share));
  const scored = binomials(rows.length - 1, 1 - (1 - OF_TEN) * share);
  const more = poisson((AGAINST_TEN - 1) * otherMean * share, MOST_MORE);
  return rows.map((row, home) => {
    const fewer = row.map((_, away) =>
      rows.reduce((sum, other, all) => sum + (other[away] ?? 0) * (scored[all]?.[home] ?? 0), 0),
    );
    const changed = row.map(() => 0);
    for (const [away, chance] of fewer.entries())
      for (const [extra, other] of more.entries()) {
        const at = Math.min(away + extra, changed.length - 1);
        changed[at] = (changed[at] ?? 0) + chance * other;
      }
    return changed;
  });
}

/** Chances of the goals to come right after a red card, from those right before it. */
export function goalsAfterRed(
  rows: Goals,
  means: GoalMeans,
  { side, minute }: RedCard,
  before: readonly RedCard[],
): Goals {
  return changeGoals(rows, side, meanToCome(means, otherThan(side), { minute, reds: before }));
}

/** Red cards become more frequent over a match as goals do, so half of the goals to come are after the next one. */
const AFTER_NEXT = 0.5;

/**
 * The same chances with regard to a red card that may come. A second one is left out: it changes a chance by less than a
 * thousandth.
 */
export function withRedsToCome(
  rows: Goals,
  means: GoalTerms,
  minute: number,
  seen: readonly RedCard[],
): Goals {
  const { reds } = means;
  const expected = redsToCome(means, minute);
  const sum = expected.home + expected.away;
  if (!reds || sum === 0) return rows;
  const some = 1 - Math.exp(-sum);
  const changed = (['home', 'away'] as const).map((side) => ({
    chance: (some * expected[side]) / sum,
    goals: changeGoals(rows, side, meanToCome(means, otherThan(side), { minute, reds: seen }), AFTER_NEXT),
  }));
  return rows.map((row, home) =>
    row.map((chance, away) =>
      changed.reduce(
        (total, after) => total + after.chance * (after.goals[home]?.[away] ?? 0),
        (1 - some) * chance,
      ),
    ),
  );
}

/** The means of the red cards that are still to come. */
export function redsToCome({ reds }: GoalTerms, minute: number): GoalMeans {
  const left = 1 - goalShare(minute);
  return { home: (reds?.home ?? 0) * left, away: (reds?.away ?? 0) * left };
}

/** In the order of time. */
export function drawRedCards({ reds }: GoalTerms, draw: Draw): RedCard[] {
  if (!reds) return [];
  return (['home', 'away'] as const)
    .flatMap((side) =>
      Array.from({ length: drawPosition(poisson(reds[side], MOST_REDS), draw) }, () => ({
        side,
        minute: minuteOf(drawUnit(draw)),
      })),
    )
    .toSorted((a, b) => a.minute - b.minute);
}

/** The goals of a match with red cards, from those that it would have without. Both in the order of time. */
export function goalsWithReds(
  means: GoalMeans,
  goals: readonly Goal[],
  reds: readonly RedCard[],
  draw: Draw,
): Goal[] {
  let played = [...goals];
  for (const [at, { side, minute }] of reds.entries()) {
    const scored = played.filter(
      (goal) => goal.minute < minute || goal.side !== side || drawUnit(draw) < OF_TEN,
    );
    const other = otherThan(side);
    const mean = (AGAINST_TEN - 1) * meanToCome(means, other, { minute, reds: reds.slice(0, at) });
    const past = goalShare(minute);
    const more = Array.from({ length: drawPosition(poisson(mean, MOST_MORE), draw) }, () => ({
      side: other,
      minute: minuteOf(past + (1 - past) * drawUnit(draw)),
    }));
    played = [...scored, ...more].toSorted((a, b) => a.minute - b.minute);
  }
  return played;
}
