import { readFileSync } from 'node:fs';

/**
 * When the system started a process, in its own ticks: a process id alone may belong to another process by now.
 * Empty if the system does not say, undefined if the process has ended.
 */
export function startOf(pid) {
  if (!exists(pid)) return undefined;
  const fields = statOf(pid);
  if (fields === undefined) return '';
  // A process that has ended keeps its number until its parent asks for it, which some containers never do.
  return fields[0] === 'Z' ? undefined : (fields[19] ?? '');
}

/** @param process `{ pid, started }` as written down when it was known to run */
export function isAlive({ pid, started }) {
  return startOf(pid) === started;
}

/** Name and parent of a process, or undefined if the system does not say. */
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

/** The fields of /proc/<pid>/stat from the third on. The name before them may hold blanks and brackets. */
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
