import { lateView } from '../../app/late-view.tsx';

/** What may still be deposited. */
export const DepositLimit = lateView('DepositLimit', () => import('./deposit-limit.tsx'), {
  texts: 'limits',
});

/** Asks for a deposit limit before the first deposit. */
export const FirstLimit = lateView('FirstLimit', () => import('./first-limit.tsx'), { texts: 'limits' });
export type { BreakInput } from './exclusion/break-page.tsx';
export { ClosedPage } from './exclusion/closed-page.tsx';

/** What is left of the limits that are set, on the first page of the account area. */
export const LimitsInUse = lateView('LimitsInUse', () => import('./limits-in-use.tsx'), { texts: 'limits' });

/** In place of a game for money as long as a limit leaves nothing for it. */
export const LimitStop = lateView('LimitStop', () => import('./limit-stop.tsx'), { texts: 'limits' });

/** A line over a game whose limits leave little or nothing. */
export const PlayLimitLine = lateView('PlayLimitLine', () => import('./play-limit-line.tsx'), {
  texts: 'limits',
});
