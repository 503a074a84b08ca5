import { transactionStatus } from '@baize/contract';
import {
  and,
  checkPayments,
  eq,
  freezePlayer,
  gte,
  inArray,
  inTransaction,
  lt,
  or,
  type LedgerTotals,
  paymentTransaction,
  reconciliation,
  reconciliationFinding,
  type Transaction,
} from '@baize/db';
import type { LedgerBreak } from '@baize/ledger';
import type { PaymentGatewayPort, StatementLine } from '@baize/providers';

import type { Services } from '../../context.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { compareStatement } from './compare-statement.ts';
import { driftKinds, type Finding } from './finding.ts';

export type ReconcileServices = Pick<Services, 'database' | 'clock' | 'providers'>;

export interface BrandDay {
  readonly siteId: number;
  /** `2026-03-14`, in the brand's time zone, and the instants between which it lies. */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  /** What the replay of the ledger found at this brand. */
  readonly breaks: readonly LedgerBreak[];
}

/** Gateways and we may put a payment on different sides of midnight. */
const AROUND_MS = 6 * 60 * 60_000;
/** References that are looked up by one statement. */
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
    ...totalFindings(checked.totals),
    ...checked.breaks.map((found) => ({ ...found, providerRef: null })),
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

async function compareGateway(
  { database }: ReconcileServices,
  { siteId, from, to }: BrandDay,
  provider: string,
  gateway: PaymentGatewayPort,
): Promise<Finding[]> {
  const range = { from: new Date(from.getTime() - AROUND_MS), to: new Date(to.getTime() + AROUND_MS) };
  let lines: readonly StatementLine[];
  try {
    lines = (await gateway.statement?.({ siteId, ...range })) ?? [];
  } catch (error) {
    // The report says so, and the other gateways are compared.
    const none = { playerId: null, transactionId: null, providerRef: null };
    const detail = error instanceof Error ? error.message : String(error);
    return [{ kind: 'no statement', detail, ...none, provider, expectedMinor: null, foundMinor: null }];
  }
  const payments = await findPayments(database, { siteId, provider, from, to, lines });
  return compareStatement({ provider, lines, payments, from, to });
}

interface PaymentSearch {
  readonly siteId: number;
  readonly provider: string;
  readonly from: Date;
  readonly to: Date;
  readonly lines: readonly StatementLine[];
}

async function findPayments(
  { sql }: Services['database'],
  { siteId, provider, from, to, lines }: PaymentSearch,
): Promise<TransactionRow[]> {
  const isOurs = and(eq(paymentTransaction.siteId, siteId), eq(paymentTransaction.provider, provider));
  const isOfDay = and(gte(paymentTransaction.decidedAt, from), lt(paymentTransaction.decidedAt, to));
  const wasMoved = inArray(paymentTransaction.status, [
    transactionStatus.approved,
    transactionStatus.returned,
  ]);
  const rows = await sql
    .select()
    .from(paymentTransaction)
    .where(and(isOurs, isOfDay, wasMoved));
  const found = new Map(rows.map((row) => [row.id, row]));
  for (let at = 0; at < lines.length; at += BATCH) {
    const batch = lines.slice(at, at + BATCH);
    const ids = batch.flatMap(({ transactionId }) => (transactionId === null ? [] : [transactionId]));
    const isNamed = or(
      inArray(
        paymentTransaction.providerRef,
        batch.map(({ providerRef }) => providerRef),
      ),
      ...(ids.length > 0 ? [inArray(paymentTransaction.id, ids)] : []),
    );
    for (const row of await sql.select().from(paymentTransaction).where(and(isOurs, isNamed)))
      found.set(row.id, row);
  }
  return [...found.values()];
}

async function store(
  { clock }: ReconcileServices,
  { sql, client }: Transaction,
  { siteId, day, findings, totals }: BrandDay & { findings: readonly Finding[]; totals: LedgerTotals },
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
  for (let at = 0; at < findings.length; at += BATCH)
    await sql
      .insert(reconciliationFinding)
      .values(
        findings
          .slice(at, at + BATCH)
          .map((finding, index) => ({ siteId, day, number: at + index + 1, ...finding })),
      );
  await freezeDrifted({ client }, { siteId, day, at: finishedAt, findings });
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
