import { type Compared, GATEWAY_CALLERS, type GatewayRates } from './bench-gateway.ts';
import { MAX_PGBENCH_CALLERS } from './run-pgbench.ts';
import type { BenchResult, BenchRow } from './wallet-bench.ts';

/** Required share of pgbench's rate: with 32 callers one by one, with 256 callers batched. */
const SINGLE_BUDGET = { callers: 32, ratio: 0.75 };
const BATCHED_BUDGET = { callers: 256, ratio: 2.5 };
/** The same for players who have set limits. */
const LIMITED_SINGLE_BUDGET = { callers: 32, ratio: 0.65 };
const LIMITED_BATCHED_BUDGET = { callers: 256, ratio: 2 };
/** The same for players with an active bonus. */
const BONUS_SINGLE_BUDGET = { callers: 32, ratio: 0.55 };
/** Required share of the ledger's own rate for bets through the gateway, with the same number of callers. */
const GATEWAY_RATIO = 0.6;
/** The same for bets, wins and refunds in batches. */
const MIXED_RATIO = 0.4;

/** Prints one server's rates and the two ratios with a budget. */
export function printResult(name: string, { version, rows, gateway }: BenchResult): void {
  console.log(`\n${name}, PostgreSQL ${version}: bets per second (p99 in ms)`);
  console.log(
    tableLine(['callers', 'one call each', 'batched', 'pgbench', 'one/pgbench', 'batched/pgbench']),
  );
  for (const row of rows) {
    console.log(tableLine([String(row.callers), ...rateCells(row, row.pgbenchPerSecond)]));
    console.log(tableLine(['with limits', ...rateCells(row.limited, row.pgbenchPerSecond)]));
    console.log(tableLine(['with a bonus', ...rateCells(row.bonus, row.pgbenchPerSecond)]));
  }
  console.log(`(pgbench works with at most ${MAX_PGBENCH_CALLERS} callers)`);
  printBudget('one call each', SINGLE_BUDGET, rows, (row) => row.single.perSecond);
  printBudget('batched', BATCHED_BUDGET, rows, (row) => row.batched.perSecond);
  printBudget(
    'one call each with limits',
    LIMITED_SINGLE_BUDGET,
    rows,
    (row) => row.limited.single.perSecond,
  );
  printBudget('batched with limits', LIMITED_BATCHED_BUDGET, rows, (row) => row.limited.batched.perSecond);
  printBudget(
    'one call each with an active bonus',
    BONUS_SINGLE_BUDGET,
    rows,
    (row) => row.bonus.single.perSecond,
  );
  printGateway(gateway, rows);
}

function rateCells(
  { single, batched }: Pick<BenchRow, 'single' | 'batched'>,
  limit: number | undefined,
): string[] {
  return [
    `${single.perSecond.toFixed(0)} (${single.p99Ms.toFixed(1)})`,
    `${batched.perSecond.toFixed(0)} (${batched.p99Ms.toFixed(1)})`,
    limit?.toFixed(0) ?? '-',
    ratioText(single.perSecond, limit),
    ratioText(batched.perSecond, limit),
  ];
}

function printGateway({ bets, mixed }: GatewayRates, rows: readonly BenchRow[]): void {
  const batched = rows.find(({ callers }) => callers === GATEWAY_CALLERS.bets)?.batched.perSecond;
  printCompared(
    `bets through the gateway (HTTP, signature, ledger) with ${GATEWAY_CALLERS.bets} callers`,
    bets,
    GATEWAY_RATIO,
    // The server books in batches, but the budget refers to the rate of single calls, so both are printed.
    `one call each; ${ratioText(bets.gateway.perSecond, batched)} of batched`,
  );
  printCompared(
    `bets, wins and refunds through the gateway with ${GATEWAY_CALLERS.mixed} callers`,
    mixed,
    MIXED_RATIO,
    'batched',
  );
}

function printCompared(name: string, { gateway, ledger }: Compared, budget: number, how: string): void {
  const cells = [gateway, ledger].map(
    ({ perSecond, p99Ms }) => `${perSecond.toFixed(0)} (p99 ${p99Ms.toFixed(1)})`,
  );
  const ratio = gateway.perSecond / ledger.perSecond;
  const verdict = ratio >= budget ? 'holds' : 'missed';
  console.log(`${name}: ${cells[0]}, the ledger alone ${cells[1]}`);
  console.log(`  ${ratio.toFixed(2)} of the ledger alone, budget ${budget}: ${verdict} (${how})`);
}

function printBudget(
  name: string,
  budget: { callers: number; ratio: number },
  rows: readonly BenchRow[],
  rateOf: (row: BenchRow) => number,
): void {
  const row = rows.find(({ callers }) => callers === budget.callers);
  const limit = row?.pgbenchPerSecond;
  if (!row || limit === undefined) return;
  const ratio = rateOf(row) / limit;
  const verdict = ratio >= budget.ratio ? 'holds' : 'missed';
  const what = `${name} at ${budget.callers} callers`;
  console.log(
    `${what}: ${ratio.toFixed(2)} of pgbench (${limit.toFixed(0)}), budget ${budget.ratio}: ${verdict}`,
  );
}

function ratioText(rate: number, limit: number | undefined): string {
  return limit === undefined ? '-' : (rate / limit).toFixed(2);
}

function tableLine(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(17)).join('');
}
