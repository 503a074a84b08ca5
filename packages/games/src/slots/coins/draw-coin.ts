import type { Draw } from '../../random/draw.ts';
import type { CoinFeature, CoinValue } from './coin-feature.ts';

/** Draws what a coin is worth. */
export function createCoinDraw({ values }: CoinFeature): (draw: Draw) => CoinValue {
  const tickets = values.flatMap((value) => Array.from({ length: value.weight }, () => value));
  return (draw) => {
    const value = tickets[draw(tickets.length)];
    if (value === undefined) throw new RangeError('a coin needs values');
    return value;
  };
}
