import type { LedgerBreak } from '@baize/ledger';

import type { BookingContext } from './ledger-booking.ts';
import { findBreaks } from './ledger-proof.ts';
import { addUpPlay } from './play-totals.ts';
import { answeredWithin, type Database, inTransaction } from './open-database.ts';

/** Months are made this long before they begin, so that a job may fail for weeks. */
const MONTHS_AHEAD = 3;
/** Limits, open rounds and play counts read less than this back. */
const MONTHS_KEPT = 3;
/** Adding up a month takes seconds, unless it has hundreds of millions of rows. */
const CARRY_TIMEOUT_MS = 30 * 60_000;
const MAX_ATTEMPTS = 20;
/** No lock in time, or a deadlock. */
const BUSY = new Set<unknown>(['55P03', '40P01']);

export async function makeMonths({
  runner,
  clock,
}: Pick<BookingContext, 'runner' | 'clock'>): Promise<number> {
  const { rows } = await runner.query<{ made: number }>('select make_ledger_months($1, $2) as made', [
    clock.now(),
    MONTHS_AHEAD,
  ]);
  return rows[0]?.made ?? 0;
}

/** Months cannot be moved away; the message says why. */
export class MonthsStay extends Error {
  override readonly name = 'MonthsStay';
}

export interface MovedMonths {
  /** Tables with their schema, which can be dumped and dropped. */
  readonly tables: readonly string[];
}

/**
 * Moves the postings and game rows before a month away: proves the ledger, carries forward what each account had then,
 * detaches the tables of the months into the schema `moved`, and proves the ledger again. Bookings go on meanwhile. If it
 * is interrupted, it can be run again.
 *
 * @param database of the owner of the tables
 * @param before the first instant of a month in UTC
 * @throws MonthsStay
 */
export async function moveMonthsAway(
  { database, clock }: Pick<BookingContext, 'clock'> & { database: Database },
  before: Date,
  signal?: AbortSignal,
): Promise<MovedMonths> {
  const { pool } = database;
  const latest = firstOfMonth(clock.now(), -MONTHS_KEPT);
  if (before.getTime() !== firstOfMonth(before, 0).getTime() || before > latest)
    throw new MonthsStay(`months can be moved up to ${latest.toISOString().slice(0, 7)}`);
  const { rows } = await pool.query<{ rounds: number }>(
    'select count(*)::integer as rounds from stuck_round where opened_at < $1',
    [before],
  );
  if (rows[0]?.rounds) throw new MonthsStay(`${rows[0].rounds} rounds that were opened before are unsettled`);
  refuseBreaks(await findBreaks(pool));
  // Statements have what was played before as well.
  await addUpPlay({ runner: pool, clock }, signal, before);
  await carryForward(database, before);
  const tables: string[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const moved = await moveMonth(database, clock.now());
    if (!moved) break;
    tables.push(...moved);
  }
  refuseBreaks(await findBreaks(pool));
  return { tables };
}

function firstOfMonth(at: Date, months: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months));
}

function refuseBreaks(breaks: readonly LedgerBreak[]): void {
  if (breaks.length > 0)
    throw new MonthsStay(`the proof of the ledger finds ${breaks.length} contradictions`);
}

async function carryForward(database: Database, before: Date): Promise<void> {
  await inTransaction(database, async ({ client }) => {
    await client.query("select set_config('statement_timeout', $1, true)", [String(CARRY_TIMEOUT_MS)]);
    await client.query(
      answeredWithin(2 * CARRY_TIMEOUT_MS, 'select carry_forward(first_id_at($1))', [before]),
    );
  });
}

/** A month is detached between two bookings; a longer statement, such as a proof, is waited for with a new attempt. */
async function moveMonth(database: Database, now: Date): Promise<string[] | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await database.pool.query<{ tables: string[] | null }>(
        'select move_month_away($1) as tables',
        [now],
      );
      return rows[0]?.tables ?? null;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.has(error.code);
      if (!isBusy || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
