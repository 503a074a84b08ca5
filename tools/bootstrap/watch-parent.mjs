import { describeProcess } from './processes.mjs';

const intervalMs = 500;
const shell = /^(ba|da|a|z|k)?sh$|^busybox$/;

/**
 * Ends this process by SIGTERM when the npm that started it is gone. npm passes SIGINT and SIGTERM on, but not SIGHUP,
 * and to the shell between us only, which may die of it without telling us.
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
