export { BriefCache } from './brief-cache.ts';
export * from './account/index.ts';
export * from './auth/index.ts';
export * from './catalogue/index.ts';
export type { Context, MaybePlayerContext, PlayerContext, Services, SignedInPlayer } from './context.ts';
export { createDocumentKeys, type DocumentKeys } from './document-keys.ts';
export type { Meter, OutboxEvent } from './meter.ts';
export type { PayoutProblem } from './payout-problem.ts';
export type { PersonalIdKeys } from './personal-id-keys.ts';
export type { GameFacts, GameIndex, WalletGameFacts } from './game-facts.ts';
export { createGameSessions, type GameSessions } from './game-sessions.ts';
export {
  createCachedReading,
  type Reading,
  type CachedReading,
  type CachedReadingSettings,
} from './cached-reading.ts';
export * from './limits/index.ts';
export { countUnread, type MessageContent, sendMessage } from './messages/index.ts';
export * from './money/index.ts';
export type { WithdrawalHold } from './withdrawal-holds.ts';
export { networkOf, readAddress } from './network-of.ts';
export {
  createOutbox,
  type Outbox,
  OUTBOX_CLAIM_MS,
  type OutboxDeps,
  type RecoveryEntry,
} from './outbox/outbox.ts';
export * from './play/index.ts';
export * from './rewards/index.ts';
export { createPokerStatistics, type PokerStatistics } from './poker-statistics.ts';
export { createPostgresWakeups, type PostgresWakeupsOptions } from './postgres-wakeups.ts';
export type { RateLimit } from './rate-limit.ts';
export { clearRateWindows, countInWindow } from './rate-window.ts';
export * from './site/index.ts';
export { type SmsLimits, smsLimits } from './sms-limits.ts';
export * from './sports/index.ts';
export {
  createLocalWakeups,
  type PaymentWork,
  type PlayerEvent,
  type PlayerKey,
  type Wakeups,
} from './wakeups.ts';
