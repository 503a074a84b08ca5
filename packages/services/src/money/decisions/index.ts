export {
  type Approval,
  type ApprovalPreview,
  type ApprovalResult,
  approvePayment,
  type PreviewFacts,
  previewApproval,
} from './approve-payment.ts';
export { clearMark, type MarkClearing } from './clear-mark.ts';
export { closeFinding } from './close-finding.ts';
export { closeReview } from './close-review.ts';
export {
  acceptIdentity,
  rejectDocument,
  type SeenIdentity,
  unverifyIdentity,
  type VerifyingServices,
} from './decide-identity.ts';
export { endStuckRound, type RoundDecision } from './end-stuck-round.ts';
export { freezeWallet, unfreezeWallet, type WalletDecision } from './freeze-wallet.ts';
export {
  type FrozenWallet,
  listOpen,
  type OpenFinding,
  type OpenReview,
  type OpenWork,
} from './list-open.ts';
export type { OpenPayment, OpenRefund } from './list-payments.ts';
export type { WaitingIdentity } from './list-identities.ts';
export type { OperatorServices } from './lock-decision.ts';
export { OperatorError, requireNote } from './operator-error.ts';
export {
  type AddedOperator,
  addOperator,
  brandsOf,
  confirmOperator,
  enrolOperator,
  inviteAgain,
  type NewOperator,
  type Operator,
  removeOperator,
  signInOperator,
} from './operators.ts';
export { messagePlayer } from './message-player.ts';
export type { PaymentMark } from './payment-marks.ts';
export { payAgain, type PayAgainResult, type PayoutProgress, readPayoutProgress } from './pay-again.ts';
export { readTrail, type TrailRow, verifyTrail } from './read-trail.ts';
export { record } from './record.ts';
export { type Refund, refundPayment, type RefundResult, type RefundServices } from './refund-payment.ts';
export { permitWithdrawals, type WithdrawalPermission } from './permit-withdrawals.ts';
export { rejectPayment, type RejectionResult } from './reject-payment.ts';
export { actAs, type Attempt } from './refusals.ts';
export type { RiskMark } from './risk-marks.ts';
export { type LedgerLine, type ShownPayment, showPayment } from './show-payment.ts';
export { viewDocument, type ViewedDocument } from './view-document.ts';
export { WORK_PAGE, type WorkFilter, type WorkKind, workKinds, type WorkTotal } from './work-filter.ts';
