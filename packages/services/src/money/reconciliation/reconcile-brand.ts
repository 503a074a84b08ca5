import {
  and,
  checkPayments,
  eq,
  freezePlayer,
  inArray,
  inTransaction,
  isNull,
  type LedgerTotals,
  lt,
  reconciliation,
  reconciliationFinding,
  type Transaction,
} from '@baize/db';
import type { LedgerBreak } from '@baize/ledger';

import type { Services } from '../../context.ts';
import { compareGateway } from './compare-gateway.ts';
import { driftKinds, type Finding } from './finding.ts';

export type ReconcileServices = Pick<Services, 'database' | 'clock' | 'providers'>;

export interface BrandDay {
  readonly siteId: number;
  /** `2026-03-14`, in the brand's time zone, and the instants between which it lies. */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  /** Whether no later day has ended: the ledger and the payments are compared as they are now, so only for this one. */
  readonly isLatest: boolean;
  /** What the replay of the ledger found at this brand. */
  readonly breaks: readonly LedgerBreak[];
}

/** Findings that are stored by one statement. */
const BATCH = 500;

/**
 * Compares the ledger of a brand with itself, with the payments and with the gateways' statements of a day, stores what it
 * finds, and freezes the wallets that have drifted. Running it again replaces the day's report.
 *
 * @returns the findings
 */
export async function reconcileBrand(
  services: ReconcileServices,
  brandDay: BrandDay,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const { siteId, breaks } = brandDay;
  const checked = await checkPayments(services.database.pool, siteId, signal);
  const findings: Finding[] = [
    ...breaks.map(ledgerFinding),
    ...(brandDay.isLatest ? totalFindings(checked.totals) : []),
    ...(brandDay.isLatest ? checked.breaks.map((found) => ({ ...found, providerRef: null })) : []),
    ...(await compareGateways(services, brandDay, signal)),
  ];
  await inTransaction(services.database, (transaction) =>
    store(services, transaction, { ...brandDay, findings, totals: checked.totals }),
  );
  return findings;
}

function ledgerFinding({ rule, playerId, expectedMinor, foundMinor }: LedgerBreak): Finding {
  const none = { transactionId: null, provider: null, providerRef: null };
  return { kind: 'ledger', detail: rule, playerId, ...none, expectedMinor, foundMinor };
}

function totalFindings(totals: LedgerTotals): Finding[] {
  const { playersMinor, gamesMinor, paymentsMinor, operatorMinor } = totals;
  const houseMinor = gamesMinor + paymentsMinor + operatorMinor;
  if (playersMinor === -houseMinor) return [];
  const none = { playerId: null, transactionId: null, provider: null, providerRef: null };
  const detail = 'the balances of all players';
  return [{ kind: 'total', detail, ...none, expectedMinor: -houseMinor, foundMinor: playersMinor }];
}

async function compareGateways(
  services: ReconcileServices,
  brandDay: BrandDay,
  signal: AbortSignal | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, payments } of services.providers.all) {
    signal?.throwIfAborted();
    if (payments?.statement) findings.push(...(await compareGateway(services, brandDay, name, payments)));
  }
  return findings;
}

async function store(
  { clock }: ReconcileServices,
  { sql, client }: Transaction,
  {
    siteId,
    day,
    isLatest,
    findings,
    totals,
  }: BrandDay & { findings: readonly Finding[]; totals: LedgerTotals },
): Promise<void> {
  const finishedAt = clock.now();
  const report = { finishedAt, findings: findings.length, ...totals };
  await sql
    .insert(reconciliation)
    .values({ siteId, day, ...report })
    .onConflictDoUpdate({ target: [reconciliation.siteId, reconciliation.day], set: report });
  await sql
    .delete(reconciliationFinding)
    .where(and(eq(reconciliationFinding.siteId, siteId), eq(reconciliationFinding.day, day)));
  await insertFindings(sql, { siteId, day, findings, after: 0 });
  if (isLatest) await closeEarlier(sql, { siteId, day, at: finishedAt });
  await freezeDrifted({ client }, { siteId, day, at: finishedAt, findings });
}

/** Adds findings to a day's report, after those that it has. */
export async function insertFindings(
  sql: Transaction['sql'],
  {
    siteId,
    day,
    findings,
    after,
  }: Pick<BrandDay, 'siteId' | 'day'> & { readonly findings: readonly Finding[]; readonly after: number },
): Promise<void> {
  const rows = findings.map((finding, index) => ({ siteId, day, number: after + index + 1, ...finding }));
  for (let at = 0; at < rows.length; at += BATCH)
    await sql.insert(reconciliationFinding).values(rows.slice(at, at + BATCH));
}

/** What is still wrong with ledger and payments is found again each day, so only the last day's findings are work. */
async function closeEarlier(
  sql: Transaction['sql'],
  { siteId, day, at }: { siteId: number; day: string; at: Date },
): Promise<void> {
  const { kind, closedAt } = reconciliationFinding;
  await sql
    .update(reconciliationFinding)
    .set({ closedAt: at, closedBy: 'job', note: `compared again on ${day}` })
    .where(
      and(
        eq(reconciliationFinding.siteId, siteId),
        lt(reconciliationFinding.day, day),
        inArray(kind, ['total', ...driftKinds]),
        isNull(closedAt),
      ),
    );
}

/** A drift that was known when an operator lifted the freeze does not freeze the wallet again. */
async function freezeDrifted(
  { client }: Pick<Transaction, 'client'>,
  { siteId, day, at, findings }: { siteId: number; day: string; at: Date; findings: readonly Finding[] },
): Promise<void> {
  const drifted = findings.flatMap(({ kind, playerId }) =>
    driftKinds.includes(kind) && playerId !== null ? [playerId] : [],
  );
  // In one order, so that two runs do not wait for each other.
  for (const playerId of [...new Set(drifted)].toSorted((a, b) => a - b)) {
    const { rows } = await client.query<{ is_new: boolean }>('select has_new_drift($1, $2, $3) as is_new', [
      siteId,
      playerId,
      day,
    ]);
    if (rows[0]?.is_new)
      await freezePlayer(client, { siteId, playerId }, { by: 'job', reason: `reconciliation of ${day}`, at });
  }
}
