import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { prepareLaunch } from './launch/prepare-launch.ts';
import { runBuilt } from './launch/run-built.ts';
import { runDev } from './launch/run-dev.ts';
import { watchStopSignals } from './launch/stop-signals.ts';

/** `npm start` and, with --dev, `npm run dev`: everything on this machine, until it is stopped. */
async function start(): Promise<void> {
  const stopped = watchStopSignals();
  const run = process.argv.includes('--dev') ? runDev : runBuilt;
  await using launch = await prepareLaunch(path.resolve(import.meta.dirname, '..'), process.env);
  await run(launch, stopped);
}

try {
  await start();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exit(1);
}
