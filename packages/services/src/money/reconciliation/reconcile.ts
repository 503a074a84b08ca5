import { and, asc, eq, isNull, reconciliation, reconciliationFinding } from '@baize/db';
import { type LedgerBreak, LedgerProofError } from '@baize/ledger';

import type { Services } from '../../context.ts';
import { dayIn, readTimeIn, startOfDay } from '../../site-time.ts';
import { reconcileAgain } from './reconcile-again.ts';
import { type BrandDay, reconcileBrand, type ReconcileServices } from './reconcile-brand.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Gateways finish their statements some hours after midnight. */
const FROM_HOUR = '04:00:00';

/** Days without a report or a statement are made up for this long. */
const MAX_DAYS = 14;

/**
 * Reconciles the days before today that have no report yet, at every brand where it is past four in the morning, and asks
 * the gateways again whose statements other days do not have. The ledger is replayed once for all brands, from where an
 * interrupted replay ended.
 *
 * @throws LedgerProofError with the contradictions of the ledger, after all reports are stored
 * @throws AggregateError if a day of a brand could not be reconciled, after all others
 */
export async function reconcile(
  services: ReconcileServices & Pick<Services, 'ledger'>,
  signal?: AbortSignal,
): Promise<void> {
  const { due, without } = await findDue(services);
  const breaks = due.some(({ isLatest }) => isLatest) ? await services.ledger.continueProof(signal) : [];
  const problems: unknown[] = [];
  const attempt = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      signal?.throwIfAborted();
      problems.push(error);
    }
  };
  for (const brandDay of due) {
    const found = brandDay.isLatest ? breaksOf(breaks, brandDay.siteId) : [];
    await attempt(reconcileBrand(services, { ...brandDay, breaks: found }, signal));
  }
  for (const brandDay of without) await attempt(reconcileAgain(services, brandDay, signal));
  // First, so that the job runs again.
  if (problems.length > 0)
    throw new AggregateError(problems, `days that could not be reconciled: ${problems.length}`);
  if (breaks.length > 0) throw new LedgerProofError(breaks);
}

const breaksOf = (breaks: readonly LedgerBreak[], siteId: number) =>
  breaks.filter((found) => found.siteId === siteId);

type DueDay = Omit<BrandDay, 'breaks'>;

/** Days without a report, and days whose reports miss statements. */
async function findDue({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<{ due: DueDay[]; without: DueDay[] }> {
  const now = clock.now();
  const due: DueDay[] = [];
  const without: DueDay[] = [];
  const { rows: brands } = await database.pool.query<{ site_id: number; time_zone: string }>(
    'select site_id, time_zone from site_zone order by site_id',
  );
  for (const { site_id: siteId, time_zone: timeZone } of brands) {
    const today = dayIn(timeZone, now);
    const starts = readTimeIn(timeZone, `${today} ${FROM_HOUR}`);
    if (starts === undefined || now < starts) continue;
    const known = await readDays(database, siteId);
    let next = today;
    for (let count = 1; count <= MAX_DAYS; count += 1) {
      const brandDay = { siteId, isLatest: count === 1, ...dayBefore(timeZone, next) };
      next = brandDay.day;
      if (known.without.has(next)) without.push(brandDay);
      // A brand owes no reports of days before its first.
      else if (!known.reports.has(next) && (count === 1 || next > known.first)) due.push(brandDay);
    }
  }
  return { due, without };
}

async function readDays(
  { sql }: Services['database'],
  siteId: number,
): Promise<{ reports: Set<string>; without: Set<string>; first: string }> {
  const reports = await sql
    .select({ day: reconciliation.day })
    .from(reconciliation)
    .where(eq(reconciliation.siteId, siteId))
    .orderBy(asc(reconciliation.day));
  const { day, kind, closedAt } = reconciliationFinding;
  const without = await sql
    .select({ day })
    .from(reconciliationFinding)
    .where(and(eq(reconciliationFinding.siteId, siteId), eq(kind, 'no statement'), isNull(closedAt)));
  const days = reports.map((report) => report.day);
  return {
    reports: new Set(days),
    without: new Set(without.map((finding) => finding.day)),
    first: days[0] ?? '9999-12-31',
  };
}

/** The day before a day `2026-03-15`, and the instants between which it lies. */
export function dayBefore(timeZone: string, today: string): Pick<BrandDay, 'day' | 'from' | 'to'> {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const from = startOfDay(timeZone, day);
  const to = startOfDay(timeZone, today);
  if (!from || !to) throw new RangeError(`${today} is no day`);
  return { day, from, to };
}
