export {
  and,
  type AnyColumn,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

export {
  findPayments,
  findSessions,
  type IdPage,
  type PaymentQuery,
  type PaymentTotals,
  sumPayments,
  sumPaymentsAndReturns,
} from './counted-histories.ts';
export { findMessagesOfKinds } from './messages-of-kinds.ts';
export { readPlayDays, readPlaySession, type PlayDay } from './data-copy-reads.ts';
export {
  copiedDocumentContent,
  destroyDueDocuments,
  type StoredContent,
  viewDocumentContent,
} from './document-content.ts';
export { type MovedMonths, moveMonthsAway, MonthsStay } from './ledger-months.ts';
export { type DueLimitChange, findDueLimitChanges } from './due-limit-changes.ts';
export { createLedgerStore, type LedgerStoreOptions, type PostgresLedgerStore } from './ledger-store.ts';
export { leaseWorker, NoWorkerNumber, type WorkerLease, type WorkerLeaseOptions } from './lease-worker.ts';
export { migrate, MigrationError } from './migrate.ts';
export { type DatabaseAddresses, prepareDatabase, type PreparedDatabase } from './prepare-database.ts';
export {
  answeredWithin,
  type Database,
  type DatabaseLimits,
  databaseLimits,
  type DatabaseOptions,
  inTransaction,
  openDatabase,
  type Queries,
  type Transaction,
} from './open-database.ts';
export {
  appendRefusal,
  appendToTrail,
  checkOperatorKey,
  enrolOperatorKey,
  proveTrail,
  tiedOperator,
  type TrailEntry,
  type TrailProof,
} from './operator-trail.ts';
export { checkPayments, type LedgerTotals, type PaymentBreak } from './payment-checks.ts';
export { freezePlayer, isFrozen, unfreezePlayer } from './player-freezes.ts';
export {
  acknowledgeRealityCheck,
  extendPlaySession,
  keepPlaySession,
  leavePlayPage,
  type PlayPlace,
  type PlaySessionState,
} from './play-sessions.ts';
export * from './schema/index.ts';
export { countReads } from './testing/count-reads.ts';
export { countWaiting } from './testing/count-waiting.ts';
export { type DatabaseProxy, openProxy } from './testing/open-proxy.ts';
export { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';
export { useTestClock } from './testing/use-test-clock.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './testing/start-test-server.ts';
