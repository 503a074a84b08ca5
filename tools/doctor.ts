import path from 'node:path';
import { formatFinding } from './doctor/finding.ts';
import { machineFindings } from './doctor/machine-findings.ts';
import { projectFindings } from './doctor/project-findings.ts';
import { LaunchProblem } from './launch/launch-problem.ts';
import { readLaunchSettings } from './launch/launch-settings.ts';

const root = path.resolve(import.meta.dirname, '..');
try {
  const settings = readLaunchSettings(process.env, root);
  const findings = [...machineFindings(root), ...(await projectFindings(root, settings))];
  process.stdout.write(`${findings.map(formatFinding).join('\n')}\n`);
  process.exitCode = findings.some(({ state }) => state === 'fail') ? 1 : 0;
} catch (error) {
  if (!(error instanceof LaunchProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
