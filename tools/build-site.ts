import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { buildSiteWhenChanged } from './launch/site-build.ts';

/** `npm run build`: the site as `npm start` and `npm run serve` serve it, unless it is built already. */
try {
  const root = path.resolve(import.meta.dirname, '..');
  const wasBuilt = await buildSiteWhenChanged(root, (line) => void process.stdout.write(`${line}\n`));
  process.stdout.write(wasBuilt ? 'The site is built.\n' : 'The site is built from these files already.\n');
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
