import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Account } from './choose-home.ts';
import { EmbeddedError } from './embedded-error.ts';
import { endWithOwner } from './end-with-owner.ts';
import type { Binaries } from './find-binaries.ts';
import { isRunning } from './owner-lock.ts';

export interface ServerOptions {
  home: string;
  clusterDirectory: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Readonly<Record<string, string>>;
  /** On the loopback interface; a free port by default. */
  port?: number;
}

export interface RunningServer {
  port: number;
  pid: number;
  /** Resolves with the signal or the exit code once the server has ended. */
  ended: Promise<string>;
  /** Aborts running statements and shuts down cleanly. */
  stop(): Promise<void>;
}

const LOG_FILE = 'server.log';
const LOCK_FILE = 'postmaster.pid';
const POLL_MS = 20;
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const START_TRIES = 40;
const RETRY_MS = 500;

/**
 * Starts the server on a loopback port and waits until it accepts connections.
 *
 * @throws EmbeddedError with the last lines of the server's log if it does not start
 */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    const port = options.port ?? (await findFreePort());
    const child = await spawnServer(options, port);
    const ended = new Promise<string>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
    );
    if (child.pid !== undefined && (await waitUntilReady(options.clusterDirectory, child))) {
      const { pid } = child;
      // The server must not keep this process alive.
      child.unref();
      return { port, pid, ended, stop: () => stopServer(child, ended) };
    }
    // A server that is still starting after the time-out must not be left running.
    await stopServer(child, ended);
    const errors = await readLastErrors(options.home);
    if (tries === START_TRIES || !isTransient(errors)) {
      throw new EmbeddedError(`PostgreSQL did not start in ${options.home}: ${errors}`);
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Stops a server whose owner died without stopping it; the server removes its lock file itself. The lock file is
 * removed here only if its process id belongs to another program or to the server of another folder, since process ids
 * are reused and folders are copied.
 *
 * @throws EmbeddedError if it does not stop
 */
export async function stopAbandonedServer(cluster: string, log: (line: string) => void): Promise<void> {
  const lock = await readServerLock(cluster);
  if (!lock) return;
  if (!isRunning(lock.pid)) return disownLock(cluster);
  if ((await runsIn(lock.pid, cluster)) === false) {
    await rm(join(cluster, LOCK_FILE));
    return;
  }
  log('An earlier start was interrupted and its database server is still running: waiting for it to stop.');
  signal(lock.pid, 'SIGINT', cluster);
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isRunning(lock.pid)) {
    if (performance.now() > deadline) {
      throw new EmbeddedError(
        `The database server ${lock.pid} of an earlier start does not stop: end it, then try again.`,
      );
    }
    await sleep(POLL_MS);
  }
  await disownLock(cluster);
}

/**
 * Puts this process into the lock file of a server that has died, which may be a zombie: PostgreSQL would take that for
 * running, but ignores a lock of its own parent. It still needs the other lines to notice running workers.
 */
async function disownLock(cluster: string): Promise<void> {
  const file = join(cluster, LOCK_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) await writeFile(file, text.replace(/^-?\d+/, String(process.pid)));
}

/** A server's working directory is its cluster's folder. Undefined if the system does not report it. */
async function runsIn(pid: number, cluster: string): Promise<boolean | undefined> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return folder === undefined ? undefined : folder === (await realpath(cluster));
}

function signal(pid: number, name: NodeJS.Signals, cluster: string): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    throw new EmbeddedError(
      `The database server ${pid} in ${cluster} belongs to another user: stop it first.`,
      {
        cause: error,
      },
    );
  }
}

interface ServerLock {
  pid: number;
  status: string;
}

async function readServerLock(cluster: string): Promise<ServerLock | undefined> {
  const text = await readFile(join(cluster, LOCK_FILE), 'utf8').catch(() => undefined);
  const [pid, , , , , , , status = ''] = text?.split('\n') ?? [];
  return pid === undefined ? undefined : { pid: Math.abs(Number(pid)), status: status.trim() };
}

async function spawnServer(options: ServerOptions, port: number): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: a server that outlives its owner must not fail when it writes its log.
  const log = await open(join(options.home, LOG_FILE), 'w', 0o600);
  try {
    const child = spawn(
      join(options.binaries.directory, 'postgres'),
      ['-D', options.clusterDirectory, ...flags],
      {
        cwd: options.home,
        // Its own process group, so that Ctrl-C reaches only this process, which stops the server after the last
        // request.
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        ...options.account,
      },
    );
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) =>
        reject(
          new EmbeddedError(`PostgreSQL cannot be run from ${options.binaries.directory}.`, { cause: error }),
        ),
      );
    });
    if (child.pid !== undefined) endWithOwner(child, child.pid);
    return child;
  } finally {
    await log.close();
  }
}

async function waitUntilReady(cluster: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const lock = await readServerLock(cluster);
    if (lock?.pid === child.pid && lock?.status === 'ready') return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function stopServer(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

async function readLastErrors(home: string): Promise<string> {
  const text = await readFile(join(home, LOG_FILE), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => /FATAL|ERROR|PANIC|could not|error while/.test(line));
  return lines.slice(-3).join(' ').trim() || 'its log is empty';
}

/** The port was taken meanwhile, or the workers of a killed server are still ending. */
function isTransient(errors: string): boolean {
  return /Address already in use|could not bind|shared memory block|starting up/.test(errors);
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
