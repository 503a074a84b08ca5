import type { LedgerBreak, LedgerFigures, StuckRound } from '@baize/ledger';
import pg from 'pg';

import type { BookingContext, Runner } from './ledger-booking.ts';
import { answeredWithin, inTransaction } from './open-database.ts';

/** Half a second of work for a statement. */
const SLICE: SliceSize = { players: 1_000, postings: 20_000 };
/** A slice is larger than that only if one player's history is. */
const SLICE_TIMEOUT_MS = 10 * 60_000;
const MIN_SITE = -2_147_483_648;
const MAX_SITE = 2_147_483_647;
const MIN_PLAYER = -(2n ** 63n);
const MAX_PLAYER = 2n ** 63n - 1n;

/** How long a bet may be unsettled before its round is stuck. */
const STUCK_AFTER_MS = 24 * 60 * 60_000;
/** How far back the first search goes. */
const FIRST_SEARCH_MS = 31 * 24 * 60 * 60_000;
/** A search starts this much before the end of the last one, since bets are timestamped before they commit. */
const OVERLAP_MS = 10 * 60_000;
/** Bets are searched in spans of this length at most, … */
const SPAN_MS = 60 * 60_000;
/** … and of this many bets, to keep statements short even if nothing is cached. */
const STUCK_BATCH = 5_000;

const PROOF = 'proof';
const STUCK_ROUNDS = 'stuck rounds';

export interface SliceSize {
  readonly players: number;
  readonly postings: number;
}

type PlayerKey = readonly [siteId: number, playerId: string];

/**
 * Proves the books in slices of players. Each statement sees one snapshot and no rule joins two players, so concurrent
 * bookings never look like a break. Nothing is locked, and no snapshot is held longer than one slice takes.
 */
export async function findBreaks(runner: Runner, siteId?: number, size = SLICE): Promise<LedgerBreak[]> {
  const breaks: LedgerBreak[] = [];
  let after: PlayerKey | undefined = [siteId ?? MIN_SITE, String(MIN_PLAYER)];
  while (after) {
    const slice: ProvenSlice = await proveSlice(runner, after, size, siteId);
    breaks.push(...slice.breaks);
    after = slice.end;
  }
  return breaks;
}

/**
 * Proves the books of all sites from where the last proof was interrupted, and records the result. The position is
 * stored after each slice, unless another process has changed it: then this proof ends.
 */
export async function continueProof(
  context: BookingContext,
  signal?: AbortSignal,
  size = SLICE,
): Promise<LedgerBreak[]> {
  const { runner } = context;
  let { after, breaks } = await readProofPosition(runner);
  for (;;) {
    signal?.throwIfAborted();
    const slice = await proveSlice(runner, after, size);
    breaks = [...breaks, ...slice.breaks];
    if (!slice.end) break;
    await moveProofPosition(runner, after, slice.end, slice.breaks);
    after = slice.end;
  }
  await endProofPosition(runner, after);
  await recordProof(context, breaks.length);
  return breaks;
}

interface ProvenSlice {
  readonly breaks: readonly LedgerBreak[];
  /** The last player; absent if the slice is the last. */
  readonly end: PlayerKey | undefined;
}

async function proveSlice(
  runner: Runner,
  after: PlayerKey,
  size: SliceSize,
  siteId?: number,
): Promise<ProvenSlice> {
  const last: PlayerKey = [siteId ?? MAX_SITE, String(MAX_PLAYER)];
  const next = await findSliceEnd(runner, after, size);
  // The last slice is unbounded, so that rows of players without an account are found too.
  const isLast = !next || (siteId !== undefined && next[0] > siteId);
  const breaks = await findBreaksBetween(runner, after, isLast ? last : next);
  return { breaks, end: isLast ? undefined : next };
}

type StoredBreak = Omit<LedgerBreak, 'expectedMinor' | 'foundMinor'> & {
  readonly expectedMinor: string;
  readonly foundMinor: string;
};

async function readProofPosition(runner: Runner): Promise<{ after: PlayerKey; breaks: LedgerBreak[] }> {
  await runner.query(
    `insert into ledger_proof_position (id, site_id, player_id, breaks) values (1, $1, $2, '[]')
       on conflict do nothing`,
    [MIN_SITE, String(MIN_PLAYER)],
  );
  const { rows } = await runner.query<{ site_id: number; player_id: string; breaks: StoredBreak[] }>(
    'select * from ledger_proof_position',
  );
  const [row] = rows;
  if (!row) return { after: [MIN_SITE, String(MIN_PLAYER)], breaks: [] };
  const breaks = row.breaks.map((found) => ({
    ...found,
    expectedMinor: BigInt(found.expectedMinor),
    foundMinor: BigInt(found.foundMinor),
  }));
  return { after: [row.site_id, row.player_id], breaks };
}

