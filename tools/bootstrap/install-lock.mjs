import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './processes.mjs';

const pollMs = 500;

/**
 * Lets one process at a time install. A second one waits until the first is done. The lock names the process that
 * holds it and the installer it has started: when the holder is killed, its installer goes on writing, and only when
 * both have ended is the lock taken over.
 */
export async function takeInstallLock(lockPath) {
  const own = { holder: describe(process.pid) };
  let said = false;
  while (!tryTake(lockPath, own)) {
    const found = read(lockPath);
    if (found !== undefined && !isHeld(found)) {
      removeAbandoned(lockPath);
      continue;
    }
    if (!said) {
      process.stdout.write('Another start is installing the libraries in this folder; waiting for it …\n');
      said = true;
    }
    await sleep(pollMs);
  }
  return {
    nameInstaller(pid) {
      const nextPath = `${lockPath}.${process.pid}`;
      writeFileSync(nextPath, JSON.stringify({ ...own, installer: describe(pid) }));
      renameSync(nextPath, lockPath);
    },
    release: () => rmSync(lockPath, { force: true }),
  };
}

function describe(pid) {
  return { pid, started: startOf(pid) ?? '' };
}

/** Links a finished file into place, so that nobody ever reads a lock without its holder in it. */
function tryTake(lockPath, own) {
  const ownPath = `${lockPath}.${process.pid}`;
  try {
    writeFileSync(ownPath, JSON.stringify(own));
    linkSync(ownPath, lockPath);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Error(`The file ${lockPath} cannot be written (${error.code}).`, { cause: error });
  } finally {
    rmSync(ownPath, { force: true });
  }
}

/** What a lock says; an empty object if it is no lock of ours, undefined if there is none any more. */
function read(lockPath) {
  let text;
  try {
    text = readFileSync(lockPath, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function isHeld({ holder, installer }) {
  return [holder, installer].some((owner) => owner !== undefined && isAlive(owner));
}

/** Another start may have taken the lock over since it was read: what was moved aside is looked at once more. */
function removeAbandoned(lockPath) {
  const asidePath = `${lockPath}.abandoned.${process.pid}`;
  try {
    renameSync(lockPath, asidePath);
    const moved = read(asidePath);
    if (moved !== undefined && isHeld(moved)) linkSync(asidePath, lockPath);
  } catch {
    // Somebody else has moved it.
  } finally {
    rmSync(asidePath, { force: true });
  }
}
