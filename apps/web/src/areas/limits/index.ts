import { lateView } from '../../app/late-view.tsx';

/** Asks for a deposit limit before the first deposit. */
export const FirstLimit = lateView('FirstLimit', () => import('./first-limit.tsx'), { texts: 'limits' });
export type { BreakInput } from './exclusion/break-page.tsx';
export { ClosedPage } from './exclusion/closed-page.tsx';