async function moveProofPosition(
  runner: Runner,
  from: PlayerKey,
  to: PlayerKey,
  breaks: readonly LedgerBreak[],
): Promise<void> {
  const stored = breaks.map((found): StoredBreak => ({
    ...found,
    expectedMinor: String(found.expectedMinor),
    foundMinor: String(found.foundMinor),
  }));
  const { rowCount } = await runner.query(
    `update ledger_proof_position set site_id = $3, player_id = $4, breaks = breaks || $5::jsonb
       where site_id = $1 and player_id = $2`,
    [...from, ...to, JSON.stringify(stored)],
  );
  if (rowCount === 0) throw anotherProcess();
}

async function endProofPosition(runner: Runner, at: PlayerKey): Promise<void> {
  const { rowCount } = await runner.query(
    'delete from ledger_proof_position where site_id = $1 and player_id = $2',
    [...at],
  );
  if (rowCount === 0) throw anotherProcess();
}

const anotherProcess = () => new Error('another process has continued this proof');

async function findSliceEnd(
  runner: Runner,
  after: PlayerKey,
  size: SliceSize,
): Promise<PlayerKey | undefined> {
  const { rows } = await runner.query<{ site_id: number; player_id: string }>(
    'select * from ledger_slice_end($1, $2, $3, $4)',
    [...after, size.players, size.postings],
  );
  return rows[0] && [rows[0].site_id, rows[0].player_id];
}

async function findBreaksBetween(runner: Runner, after: PlayerKey, to: PlayerKey): Promise<LedgerBreak[]> {
  const { rows } = await withStatementTimeout(runner, SLICE_TIMEOUT_MS, (client) =>
    client.query<{
      rule: string;
      site_id: number;
      player_id: string;
      account_kind: number | null;
      expected: string | null;
      found: string | null;
    }>(
      answeredWithin(2 * SLICE_TIMEOUT_MS, 'select * from ledger_breaks($1, $2, $3, $4)', [...after, ...to]),
    ),
  );
  return rows.map((row) => ({
    rule: row.rule,
    siteId: row.site_id,
    playerId: Number(row.player_id),
    accountNumber: row.account_kind,
    expectedMinor: BigInt(row.expected ?? 0),
    foundMinor: BigInt(row.found ?? 0),
  }));
}

/** Work in a transaction whose statements may take longer than those of a player's call. */
async function withStatementTimeout<Result>(
  runner: Runner,
  timeoutMs: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const run = async (client: pg.PoolClient) => {
    await client.query("select set_config('statement_timeout', $1, true)", [String(timeoutMs)]);
    return work(client);
  };
  return runner instanceof pg.Pool
    ? inTransaction({ pool: runner }, ({ client }) => run(client))
    : run(runner);
}

/**
 * Rechecks the rounds that were found earlier, then searches the bets that have been made since. Both are done in short
 * statements that commit by themselves with their position, from which an interrupted search is continued.
 */
export async function findStuckRounds(
  context: BookingContext,
  signal?: AbortSignal,
  batchSize = STUCK_BATCH,
): Promise<number> {
  await recheckStuckRounds(context.runner, batchSize, signal);
  await searchStuckRounds(context, batchSize, signal);
  const { rows } = await context.runner.query<{ found: number }>(
    `update ledger_check set found = (select count(*) from stuck_round s where is_round_late(s.game_id, s.opened_at, $2))
       where name = $1 returning found`,
    [STUCK_ROUNDS, context.clock.now()],
  );
  return rows[0]?.found ?? 0;
}

async function recheckStuckRounds(runner: Runner, batchSize: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await runner.query<{ more: boolean }>('select recheck_stuck_rounds($1) as more', [
      batchSize,
    ]);
    if (!rows[0]?.more) return;
  }
}

