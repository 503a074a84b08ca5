import { lateView } from '../../app/late-view.tsx';

/** Only a player without a name in the poker room needs it. */
export const PokerNameDialog = lateView('PokerNameDialog', () => import('./transfer/poker-name-dialog.tsx'), {
  texts: 'account',
});
/** The form of a transfer between main and another wallet. */
export const TransferDialog = lateView('TransferDialog', () => import('./transfer/transfer-dialog.tsx'), {
  texts: 'account',
});
/** Asked before a withdrawal is cancelled. */
export const CancelQuestion = lateView('CancelQuestion', () => import('./withdraw/cancel-question.tsx'), {
  texts: 'account',
});
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
export { useWallets, useWalletUpdates, type Wallet } from './transfer/wallet-queries.ts';
export { walletTexts } from './transfer/wallet-texts.ts';
export { TransactionState } from './transaction-state.tsx';
export { holdTexts } from './hold-texts.ts';
export { SupportWay } from './support-way.tsx';
export { leftText } from './left-text.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
