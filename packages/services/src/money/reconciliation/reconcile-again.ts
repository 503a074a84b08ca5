import { and, desc, eq, inTransaction, isNull, reconciliation, reconciliationFinding } from '@baize/db';

import { compareGateway } from './compare-gateway.ts';
import { type BrandDay, insertFindings, type ReconcileServices } from './reconcile-brand.ts';
import type { Finding } from './finding.ts';

type ReportDay = Omit<BrandDay, 'breaks' | 'isLatest'>;

/** Asks the gateways again whose statements the report of a day does not have, and adds what they show to it. */
export async function reconcileAgain(
  services: ReconcileServices,
  day: ReportDay,
  signal?: AbortSignal,
): Promise<void> {
  const open = await services.database.sql
    .selectDistinct({ provider: reconciliationFinding.provider })
    .from(reconciliationFinding)
    .where(isMissing(day));
  for (const { provider } of open) {
    signal?.throwIfAborted();
    const gateway = services.providers.all.find(({ name }) => name === provider)?.payments;
    // A gateway that is gone sends no statement any more; an operator closes the finding.
    if (provider === null || !gateway?.statement) continue;
    const findings = await compareGateway(services, day, provider, gateway);
    if (!findings.some(({ kind }) => kind === 'no statement'))
      await store(services, { ...day, provider, findings });
  }
}

function isMissing({ siteId, day }: Pick<ReportDay, 'siteId' | 'day'>) {
  const { kind, closedAt } = reconciliationFinding;
  return and(isOfDay({ siteId, day }), eq(kind, 'no statement'), isNull(closedAt));
}

function isOfDay({ siteId, day }: Pick<ReportDay, 'siteId' | 'day'>) {
  return and(eq(reconciliationFinding.siteId, siteId), eq(reconciliationFinding.day, day));
}

async function store(
  { database, clock }: ReconcileServices,
  {
    siteId,
    day,
    provider,
    findings,
  }: ReportDay & { readonly provider: string; readonly findings: readonly Finding[] },
): Promise<void> {
  await inTransaction(database, async ({ sql }) => {
    const closed = await sql
      .update(reconciliationFinding)
      .set({ closedAt: clock.now(), closedBy: 'job', note: 'the statement came later' })
      .where(and(isMissing({ siteId, day }), eq(reconciliationFinding.provider, provider)))
      .returning({ number: reconciliationFinding.number });
    // An operator has closed it in the meantime.
    if (closed.length === 0) return;
    const [last] = await sql
      .select({ number: reconciliationFinding.number })
      .from(reconciliationFinding)
      .where(isOfDay({ siteId, day }))
      .orderBy(desc(reconciliationFinding.number))
      .limit(1);
    const after = last?.number ?? 0;
    await insertFindings(sql, { siteId, day, findings, after });
    await sql
      .update(reconciliation)
      .set({ findings: after + findings.length })
      .where(and(eq(reconciliation.siteId, siteId), eq(reconciliation.day, day)));
  });
}
