export { cancelPending } from './cancel-pending.ts';
export * from './decisions/index.ts';
export { applyReport } from './apply-report.ts';
export { askGateways } from './ask-gateways.ts';
export type { GatewayReport } from './lock-reported.ts';
export { expirePayments } from './expire-payments.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
export { paymentsMarkdown } from './payments-markdown.ts';
export { readTransaction } from './read-transaction.ts';
export { withdrawalState } from './withdrawal-state.ts';
export { listEnvoyBanks } from './envoy/list-envoy-banks.ts';
export { listEnvoyPayments } from './envoy/list-envoy-payments.ts';
export { openEnvoyQr } from './envoy/open-envoy-qr.ts';
export { startEnvoyPayment } from './envoy/start-envoy-payment.ts';
export { LATE_PAYMENT_NOTE } from './late-payment-note.ts';
export { listPaymentMethods } from './list-payment-methods.ts';
export { listPending } from './list-pending.ts';
export { isProofError, proveLedger } from './prove-ledger.ts';
export { claimRovpayPayment } from './rovpay/claim-rovpay-payment.ts';
export { openRovpayAccount } from './rovpay/open-rovpay-account.ts';
export { readRovpayState } from './rovpay/read-rovpay-state.ts';
export * from './reconciliation/index.ts';
export { startDeposit } from './start-deposit.ts';
export {
  approveDeposit,
  approveWithdrawal,
  type DepositDecision,
  rejectDeposit,
  rejectWithdrawal,
  type WithdrawalDecision,
} from './decide-withdrawal.ts';
export { type DecisionContext, DecisionRefused } from './decide-payment.ts';
export { moveTransaction, StepError, type TransactionRow } from './move-transaction.ts';
export { type PayoutContext, sendPayout } from './send-payout.ts';