async function searchStuckRounds(
  { runner, clock }: BookingContext,
  batchSize: number,
  signal?: AbortSignal,
): Promise<void> {
  const nowMs = clock.now().getTime();
  const untilMs = nowMs - STUCK_AFTER_MS;
  const lastMs = (await readChecks(runner)).get(STUCK_ROUNDS)?.at.getTime();
  let fromMs = (lastMs ?? nowMs - FIRST_SEARCH_MS) - OVERLAP_MS;
  let spanMs = SPAN_MS;
  do {
    signal?.throwIfAborted();
    const { rows } = await runner.query<{ until: Date }>('select find_stuck_rounds($1, $2, $3) as until', [
      new Date(fromMs),
      new Date(Math.min(fromMs + spanMs, untilMs)),
      batchSize,
    ]);
    const toMs = rows[0]?.until.getTime() ?? untilMs;
    // The next span is about as busy as this one.
    spanMs = Math.min(2 * (toMs - fromMs), SPAN_MS);
    fromMs = toMs;
    await runner.query(
      `insert into ledger_check (name, checked_at, found) values ($1, $2, 0)
         on conflict (name) do update set checked_at = excluded.checked_at`,
      [STUCK_ROUNDS, new Date(fromMs)],
    );
  } while (fromMs < untilMs);
}

export async function readStuckRounds(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  { siteId, playerId, limit }: { siteId?: number; playerId?: number; limit: number },
): Promise<StuckRound[]> {
  const { rows } = await runner.query<{
    site_id: number;
    player_id: string;
    provider: string;
    round_id: string;
    game_id: number;
    opened_at: Date;
  }>(
    `select * from stuck_round s
       where ($1::integer is null or s.site_id = $1) and ($2::bigint is null or s.player_id = $2)
         and is_round_late(s.game_id, s.opened_at, $4)
         and is_round_open(s.site_id, s.player_id, s.provider, s.round_id)
       order by s.opened_at limit $3`,
    [siteId ?? null, playerId ?? null, limit, clock.now()],
  );
  return rows.map((row) => ({
    siteId: row.site_id,
    playerId: Number(row.player_id),
    provider: row.provider,
    roundId: row.round_id,
    gameId: row.game_id,
    openedAt: row.opened_at,
  }));
}

export async function countOpenSportsRounds(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  siteId: number,
): Promise<number> {
  const { rows } = await runner.query<{ count: number }>(
    `select count(*)::integer as count from stuck_round s
       where s.site_id = $1 and not is_round_late(s.game_id, s.opened_at, $2)
         and is_round_open(s.site_id, s.player_id, s.provider, s.round_id)`,
    [siteId, clock.now()],
  );
  return rows[0]?.count ?? 0;
}

export async function readOpenBets(
  runner: Runner,
  { siteId, playerId, provider, roundId }: Pick<StuckRound, 'siteId' | 'playerId' | 'provider' | 'roundId'>,
): Promise<string[]> {
  const { rows } = await runner.query<{ provider_tx: string }>('select * from open_bets($1, $2, $3, $4)', [
    siteId,
    playerId,
    provider,
    roundId,
  ]);
  return rows.map((row) => row.provider_tx);
}

export async function recordProof({ runner, clock }: BookingContext, breaks: number): Promise<void> {
  await recordCheck(runner, PROOF, clock.now(), breaks);
}

/** Small tables only, since every scrape of /metrics reads this. */
export async function readFigures({ runner, clock }: BookingContext): Promise<LedgerFigures> {
  const [checks, { rows }] = await Promise.all([
    readChecks(runner),
    runner.query<{ reviews: number; debts: number; open: number; stuck: number; late: number }>(
      `select (select count(*) from ledger_review where closed_at is null)::integer as reviews,
              (select count(*) from ledger_review where closed_at is null and owed is not null)::integer as debts,
              (select count(*) from stuck_round)::integer as open,
              (select count(*) from stuck_round s where is_round_late(s.game_id, s.opened_at, $1))::integer as stuck,
              rows_without_month() as late`,
      [clock.now()],
    ),
  ]);
  const proof = checks.get(PROOF);
  return {
    openReviews: rows[0]?.reviews ?? 0,
    openDebts: rows[0]?.debts ?? 0,
    stuckRounds: rows[0]?.stuck ?? 0,
    openSportsRounds: (rows[0]?.open ?? 0) - (rows[0]?.stuck ?? 0),
    rowsWithoutMonth: rows[0]?.late ?? 0,
    lastProof: proof && { at: proof.at, breaks: proof.found },
  };
}

async function readChecks(runner: Runner): Promise<Map<string, { at: Date; found: number }>> {
  const { rows } = await runner.query<{ name: string; checked_at: Date; found: number }>(
    'select * from ledger_check',
  );
  return new Map(rows.map(({ name, checked_at: at, found }) => [name, { at, found }]));
}

async function recordCheck(runner: Runner, name: string, at: Date, found: number): Promise<void> {
  await runner.query(
    `insert into ledger_check (name, checked_at, found) values ($1, $2, $3)
       on conflict (name) do update set checked_at = excluded.checked_at, found = excluded.found`,
    [name, at, found],
  );
}
