/** Prizes of a bonus, in stakes of profit, with the weight of each. */
export type PrizeWeights = ReadonlyMap<number, bigint>;

export function totalOf(weights: PrizeWeights): bigint {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
}
