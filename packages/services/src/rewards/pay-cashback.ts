import { and, asc, bonusPeriod, eq } from '@baize/db';

import type { Services } from '../context.ts';
import { listCashbackVersions } from './bonus-terms.ts';
import { type CashbackPeriod, duePeriods } from './cashback-periods.ts';
import { giveCashback, giveWaitingCashback } from './give-cashback.ts';
import { Problems } from './problems.ts';

type CashbackContext = Pick<Services, 'database' | 'clock' | 'ids'>;

const BATCH_PLAYERS = 200;
/** A round that was begun before midnight and ended after it belongs to the next period; bookings themselves take seconds. */
const SETTLED_AFTER_MS = 10 * 60_000;

interface CashbackBrand {
  readonly siteId: number;
  readonly timeZone: string;
}

/** A run of the job. */
interface Run {
  readonly context: CashbackContext;
  readonly problems: Problems;
  readonly signal: AbortSignal | undefined;
}

/**
 * Offers cashback for the periods of each brand's bonuses that are over: a share of what own money lost in each, by the
 * bookings of bets that were settled in it. Run by schedule; each period is given once, and each player's share of it once
 * however often that is interrupted.
 *
 * @throws AggregateError if a player's or a brand's could not be given, after all others; they are tried again
 */
export async function payCashback(context: CashbackContext, signal?: AbortSignal): Promise<void> {
  const problems = new Problems(signal);
  const { rows } = await context.database.pool.query<{ site_id: number; time_zone: string }>(
    'select site_id, time_zone from site_zone order by site_id',
  );
  for (const { site_id: siteId, time_zone: timeZone } of rows)
    await problems.attempt(() => payBrand({ context, problems, signal }, { siteId, timeZone }));
  await giveWaitingCashback(context, problems);
  problems.throwIfAny('cashback that could not be given');
}

async function payBrand(run: Run, { siteId, timeZone }: CashbackBrand): Promise<void> {
  const { database, clock } = run.context;
  const now = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
  for (const [slug, versions] of await listCashbackVersions(database, siteId)) {
    const rows = await database.sql
      .select()
      .from(bonusPeriod)
      .where(and(eq(bonusPeriod.siteId, siteId), eq(bonusPeriod.slug, slug)))
      .orderBy(asc(bonusPeriod.startsOn));
    const begun = rows.map(({ startsOn, givenAt }) => ({ startsOn, isGiven: givenAt !== null }));
    for (const period of duePeriods({ versions, begun, timeZone, now })) {
      const reached = rows.find(({ startsOn }) => startsOn === period.startsOn)?.reached ?? 0;
      await payPeriod(run, siteId, period, reached);
    }
  }
}

/** @param reached the last player of an interrupted run */
async function payPeriod(run: Run, siteId: number, period: CashbackPeriod, reached: number): Promise<void> {
  const { context, problems, signal } = run;
  const { sql, pool } = context.database;
  const { stored, startsOn } = period;
  const { slug } = stored;
  const cause = `cashback:${slug}:${startsOn}`;
  const key = { siteId, slug, startsOn };
  await sql.insert(bonusPeriod).values(key).onConflictDoNothing();
  const note = (change: { reached?: number; givenAt?: Date }) =>
    sql
      .update(bonusPeriod)
      .set(change)
      .where(
        and(eq(bonusPeriod.siteId, siteId), eq(bonusPeriod.slug, slug), eq(bonusPeriod.startsOn, startsOn)),
      );
  let after = reached;
  let isWhole = true;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await pool.query<{ player_id: string; loss: string }>(
      'select * from own_losses($1, $2, $3, $4, $5)',
      [siteId, after, period.from, period.to, BATCH_PLAYERS],
    );
    for (const row of rows) {
      after = Number(row.player_id);
      const lossMinor = BigInt(row.loss);
      if (lossMinor <= 0n) continue;
      const cashback = { siteId, playerId: after, cause, lossMinor, stored };
      const isGiven = await problems.attempt(() => giveCashback(context, cashback));
      isWhole &&= isGiven;
    }
    if (rows.length < BATCH_PLAYERS) break;
    // The next run begins before a player who could not be given theirs.
    if (isWhole) await note({ reached: after });
  }
  if (isWhole) await note({ givenAt: context.clock.now() });
}
