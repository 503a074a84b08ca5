import type { Clock, IdMaker } from '@baize/clock';
import {
  accountKind,
  type AccountKind,
  accountKinds,
  type BookCommand,
  type BookResult,
  bookWithAlarms,
  checkCommand,
  createBatcher,
  type LastWin,
  type LedgerAlarm,
  type LedgerStore,
  type MainAccount,
  type ReviewItem,
  type SessionNet,
  statusOf,
  type TransferStatus,
  transferKind,
  type TransferKind,
} from '@baize/ledger';
import type pg from 'pg';

import { book, type BookingContext, closeRound, type Runner, storeRefusal } from './ledger-booking.ts';
import * as bonuses from './bonuses.ts';
import * as exclusions from './exclusions.ts';
import * as histories from './ledger-histories.ts';
import { makeMonths } from './ledger-months.ts';
import {
  continueProof,
  countOpenSportsRounds,
  findBreaks,
  findStuckRounds,
  readFigures,
  readOpenBets,
  readStuckRounds,
  recordProof,
} from './ledger-proof.ts';
import { bookSets, fitsSet } from './ledger-sets.ts';
import { readLimitTrail } from './limit-trail.ts';
import type { Transaction } from './open-database.ts';
import * as limits from './player-limits.ts';
import { countPlays } from './play-counts.ts';
import { addUpPlay, readPlay } from './play-totals.ts';
import * as wallets from './wallet-transfers.ts';

/** A store that can also take part in a larger transaction. */
export interface PostgresLedgerStore extends LedgerStore {
  /**
   * The same store in the caller's transaction: its bookings commit with it. The player's row stays locked until then,
   * so book last and commit soon.
   */
  within(transaction: Pick<Transaction, 'client'>): LedgerStore;
}

export interface LedgerStoreOptions {
  pool: pg.Pool;
  clock: Clock;
  ids: IdMaker;
  /** Whether a player's commands are booked one at a time, and those of many players in one transaction; true by default. */
  batching?: boolean;
  /** Called for amounts and balances that need an operator. */
  onAlarm?: (alarm: LedgerAlarm) => void;
  /** Called with the error of a batch that failed; its commands are then booked one by one. */
  onProblem?: (error: unknown) => void;
}

const LANES = 2;
/** Concurrent single bookings per lane; more are not faster. */
const MAX_SINGLES = 8;
/** Connections that single bookings leave for batches, reads and the listening connection. */
const SPARE = 4;

/** The ledger on PostgreSQL. Its tables are accessed only by this package and the SQL functions. */
export function createLedgerStore(options: LedgerStoreOptions): PostgresLedgerStore {
  const { pool, clock, ids, onAlarm = () => undefined, onProblem = () => undefined } = options;
  const context = { runner: pool, clock, ids };
  const store = createStore(context, onAlarm);
  const within = ({ client }: Pick<Transaction, 'client'>) =>
    createStore({ ...context, runner: client }, onAlarm);
  if (options.batching === false) return { ...store, within };

  const takeTurn = createBatcher<BookCommand, BookResult>({
    many: (commands) => bookSets(context, commands.filter(fitsSet), onProblem),
    single: (command) => book(context, command),
    onBatchFailure: onProblem,
    ownerOf: ({ playerId }) => playerId,
    canShare: fitsSet,
    lanes: LANES,
    maxSingles: Math.max(1, Math.min(MAX_SINGLES, Math.floor((pool.options.max - SPARE) / LANES))),
  });
  const bookInTurn = async (command: BookCommand): Promise<BookResult> => {
    checkCommand(command);
    return takeTurn(command);
  };
  return {
    ...store,
    within,
    book: (command) => bookWithAlarms(command, bookInTurn, onAlarm),
  };
}

