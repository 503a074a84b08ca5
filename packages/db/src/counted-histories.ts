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

/** What was booked by all payments of the span, whatever the kind and method of the page. */
export interface PaymentTotals {
  readonly depositsMinor: bigint;
  readonly withdrawalsMinor: bigint;
}

/** Neither the size of the table nor the number of the page matters: counts by the hour say which hours the page is in. */
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
