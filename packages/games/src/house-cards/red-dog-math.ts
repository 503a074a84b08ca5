import { type BetMath, betMathOf, type PayChance } from '../bets/bet-math.ts';
import { forEachHand } from '../poker-hands/index.ts';
import type { CardStrategy } from './play-round.ts';
import { LEAST_RAISED_SPREAD, redDog, spreadOf } from './red-dog.ts';

/** Raise if seven ranks or more are between the cards: the best strategy. */
export const raiseFromSeven: CardStrategy = ({ rows }) => {
  const [one, , other] = rows[0]?.cards ?? [];
  const isWide = spreadOf(one ?? 0, other ?? 0) >= LEAST_RAISED_SPREAD;
  return { choice: isWide ? 'raise' : 'stay', hold: [] };
};

/** Every two cards with every third, by the best strategy; what comes back is counted in antes. */
export function redDogMath(): BetMath {
  const chances: PayChance[] = [];
  forEachHand(52, 2, (pair) => {
    for (let third = 0; third < 52; third++) {
      if (pair.includes(third)) continue;
      const round = { cards: [...pair, third], sides: [], moves: [] };
      const view = redDog.view(round);
      const moves = view.choices.length > 0 ? [raiseFromSeven(view)] : [];
      const parts = redDog.settle({ ...round, moves });
      chances.push({ pays: parts.reduce((sum, { pays, staked }) => sum + pays - staked, 100), weight: 1n });
    }
  });
  return betMathOf(chances);
}
