import path from 'node:path';
import { endCommandsOnSignals } from './stages/run-command.ts';
import { runStages } from './stages/stage.ts';
import { testStages } from './stages/test-stages.ts';

const root = path.resolve(import.meta.dirname, '..');
endCommandsOnSignals();
const totals = await runStages(testStages(root, process.argv.slice(2)));
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
// Filters without a match are an error.
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
