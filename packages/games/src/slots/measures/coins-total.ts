import { COIN_CHANCE_SCALE, type CoinFeature } from '../coins/coin-feature.ts';
import { chancesOfCoins } from './coin-chain.ts';
import { addConvolved, certain, type Distribution, emptyDistribution, toPrizes } from './distribution.ts';

/**
 * The exact distribution of what the coins pay together.
 *
 * @param locked coins of the paid game
 */
export function totalOfCoins(
  feature: CoinFeature,
  locked: number,
  cells: number,
  capUnits: number,
): Distribution {
  const total = emptyDistribution(capUnits);
  const weights = feature.values.reduce((sum, { weight }) => sum + weight, 0);
  const coin = toPrizes(feature.values.map(({ units, weight }) => [units, weight / weights] as const));
  let coins = certain(0, capUnits);
  chancesOfCoins(locked, cells, feature.chance / COIN_CHANCE_SCALE).forEach((chance, count) => {
    const grandUnits = count === cells ? feature.grandUnits : 0;
    if (chance > 0) addConvolved(total, coins, toPrizes([[grandUnits, chance]]));
    const more = emptyDistribution(capUnits);
    addConvolved(more, coins, coin);
    coins = more;
  });
  return total;
}
