import type { DemoBonus } from './demo-bonus.ts';
import { depositBonuses } from './deposit-bonuses.ts';
import { prizeBonuses } from './prize-bonuses.ts';

export type { DemoBonus } from './demo-bonus.ts';

/** The bonuses of every brand; requests for the free bet are granted by a name of their own. */
export const bonuses: readonly DemoBonus[] = [
  ...depositBonuses,
  ...depositBonuses
    .filter(({ slug }) => slug === 'free-bet')
    .map(({ terms }) => ({ slug: 'request-free-bet-25', terms })),
  ...prizeBonuses,
];
