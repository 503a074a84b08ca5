import { lateView } from '../../app/late-view.tsx';

/** One payment with its sums and events, in a dialog. */
export const PaymentDetail = lateView('PaymentDetail', () => import('./payment-detail.tsx'));
export { bookedSum } from './booked-sum.ts';
export { CopyButton } from './copy-button.tsx';
export { usePaymentUpdates } from './payment-queries.ts';
export { isHeld } from './deposit/returned-outcome.ts';
export { clockTime, dayAndTime, fullMoment } from './moment-text.ts';
export { reasonTexts } from './payment-reasons.ts';
export { MAX_REPORT_DAYS, type RangeProblem, rangeOfDays, rangeProblem } from './report-range.ts';
export { readLocal, readRange, type ReportRange, reportQuery, siteDay, siteTime } from './report-range.ts';
export { SumNotes } from './sum-notes.tsx';
export { TransactionState } from './transaction-state.tsx';
export { clockText, useSecondsLeft } from './use-seconds-left.ts';
