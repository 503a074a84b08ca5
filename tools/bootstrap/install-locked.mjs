import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeInstallLock } from './install-lock.mjs';
import { runNpmCi } from './run-npm-ci.mjs';

const stampName = '.baize-installed';

/**
 * Installs exactly what the lock file lists, unless that is already installed. For production, an install without
 * development dependencies is enough.
 * Throws an Error whose message is one sentence for the user.
 */
export async function installLocked(root, { production = false } = {}) {
  const isInstalled = () => hasStamp(root) || npmInstalledTheLock(root, production);
  await installOnce(root, root, 'libraries', {
    isInstalled,
    announcement: 'Installing the locked libraries (about half a minute, only this once) …',
    args: [production ? '--omit=dev' : '--include=dev'],
  });
}

/**
 * Installs dependencies that only some machines or commands need: a folder of tools/on-demand with its own lock file.
 * Returns that folder.
 */
export async function installOnDemand(root, name, announcement) {
  const folder = path.join(root, 'tools/on-demand', name);
  await installOnce(root, folder, name, {
    isInstalled: () => hasStamp(folder),
    announcement,
    args: ['--ignore-scripts'],
  });
  return folder;
}

async function installOnce(root, folder, name, { isInstalled, announcement, args }) {
  if (isInstalled()) return;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`The folder ${folder} cannot be written, so the libraries cannot be installed into it.`);
  }
  const cacheFolder = path.join(root, '.cache');
  mkdirSync(cacheFolder, { recursive: true });
  const lock = await takeInstallLock(path.join(cacheFolder, `install-${name}.lock`));
  try {
    // Another start may have installed everything while this one waited for the lock.
    if (isInstalled()) return;
    process.stdout.write(`${announcement}\n`);
    // npm removes the stamp with the old libraries, but without libraries there may be a stamp only.
    rmSync(stampPath(folder), { force: true });
    await runNpmCi(folder, args, lock.nameInstaller);
    if (!args.includes('--omit=dev')) writeFileSync(stampPath(folder), lockHash(folder));
  } finally {
    lock.release();
  }
}

function stampPath(folder) {
  return path.join(folder, 'node_modules', stampName);
}

/** Whether an install of exactly this lock file was completed. */
function hasStamp(folder) {
  return existsSync(stampPath(folder)) && readFileSync(stampPath(folder), 'utf8') === lockHash(folder);
}

function lockHash(folder) {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
}

/**
 * npm writes its hidden lock file last, so the file proves a complete install. Optional packages for other platforms
 * may be missing in it.
 */
function npmInstalledTheLock(root, production) {
  const hiddenPath = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hiddenPath)) return false;
  const installed = readPackages(hiddenPath);
  const locked = readPackages(path.join(root, 'package-lock.json'));
  const isWhole = Object.entries(locked).every(([where, entry]) => {
    if (!where.includes('node_modules/')) return true;
    const found = installed[where];
    if (found === undefined) return Boolean(entry.optional || entry.peer || (production && entry.dev));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  if (isWhole && !production) rememberInstall(root);
  return isWhole;
}

function rememberInstall(root) {
  try {
    writeFileSync(stampPath(root), lockHash(root));
  } catch {
    // node_modules may be read-only; then the comparison is repeated next time.
  }
}

function readPackages(lockPath) {
  try {
    return JSON.parse(readFileSync(lockPath, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
