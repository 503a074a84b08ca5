import { endCommandsOnSignals } from './stages/run-command.ts';
import { runStages } from './stages/stage.ts';
import { docsStage, formatStage, lintStage, typesStage, unusedStage } from './stages/static-stages.ts';
import { vitestStage } from './stages/vitest-stage.ts';

endCommandsOnSignals();
const totals = await runStages([
  formatStage,
  lintStage,
  typesStage,
  vitestStage({ project: 'laws', name: 'laws' }),
  unusedStage,
  docsStage,
]);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 ? 1 : 0;
