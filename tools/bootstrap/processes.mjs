import { readFileSync } from 'node:fs';

/**
 * Start time of a process in the system's ticks, because a process id may be reused. Empty if the system does not
 * provide it, undefined if the process has ended.
 */
export function startOf(pid) {
  if (!exists(pid)) return undefined;
  const fields = statOf(pid);
  if (fields === undefined) return '';
  // A zombie: its parent has not collected its exit code, which never happens in some containers.
  return fields[0] === 'Z' ? undefined : (fields[19] ?? '');
}

/** Whether a process with this id runs, of any user. A zombie does not. */
export function isRunning(pid) {
  return startOf(pid) !== undefined;
}

/** @param process `{ pid, started }` as recorded while it was running */
export function isAlive({ pid, started }) {
  return startOf(pid) === started;
}

/** Name and parent of a process, or undefined if the system does not provide them. */
export function describeProcess(pid) {
  const fields = statOf(pid);
  return fields && { name: nameOf(pid), parent: Number(fields[1]) };
}

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The fields of /proc/<pid>/stat from the third on. The name before them may contain spaces and brackets. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
