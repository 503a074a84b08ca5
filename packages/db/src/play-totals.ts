import type { PlayPeriod, PlayQuery } from '@baize/ledger';

import type { BookingContext, Runner } from './ledger-booking.ts';

/** Processes commit a booking at most this long after the instant in its id. */
const SETTLED_AFTER_MS = 15 * 60_000;
/** Game rows of one statement, which takes about a tenth of a second. */
const ROWS_AT_ONCE = 20_000;
const PLAYERS_AT_ONCE = 200;
/** With more rows that are not added up, reading them would take longer than a page may. */
const ROWS_TO_READ = 2_000;
const periodNumber = { day: 1, week: 2, month: 3 } as const satisfies Record<PlayQuery['by'], number>;

interface Player {
  readonly siteId: number;
  readonly playerId: number;
}

async function addUp(
  runner: Runner,
  { siteId, playerId }: Player,
  until: Date,
  mayGoOn: () => boolean,
): Promise<void> {
  for (let left = 1; left > 0 && mayGoOn();) {
    const { rows } = await runner.query<{ left: string }>({
      name: 'add_up_play',
      text: 'select add_up_play($1, $2, $3, $4) as left',
      values: [siteId, playerId, until, ROWS_AT_ONCE],
    });
    left = Number(rows[0]?.left ?? 0);
  }
}

/**
 * Adds the game rows of all players to their days. Several processes may do so at once, and one that is interrupted is
 * continued by the next.
 *
 * @param until what is later stays; by default all that is settled
 */
export async function addUpPlay(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  signal?: AbortSignal,
  until = new Date(clock.now().getTime() - SETTLED_AFTER_MS),
): Promise<void> {
  let after: Player | undefined = { siteId: -(2 ** 31), playerId: 0 };
  while (after) {
    const { rows }: { rows: { site_id: number; player_id: string }[] } = await runner.query(
      'select site_id, player_id from players_behind($1, $2, $3)',
      [after.siteId, after.playerId, PLAYERS_AT_ONCE],
    );
    after = undefined;
    for (const row of rows) {
      signal?.throwIfAborted();
      after = { siteId: row.site_id, playerId: Number(row.player_id) };
      await addUp(runner, after, until, () => !signal?.aborted);
    }
  }
}

/**
 * What a player staked, won and played, by periods and categories; nothing for a period without play.
 *
 * @returns undefined if so much is not added up yet that it takes longer than `withinMs`; a later read goes on from there
 */
export async function readPlay(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  query: PlayQuery,
): Promise<PlayPeriod[] | undefined> {
  const player = [query.siteId, query.playerId];
  const behind = async () => {
    const { rows } = await runner.query<{ rows: string }>({
      name: 'play_behind',
      text: 'select play_behind($1, $2) as rows',
      values: player,
    });
    return Number(rows[0]?.rows ?? 0);
  };
  if ((await behind()) > ROWS_TO_READ) {
    const end = performance.now() + query.withinMs;
    const isInTime = () => performance.now() < end;
    await addUp(runner, query, new Date(clock.now().getTime() - SETTLED_AFTER_MS), isInTime);
    if (!isInTime() && (await behind()) > ROWS_TO_READ) return undefined;
  }
  const { rows } = await runner.query<Record<keyof PlayRow, string> & { starts_on: string }>({
    name: 'play_by_period',
    text: 'select starts_on::text, category, bets, staked, won, refunded, played_ms from play_by_period($1, $2, $3, $4, $5::smallint)',
    values: [...player, query.from, query.to, periodNumber[query.by]],
  });
  return rows.map((row) => ({
    startsOn: row.starts_on,
    category: row.category,
    bets: Number(row.bets),
    stakedMinor: BigInt(row.staked),
    wonMinor: BigInt(row.won),
    refundedMinor: BigInt(row.refunded),
    playedMs: Number(row.played_ms),
  }));
}

interface PlayRow {
  category: string;
  bets: string;
  staked: string;
  won: string;
  refunded: string;
  played_ms: string;
}
