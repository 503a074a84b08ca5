import { RESPINS } from '../script/replay.ts';

/**
 * How many coins respins end with. A respin adds a coin in each empty cell with the same chance, and new coins renew the
 * respins, so that the chain runs over the number of locked coins only.
 *
 * @param chance of a coin in an empty cell of a respin
 * @returns for each number of coins the chance to end with it
 */
export function chancesOfCoins(locked: number, cells: number, chance: number): number[] {
  const ends = Array.from({ length: cells + 1 }, () => 0);
  const reached: number[] = ends.map((_, coins) => (coins === locked ? 1 : 0));
  for (let coins = locked; coins <= cells; coins++) {
    const empty = cells - coins;
    const none = binomialChance(empty, 0, chance);
    let renewed = 0;
    for (let respin = 0; respin < RESPINS; respin++) renewed += none ** respin;
    ends[coins] = (reached[coins] ?? 0) * none ** RESPINS;
    for (let added = 1; added <= empty; added++) {
      const share = renewed * binomialChance(empty, added, chance);
      reached[coins + added] = (reached[coins + added] ?? 0) + (reached[coins] ?? 0) * share;
    }
  }
  return ends;
}

/** The chance of exactly this many successes in independent trials. */
export function binomialChance(trials: number, successes: number, chance: number): number {
  let ways = 1;
  for (let index = 0; index < successes; index++) ways = (ways * (trials - index)) / (index + 1);
  return ways * chance ** successes * (1 - chance) ** (trials - successes);
}
