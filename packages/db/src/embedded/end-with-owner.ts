import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** Sends SIGINT to its argument if the pipe closes before a line was written. */
const GUARD = 'read -r _ || kill -s INT -- "$1"';
/** Shown by `ps`. */
export const GUARD_NAME = 'baize-guard';

/**
 * Ends a child as soon as this process has ended, for whatever reason: nobody is notified when a parent is killed, but
 * its pipes are closed. The guard is a shell that waits for that in its own session, so that no signal to our process
 * group ends it first.
 *
 * @param target the child's process id, or its negative for the whole process group that the child leads
 */
export function endWithOwner(child: ChildProcess, target: number): void {
  const guard = spawn('sh', ['-c', GUARD, GUARD_NAME, String(target)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell there is no guard; the next start then ends an abandoned server.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  child.once('exit', () => guard.stdin.end('\n'));
}
