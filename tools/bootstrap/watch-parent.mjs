import { describeProcess } from './processes.mjs';

const intervalMs = 500;
const shell = /^(ba|da|a|z|k)?sh$|^busybox$/;

/**
 * Ends this process with SIGTERM when the npm that started it has ended. npm passes SIGINT and SIGTERM (not SIGHUP) only
 * to the shell in between, which may end without passing them on.
 */
export function watchParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const above = shell.test(describeProcess(parent)?.name ?? '') ? describeProcess(parent).parent : undefined;
  const timer = setInterval(() => {
    const isOrphan = process.ppid !== parent || (above && describeProcess(parent)?.parent !== above);
    if (!isOrphan) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  timer.unref();
}
