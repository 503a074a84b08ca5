import type { Clock, IdMaker } from '@baize/clock';
import {
  accountKind,
  type AccountKind,
  accountKinds,
  type BetCommand,
  type BookResult,
  checkCommand,
  createBatcher,
  type GameHistoryQuery,
  type GameHistoryRow,
  type GameKind,
  type GamePlayers,
  type LastWin,
  type LedgerBreak,
  type LedgerStore,
  type ReviewItem,
  type SessionNet,
  statusOf,
  type TransferFate,
  transferKind,
} from '@baize/ledger';
import type pg from 'pg';

import { book, bookBet, bookBetSet, type Booker, closeRound, type Runner } from './ledger-booking.ts';
import type { Transaction } from './open-database.ts';

/** The store, which can also take part in a larger transaction. */
export interface PostgresLedgerStore extends LedgerStore {
  /**
   * The same store inside a transaction that the caller holds: what it books commits with it. The
   * player's row stays locked until then, so book last and commit soon.
   */
  within(transaction: Pick<Transaction, 'client'>): LedgerStore;
}

export interface LedgerStoreOptions {
  pool: pg.Pool;
  clock: Clock;
  ids: IdMaker;
  /** Books bets that arrive together in one transaction. On by default. */
  batching?: boolean;
}

/** The ledger on PostgreSQL. All access to its tables is in this file and in the SQL functions. */
export function createLedgerStore(options: LedgerStoreOptions): PostgresLedgerStore {
  const booker = { runner: options.pool, clock: options.clock, ids: options.ids };
  const store = storeOver(booker);
  const within = ({ client }: Pick<Transaction, 'client'>) => storeOver({ ...booker, runner: client });
  if (options.batching === false) return { ...store, within };

  const bookBatched = createBatcher<BetCommand, BookResult>({
    many: (bets) => bookBetSet(booker, bets),
    single: (bet) => bookBet(booker, bet),
    ownerOf: (bet) => bet.playerId,
  });
  return {
    ...store,
    within,
    async book(command) {
      // A bet that the caller refuses is never plainly right, so it would leave the batch anyway.
      if (command.kind !== 'bet' || command.refusal !== undefined) return store.book(command);
      checkCommand(command);
      return bookBatched(command);
    },
  };
}

function storeOver(booker: Booker): LedgerStore {
  const { runner } = booker;
  return {
    openAccounts: (siteId, playerId, currency) => openAccounts(runner, siteId, playerId, currency),
    book: (command) => book(booker, command),
    closeRound: (siteId, playerId, provider, roundId) =>
      closeRound(booker, siteId, playerId, provider, roundId),
    setState: (siteId, playerId, state) => setState(runner, siteId, playerId, state),
    async balance(siteId, playerId, kind = 'main') {
      const balances = await readBalances(runner, siteId, playerId);
      return balances.get(kind);
    },
    async balances(siteId, playerId) {
      const balances = await readBalances(runner, siteId, playerId);
      const entries = accountKinds.map((kind) => [kind, balances.get(kind) ?? 0n]);
      return Object.fromEntries(entries) as Record<AccountKind, bigint>;
    },
    gameHistory: (query) => readGameHistory(runner, query),
    lastWins: (query) => readLastWins(runner, query),
    countPlayers: (query) => countPlayers(runner, query),
    playedGames: (query) => readPlayedGames(runner, query),
    sessionNet: (siteId, playerId, since) => readSessionNet(runner, siteId, playerId, since),
    fate: (key) => readFate(runner, key),
    reviews: (siteId, limit) => readReviews(runner, siteId, limit),
    findBreaks: (siteId) => findBreaks(runner, siteId),
  };
}

async function openAccounts(
  runner: Runner,
  siteId: number,
  playerId: number,
  currency: number,
): Promise<void> {
  await runner.query(
    `insert into account (site_id, player_id, kind, currency)
       select $1, $2, kind, $3 from unnest($4::smallint[]) as kind on conflict do nothing`,
    [siteId, playerId, currency, Object.values(accountKind)],
  );
}

async function setState(
  runner: Runner,
  siteId: number,
  playerId: number,
  state: 'open' | 'blocked',
): Promise<void> {
  await runner.query('update account set state = $3 where site_id = $1 and player_id = $2 and kind = 1', [
    siteId,
    playerId,
    state === 'blocked' ? 1 : 0,
  ]);
}

async function readBalances(
  runner: Runner,
  siteId: number,
  playerId: number,
): Promise<Map<AccountKind, bigint>> {
  const { rows } = await runner.query<{ kind: number; balance: string }>({
    name: 'read_balances',
    text: 'select kind, balance from account where site_id = $1 and player_id = $2',
    values: [siteId, playerId],
  });
  const byNumber = new Map(rows.map((row) => [row.kind, BigInt(row.balance)]));
  const balances = new Map<AccountKind, bigint>();
  for (const kind of accountKinds) {
    const balance = byNumber.get(accountKind[kind]);
    if (balance !== undefined) balances.set(kind, balance);
  }
  return balances;
}

