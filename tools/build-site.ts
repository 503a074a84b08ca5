import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { buildSiteWhenChanged } from './launch/site-build.ts';
import { watchStopSignals } from './launch/stop-signals.ts';

/** `npm run build`: builds the site for `npm start` and `npm run serve`, unless it is up to date. */
try {
  const root = path.resolve(import.meta.dirname, '..');
  const stopped = watchStopSignals();
  const announce = (line: string) => void process.stdout.write(`${line}\n`);
  const wasBuilt = await buildSiteWhenChanged(root, announce, { stopped });
  if (stopped.aborted && !wasBuilt) {
    announce('Stopped before the site was built.');
    process.exit(130);
  }
  announce(wasBuilt ? 'The site is built.' : 'The site is built from these files already.');
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exitCode = 1;
}
