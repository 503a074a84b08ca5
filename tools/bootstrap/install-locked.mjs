import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeInstallLock } from './install-lock.mjs';

const stampName = '.baize-installed';
const reportedLines = 12;

/**
 * Makes node_modules hold exactly what the lock file names; does nothing when it already does.
 * Throws an Error whose message is one sentence for a person.
 */
export async function installLocked(root) {
  if (isInstalled(root)) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(`The folder ${root} cannot be written, so the libraries cannot be installed into it.`);
  }
  const cacheFolder = path.join(root, '.cache');
  mkdirSync(cacheFolder, { recursive: true });
  const release = await takeInstallLock(path.join(cacheFolder, 'install.lock'));
  try {
    // Another start may have installed everything while this one waited for the lock.
    if (isInstalled(root)) return;
    process.stdout.write('Installing the locked libraries (about half a minute, only this once) …\n');
    await runNpmCi(root);
    writeFileSync(stampPath(root), lockHash(root));
  } finally {
    release();
  }
}

function stampPath(root) {
  return path.join(root, 'node_modules', stampName);
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** True when an install of this very lock file ran to its end: by us (the stamp) or by npm itself. */
function isInstalled(root) {
  if (!existsSync(path.join(root, 'node_modules'))) return false;
  const hash = lockHash(root);
  if (existsSync(stampPath(root)) && readFileSync(stampPath(root), 'utf8') === hash) return true;
  if (!npmInstalledTheLock(root)) return false;
  try {
    writeFileSync(stampPath(root), hash);
  } catch {
    // A read-only node_modules is no reason to refuse; the comparison is only made again next time.
  }
  return true;
}

/**
 * npm writes its hidden lock file last, so the file shows a finished install. Optional packages may be missing
 * from it: they are for other platforms.
 */
function npmInstalledTheLock(root) {
  const hiddenPath = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hiddenPath)) return false;
  const installed = readPackages(hiddenPath);
  const locked = readPackages(path.join(root, 'package-lock.json'));
  return Object.entries(locked).every(([where, entry]) => {
    if (!where.includes('node_modules/')) return true;
    const found = installed[where];
    if (found === undefined) return Boolean(entry.optional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(lockPath) {
  try {
    return JSON.parse(readFileSync(lockPath, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Runs `npm ci` quietly; its first words are shown only when it fails. */
function runNpmCi(root) {
  const { command, prefix } = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints = (complaints + chunk).slice(0, 20_000);
    });
    child.once('error', (error) => reject(new Error(`npm could not be started (${error.message}).`)));
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(`${complaints.trimEnd().split('\n').slice(0, reportedLines).join('\n')}\n`);
      reject(
        new Error(
          'Installing the libraries failed; the lines above are what npm said. Starting again is safe.',
        ),
      );
    });
  });
}

/** The npm that runs us, else the one beside this Node, else the one on the path. */
function npmCommand() {
  const runner = process.env.npm_execpath;
  const beside = path.resolve(path.dirname(process.execPath), '..', 'lib/node_modules/npm/bin/npm-cli.js');
  const script = [runner, beside].find(
    (candidate) => candidate?.endsWith('npm-cli.js') && existsSync(candidate),
  );
  return script ? { command: process.execPath, prefix: [script] } : { command: 'npm', prefix: [] };
}
