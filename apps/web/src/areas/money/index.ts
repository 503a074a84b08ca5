export { usePaymentUpdates } from './payment-queries.ts';
export { fullMoment } from './moment-text.ts';
export { MAX_REPORT_DAYS, type RangeProblem, rangeOfDays, rangeProblem } from './report-range.ts';
export { readLocal, readRange, type ReportRange, reportQuery, siteDay, siteTime } from './report-range.ts';
export { TransactionState } from './transaction-state.tsx';
