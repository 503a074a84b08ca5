export { type AlarmReason, bookWithAlarms, type LedgerAlarm } from './alarm.ts';
export {
  AmountOutOfRange,
  type BetCommand,
  type BookCommand,
  checkCommand,
  CommandError,
  type MovementCommand,
  type RefundCommand,
  type ReversalCommand,
  type WinCommand,
} from './commands.ts';
export { type BatcherOptions, createBatcher } from './create-batcher.ts';
export {
  type AccountClosing,
  type AccountKey,
  type DueExclusion,
  type Exclusion,
  exclusionCode,
  type ExclusionCode,
  type ExclusionPeriod,
  type ExclusionScope,
} from './exclusions.ts';
export { fingerprint } from './fingerprint.ts';
export {
  accountKind,
  type AccountKind,
  accountKinds,
  type GameKind,
  houseKind,
  type HouseKind,
  type MovementKind,
  playKind,
  type PlayKind,
  type Side,
  sideNumber,
  transferKind,
  type TransferKind,
} from './kinds.ts';
export type {
  AccountLogRow,
  GameHistoryQuery,
  GameHistoryRow,
  GameTotals,
  HistoryPage,
  HistoryQuery,
  LastWin,
  LedgerBooking,
  LedgerBreak,
  LedgerFigures,
  LedgerReading,
  LedgerStore,
  LedgerMaintenance,
  MainAccount,
  PlayPeriod,
  PlayQuery,
  ReviewItem,
  SessionNet,
  StuckRound,
  TransferStatus,
} from './ledger-store.ts';
export {
  type LimitAction,
  limitAction,
  type LimitDecision,
  type LimitKey,
  type LimitKind,
  limitKind,
  limitKinds,
  type LimitPeriod,
  limitPeriod,
  limitPeriods,
  type LimitSetting,
  type LimitUse,
  type LimitReview,
  type LimitTrailQuery,
} from './limits.ts';
export {
  type BookResult,
  type BookStatus,
  type CloseRoundResult,
  type Refusal,
  refusalNumber,
  statusNumber,
  statusOf,
} from './outcomes.ts';
export { chooseSides, PostingRuleError, postingRules } from './posting-rules.ts';
export { LedgerProofError, proveBalances } from './prove-balances.ts';
