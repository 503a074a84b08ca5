import { type StoppingMark, stoppingMarks } from '@baize/brand';
import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  eq,
  isFrozen,
  isNull,
  ledgerReview,
  lt,
  paymentTransaction,
  sql,
  type Transaction,
} from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import { readHoldOf } from '../destinations/exit-hold.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { creditedOf } from '../payment-sums.ts';
import { brandOf, type OperatorServices } from './lock-decision.ts';
import { findFailed, findSharedIdentity, type PaymentMark, readMarks } from './payment-marks.ts';

/** Besides those that a brand can let stop a payment. Nobody clears one: a stopped withdrawal can only be rejected. */
const ownMarkNames = [
  'stopped by the player',
  'held',
  'no play since the deposits',
  'excluded',
  'frozen',
  'owes a returned deposit',
] as const;
type OwnMark = (typeof ownMarkNames)[number];

export const riskMarkNames = [...stoppingMarks, ...ownMarkNames] as const;

export type RiskMark = StoppingMark | OwnMark;

type MarkServices = Pick<OperatorServices, 'database' | 'ledger' | 'clock' | 'brands'>;

/** What an operator should look at before deciding a payment. A mark is no proof of anything. */
export async function riskMarks(services: MarkServices, row: TransactionRow): Promise<RiskMark[]> {
  const [found, own] = await Promise.all([marksWithEvidence(services, row), ownMarks(services, row)]);
  return [...found.map(({ mark }) => mark), ...own];
}

export function marksWithEvidence(
  { database, clock, brands }: MarkServices,
  row: TransactionRow,
): Promise<PaymentMark[]> {
  const { traits } = brandOf({ brands }, row.siteId);
  return readMarks(database, row, { traits, now: clock.now() });
}

export async function ownMarks(services: MarkServices, row: TransactionRow): Promise<OwnMark[]> {
  const { siteId, playerId } = row;
  const isWithdrawal = row.kind === transactionKind.withdraw;
  const [hold, isIdle, closing, isFrozenNow, owes] = await Promise.all([
    readHoldOf(services.database, row, services.clock.now()),
    isWithdrawal && hasNotPlayed(services, row, await readEarlier(services, row)),
    services.ledger.closing(siteId, playerId),
    isFrozen(services.database.pool, row),
    owesReturn(services.database, row),
  ]);
  const marks: [OwnMark, boolean][] = [
    ['stopped by the player', row.stoppedAt !== null],
    ['held', isWithdrawal && hold !== null],
    ['no play since the deposits', isIdle],
    ['excluded', closing !== undefined],
    ['frozen', isFrozenNow],
    ['owes a returned deposit', owes],
  ];
  return marks.flatMap(([mark, applies]) => (applies ? [mark] : []));
}

/** The marks that are about a player rather than one payment. */
export async function playerMarks(
  services: Pick<OperatorServices, 'database' | 'ledger' | 'clock'>,
  key: PlayerKey,
): Promise<RiskMark[]> {
  const [failed, shared, closing, isFrozenNow, owes] = await Promise.all([
    findFailed(services.database, key, services.clock.now()),
    findSharedIdentity(services.database, key),
    services.ledger.closing(key.siteId, key.playerId),
    isFrozen(services.database.pool, key),
    owesReturn(services.database, key),
  ]);
  const marks: [RiskMark, boolean][] = [
    ['many failed deposits', failed !== undefined],
    ['shared identity', shared !== undefined],
    ['excluded', closing !== undefined],
    ['frozen', isFrozenNow],
    ['owes a returned deposit', owes],
  ];
  return marks.flatMap(([mark, applies]) => (applies ? [mark] : []));
}

/** Whether a gateway took back more than the player had, and nobody has closed the review of it. */
export async function owesReturn(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: Pick<TransactionRow, 'siteId' | 'playerId'>,
): Promise<boolean> {
  const open = await queries
    .select({ number: ledgerReview.number })
    .from(ledgerReview)
    .where(
      and(
        eq(ledgerReview.siteId, siteId),
        eq(ledgerReview.playerId, playerId),
        isNull(ledgerReview.closedAt),
        sql`starts_with(${ledgerReview.reason}, 'return_not_covered')`,
      ),
    )
    .limit(1);
  return open.length > 0;
}

async function readEarlier(
  { database }: Pick<OperatorServices, 'database'>,
  { siteId, playerId, createdAt }: TransactionRow,
): Promise<TransactionRow[]> {
  return database.sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.status, transactionStatus.approved),
        lt(paymentTransaction.createdAt, createdAt),
      ),
    );
}

/** Whether less was staked since the first deposit after the last payout than was deposited. */
async function hasNotPlayed(
  { ledger }: Pick<OperatorServices, 'ledger'>,
  { siteId, playerId, createdAt }: TransactionRow,
  earlier: readonly TransactionRow[],
): Promise<boolean> {
  const at = (one: TransactionRow) => one.decidedAt ?? one.createdAt;
  const lastPayout = earlier
    .filter(({ kind }) => kind === transactionKind.withdraw)
    .reduce((latest, one) => Math.max(latest, at(one).getTime()), -Infinity);
  const deposits = earlier.filter(
    (one) => one.kind === transactionKind.deposit && at(one).getTime() > lastPayout,
  );
  if (deposits.length === 0) return false;
  const since = new Date(Math.min(...deposits.map((one) => at(one).getTime()), createdAt.getTime()));
  const depositedMinor = deposits.reduce((sum, one) => sum + creditedOf(one), 0n);
  const { stakedMinor } = await ledger.sessionNet(siteId, playerId, since);
  return stakedMinor < depositedMinor;
}
