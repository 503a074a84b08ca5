import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rm } from 'node:fs/promises';
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
  /** Of the loopback interface; a free one unless said. */
  port?: number;
}

export interface RunningServer {
  port: number;
  pid: number;
  /** Fulfils with the signal or the exit code once the server has ended, whoever ended it. */
  ended: Promise<string>;
  /** Lets running statements end by an error, writes everything down and goes. */
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
 * Starts the server on a port of the loopback interface and waits until it takes connections.
 *
 * @throws EmbeddedError with the server's own last words where it does not come up
 */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  for (let tries = 1; ; tries += 1) {
    const port = options.port ?? (await findFreePort());
    const child = await spawnServer(options, port);
    const ended = new Promise<string>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
    );
    if (child.pid !== undefined && (await becomesReady(options.clusterDirectory, child))) {
      const { pid } = child;
      // The server must not keep a process alive that has nothing else to do.
      child.unref();
      return { port, pid, ended, stop: () => stopServer(child, ended) };
    }
    // One that is still at it after all that time must not go on unseen.
    await stopServer(child, ended);
    const words = await lastWords(options.home);
    if (tries === START_TRIES || !isPassing(words)) {
      throw new EmbeddedError(`PostgreSQL did not start in ${options.home}: ${words}`);
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Brings a server to its end whose owner died without stopping it; it removes its lock file as its
 * last act. A lock file is removed here only where the process that it names is known to be another
 * program, or the server of another folder: numbers are given out again, and folders are copied.
 *
 * @throws EmbeddedError where it does not go
 */
export async function endAbandonedServer(cluster: string, log: (line: string) => void): Promise<void> {
  const lock = await readServerLock(cluster);
  // The server itself sees through the lock of a process that is no more.
  if (!lock || !isRunning(lock.pid)) return;
  if ((await worksIn(lock.pid, cluster)) === false) {
    await rm(join(cluster, LOCK_FILE));
    return;
  }
  log('An earlier start was cut off and its database server still runs: waiting for it to end.');
  signal(lock.pid, 'SIGINT', cluster);
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isRunning(lock.pid)) {
    if (performance.now() > deadline) {
      throw new EmbeddedError(
        `The database server ${lock.pid} of an earlier start does not end: stop it, then try again.`,
      );
    }
    await sleep(POLL_MS);
  }
}

/** A server works in the folder of its cluster. Undefined: the system does not tell. */
async function worksIn(pid: number, cluster: string): Promise<boolean | undefined> {
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
  // A file, not a pipe: a server that outlives its owner must not die of writing its log.
  const log = await open(join(options.home, LOG_FILE), 'w', 0o600);
  try {
    const child = spawn(
      join(options.binaries.directory, 'postgres'),
      ['-D', options.clusterDirectory, ...flags],
      {
        cwd: options.home,
        // A group of its own: Ctrl-C in the terminal is for us, who stop the server after the last request.
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

async function becomesReady(cluster: string, child: ChildProcess): Promise<boolean> {
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

async function lastWords(home: string): Promise<string> {
  const text = await readFile(join(home, LOG_FILE), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => /FATAL|ERROR|PANIC|could not|error while/.test(line));
  return lines.slice(-3).join(' ').trim() || 'it said nothing';
}

/** A port that was taken meanwhile, or the workers of a killed server that are still on their way out. */
function isPassing(words: string): boolean {
  return /Address already in use|could not bind|shared memory block|starting up/.test(words);
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
