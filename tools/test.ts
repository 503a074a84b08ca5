import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endCommandsOnSignals } from './stages/run-command.ts';
import { runStages } from './stages/stage.ts';
import { describeCosts, writeCosts } from './stages/test-costs.ts';
import { testStages } from './stages/test-stages.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Kept over runs: what passed only at the second look is a defect of the test. */
const secondLooks = path.join(root, '.cache/second-looks.tsv');

endCommandsOnSignals();
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const totals = await runStages(testStages(root, positionals, values.all));
const costs = totals.results.flatMap((result) => result.costs ?? []);
const tests = totals.results.flatMap((result) => result.tests ?? []);
if (costs.length > 0) process.stdout.write(`\n${describeCosts(costs, tests)}\n`);
// The whole run is shared out by the costs of the runs before it.
const record = process.env['TEST_COSTS'];
if (record) writeCosts(record, costs);

for (const name of totals.passedLater) process.stdout.write(`passed at the second look: ${name}\n`);
if (totals.passedLater.length > 0) {
  mkdirSync(path.dirname(secondLooks), { recursive: true });
  const at = new Date().toISOString();
  appendFileSync(secondLooks, totals.passedLater.map((name) => `${at}\t${name}\n`).join(''));
}
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
// Filters without a match are an error.
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
