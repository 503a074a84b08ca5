import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const reportedLines = 12;
const killAfterMs = 5000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The install was stopped by a signal, and its processes have ended. */
export class InstallStopped extends Error {
  constructor(signal) {
    super('The install was stopped. Starting again is safe.');
    this.signal = signal;
  }
}

/**
 * Runs `npm ci` in a folder and shows its output only if it fails. The installer has its own process group, which is
 * ended as a whole when we get a signal.
 *
 * @param onStart receives the installer's process id
 */
export function runNpmCi(folder, args, onStart) {
  const { command, prefix } = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, 'ci', ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints = (complaints + chunk).slice(0, 20_000);
    });
    const stopping = endOnSignals(child);
    child.once('error', (error) => {
      stopping.dispose();
      reject(new Error(`npm could not be started (${error.message}).`));
    });
    child.once('close', (code) => {
      stopping.dispose();
      if (stopping.signal !== undefined) return reject(new InstallStopped(stopping.signal));
      if (code === 0) return resolve();
      process.stderr.write(`${complaints.trimEnd().split('\n').slice(0, reportedLines).join('\n')}\n`);
      reject(
        new Error('Installing the libraries failed; the lines above are from npm. Starting again is safe.'),
      );
    });
    if (child.pid !== undefined) onStart(child.pid);
  });
}

/** Ends the child's process group when we get a signal, after a time-out with SIGKILL. */
function endOnSignals(child) {
  const stopping = { signal: undefined, dispose };
  let timer;
  function stop(signal) {
    if (stopping.signal !== undefined) return;
    stopping.signal = signal;
    killGroup(child.pid, 'SIGTERM');
    timer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), killAfterMs);
  }
  function dispose() {
    clearTimeout(timer);
    for (const name of stopSignals) process.removeListener(name, stop);
  }
  for (const name of stopSignals) process.on(name, stop);
  return stopping;
}

function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}

/** The npm that runs us, else the one next to this Node, else the one on the path. */
function npmCommand() {
  const runner = process.env.npm_execpath;
  const beside = path.resolve(path.dirname(process.execPath), '..', 'lib/node_modules/npm/bin/npm-cli.js');
  const script = [runner, beside].find(
    (candidate) => candidate?.endsWith('npm-cli.js') && existsSync(candidate),
  );
  return script ? { command: process.execPath, prefix: [script] } : { command: 'npm', prefix: [] };
}
