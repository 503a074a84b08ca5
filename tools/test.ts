import { appendFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faketimeAdvice, requireFaketime } from './machine/find-faketime.ts';
import { endCommandsOnSignals } from './stages/run-command.ts';
import { makeRunFolder, removeRunFolder } from './stages/run-folder.ts';
import { removeSharedMemory, writeClockLibrary } from './stages/shifted-clock.ts';
import { runStages } from './stages/stage.ts';
import { readTestArguments, TestArgumentsProblem } from './stages/test-arguments.ts';
import { describeCosts, readCosts, writeCosts } from './stages/test-costs.ts';
import { testStages } from './stages/test-stages.ts';

const root = path.resolve(import.meta.dirname, '..');
/** By these the whole run is shared out to parts. */
const knownCosts = path.join(root, 'tools/stages/test-costs.tsv');
/** Kept over runs: what passed only at the second look is a defect of the test. */
const secondLooks = path.join(root, '.cache/second-looks.tsv');

/** @returns whether everything passed, some of it perhaps at the second look */
async function test(args: readonly string[]): Promise<boolean> {
  const asked = readTestArguments(args, new Date());
  const libfaketime = asked.at === undefined ? undefined : readyFaketime();
  const folder = makeRunFolder(tmpdir());
  process.env['TMPDIR'] = folder;
  const clock =
    asked.at === undefined || libfaketime === undefined
      ? undefined
      : { at: asked.at, library: writeClockLibrary(libfaketime, folder) };
  const totals = await runStages(testStages(root, asked, readCosts(knownCosts), clock));
  removeRunFolder(folder);
  if (clock !== undefined) removeSharedMemory();
  const costs = totals.results.flatMap((result) => result.costs ?? []);
  const tests = totals.results.flatMap((result) => result.tests ?? []);
  if (costs.length > 0) process.stdout.write(`\n${describeCosts(costs, tests)}\n`);
  const record = process.env['TEST_COSTS'];
  if (record) writeCosts(path.resolve(root, record), costs);
  keepSecondLooks(totals.passedLater);
  // Filters without a match are an error.
  if (totals.passed + totals.failed === 0 && asked.filters.length > 0) {
    process.stdout.write(`No test file has a path with ${asked.filters.join(' or ')}.\n`);
  }
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  return totals.failed === 0 && totals.passed > 0;
}

/** @throws TestArgumentsProblem if this machine cannot shift clocks */
function readyFaketime(): string {
  const library = requireFaketime((line) => process.stdout.write(`${line}\n`));
  if (library === undefined) throw new TestArgumentsProblem(faketimeAdvice);
  // A run that was killed left its own.
  removeSharedMemory();
  return library;
}

function keepSecondLooks(names: readonly string[]): void {
  if (names.length === 0) return;
  mkdirSync(path.dirname(secondLooks), { recursive: true });
  const at = new Date().toISOString();
  appendFileSync(secondLooks, names.map((name) => `${at}\t${name}\n`).join(''));
  for (const name of names) process.stdout.write(`passed at the second look: ${name}\n`);
}

endCommandsOnSignals();
try {
  process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof TestArgumentsProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
