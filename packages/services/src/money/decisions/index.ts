export { type Approval, type ApprovalResult, approvePayment } from './approve-payment.ts';
export { closeReview } from './close-review.ts';
export { freezeWallet, unfreezeWallet, type WalletDecision } from './freeze-wallet.ts';
export {
  type FrozenWallet,
  listOpen,
  type OpenPayment,
  type OpenReview,
  type OpenWork,
} from './list-open.ts';
export type { OperatorServices } from './lock-decision.ts';
export { OperatorError } from './operator-error.ts';
export { addOperator, type Operator, removeOperator, signInOperator } from './operators.ts';
export { payAgain } from './pay-again.ts';
export { readTrail, type TrailRow, verifyTrail } from './read-trail.ts';
export { rejectPayment } from './reject-payment.ts';
export type { RiskMark } from './risk-marks.ts';
export { type LedgerLine, type ShownPayment, showPayment } from './show-payment.ts';
