import { and, asc, desc, eq, reconciliation, reconciliationFinding } from '@baize/db';

import type { Services } from '../../context.ts';

export interface ReconciliationReport {
  readonly summary: typeof reconciliation.$inferSelect;
  readonly findings: readonly (typeof reconciliationFinding.$inferSelect)[];
}

/**
 * The report of a brand's day, by default of the last one.
 *
 * @returns undefined if there is none
 */
export async function readReport(
  { database }: Pick<Services, 'database'>,
  { siteId, day }: { readonly siteId: number; readonly day?: string | undefined },
): Promise<ReconciliationReport | undefined> {
  const [summary] = await database.sql
    .select()
    .from(reconciliation)
    .where(
      and(eq(reconciliation.siteId, siteId), ...(day === undefined ? [] : [eq(reconciliation.day, day)])),
    )
    .orderBy(desc(reconciliation.day))
    .limit(1);
  if (!summary) return undefined;
  const findings = await database.sql
    .select()
    .from(reconciliationFinding)
    .where(and(eq(reconciliationFinding.siteId, siteId), eq(reconciliationFinding.day, summary.day)))
    .orderBy(asc(reconciliationFinding.number));
  return { summary, findings };
}
