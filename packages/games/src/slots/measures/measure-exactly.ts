import { type FreeGames, scatterPrizeOf } from '../features/free-games.ts';
import type { CoinsModel, WindowModel } from '../slot-model.ts';
import { COIN, SCATTER } from '../symbols.ts';
import { UNITS_PER_STAKE } from '../units.ts';
import type { Census } from './census.ts';
import { takeLineCensus } from './census-lines.ts';
import { takeWaysCensus } from './census-ways.ts';
import { totalOfCoins } from './coins-total.ts';
import { addConvolved, certain, type Distribution, emptyDistribution, toPrizes } from './distribution.ts';
import { totalOfFreeGames } from './free-games-total.ts';
import type { Measures } from './measures.ts';

/** Models whose every outcome can be counted. */
export type ExactModel = WindowModel | CoinsModel;

/** What a number of scatters, or coins, adds to the prizes of its board. */
interface Extra {
  units: number;
  /** What the feature pays; null if it does not start. */
  feature: Distribution | null;
}

/**
 * The exact measures of both strip sets, by every combination of stops and the exact distributions of features. The only
 * error is that of double precision, below 1e-12.
 */
export function measureExactly(model: ExactModel): { lean: Measures; rich: Measures } {
  const capUnits = model.cap * UNITS_PER_STAKE;
  const extraFor = model.mechanic === 'coins' ? coinExtras(model, capUnits) : scatterExtras(model, capUnits);
  const measure = (set: 'lean' | 'rich') =>
    measureSet(takeCensus(model, model.strips[set]), extraFor, capUnits);
  return { lean: measure('lean'), rich: measure('rich') };
}

/** Sees every combination of stops of some strips of a model. */
export function takeCensus(model: ExactModel, strips: readonly string[]): Census {
  const height = model.rows.to;
  if (model.mechanic === 'ways') return takeWaysCensus(model, strips, height);
  return takeLineCensus(model, strips, height, model.mechanic === 'coins' ? COIN : SCATTER);
}

function coinExtras({ coins, strips, rows }: CoinsModel, capUnits: number): (count: number) => Extra {
  const cells = strips.lean.length * rows.to;
  return remember((count) => ({
    units: 0,
    feature: count >= coins.start ? totalOfCoins(coins, count, cells, capUnits) : null,
  }));
}

function scatterExtras(model: WindowModel, capUnits: number): (count: number) => Extra {
  const { freeGames, scatters } = model;
  const census = freeGames && takeCensus(model, freeGames.strips);
  const totals = remember((awarded) =>
    totalOfFreeGames(freeGames as FreeGames, census as Census, awarded, capUnits),
  );
  return (count) => {
    const { units, freeGames: awarded } = scatterPrizeOf(scatters, count);
    return { units, feature: awarded > 0 ? totals(awarded) : null };
  };
}

function measureSet(census: Census, extraFor: (count: number) => Extra, capUnits: number): Measures {
  const total = emptyDistribution(capUnits);
  let featureChance = 0;
  census.byCount.forEach((tally, count) => {
    const entries = tally.entries().map(([units, times]) => [units, times / census.combinations] as const);
    if (entries.length === 0) return;
    const { units, feature } = extraFor(count);
    const ends = entries.filter(([prize]) => feature === null || prize + units >= capUnits);
    const goesOn = entries.filter(([prize]) => feature !== null && prize + units < capUnits);
    addConvolved(total, certain(units, capUnits), toPrizes(ends));
    if (feature === null) return;
    addConvolved(total, feature, toPrizes(goesOn.map(([prize, chance]) => [prize + units, chance] as const)));
    featureChance += goesOn.reduce((sum, [, chance]) => sum + chance, 0);
  });
  return { ...summarize(total), feature: featureChance };
}

/** @param total what a paid game pays in all */
function summarize(total: Distribution): Omit<Measures, 'feature'> {
  const sum = (term: (units: number) => number): number =>
    total.reduce((so, chance, units) => so + chance * term(units), 0);
  const topUnits = total.findLastIndex((chance) => chance > 0);
  return {
    mean: sum((units) => units) / UNITS_PER_STAKE,
    meanError: 0,
    square: sum((units) => units ** 2) / UNITS_PER_STAKE ** 2,
    hit: sum((units) => (units > 0 ? 1 : 0)),
    beatsStake: sum((units) => (units > UNITS_PER_STAKE ? 1 : 0)),
    top: topUnits / UNITS_PER_STAKE,
    topChance: total[topUnits] ?? 0,
  };
}

function remember<Value>(compute: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
