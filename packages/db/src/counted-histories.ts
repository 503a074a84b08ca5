import type { HistoryQuery } from '@baize/ledger';

import type { Runner } from './ledger-booking.ts';

/** A page of rows by their ids, newest first. */
export interface IdPage {
  readonly ids: number[];
  /** Of all pages. */
  readonly total: number;
}

export interface PaymentQuery extends HistoryQuery {
  /** 1 deposits, 2 withdrawals; both by default. */
  readonly kind?: number | undefined;
  readonly methodId?: number | undefined;
}

/**
 * What payments have credited and paid out, each without what came back of it since: `booked_by_payment` of the database
 * is the one definition.
 */
export interface PaymentTotals {
  readonly depositsMinor: bigint;
  readonly withdrawalsMinor: bigint;
}

/**
 * A page of payments, and the totals of the span whatever the kind and method. Neither the size of the table nor the number of the page matters: counts by the hour
 * say which hours the page is in.
 */
export async function findPayments(
  runner: Runner,
  { siteId, playerId, from, to, page, perPage, kind, methodId }: PaymentQuery,
): Promise<IdPage & { readonly totals: PaymentTotals }> {
  const { rows } = await runner.query<{
    total: string;
    deposits: string;
    withdrawals: string;
    ids: string[];
  }>({
    name: 'payment_page',
    text: 'select * from payment_page($1, $2, $3, $4, $5::smallint, $6, $7, $8)',
    values: [siteId, playerId, from, to, kind ?? null, methodId ?? null, (page - 1) * perPage, perPage],
  });
  const [found] = rows;
  return {
    ids: (found?.ids ?? []).map(Number),
    total: Number(found?.total ?? 0),
    totals: {
      depositsMinor: BigInt(found?.deposits ?? 0),
      withdrawalsMinor: BigInt(found?.withdrawals ?? 0),
    },
  };
}

/** What was booked by all payments of the player, whenever. */
export async function sumPayments(
  runner: Runner,
  { siteId, playerId }: Pick<HistoryQuery, 'siteId' | 'playerId'>,
): Promise<PaymentTotals> {
  const { rows } = await runner.query<{ deposits: string; withdrawals: string }>({
    name: 'payment_sums',
    text: `select coalesce(sum(booked) filter (where kind = 1), 0)::bigint as deposits,
        coalesce(sum(booked) filter (where kind = 2), 0)::bigint as withdrawals
      from payment_hour where site_id = $1 and player_id = $2 and method_id = 0`,
    values: [siteId, playerId],
  });
  return {
    depositsMinor: BigInt(rows[0]?.deposits ?? 0),
    withdrawalsMinor: BigInt(rows[0]?.withdrawals ?? 0),
  };
}

/** What came back of all payments of the player that were approved, beside what they booked without it. */
export interface PaymentReturns {
  readonly depositsMinor: bigint;
  readonly withdrawalsMinor: bigint;
}

/** What was booked by all payments of the player, and what came back, at one instant. */
export async function sumPaymentsAndReturns(
  runner: Runner,
  { siteId, playerId }: Pick<HistoryQuery, 'siteId' | 'playerId'>,
): Promise<{ readonly booked: PaymentTotals; readonly returned: PaymentReturns }> {
  const { rows } = await runner.query<{ kind: number; booked: string; returned: string }>({
    name: 'payment_sums_and_returns',
    text: `select k.kind,
        (select coalesce(sum(h.booked), 0)::bigint from payment_hour h
          where h.site_id = $1 and h.player_id = $2 and h.kind = k.kind and h.method_id = 0) as booked,
        (select coalesce(sum(p.returned_minor), 0)::bigint from payment_transaction p
          where p.site_id = $1 and p.player_id = $2 and p.returned_minor > 0 and p.kind = k.kind and p.status in (1, 6)) as returned
      from unnest(array[1, 2]::smallint[]) as k (kind)`,
    values: [siteId, playerId],
  });
  const sumOf = (kind: number, part: 'booked' | 'returned') =>
    BigInt(rows.find((row) => row.kind === kind)?.[part] ?? 0);
  return {
    booked: { depositsMinor: sumOf(1, 'booked'), withdrawalsMinor: sumOf(2, 'booked') },
    returned: { depositsMinor: sumOf(1, 'returned'), withdrawalsMinor: sumOf(2, 'returned') },
  };
}

export async function findSessions(
  runner: Runner,
  { siteId, playerId, from, to, page, perPage }: HistoryQuery,
): Promise<IdPage> {
  const { rows } = await runner.query<{ total: string; ids: string[] }>({
    name: 'session_page',
    text: 'select * from session_page($1, $2, $3, $4, $5, $6)',
    values: [siteId, playerId, from, to, (page - 1) * perPage, perPage],
  });
  return { ids: (rows[0]?.ids ?? []).map(Number), total: Number(rows[0]?.total ?? 0) };
}