async function readGameHistory(
  runner: Runner,
  query: GameHistoryQuery,
): Promise<{ rows: GameHistoryRow[]; total: number }> {
  const filter = `site_id = $1 and player_id = $2 and created_at >= $3 and created_at < $4 and ($5::smallint is null or type = $5)`;
  const values = [query.siteId, query.playerId, query.from, query.to, query.type ?? null];
  const counted = await runner.query<{ total: number }>(
    `select count(*)::integer as total from game_tx where ${filter}`,
    values,
  );
  const { rows } = await runner.query<{
    transfer_id: string;
    type: number;
    game_id: number;
    amount: string;
    balance_after: string;
    round_id: string;
    provider_tx: string;
    created_at: Date;
  }>(
    `select transfer_id, type, game_id, amount, balance_after, round_id, provider_tx, created_at
       from game_tx where ${filter} order by created_at desc, transfer_id desc limit $6 offset $7`,
    [...values, query.perPage, (query.page - 1) * query.perPage],
  );
  return {
    total: counted.rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      id: Number(row.transfer_id),
      type: row.type,
      gameId: row.game_id,
      amountMinor: BigInt(row.amount),
      balanceAfterMinor: BigInt(row.balance_after),
      roundId: row.round_id,
      transactionId: row.provider_tx,
      createdAt: row.created_at,
    })),
  };
}

async function readLastWins(
  runner: Runner,
  query: { siteId: number; since: Date; limit: number },
): Promise<LastWin[]> {
  const { rows } = await runner.query<{
    player_id: string;
    game_id: number;
    amount: string;
    created_at: Date;
  }>(
    `select player_id, game_id, amount, created_at from game_tx
       where site_id = $1 and created_at >= $2 and type = 2 and amount > 0
       order by created_at desc, transfer_id desc limit $3`,
    [query.siteId, query.since, query.limit],
  );
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    gameId: row.game_id,
    amountMinor: BigInt(row.amount),
    createdAt: row.created_at,
  }));
}

/** The instants of bets only grow, so an index by blocks finds the span and costs a bet next to nothing. */
async function countPlayers(
  runner: Runner,
  { since, recentSince }: { since: Date; recentSince: Date },
): Promise<GamePlayers[]> {
  const { rows } = await runner.query<{ game_id: number; players: number; recent_players: number }>(
    `select game_id, count(*)::integer as players,
            (count(*) filter (where last_at >= $2))::integer as recent_players
       from (select game_id, max(created_at) as last_at from game_tx
               where type = 1 and created_at >= $1 group by game_id, site_id, player_id) as played
       group by game_id`,
    [since, recentSince],
  );
  return rows.map((row) => ({
    gameId: row.game_id,
    players: row.players,
    recentPlayers: row.recent_players,
  }));
}

async function readPlayedGames(
  runner: Runner,
  query: { siteId: number; playerId: number; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await runner.query<{ game_id: number }>(
    `select game_id from game_tx where site_id = $1 and player_id = $2 and created_at >= $3 and type = 1
       group by game_id order by max(created_at) desc, game_id limit $4`,
    [query.siteId, query.playerId, query.since, query.limit],
  );
  return rows.map((row) => row.game_id);
}

async function readSessionNet(
  runner: Runner,
  siteId: number,
  playerId: number,
  since: Date,
): Promise<SessionNet> {
  const { rows } = await runner.query<{ staked: string; won: string }>(
    `select coalesce(sum(case type when 1 then amount when 3 then -amount end), 0)::bigint as staked,
            coalesce(sum(amount) filter (where type = 2), 0)::bigint as won
       from game_tx where site_id = $1 and player_id = $2 and created_at >= $3`,
    [siteId, playerId, since],
  );
  return { stakedMinor: BigInt(rows[0]?.staked ?? 0), wonMinor: BigInt(rows[0]?.won ?? 0) };
}

async function readFate(
  runner: Runner,
  key: Parameters<LedgerStore['fate']>[0],
): Promise<TransferFate | undefined> {
  const { rows } = await runner.query<{ id: string; outcome: number; amount: string; created_at: Date }>(
    `select id, outcome, amount, created_at from transfer
       where site_id = $1 and player_id = $2 and provider = $3 and kind = $4 and provider_tx = $5`,
    [key.siteId, key.playerId, key.provider, transferKind[key.kind], key.tx],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    transferId: Number(row.id),
    status: statusOf(row.outcome),
    amountMinor: BigInt(row.amount),
    createdAt: row.created_at,
  };
}

const gameKindByNumber: Readonly<Record<number, GameKind>> = { 1: 'bet', 2: 'win', 3: 'refund' };

async function readReviews(runner: Runner, siteId: number, limit: number): Promise<ReviewItem[]> {
  const { rows } = await runner.query<{
    player_id: string;
    kind: number;
    provider: string;
    provider_tx: string;
    reason: string;
    created_at: Date;
  }>('select * from ledger_review where site_id = $1 order by created_at limit $2', [siteId, limit]);
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    kind: gameKindByNumber[row.kind] ?? 'bet',
    provider: row.provider,
    tx: row.provider_tx,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}

async function findBreaks(runner: Runner, siteId?: number): Promise<LedgerBreak[]> {
  const { rows } = await runner.query<{
    rule: string;
    site_id: number;
    player_id: string;
    account_kind: number | null;
    expected: string | null;
    found: string | null;
  }>('select * from ledger_breaks($1)', [siteId ?? null]);
  return rows.map((row) => ({
    rule: row.rule,
    siteId: row.site_id,
    playerId: Number(row.player_id),
    accountNumber: row.account_kind,
    expectedMinor: BigInt(row.expected ?? 0),
    foundMinor: BigInt(row.found ?? 0),
  }));
}
