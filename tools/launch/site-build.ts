import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchProblem, systemCode } from './launch-problem.ts';
import { takeLock } from './process-lock.ts';
import { runBuildProcess } from './run-build-process.ts';

/** Sources of the built site. */
const inputs = [
  'package-lock.json',
  'package.json',
  'apps/web',
  'packages/brand',
  'packages/contract',
  'packages/currency',
  'packages/messages',
  'packages/ui',
  'tools/browsers',
];
const skipped = new Set(['node_modules', 'dist', '.vite']);

const LOCK_POLL_MS = 250;
const UNFINISHED = 'unfinished';
/** Running servers still serve the build that they started with. */
const KEPT_BUILDS = 3;
const KEPT_MS = 24 * 60 * 60_000;

export interface BuildOptions {
  /** Makes the two halves of the site below a folder. */
  readonly build?: (root: string, folder: string, stopped: AbortSignal) => Promise<void>;
  /** Ends the build, or the wait for another one. */
  readonly stopped?: AbortSignal;
  readonly now?: number;
}

/**
 * Builds the site unless it is built from the very same files; writes nothing then. One process builds at a time, the
 * others wait for it. Each build has a folder of its own, and `builds/current` names the one that starts take: it is
 * replaced by a rename, so a server that runs never sees its files change.
 *
 * @returns whether it has built; once it is stopped, nothing has changed
 */
export async function buildSiteWhenChanged(
  root: string,
  announce: (line: string) => void,
  { build = runBuildProcess, stopped = new AbortController().signal, now = Date.now() }: BuildOptions = {},
): Promise<boolean> {
  const hash = hashInputs(root);
  if (isBuilt(root, hash)) return false;
  const builds = buildsFolder(root);
  prepareFolder(builds);
  const release = await takeBuildLock(path.join(builds, 'lock'), announce, stopped);
  if (release === undefined) return false;
  try {
    if (isBuilt(root, hash)) return false;
    const folder = path.join(builds, hash);
    if (!existsSync(folder)) {
      announce('Building the site …');
      removeUnfinished(builds);
      // A build that lost its owner may still write for a moment: its folder is never ours.
      const unfinished = path.join(builds, `${UNFINISHED}-${process.pid}`);
      await build(root, unfinished, stopped);
      if (stopped.aborted) return false;
      renameSync(unfinished, folder);
    }
    const seconds = now / 1000;
    utimesSync(folder, seconds, seconds);
    writeFileSync(path.join(builds, 'next'), hash);
    renameSync(path.join(builds, 'next'), path.join(builds, 'current'));
    removeOldBuilds(builds, hash, now);
    return true;
  } finally {
    removeUnfinished(builds);
    release();
  }
}

function removeUnfinished(builds: string): void {
  for (const name of readdirSync(builds)) {
    if (name.startsWith(UNFINISHED)) rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

function buildsFolder(root: string): string {
  return path.join(root, 'apps/web/dist/builds');
}

/** Whether the current build is of exactly these files. */
export function isBuilt(root: string, hash = hashInputs(root)): boolean {
  const builds = buildsFolder(root);
  try {
    return readFileSync(path.join(builds, 'current'), 'utf8') === hash && existsSync(path.join(builds, hash));
  } catch {
    return false;
  }
}

function prepareFolder(builds: string): void {
  try {
    mkdirSync(builds, { recursive: true });
  } catch (error) {
    throw unwritable(builds, error);
  }
}

function unwritable(builds: string, error: unknown): LaunchProblem {
  return new LaunchProblem(
    `The site has to be built, and ${builds} cannot be written (${systemCode(error) ?? 'unknown reason'}): run ` +
      'npm run build as a user who may.',
  );
}

/** @returns the function that gives the lock back, or undefined once it is stopped */
async function takeBuildLock(
  lockPath: string,
  announce: (line: string) => void,
  stopped: AbortSignal,
): Promise<(() => void) | undefined> {
  for (let isFirst = true; !stopped.aborted; isFirst = false) {
    const lock = tryLock(lockPath);
    if (typeof lock === 'function') return lock;
    if (isFirst) announce(`Another start is building the site (process ${lock.pid}); waiting for it …`);
    await sleep(LOCK_POLL_MS);
  }
  return undefined;
}

function tryLock(lockPath: string) {
  try {
    return takeLock(lockPath, 'the build of the site');
  } catch (error) {
    throw unwritable(path.dirname(lockPath), error);
  }
}

function removeOldBuilds(builds: string, current: string, now: number): void {
  const others = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, builtAt: statSync(path.join(builds, name)).mtimeMs }))
    .toSorted((a, b) => b.builtAt - a.builtAt);
  for (const [place, { name, builtAt }] of others.entries()) {
    const isKept = place < KEPT_BUILDS - 1 || now - builtAt < KEPT_MS;
    if (!isKept) rmSync(path.join(builds, name), { recursive: true, force: true });
  }
}

/** A hash over names and contents of all inputs except tests. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const filePath of inputs.flatMap((input) => filesBelow(root, input))) {
    hash
      .update(`${filePath}\0`)
      .update(readFileSync(path.join(root, filePath)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root: string, filePath: string): string[] {
  if (path.extname(filePath) !== '' && !filePath.includes('/')) return [filePath];
  return readdirSync(path.join(root, filePath), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const below = `${filePath}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, below) : [below];
    });
}
