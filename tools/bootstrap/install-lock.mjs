import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './processes.mjs';

const pollMs = 500;

/**
 * Lets one process install at a time; a second one waits. The lock names its holder and the installer that the holder
 * started. If the holder is killed, its installer may continue, so the lock is taken over only after both have ended.
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

/** Links a complete file into place, so that nobody reads a lock without a holder. */
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

/** The contents of a lock; an empty object if it is malformed, undefined if there is none. */
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

/** Another start may have taken over the lock since it was read, so the file that was moved aside is checked again. */
function removeAbandoned(lockPath) {
  const asidePath = `${lockPath}.abandoned.${process.pid}`;
  try {
    renameSync(lockPath, asidePath);
    const moved = read(asidePath);
    if (moved !== undefined && isHeld(moved)) linkSync(asidePath, lockPath);
  } catch {
    // Another process has moved it.
  } finally {
    rmSync(asidePath, { force: true });
  }
}
