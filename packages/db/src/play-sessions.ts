import type { Runner } from './ledger-booking.ts';

/** The id of a game, or null for the poker room. */
export type PlayPlace = number | null;

/** The poker room in the column of games, whose ids begin at 1. */
const POKER_ROOM = 0;

/** A player's play session, by the database's clock. */
export interface PlaySessionState {
  readonly startedAt: Date;
  /** The start, or the last acknowledged reality check. */
  readonly checkedAt: Date;
  readonly now: Date;
  /** What the player plays at another page; undefined if at this one. */
  readonly elsewhere: PlayPlace | undefined;
}

interface PlayPage {
  readonly siteId: number;
  readonly playerId: number;
  readonly page: string;
}

interface StateRow {
  readonly started_at: Date;
  readonly checked_at: Date;
  readonly now: Date;
  readonly elsewhere: number | null;
}

const stateOf = (row: StateRow): PlaySessionState => ({
  startedAt: row.started_at,
  checkedAt: row.checked_at,
  now: row.now,
  elsewhere: row.elsewhere === POKER_ROOM ? null : (row.elsewhere ?? undefined),
});

/** Starts or extends the play session; `moves` makes this page the one at which the player plays. */
export async function keepPlaySession(
  runner: Runner,
  { siteId, playerId, page }: PlayPage,
  { gameId, moves }: { readonly gameId: PlayPlace; readonly moves: boolean },
): Promise<PlaySessionState> {
  const { rows } = await runner.query<StateRow>('select * from keep_play_session($1, $2, $3, $4, $5)', [
    siteId,
    playerId,
    page,
    gameId ?? POKER_ROOM,
    moves,
  ]);
  const [row] = rows;
  if (!row) throw new Error('a function without a row');
  return stateOf(row);
}

/** Starts or extends the play session for a page that is open beside others, such as one of sport. */
export async function extendPlaySession(
  runner: Runner,
  { siteId, playerId }: Pick<PlayPage, 'siteId' | 'playerId'>,
): Promise<PlaySessionState> {
  const { rows } = await runner.query<Omit<StateRow, 'elsewhere'>>(
    'select * from extend_play_session($1, $2)',
    [siteId, playerId],
  );
  const [row] = rows;
  if (!row) throw new Error('a function without a row');
  return stateOf({ ...row, elsewhere: null });
}

/** The page no longer shows its game. */
export async function leavePlayPage(runner: Runner, { siteId, playerId, page }: PlayPage): Promise<void> {
  await runner.query('select leave_play_page($1, $2, $3)', [siteId, playerId, page]);
}

/**
 * Acknowledges a reality check if one is due.
 *
 * @param everyMinutes the interval of checks, null if they are off
 * @returns undefined if there is no play session
 */
export async function acknowledgeRealityCheck(
  runner: Runner,
  { siteId, playerId, page }: PlayPage,
  everyMinutes: number | null,
): Promise<(PlaySessionState & { readonly acknowledged: boolean }) | undefined> {
  const { rows } = await runner.query<StateRow & { acknowledged: boolean }>(
    'select * from acknowledge_reality_check($1, $2, $3, make_interval(mins => $4))',
    [siteId, playerId, page, everyMinutes],
  );
  const [row] = rows;
  return row && { ...stateOf(row), acknowledged: row.acknowledged };
}
