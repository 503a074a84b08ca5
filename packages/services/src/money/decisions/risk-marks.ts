import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  eq,
  gte,
  isFrozen,
  isNull,
  ledgerReview,
  lt,
  paymentTransaction,
  sql,
  type Transaction,
} from '@baize/db';

import { readHoldOf } from '../destinations/exit-hold.ts';
import { targetOf } from '../destinations/payout-target.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { creditedOf } from '../payment-sums.ts';
import type { OperatorServices } from './lock-decision.ts';

export const riskMarkNames = [
  'new destination',
  'held',
  'first withdrawal',
  'many failed deposits',
  'shared identity',
  'no play since the deposits',
  'excluded',
  'frozen',
  'owes a returned deposit',
] as const;
export type RiskMark = (typeof riskMarkNames)[number];

const FAILED_WITHIN_MS = 7 * 24 * 60 * 60_000;
const MANY_FAILED = 3;

/** What an operator should look at before deciding a payment. A mark is no proof of anything. */
export async function riskMarks(
  services: Pick<OperatorServices, 'database' | 'ledger' | 'clock'>,
  row: TransactionRow,
): Promise<RiskMark[]> {
  const { siteId, playerId } = row;
  const earlier = await readEarlier(services, row);
  const paid = earlier.filter(
    ({ kind, status }) => kind === transactionKind.withdraw && status === transactionStatus.approved,
  );
  const isWithdrawal = row.kind === transactionKind.withdraw;
  const [hold, isShared, isIdle, closing, isFrozenNow, owes] = await Promise.all([
    readHoldOf(services.database, row, services.clock.now()),
    sharesIdentity(services, row),
    isWithdrawal && hasNotPlayed(services, row, earlier),
    services.ledger.closing(siteId, playerId),
    isFrozen(services.database.pool, row),
    owesReturn(services.database, row),
  ]);
  const target = targetOf(row);
  const marks: [RiskMark, boolean][] = [
    [
      'new destination',
      isWithdrawal && target !== undefined && !paid.some((one) => targetOf(one) === target),
    ],
    ['held', isWithdrawal && hold !== null],
    ['first withdrawal', isWithdrawal && paid.length === 0],
    ['many failed deposits', await hasManyFailed(services, row)],
    ['shared identity', isShared],
    ['no play since the deposits', isIdle],
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

async function hasManyFailed(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  { siteId, playerId }: TransactionRow,
): Promise<boolean> {
  const failed = await database.sql
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.deposit),
        eq(paymentTransaction.status, transactionStatus.rejected),
        gte(paymentTransaction.createdAt, new Date(clock.now().getTime() - FAILED_WITHIN_MS)),
      ),
    )
    .limit(MANY_FAILED);
  return failed.length === MANY_FAILED;
}

/** Whether another account has the identity number, phone, e-mail address, or name and birth date of the player. */
async function sharesIdentity(
  { database }: Pick<OperatorServices, 'database'>,
  { siteId, playerId }: TransactionRow,
): Promise<boolean> {
  const { rows } = await database.sql.execute(sql`
    select from player mine join player other on other.person_keys && mine.person_keys
      where mine.site_id = ${siteId} and mine.id = ${playerId} and (other.site_id, other.id) <> (mine.site_id, mine.id)
      limit 1`);
  return rows.length > 0;
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
