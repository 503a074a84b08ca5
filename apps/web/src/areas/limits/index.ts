import { lateView } from '../../app/late-view.tsx';

/** What may still be deposited; asks for a deposit limit before the first deposit. */
export const DepositLimit = lateView('DepositLimit', () => import('./deposit-limit.tsx'), {
  texts: 'limits',
});
export type { BreakInput } from './exclusion/break-page.tsx';
export { ClosedPage } from './exclusion/closed-page.tsx';

/** What is left of the limits that are set, on the first page of the account area. */
export const LimitsInUse = lateView('LimitsInUse', () => import('./limits-in-use.tsx'), { texts: 'limits' });
