import {
  accountKind,
  type AccountKind,
  type AccountLogRow,
  type GameHistoryQuery,
  type GameHistoryRow,
  type GameTotals,
  type HistoryPage,
  type HistoryQuery,
  playWalletOf,
  transferKind,
  type TransferKind,
} from '@baize/ledger';

import type { Runner } from './ledger-booking.ts';

/** Numbers of rows, inclusive but for the one before the span. */
interface Numbers {
  readonly before: number;
  readonly until: number;
  readonly first: number;
  readonly last: number;
}

/**
 * The numbers of the rows of a page: rows are numbered from 1 in the order in which they were booked, so a total is a
 * difference of two numbers, and no page has to count the rows of those before it.
 *
 * @param before the number of the last row before the span
 */
function numbersOf(
  { page, perPage }: Pick<HistoryQuery, 'page' | 'perPage'>,
  before: number,
  total: number,
): Numbers | undefined {
  const last = before + total - (page - 1) * perPage;
  return last > before
    ? { before, until: before + total, first: Math.max(before, last - perPage) + 1, last }
    : undefined;
}

interface TotalsRow {
  bets_before: number;
  wins_before: number;
  refunds_before: number;
  bets: number;
  wins: number;
  refunds: number;
  staked: string;
  won: string;
  refunded: string;
}

function countOf(row: TotalsRow, type: number): { before: number; total: number } {
  switch (type) {
    case 1:
      return { before: row.bets_before, total: row.bets };
    case 2:
      return { before: row.wins_before, total: row.wins };
    case 3:
      return { before: row.refunds_before, total: row.refunds };
    default:
      return {
        before: row.bets_before + row.wins_before + row.refunds_before,
        total: row.bets + row.wins + row.refunds,
      };
  }
}

export async function readGameHistory(
  runner: Runner,
  query: GameHistoryQuery,
): Promise<HistoryPage<GameHistoryRow> & { totals: GameTotals }> {
  const span = [query.siteId, query.playerId, query.from, query.to];
  const counted = await runner.query<TotalsRow>({
    name: 'game_totals',
    text: 'select * from game_totals_between($1, $2, first_id_at($3), first_id_at($4))',
    values: span,
  });
  const [sums] = counted.rows;
  if (!sums) throw new Error('game_totals_between returned no row');
  const { before, total } = countOf(sums, query.type ?? 0);
  const numbers = numbersOf(query, before, total);
  const rows = numbers ? await readGameRows(runner, span, query.type ?? 0, numbers) : [];
  return {
    rows,
    total,
    totals: {
      stakedMinor: BigInt(sums.staked),
      wonMinor: BigInt(sums.won),
      refundedMinor: BigInt(sums.refunded),
    },
  };
}

async function readGameRows(
  runner: Runner,
  span: readonly unknown[],
  type: number,
  { before, until, first, last }: Numbers,
): Promise<GameHistoryRow[]> {
  const { rows } = await runner.query<{
    transfer_id: string;
    type: number;
    game_id: number;
    amount: string;
    balance_after: string;
    provider: string;
    round_id: string;
    provider_tx: string;
    created_at: Date;
    wallet: number | null;
  }>({
    name: 'game_rows',
    text: `select transfer_id, type, game_id, amount, balance_after, provider, round_id, provider_tx, created_at,
         wallet_of_transfer($1, $2, transfer_id) as wallet
       from game_rows($1, $2, $5::smallint, first_id_at($3), first_id_at($4), $6, $7, $8, $9)`,
    values: [...span, type, before, until, first, last],
  });
  const rounds = await readRounds(runner, span, rows);
  return rows.map((row) => ({
    id: Number(row.transfer_id),
    round: rounds.get(roundKey(row)),
    type: row.type,
    gameId: row.game_id,
    ...walletOf(row.wallet),
    amountMinor: BigInt(row.amount),
    balanceAfterMinor: BigInt(row.balance_after),
    roundId: row.round_id,
    transactionId: row.provider_tx,
    createdAt: row.created_at,
  }));
}

function walletOf(number: number | null): Pick<GameHistoryRow, 'wallet'> {
  const wallet = playWalletOf(number);
  return wallet ? { wallet } : {};
}

/** Some providers name everything of a player one round; more rows than these are not added up. */
const MAX_ROUND_ROWS = 200;

interface RoundKey {
  readonly provider: string;
  readonly round_id: string;
}

const roundKey = ({ provider, round_id }: RoundKey) => JSON.stringify([provider, round_id]);

async function readRounds(
  runner: Runner,
  [siteId, playerId]: readonly unknown[],
  rows: readonly RoundKey[],
): Promise<Map<string, GameTotals>> {
  const keys = [...new Map(rows.map((row) => [roundKey(row), row])).values()];
  if (keys.length === 0) return new Map();
  const { rows: rounds } = await runner.query<
    RoundKey & { rows: number; staked: string; won: string; refunded: string }
  >({
    name: 'game_rounds',
    text: 'select * from round_sums($1, $2, $3, $4, $5)',
    values: [
      siteId,
      playerId,
      keys.map(({ provider }) => provider),
      keys.map(({ round_id }) => round_id),
      MAX_ROUND_ROWS + 1,
    ],
  });
  return new Map(
    rounds
      .filter((round) => round.rows <= MAX_ROUND_ROWS)
      .map((round) => [
        roundKey(round),
        {
          stakedMinor: BigInt(round.staked),
          wonMinor: BigInt(round.won),
          refundedMinor: BigInt(round.refunded),
        },
      ]),
  );
}

const kindByNumber = new Map(
  Object.entries(transferKind).map(([kind, number]) => [number as number, kind as TransferKind]),
);

export async function readAccountLog(
  runner: Runner,
  query: HistoryQuery & { account: AccountKind },
): Promise<HistoryPage<AccountLogRow>> {
  const span = [query.siteId, query.playerId, accountKind[query.account], query.from, query.to];
  const counted = await runner.query<{ before: string; until: string }>({
    name: 'account_versions',
    text: `select version_before($1, $2, $3::smallint, greatest(first_id_at($4), ledger_horizon())) as before,
             version_before($1, $2, $3::smallint, greatest(first_id_at($5), ledger_horizon())) as until`,
    values: span,
  });
  const before = Number(counted.rows[0]?.before ?? 0);
  const total = Number(counted.rows[0]?.until ?? 0) - before;
  const numbers = numbersOf(query, before, total);
  if (!numbers) return { rows: [], total };
  const { rows } = await runner.query<{
    id: string;
    kind: number;
    amount: string;
    balance_after: string;
    provider: string;
    provider_tx: string;
    created_at: Date;
  }>({
    name: 'account_rows',
    text: 'select * from account_rows($1, $2, $3::smallint, first_id_at($4), first_id_at($5), $6, $7, $8, $9)',
    values: [...span, before, numbers.until, numbers.first, numbers.last],
  });
  return {
    total,
    rows: rows.map((row) => ({
      id: Number(row.id),
      kind: kindByNumber.get(row.kind) ?? 'adjust',
      amountMinor: BigInt(row.amount),
      balanceAfterMinor: BigInt(row.balance_after),
      provider: row.provider,
      transactionId: row.provider_tx,
      createdAt: row.created_at,
    })),
  };
}

export async function readHistoryStart(runner: Runner): Promise<Date | undefined> {
  const { rows } = await runner.query<{ starts_at: Date }>(
    'select instant_of_id(before_id) as starts_at from ledger_horizon where before_id > 0',
  );
  return rows[0]?.starts_at;
}
