import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './processes.mjs';

const pollMs = 500;

/**
 * Lets one process install at a time; a second one waits. The lock names its holder and the installer that the holder
 * started. If the holder is killed, its installer may continue, so the lock is taken over only after both have ended.
 */
export async function takeInstallLock(lockPath) {
  // The id makes the contents of each lock unique.
  const own = { id: randomUUID(), holder: describe(process.pid) };
  let said = false;
  while (!place(lockPath, own)) {
    const found = read(lockPath);
    if (found !== undefined && !isHeld(found) && takeOver(lockPath, found, own)) break;
    if (!said) {
      process.stdout.write('Another start is installing the libraries in this folder; waiting for it …\n');
      said = true;
    }
    await sleep(pollMs);
  }
  return {
    nameInstaller: (pid) => replace(lockPath, { ...own, installer: describe(pid) }),
    release: () => rmSync(lockPath, { force: true }),
  };
}

function describe(pid) {
  return { pid, started: startOf(pid) ?? '' };
}

/** Links a complete file into place unless there is one, so that nobody reads a lock without a holder. */
function place(lockPath, own) {
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

function replace(lockPath, own) {
  const nextPath = `${lockPath}.${process.pid}`;
  writeFileSync(nextPath, JSON.stringify(own));
  renameSync(nextPath, lockPath);
}

/** The text of a lock; undefined if there is none. */
function read(lockPath) {
  try {
    return readFileSync(lockPath, 'utf8');
  } catch {
    return undefined;
  }
}

/** A malformed lock has no owners. */
function isHeld(text) {
  const { holder, installer } = parse(text);
  return [holder, installer].some((owner) => owner !== undefined && isAlive(owner));
}

function parse(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Replaces an abandoned lock. Only the process whose claim is named after the contents of the lock may do so, and only
 * while the lock still has them: others may have taken it over, and released it, since it was read. The claim of a
 * process that was killed is taken over in the same way, by a claim on it.
 */
function takeOver(lockPath, abandoned, own) {
  const claims = [];
  let claimed = abandoned;
  let isOurs = false;
  while (!isOurs) {
    const claimPath = `${lockPath}.after-${hash(claimed)}`;
    isOurs = place(claimPath, own);
    const other = isOurs ? undefined : read(claimPath);
    if (!isOurs && (other === undefined || isHeld(other))) return false;
    claims.push(claimPath);
    claimed = other;
  }
  const isUnchanged = read(lockPath) === abandoned;
  if (isUnchanged) replace(lockPath, own);
  for (const claimPath of isUnchanged ? claims : claims.slice(-1)) rmSync(claimPath, { force: true });
  return isUnchanged;
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
