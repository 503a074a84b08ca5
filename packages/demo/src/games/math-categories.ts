import type { Mechanic } from '@baize/games';

import type { GameMath } from './game.ts';

const mechanicCategories: Partial<Record<Mechanic, string>> = {
  coins: 'hold-and-win',
  cluster: 'tumbles',
  changing: 'tumbles',
  climbing: 'tumbles',
  ways: 'ways-to-win',
};

/** The categories of a slot that follow from what it states. */
export function mathCategories({ mechanic, volatility }: GameMath): string[] {
  const category = mechanic && mechanicCategories[mechanic];
  return [...(category ? [category] : []), ...(volatility === 5 ? ['high-volatility'] : [])];
}
