import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { EmbeddedError } from './embedded-error.ts';

/** The unprivileged account that a server started by root runs as. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Home {
  /** Folder of the cluster, its log and its password. */
  directory: string;
  /** Folder for a copy of the server's programs, shared by all homes in it. */
  copies: string;
  /** Set if the server must not run as the user who starts it. */
  account: Account | undefined;
}

interface Pointer {
  home: string;
  /** The data folder that this pointer was written for: a copy of the folder must not share its home. */
  owner: string;
}

const POINTER_FILE = 'home.json';
const CLUSTER = 'cluster';
/** `nobody` on nearly every system: an account that exists and owns nothing. */
const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 };
const SYSTEM_ROOTS = ['/var/lib/baize', join(tmpdir(), 'baize')];

/**
 * Decides where the server's files go. PostgreSQL refuses to run as root, and an unprivileged account cannot enter
 * every folder that root can. So under root the files go to a system folder that the account owns, and the data folder
 * contains a pointer to it.
 *
 * @throws EmbeddedError if the current user cannot use the folder
 */
export async function chooseHome(dataDir: string): Promise<Home> {
  const owner = await makeDataDirectory(dataDir);
  const pointer = await readPointer(owner);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    if (pointer) {
      throw new EmbeddedError(
        `The database in ${dataDir} was created by root: start as root, or choose another data folder.`,
      );
    }
    return { directory: owner, copies: owner, account: undefined };
  }
  const cluster = await stat(join(owner, CLUSTER)).catch(() => undefined);
  if (cluster) {
    throw new EmbeddedError(
      `The database in ${dataDir} belongs to user ${cluster.uid}: start as that user, or choose another data folder.`,
    );
  }
  if (pointer && (await mayKeep(pointer, owner))) {
    if (pointer.owner !== owner) await writePointer(owner, pointer.home);
    return { directory: pointer.home, copies: dirname(pointer.home), account: UNPRIVILEGED };
  }
  const directory = await makeSystemHome();
  await writePointer(owner, directory);
  return { directory, copies: dirname(directory), account: UNPRIVILEGED };
}

/** @returns the folder of an existing database's files */
export async function findHome(dataDir: string): Promise<string> {
  return (await readPointer(dataDir))?.home ?? dataDir;
}

async function makeDataDirectory(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const owner = await realpath(dataDir);
    const probe = join(owner, `.probe-${process.pid}`);
    await mkdir(probe);
    await rmdir(probe);
    return owner;
  } catch {
    throw new EmbeddedError(
      `The folder ${dataDir} is not writable: make the user who starts Baize its owner.`,
    );
  }
}

async function readPointer(dataDir: string): Promise<Pointer | undefined> {
  const text = await readFile(join(dataDir, POINTER_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Pointer;
  } catch {
    throw new EmbeddedError(
      `${join(dataDir, POINTER_FILE)} is damaged: it must contain the folder of the database.`,
    );
  }
}

async function writePointer(dataDir: string, home: string): Promise<void> {
  const pointer: Pointer = { home, owner: dataDir };
  await writeFile(join(dataDir, POINTER_FILE), `${JSON.stringify(pointer, null, 2)}\n`, { mode: 0o600 });
}

/** A moved folder keeps its home; a copied one must not share it with the original. */
async function mayKeep(pointer: Pointer, dataDir: string): Promise<boolean> {
  const home = await stat(pointer.home).catch(() => undefined);
  if (!home) {
    throw new EmbeddedError(
      `The database of ${dataDir} should be in ${pointer.home}, which is missing: restore it, or delete ${join(dataDir, POINTER_FILE)} to start with an empty database.`,
    );
  }
  if (pointer.owner === dataDir) return true;
  const original = await readPointer(pointer.owner).catch(() => undefined);
  return original?.home !== pointer.home;
}

async function makeSystemHome(): Promise<string> {
  const name = randomBytes(8).toString('hex');
  for (const root of SYSTEM_ROOTS) {
    const directory = join(root, name);
    try {
      await mkdir(root, { recursive: true, mode: 0o755 });
      // Programs run from here, so nobody else may own it.
      if ((await stat(root)).uid !== 0) continue;
      await chmod(root, 0o755);
      await mkdir(directory, { mode: 0o700 });
      await chown(directory, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
      return directory;
    } catch {
      // The next root may be writable.
    }
  }
  throw new EmbeddedError(
    'Root cannot create a folder for the database in /var/lib or the temporary folder: set DATABASE_URL.',
  );
}
