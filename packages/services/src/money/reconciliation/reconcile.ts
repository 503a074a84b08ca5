import { and, eq, reconciliation } from '@baize/db';
import { type LedgerBreak, LedgerProofError } from '@baize/ledger';

import type { Services } from '../../context.ts';
import { dayIn, readTimeIn } from '../../site-time.ts';
import { type BrandDay, reconcileBrand, type ReconcileServices } from './reconcile-brand.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Gateways finish their statements some hours after midnight. */
const FROM_HOUR = '04:00:00';

/**
 * Reconciles the day before at every brand where it is past four in the morning and that has no report yet: the ledger is
 * replayed once for all of them, from where an interrupted replay ended.
 *
 * @throws LedgerProofError with the contradictions of the ledger, after all reports are stored
 */
export async function reconcile(
  services: ReconcileServices & Pick<Services, 'ledger'>,
  signal?: AbortSignal,
): Promise<void> {
  const due = await findDue(services);
  if (due.length === 0) return;
  const breaks = await services.ledger.continueProof(signal);
  for (const brandDay of due)
    await reconcileBrand(services, { ...brandDay, breaks: breaksOf(breaks, brandDay.siteId) }, signal);
  if (breaks.length > 0) throw new LedgerProofError(breaks);
}

const breaksOf = (breaks: readonly LedgerBreak[], siteId: number) =>
  breaks.filter((found) => found.siteId === siteId);

async function findDue({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<Omit<BrandDay, 'breaks'>[]> {
  const now = clock.now();
  const due: Omit<BrandDay, 'breaks'>[] = [];
  const { rows: brands } = await database.pool.query<{ site_id: number; time_zone: string }>(
    'select site_id, time_zone from site_zone order by site_id',
  );
  for (const { site_id: siteId, time_zone: timeZone } of brands) {
    const today = dayIn(timeZone, now);
    const starts = readTimeIn(timeZone, `${today} ${FROM_HOUR}`);
    if (starts === undefined || now < starts) continue;
    const brandDay = { siteId, ...dayBefore(timeZone, today) };
    const [known] = await database.sql
      .select({ day: reconciliation.day })
      .from(reconciliation)
      .where(and(eq(reconciliation.siteId, siteId), eq(reconciliation.day, brandDay.day)));
    if (!known) due.push(brandDay);
  }
  return due;
}

/** The day before a day `2026-03-15`, and the instants between which it lies. */
export function dayBefore(timeZone: string, today: string): Pick<BrandDay, 'day' | 'from' | 'to'> {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const from = readTimeIn(timeZone, `${day} 00:00:00`);
  const to = readTimeIn(timeZone, `${today} 00:00:00`);
  if (!from || !to) throw new RangeError(`${today} is no day`);
  return { day, from, to };
}
