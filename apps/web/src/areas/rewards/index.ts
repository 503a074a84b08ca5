import { lateView } from '../../app/late-view.tsx';

export { BonusOverview } from './bonus-overview.tsx';
export { BonusStepsDialog } from './bonus-steps-dialog.tsx';
export { FreeSpinOffers } from './free-spin-offers.tsx';
export type { RewardPageInput } from './frame/reward-page.tsx';
/** Only players with a bonus need it. */
export const GameBonusLine = lateView('GameBonusLine', () => import('./game-bonus-line.tsx'), {
  texts: 'account',
});
