import type { BookingContext, Runner } from './ledger-booking.ts';

/** A span with so many bets is read in well under a second. */
const SPAN_BETS = 50_000;

/**
 * Reads the bets since the last count in spans that each commit, then recounts the players of each game. An interrupted
 * count is continued by the next.
 */
export async function countPlays(
  { runner, clock }: BookingContext,
  signal?: AbortSignal,
  spanBets = SPAN_BETS,
): Promise<boolean> {
  const now = clock.now();
  let from: Date | undefined;
  do {
    signal?.throwIfAborted();
    from = await readSpan(runner, now, from, spanBets);
    // Another process is counting.
    if (!from) return false;
  } while (from < now);
  const { rows } = await runner.query<{ changed: boolean | null }>('select count_plays($1) as changed', [
    now,
  ]);
  return rows[0]?.changed ?? false;
}

async function readSpan(
  runner: Runner,
  now: Date,
  from: Date | undefined,
  maxBets: number,
): Promise<Date | undefined> {
  const { rows } = await runner.query<{ until: Date | null }>('select read_plays($1, $2, $3) as until', [
    now,
    from ?? null,
    maxBets,
  ]);
  return rows[0]?.until ?? undefined;
}
