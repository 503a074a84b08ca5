import { type FreeGames, freeGamesAgain } from '../features/free-games.ts';
import type { Census } from './census.ts';
import {
  addConvolved,
  addScaled,
  certain,
  type Distribution,
  emptyDistribution,
  type Prizes,
  toPrizes,
} from './distribution.ts';

/**
 * The exact distribution of what free games pay together, with those that they add: game by game, for every number of
 * free games that the round may have been awarded by then.
 *
 * @param census of the strips of free games
 * @param awarded free games at the start
 */
export function totalOfFreeGames(
  feature: FreeGames,
  census: Census,
  awarded: number,
  capUnits: number,
): Distribution {
  const tallies = census.byCount.map((tally) => tally.entries());
  // Totals are multiples of a step, which is often larger than a unit.
  const step = tallies
    .flat()
    .reduce((sofar, [units]) => greatestDivisor(sofar, units * feature.multiplier), 0);
  const cap = Math.ceil(capUnits / Math.max(1, step));
  const prizesByScatters = tallies.map((entries) =>
    toPrizes(
      entries.map(
        ([units, times]) =>
          [units === 0 ? 0 : (units * feature.multiplier) / step, times / census.combinations] as const,
      ),
    ),
  );
  const total = emptyDistribution(cap);
  let states = new Map([[awarded, certain(0, cap)]]);
  for (let played = 0; states.size > 0; played++) {
    const next = new Map<number, Distribution>();
    for (const [games, paid] of states) {
      if (played === games) addScaled(total, paid, 1);
      else playOne(games, paid, next);
    }
    states = next;
  }
  return stretch(total, step, capUnits);

  function playOne(games: number, paid: Distribution, next: Map<number, Distribution>): void {
    // A round that has reached the cap is over.
    total[cap] = (total[cap] ?? 0) + (paid[cap] ?? 0);
    paid[cap] = 0;
    prizesByScatters.forEach((prizes: Prizes, scatters) => {
      if (prizes.units.length === 0) return;
      const later = games + freeGamesAgain(feature, scatters, games);
      const sum = next.get(later) ?? emptyDistribution(cap);
      next.set(later, sum);
      addConvolved(sum, paid, prizes);
    });
  }
}

/** The distribution of totals that were counted in steps. */
function stretch(counted: Distribution, step: number, capUnits: number): Distribution {
  const distribution = emptyDistribution(capUnits);
  counted.forEach((chance, steps) => {
    const units = Math.min(capUnits, steps * step);
    distribution[units] = (distribution[units] ?? 0) + chance;
  });
  return distribution;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
