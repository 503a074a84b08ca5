import {
  and,
  asc,
  count,
  eq,
  isNull,
  ledgerReview,
  lte,
  playerFreeze,
  reconciliationFinding,
} from '@baize/db';
import type { StuckRound } from '@baize/ledger';

import { listCorrections, type OpenCorrection } from './list-corrections.ts';
import { listIdentities, type WaitingIdentity } from './list-identities.ts';
import { listPayments, listRefunds, type OpenPayment, type OpenRefund } from './list-payments.ts';
import type { OperatorServices } from './lock-decision.ts';
import {
  pageOf,
  readWorkFilter,
  WORK_PAGE,
  type WorkFilter,
  type WorkKind,
  type WorkList,
  type WorkSlice,
  type WorkTotal,
} from './work-filter.ts';

export interface OpenReview {
  readonly number: number;
  readonly playerId: number;
  readonly provider: string;
  readonly tx: string;
  readonly reason: string;
  /** What the player owes, if it is a debt: no bet is taken until it is closed. */
  readonly owedMinor: bigint | null;
  readonly createdAt: Date;
}

/** A difference that a reconciliation found. */
export type OpenFinding = typeof reconciliationFinding.$inferSelect;

export interface FrozenWallet {
  readonly playerId: number;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** A page of each kind, oldest first. */
export interface OpenWork {
  readonly withdrawals: readonly OpenPayment[];
  readonly deposits: readonly OpenPayment[];
  readonly identities: readonly WaitingIdentity[];
  readonly corrections: readonly OpenCorrection[];
  readonly refunds: readonly OpenRefund[];
  readonly reviews: readonly OpenReview[];
  readonly rounds: readonly StuckRound[];
  readonly findings: readonly OpenFinding[];
  readonly frozen: readonly FrozenWallet[];
  /** Bets on sport that have been open for more than a day, which is usual; 0 if rounds are left out. */
  readonly openSports: number;
  /** Of the kinds that are listed, on all pages. */
  readonly totals: Readonly<Partial<Record<WorkKind, WorkTotal>>>;
}

type ListServices = Pick<OperatorServices, 'database' | 'ledger' | 'clock' | 'brands'>;

/**
 * What waits for an operator at a brand: one page of 50 rows of each kind, and how many there are in all.
 *
 * @throws OperatorError for a filter that does not exist
 */
export async function listOpen(
  services: ListServices,
  siteId: number,
  filter: WorkFilter = {},
): Promise<OpenWork> {
  const { kinds, slice } = readWorkFilter(services, siteId, filter);
  const totals: Partial<Record<WorkKind, WorkTotal>> = {};
  async function read<Row>(kind: WorkKind, list: () => Promise<WorkList<Row>>): Promise<readonly Row[]> {
    if (!kinds.includes(kind)) return [];
    const { rows, total } = await list();
    totals[kind] = total;
    return rows;
  }
  const lists = await Promise.all([
    read('withdrawals', () => listPayments(services, 'withdrawal', slice)),
    read('deposits', () => listPayments(services, 'deposit', slice)),
    read('identities', () => listIdentities(services.database, slice)),
    read('corrections', () => listCorrections(services.database, slice)),
    read('refunds', () => listRefunds(services, slice)),
    read('reviews', () => listReviews(services.database, slice)),
    read('rounds', () => listRounds(services, slice)),
    read('findings', () => listFindings(services.database, slice)),
    read('frozen', () => listFrozen(services.database, slice)),
    kinds.includes('rounds') ? services.ledger.openSportsRounds(siteId) : 0,
  ]);
  const [
    withdrawals,
    deposits,
    identities,
    corrections,
    refunds,
    reviews,
    rounds,
    findings,
    frozen,
    openSports,
  ] = lists;
  return {
    withdrawals,
    deposits,
    identities,
    corrections,
    refunds,
    reviews,
    rounds,
    findings,
    frozen,
    openSports,
    totals,
  };
}

type Queries = OperatorServices['database'];

const totalOf = (rows: readonly { readonly count: number }[]): WorkTotal => ({
  count: rows[0]?.count ?? 0,
  sums: [],
});

async function listReviews(
  { sql: queries }: Queries,
  { siteId, since, offset }: WorkSlice,
): Promise<WorkList<OpenReview>> {
  const { number, createdAt } = ledgerReview;
  const isListed = and(
    eq(ledgerReview.siteId, siteId),
    isNull(ledgerReview.closedAt),
    since && lte(createdAt, since),
  );
  const [total, rows] = await Promise.all([
    queries.select({ count: count() }).from(ledgerReview).where(isListed),
    queries
      .select({
        number,
        playerId: ledgerReview.playerId,
        provider: ledgerReview.provider,
        tx: ledgerReview.providerTx,
        reason: ledgerReview.reason,
        owedMinor: ledgerReview.owedMinor,
        createdAt,
      })
      .from(ledgerReview)
      .where(isListed)
      .orderBy(asc(createdAt), asc(number))
      .limit(WORK_PAGE)
      .offset(offset),
  ]);
  return { rows, total: totalOf(total) };
}

/** All are read, because the ledger judges each of them. */
async function listRounds({ ledger }: ListServices, slice: WorkSlice): Promise<WorkList<StuckRound>> {
  const { siteId, since } = slice;
  const rounds = await ledger.stuckRounds({ siteId, limit: Number.MAX_SAFE_INTEGER });
  return pageOf(
    rounds.filter(({ openedAt }) => since === undefined || openedAt <= since),
    slice,
  );
}

async function listFindings(
  { sql: queries }: Queries,
  { siteId, since, offset }: WorkSlice,
): Promise<WorkList<OpenFinding>> {
  const { day, number, closedAt } = reconciliationFinding;
  const isListed = and(
    eq(reconciliationFinding.siteId, siteId),
    isNull(closedAt),
    since && lte(day, since.toISOString().slice(0, 10)),
  );
  const [total, rows] = await Promise.all([
    queries.select({ count: count() }).from(reconciliationFinding).where(isListed),
    queries
      .select()
      .from(reconciliationFinding)
      .where(isListed)
      .orderBy(asc(day), asc(number))
      .limit(WORK_PAGE)
      .offset(offset),
  ]);
  return { rows, total: totalOf(total) };
}

async function listFrozen(
  { sql: queries }: Queries,
  { siteId, since, offset }: WorkSlice,
): Promise<WorkList<FrozenWallet>> {
  const { playerId, frozenBy, reason, frozenAt } = playerFreeze;
  const isListed = and(
    eq(playerFreeze.siteId, siteId),
    isNull(playerFreeze.liftedAt),
    since && lte(frozenAt, since),
  );
  const [total, rows] = await Promise.all([
    queries.select({ count: count() }).from(playerFreeze).where(isListed),
    queries
      .select({ playerId, by: frozenBy, reason, at: frozenAt })
      .from(playerFreeze)
      .where(isListed)
      .orderBy(asc(frozenAt), asc(playerId))
      .limit(WORK_PAGE)
      .offset(offset),
  ]);
  return { rows, total: totalOf(total) };
}