function createStore(context: BookingContext, onAlarm: (alarm: LedgerAlarm) => void): LedgerStore {
  const { runner } = context;
  return {
    openAccounts: (siteId, playerId, currency) => openAccounts(runner, siteId, playerId, currency),
    book: (command) => bookWithAlarms(command, (one) => book(context, one), onAlarm),
    storeRefusal: (command, refused, debt) => storeRefusal(context, command, refused, debt),
    startBonus: (key) => bonuses.startBonus(context, key),
    endBonus: (key, status, reason) => bonuses.endBonus(context, key, status, reason),
    freezeBonus: ({ siteId, playerId }, isFrozen) => bonuses.freezeBonus(context, siteId, playerId, isFrozen),
    claimFreeSpins: (key) => bonuses.claimFreeSpins(context, key),
    endDueBonuses: (limit) => bonuses.endDueBonuses(context, limit),
    transfer: (transfer) => wallets.transferBetweenWallets(context, transfer),
    settleTransfers: (limit) => wallets.settleTransfers(context, limit),
    moneyInPlay: (siteId, playerId, wallet) => wallets.readMoneyInPlay(context, siteId, playerId, wallet),
    closeRound: (siteId, playerId, provider, roundId, wallet) =>
      closeRound(context, siteId, playerId, provider, roundId, wallet),
    setState: (siteId, playerId, state) => setState(runner, siteId, playerId, state),
    setLimit: (key, amount) => limits.setLimit(context, key, amount),
    cancelLimitChange: (key) => limits.cancelLimitChange(context, key),
    exclude: (siteId, playerId, code, scope) => exclusions.exclude(context, siteId, playerId, code, scope),
    lockAccounts: (accounts) => exclusions.lockAccounts(runner, accounts),
    accountsElsewhere: (siteId, playerId) => exclusions.readAccountsElsewhere(runner, siteId, playerId),
    excludeElsewhere: (due) => exclusions.excludeElsewhere(context, due),
    dueExclusions: (limit) => exclusions.readDueExclusions(runner, limit),
    requestReturn: (siteId, playerId) => exclusions.requestReturn(context, siteId, playerId),
    closing: (siteId, playerId) => exclusions.readClosing(runner, siteId, playerId),
    exclusionOptions: (siteId, playerId) => exclusions.readExclusionOptions(runner, siteId, playerId),
    openRounds: (siteId, playerId) => exclusions.countOpenRounds(context, siteId, playerId),
    limits: (siteId, playerId) => limits.readLimits(runner, siteId, playerId),
    limitUse: (siteId, playerId) => limits.readLimitUse(context, siteId, playerId),
    limitEffectiveAt: (key, amount) => limits.readEffectiveAt(runner, key, amount),
    limitTrail: (query) => readLimitTrail(runner, query),
    setTimeZone: (siteId, timeZone) => limits.setTimeZone(runner, siteId, timeZone),
    async balance(siteId, playerId, kind = 'main') {
      const balances = await readBalances(runner, siteId, playerId);
      return balances.get(kind);
    },
    mainAccount: (siteId, playerId) => readMainAccount(runner, siteId, playerId),
    usableBonus: (siteId, playerId, gameId) => readUsableBonus(context, siteId, playerId, gameId),
    async balances(siteId, playerId) {
      const balances = await readBalances(runner, siteId, playerId);
      const entries = accountKinds.map((kind) => [kind, balances.get(kind) ?? 0n]);
      return Object.fromEntries(entries) as Record<AccountKind, bigint>;
    },
    gameHistory: (query) => histories.readGameHistory(runner, query),
    play: (query) => readPlay(context, query),
    accountLog: (query) => histories.readAccountLog(runner, query),
    historyStart: () => histories.readHistoryStart(runner),
    lastWins: (query) => readLastWins(runner, query),
    countPlays: (signal) => countPlays(context, signal),
    playedGames: (query) => readPlayedGames(runner, query),
    sessionNet: (siteId, playerId, since) => readSessionNet(runner, siteId, playerId, since),
    transferStatus: (key) => readTransferStatus(runner, key),
    betOfWin: (key) => readBetOfWin(runner, key),
    debt: (siteId, playerId) => readDebt(runner, siteId, playerId),
    reviews: (siteId, limit) => readReviews(runner, siteId, limit),
    openSportsRounds: (siteId) => countOpenSportsRounds(context, siteId),
    stuckRounds: (query) => readStuckRounds(context, query),
    openBets: (round) => readOpenBets(runner, round),
    figures: () => readFigures(context),
    findBreaks: (siteId) => findBreaks(runner, siteId),
    continueProof: (signal) => continueProof(context, signal),
    findStuckRounds: (signal) => findStuckRounds(context, signal),
    addUpPlay: (signal) => addUpPlay(context, signal),
    makeMonths: () => makeMonths(context),
    recordProof: (breaks) => recordProof(context, breaks),
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
  // A frozen wallet (2) and one in debt (4) stay so.
  await runner.query(
    'update account set state = (state & ~1) | $3 where site_id = $1 and player_id = $2 and kind = 1',
    [siteId, playerId, state === 'blocked' ? 1 : 0],
  );
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

async function readMainAccount(
  runner: Runner,
  siteId: number,
  playerId: number,
): Promise<MainAccount | undefined> {
  const { rows } = await runner.query<{ balance: string; version: string; currency: number; bonus: string }>({
    name: 'read_main_account',
    text: `select a.balance, a.version + bonus_version(a.site_id, a.player_id, a.bonus) as version, a.currency,
        case when a.bonus < 2 then 0 else
          (select b.balance from account b where b.site_id = a.site_id and b.player_id = a.player_id and b.kind = 5) end as bonus
      from account a where a.site_id = $1 and a.player_id = $2 and a.kind = 1`,
    values: [siteId, playerId],
  });
  const [row] = rows;
  return (
    row && {
      balanceMinor: BigInt(row.balance),
      bonusMinor: BigInt(row.bonus),
      version: Number(row.version),
      currency: row.currency,
    }
  );
}

async function readUsableBonus(
  { runner, clock }: BookingContext,
  siteId: number,
  playerId: number,
  gameId: number,
): Promise<bigint> {
  const { rows } = await runner.query<{ usable: string }>({
    name: 'usable_bonus',
    text: 'select usable_bonus($1, $2, $3, $4) as usable',
    values: [siteId, playerId, gameId, clock.now()],
  });
  return BigInt(rows[0]?.usable ?? 0);
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
         and transfer_id >= first_id_at($2::timestamptz - interval '1 hour')
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

async function readPlayedGames(
  runner: Runner,
  query: { siteId: number; playerId: number; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await runner.query<{ game_id: number }>(
    `select game_id from game_tx where site_id = $1 and player_id = $2
       and transfer_id >= first_id_at($3::timestamptz - interval '1 hour') and created_at >= $3 and type = 1
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
  const { rows } = await runner.query<{ staked: string; won: string; in_play: string }>(
    'select staked, won, session_in_play($1, $2, $3) as in_play from staked_and_won($1, $2, $3)',
    [siteId, playerId, since],
  );
  const [sums] = rows;
  return {
    stakedMinor: BigInt(sums?.staked ?? 0),
    wonMinor: BigInt(sums?.won ?? 0),
    inPlayMinor: BigInt(sums?.in_play ?? 0),
  };
}

async function readTransferStatus(
  runner: Runner,
  key: Parameters<LedgerStore['transferStatus']>[0],
): Promise<TransferStatus | undefined> {
  const { rows } = await runner.query<{
    id: string;
    outcome: number;
    amount: string;
    created_at: Date;
    undone: boolean;
  }>(
    `select id, outcome, amount, created_at, exists (
         select from transfer r where r.site_id = $1 and r.player_id = $2 and r.parent_id = t.id and r.kind = 3 and r.outcome = 0
       ) as undone
       from transfer t where site_id = $1 and player_id = $2 and provider = $3 and kind = $4 and provider_tx = $5`,
    [key.siteId, key.playerId, key.provider, transferKind[key.kind], key.tx],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    transferId: Number(row.id),
    status: statusOf(row.outcome),
    amountMinor: BigInt(row.amount),
    createdAt: row.created_at,
    undone: row.undone,
  };
}

async function readBetOfWin(
  runner: Runner,
  key: Parameters<LedgerStore['betOfWin']>[0],
): Promise<string | undefined> {
  const { rows } = await runner.query<{ tx: string | null }>(
    `select coalesce(
       (select b.provider_tx from transfer w
          join transfer b on b.site_id = w.site_id and b.player_id = w.player_id and b.id = w.parent_id
          where w.site_id = $1 and w.player_id = $2 and w.provider = $3 and w.kind = 2 and w.provider_tx = $5),
       (select g.provider_tx from game_tx g
          where g.site_id = $1 and g.player_id = $2 and g.provider = $3 and g.round_id = $4 and g.type = 1
          order by exists (select from transfer r where r.site_id = g.site_id and r.player_id = g.player_id
                             and r.parent_id = g.transfer_id and r.kind = 3), g.transfer_id
          limit 1)) as tx`,
    [key.siteId, key.playerId, key.provider, key.roundId, key.tx],
  );
  return rows[0]?.tx ?? undefined;
}

const kindByNumber = new Map(
  Object.entries(transferKind).map(([kind, number]) => [number as number, kind as TransferKind]),
);

async function readDebt(runner: Runner, siteId: number, playerId: number): Promise<bigint> {
  const { rows } = await runner.query<{ owed: string }>(
    `select coalesce(sum(owed), 0)::bigint as owed from ledger_review
       where site_id = $1 and player_id = $2 and owed is not null and closed_at is null`,
    [siteId, playerId],
  );
  return BigInt(rows[0]?.owed ?? 0);
}

async function readReviews(runner: Runner, siteId: number, limit: number): Promise<ReviewItem[]> {
  const { rows } = await runner.query<{
    player_id: string;
    kind: number;
    provider: string;
    provider_tx: string;
    reason: string;
    created_at: Date;
  }>('select * from ledger_review where site_id = $1 and closed_at is null order by created_at limit $2', [
    siteId,
    limit,
  ]);
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    kind: kindByNumber.get(row.kind) ?? 'adjust',
    provider: row.provider,
    tx: row.provider_tx,
    reason: row.reason,
    createdAt: row.created_at,
  }));
}
