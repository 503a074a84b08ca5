import path from 'node:path';
import { parseArgs } from 'node:util';
import { endCommandsOnSignals } from './stages/run-command.ts';
import { runStages } from './stages/stage.ts';
import { testStages } from './stages/test-stages.ts';

const root = path.resolve(import.meta.dirname, '..');
endCommandsOnSignals();
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const totals = await runStages(testStages(root, positionals, values.all));
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
// Filters without a match are an error.
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
