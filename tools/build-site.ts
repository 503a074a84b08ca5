import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { buildSiteWhenChanged } from './launch/site-build.ts';

/** `npm run build`: builds the site for `npm start` and `npm run serve`, unless it is up to date. */
try {
  const root = path.resolve(import.meta.dirname, '..');
  const wasBuilt = await buildSiteWhenChanged(root, (line) => void process.stdout.write(`${line}\n`));
  process.stdout.write(wasBuilt ? 'The site is built.\n' : 'The site is built from these files already.\n');
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
