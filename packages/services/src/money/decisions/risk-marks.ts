import { type StoppingMark, stoppingMarks } from '@baize/brand';
import { transactionKind, transactionStatus } from '@baize/contract';
import { type SQL, sql } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import { findHeld } from '../destinations/exit-hold.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { brandOf, type OperatorServices } from './lock-decision.ts';
import { findFailed, findSharedIdentity } from './mark-findings.ts';
import { keyOf, paymentsWith, playersWith, type Queries } from './mark-queries.ts';
import { findMarked, isStoppable, type PaymentMark, readMarks } from './payment-marks.ts';

const { deposit, withdraw } = transactionKind;
const { approved } = transactionStatus;

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

type MarkServices = Pick<OperatorServices, 'database' | 'clock' | 'brands'>;

/** What an operator should look at before deciding a payment. A mark is no proof of anything. */
export async function riskMarks(services: MarkServices, row: TransactionRow): Promise<RiskMark[]> {
  const [found, own] = await Promise.all([marksWithEvidence(services, row), ownMarks(services, row)]);
  return [...found.map(({ mark }) => mark), ...own];
}

/** The ids of those payments that have a mark: one query, whatever their number. */
export function paymentsWithMark(
  services: MarkServices,
  rows: readonly TransactionRow[],
  mark: RiskMark,
): Promise<ReadonlySet<number>> {
  const { database, clock } = services;
  if (isStoppable(mark)) return findMarked(database, rows, { mark, now: clock.now() });
  return ownRules[mark](services, rows);
}

export function marksWithEvidence(
  { database, clock, brands }: MarkServices,
  row: TransactionRow,
): Promise<PaymentMark[]> {
  const { traits } = brandOf({ brands }, row.siteId);
  return readMarks(database, row, { traits, now: clock.now() });
}

export async function ownMarks(services: MarkServices, row: TransactionRow): Promise<OwnMark[]> {
  const found = await Promise.all(ownMarkNames.map((mark) => ownRules[mark](services, [row])));
  return ownMarkNames.filter((_, at) => found[at]?.has(row.id));
}

type OwnRule = (services: MarkServices, rows: readonly TransactionRow[]) => Promise<ReadonlySet<number>>;

const isClosed = sql`account_is_closed(asked.site_id, asked.player_id)`;
const isFrozen = sql`exists (
  select from player_freeze f
    where f.site_id = asked.site_id and f.player_id = asked.player_id and f.lifted_at is null
)`;
const owesMoney = sql`exists (
  select from ledger_review r
    where r.site_id = asked.site_id and r.player_id = asked.player_id and r.closed_at is null
      and starts_with(r.reason, 'return_not_covered')
)`;

const ofPlayersWith =
  (condition: SQL): OwnRule =>
  async ({ database }, rows) => {
    const keys = await playersWith(database, rows, condition);
    return new Set(rows.filter((row) => keys.has(keyOf(row))).map(({ id }) => id));
  };

/** Withdrawals for which less was staked since the first deposit after the last payout than was deposited. */
const findIdle: OwnRule = ({ database }, rows) =>
  paymentsWith(
    database,
    rows,
    sql`t.kind = ${withdraw} and exists (
      select from (
        select max(coalesce(o.decided_at, o.created_at)) as at from payment_transaction o
          where o.site_id = t.site_id and o.player_id = t.player_id and o.kind = ${withdraw} and o.status = ${approved}
            and o.created_at < t.created_at
      ) as payout
      cross join lateral (
        select sum(coalesce(o.credited_minor, o.amount_minor - o.fee_minor)) as minor,
            min(coalesce(o.decided_at, o.created_at)) as since
          from payment_transaction o
          where o.site_id = t.site_id and o.player_id = t.player_id and o.kind = ${deposit} and o.status = ${approved}
            and o.created_at < t.created_at and (payout.at is null or coalesce(o.decided_at, o.created_at) > payout.at)
      ) as deposits
      cross join lateral staked_and_won(t.site_id, t.player_id, least(deposits.since, t.created_at)) as play
      where play.staked < deposits.minor
    )`,
  );

const ownRules: Readonly<Record<OwnMark, OwnRule>> = {
  'stopped by the player': async (_, rows) =>
    new Set(rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ id }) => id)),
  held: ({ database, clock }, rows) => findHeld(database, rows, clock.now()),
  'no play since the deposits': findIdle,
  excluded: ofPlayersWith(isClosed),
  frozen: ofPlayersWith(isFrozen),
  'owes a returned deposit': ofPlayersWith(owesMoney),
};

/** The marks that are about a player rather than one payment. */
export async function playerMarks(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  key: PlayerKey,
): Promise<RiskMark[]> {
  const [failed, shared, closed, frozen, owing] = await Promise.all([
    findFailed(database, [key], clock.now()),
    findSharedIdentity(database, [key]),
    ...[isClosed, isFrozen, owesMoney].map((condition) => playersWith(database, [key], condition)),
  ]);
  const marks: [RiskMark, { has(key: string): boolean } | undefined][] = [
    ['many failed deposits', failed],
    ['shared identity', shared],
    ['excluded', closed],
    ['frozen', frozen],
    ['owes a returned deposit', owing],
  ];
  return marks.flatMap(([mark, found]) => (found?.has(keyOf(key)) ? [mark] : []));
}

/** Whether a gateway took back more than the player had, and nobody has closed the review of it. */
export async function owesReturn(queries: Queries, key: PlayerKey): Promise<boolean> {
  return (await playersWith(queries, [key], owesMoney)).size > 0;
}
