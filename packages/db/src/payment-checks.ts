import type { Runner } from './ledger-booking.ts';

/** Half a second of work for a statement, unless one player's history is longer. */
const SLICE = { players: 1_000, postings: 20_000 };
const MIN_PLAYER = -(2n ** 63n);
const MAX_PLAYER = 2n ** 63n - 1n;

/** A payment and the ledger that contradict each other, or money that is held without a withdrawal. */
export interface PaymentBreak {
  readonly kind: 'transfer' | 'held';
  readonly detail: string;
  readonly playerId: number;
  readonly transactionId: number | null;
  readonly provider: string | null;
  readonly expectedMinor: bigint;
  readonly foundMinor: bigint;
}

/** What the players of a site have, and what the house's sides of their postings add up to. */
export interface LedgerTotals {
  readonly playersMinor: bigint;
  readonly gamesMinor: bigint;
  readonly paymentsMinor: bigint;
  readonly operatorMinor: bigint;
}

/**
 * Compares the payments of a site with its ledger, in slices of players, and adds its ledger up. A payment and its
 * booking commit together, so concurrent ones never look like a break.
 */
export async function checkPayments(
  runner: Runner,
  siteId: number,
  signal?: AbortSignal,
  size = SLICE,
): Promise<{ breaks: PaymentBreak[]; totals: LedgerTotals }> {
  const breaks: PaymentBreak[] = [];
  let totals: LedgerTotals = { playersMinor: 0n, gamesMinor: 0n, paymentsMinor: 0n, operatorMinor: 0n };
  let after = String(MIN_PLAYER);
  for (;;) {
    signal?.throwIfAborted();
    const end = await findSliceEnd(runner, siteId, after, size);
    const slice = [siteId, after, siteId, end ?? String(MAX_PLAYER)];
    breaks.push(...(await findBreaks(runner, slice)));
    totals = addTotals(totals, await readTotals(runner, slice));
    if (end === undefined) return { breaks, totals };
    after = end;
  }
}

async function findSliceEnd(
  runner: Runner,
  siteId: number,
  after: string,
  size: typeof SLICE,
): Promise<string | undefined> {
  const { rows } = await runner.query<{ site_id: number; player_id: string }>(
    'select * from ledger_slice_end($1, $2, $3, $4)',
    [siteId, after, size.players, size.postings],
  );
  return rows[0]?.site_id === siteId ? rows[0].player_id : undefined;
}

async function findBreaks(runner: Runner, slice: unknown[]): Promise<PaymentBreak[]> {
  const { rows } = await runner.query<{
    kind: PaymentBreak['kind'];
    detail: string;
    player_id: string;
    transaction_id: string | null;
    provider: string | null;
    expected: string;
    found: string;
  }>('select * from payment_breaks($1, $2, $3, $4) order by player_id, transaction_id, detail', slice);
  return rows.map((row) => ({
    kind: row.kind,
    detail: row.detail,
    playerId: Number(row.player_id),
    transactionId: row.transaction_id === null ? null : Number(row.transaction_id),
    provider: row.provider,
    expectedMinor: BigInt(row.expected),
    foundMinor: BigInt(row.found),
  }));
}

async function readTotals(runner: Runner, slice: unknown[]): Promise<LedgerTotals> {
  const { rows } = await runner.query<Record<'players' | 'games' | 'payments' | 'operator', string>>(
    'select * from ledger_totals($1, $2, $3, $4)',
    slice,
  );
  const [row] = rows;
  return {
    playersMinor: BigInt(row?.players ?? 0),
    gamesMinor: BigInt(row?.games ?? 0),
    paymentsMinor: BigInt(row?.payments ?? 0),
    operatorMinor: BigInt(row?.operator ?? 0),
  };
}

function addTotals(a: LedgerTotals, b: LedgerTotals): LedgerTotals {
  return {
    playersMinor: a.playersMinor + b.playersMinor,
    gamesMinor: a.gamesMinor + b.gamesMinor,
    paymentsMinor: a.paymentsMinor + b.paymentsMinor,
    operatorMinor: a.operatorMinor + b.operatorMinor,
  };
}
