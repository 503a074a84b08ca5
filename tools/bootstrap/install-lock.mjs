import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 500;
// Far longer than any install: a lock of this age belongs to a process id that something else uses by now.
const abandonedAfterMs = 20 * 60_000;

/**
 * Lets one process at a time install. A second one waits until the first is done; a lock whose owner has died is
 * taken over. Resolves to the function that gives the lock back.
 */
export async function takeInstallLock(lockPath) {
  let said = false;
  while (!tryTake(lockPath)) {
    if (isAbandoned(lockPath)) {
      rmSync(lockPath, { force: true });
      continue;
    }
    if (!said) {
      process.stdout.write('Another start is installing the libraries in this folder; waiting for it …\n');
      said = true;
    }
    await sleep(pollMs);
  }
  return () => rmSync(lockPath, { force: true });
}

/** Links a finished file into place, so that nobody ever reads a lock without its owner in it. */
function tryTake(lockPath) {
  const ownPath = `${lockPath}.${process.pid}`;
  try {
    writeFileSync(ownPath, String(process.pid));
    linkSync(ownPath, lockPath);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Error(`The file ${lockPath} cannot be written (${error.code}).`, { cause: error });
  } finally {
    rmSync(ownPath, { force: true });
  }
}

function isAbandoned(lockPath) {
  try {
    const ageMs = Date.now() - statSync(lockPath).mtimeMs;
    return ageMs > abandonedAfterMs || !isAlive(Number(readFileSync(lockPath, 'utf8')));
  } catch {
    return false; // It has just been given back.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
