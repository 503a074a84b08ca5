import { endWithOwner } from '@baize/db/embedded';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { LaunchProblem, systemCode } from './launch-problem.ts';

const SHOWN_LINES = 25;

/**
 * Builds the site into a folder, in a process of its own that ends at once when it is stopped, and when we are killed.
 *
 * @throws LaunchProblem when the build fails, after its last lines were printed
 */
export function runBuildProcess(root: string, folder: string, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tools/launch/run-site-build.ts'), folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches us alone, so that a build that was stopped does not look like one that failed.
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) endWithOwner(child, -pid);
    const stop = () => killGroup(pid);
    stopped.addEventListener('abort', stop, { once: true });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      stopped.removeEventListener('abort', stop);
      if (code === 0 || stopped.aborted) return resolve();
      process.stderr.write(`${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
      reject(new LaunchProblem('Building the site failed; the lines above say why.'));
    });
  });
}

/** What is built is thrown away, so nothing needs to be put in order first. */
function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}
