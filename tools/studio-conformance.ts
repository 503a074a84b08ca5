import path from 'node:path';

import { systemClock } from '@baize/clock';

import { runConformance } from './conformance/run-conformance.ts';
import { readConformanceArguments } from './conformance/read-arguments.ts';
import { explainProblem } from './launch/explain-problem.ts';
import { readLaunchSettings } from './launch/launch-settings.ts';
import { announce } from './launch/prepare-launch.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `npm run studio:conformance -- --url URL`: sends the calls of the conformance suite to a running site, as a studio that
 * is integrated there, and prints the outcome of each row.
 */
try {
  const given = readConformanceArguments(process.argv.slice(2));
  const { dataFolder } = readLaunchSettings(process.env, root);
  const isFine = await runConformance(given, { dataFolder, root, clock: systemClock, announce });
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
