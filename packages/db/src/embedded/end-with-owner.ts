import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** Ends what it was given when the pipe breaks without a last line. */
const GUARD = 'read -r _ || kill -s INT -- "$1"';
/** Shown by `ps` beside the process that is guarded. */
export const GUARD_NAME = 'baize-guard';

/**
 * Ends a child as soon as this process has ended, however it ended: a system tells no one that a parent was killed,
 * but it closes the pipes that it held. The guard is a shell that waits for that, in a session of its own, so that no
 * signal meant for us or our group ends it first.
 *
 * @param target the child's process id, or its negative for the whole process group that the child leads
 */
export function endWithOwner(child: ChildProcess, target: number): void {
  const guard = spawn('sh', ['-c', GUARD, GUARD_NAME, String(target)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell nothing is guarded; the next start then ends what is left.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  child.once('exit', () => guard.stdin.end('\n'));
}
