import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { GUARD_NAME } from './end-with-owner.ts';
import { EmbeddedError, type EmbeddedServer, startEmbedded } from './index.ts';
import { clusterDirectory } from './make-cluster.ts';
import { isRunning } from './owner-lock.ts';

const HOLDER = fileURLToPath(new URL('../testing/hold-server.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let parent: string;
let dataDir: string;
let homes: Set<string>;

beforeEach(async () => {
  // Only its owner may enter it, like some home folders.
  parent = await mkdtemp(join(tmpdir(), 'baize-embedded-'));
  dataDir = join(parent, 'data', 'postgres');
  homes = new Set();
});
afterEach(async () => {
  for (const home of homes) await rm(home, { recursive: true, force: true });
  await rm(parent, { recursive: true, force: true });
});

async function start(directory = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir: directory, settings: { fsync: 'off' } });
  homes.add(server.home);
  return server;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** A process that runs a server and can be killed with SIGKILL. */
async function startInAnotherProcess(): Promise<{ url: string; pid: number; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  const server = JSON.parse(line) as { url: string; pid: number; home: string };
  homes.add(server.home);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: server.url,
    pid: server.pid,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

describe('the embedded server', () => {
  test('keeps its data from one start to the next, on the loopback interface, behind a password', async () => {
    const first = await start();
    expect(new URL(first.url).hostname).toBe('127.0.0.1');
    await query(first.url, 'create table kept (number integer); insert into kept values (7)');
    const wrong = new URL(first.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);

    const second = await start();
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  test('reports in one sentence that its data is in use, and runs next to a second copy', async () => {
    const server = await start();
    const again = startEmbedded({ dataDir });
    await expect(again).rejects.toThrow(EmbeddedError);
    await expect(again).rejects.toThrow(/in use by process \d+: stop that one first/);
    const other = await start(join(parent, 'other'));
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.stop();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('ends when its owner is killed', async () => {
    const held = await startInAnotherProcess();
    await held.kill();
    await expect.poll(() => isRunning(held.pid), { timeout: 20_000 }).toBe(false);
  });

  test('starts after its owner was killed and the server kept running', async () => {
    const held = await startInAnotherProcess();
    await query(held.url, 'create table kept (number integer); insert into kept values (7)');
    const guard = execFileSync('pgrep', ['-f', `${GUARD_NAME} ${held.pid}$`], { encoding: 'utf8' });
    process.kill(Number(guard), 'SIGKILL');
    await held.kill();
    expect(isRunning(held.pid)).toBe(true);

    const server = await start();
    expect(isRunning(held.pid)).toBe(false);
    expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await server.stop();
  });

  test('starts after everything was killed at once', async () => {
    const held = await startInAnotherProcess();
    await query(held.url, 'create table kept (number integer); insert into kept values (7)');
    process.kill(held.pid, 'SIGKILL');
    await held.kill();

    const server = await start();
    expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await server.stop();
  });

  test.runIf(process.platform === 'linux')('starts after its server became a zombie', async () => {
    const first = await start();
    await first.stop();
    // The shell turns into a program that never collects the exit code of its child.
    const script = 'sleep 0.1 & echo $!; exec sleep 600';
    const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [line] = await once(child.stdout, 'data');
      const pid = Number(line);
      await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(' Z ');
      const lockPath = join(clusterDirectory(first.home), 'postmaster.pid');
      await writeFile(lockPath, `${pid}\n`, { mode: 0o600 });
      const { uid, gid } = await stat(clusterDirectory(first.home));
      await chown(lockPath, uid, gid);
      const second = await start();
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await second.stop();
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('is restarted at the same address whenever it is killed, and keeps what was committed', async () => {
    const lines: string[] = [];
    const server = await startEmbedded({ dataDir, log: (line) => void lines.push(line) });
    homes.add(server.home);
    await query(server.url, 'create table kept (number integer)');
    for (const number of [1, 2]) {
      await query(server.url, `insert into kept values (${number})`);
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => server.pid, { timeout: 30_000 }).not.toBe(pid);
      expect(await query(server.url, 'select count(*)::integer as count from kept')).toEqual([
        { count: number },
      ]);
    }
    expect(lines.filter((line) => line.includes('SIGKILL'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('is running again'))).toHaveLength(2);
    const { pid } = server;
    await server.stop();
    expect(isRunning(pid)).toBe(false);
    expect(lines.filter((line) => line.includes('restarting it'))).toHaveLength(2);
  });

  test('stays stopped if it is stopped during a restart', async () => {
    const server = await start();
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    const again = await start();
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
  });

  test('starts after a first start that was interrupted while it created its files', async () => {
    const server = await start();
    await server.stop();
    await rm(join(server.home, 'cluster'), { recursive: true });
    // A process id that cannot exist.
    await mkdir(join(server.home, 'cluster.99999999.unfinished', 'base'), { recursive: true });

    const again = await start();
    expect(again.home).toBe(server.home);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(again.home)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    await again.stop();
  });

  test('ignores a lock whose process id now belongs to another program', async () => {
    const server = await start();
    await server.stop();
    const lock = join(server.home, 'cluster', 'postmaster.pid');
    await writeFile(
      lock,
      `${process.pid}\n${join(server.home, 'cluster')}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    const again = await start();
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
  });

  test('runs as an unprivileged account when root starts it, outside of folders that only root can enter', async () => {
    const server = await start();
    expect(server.home.startsWith(parent)).toBe(!isRoot);
    const { uid, mode } = await stat(join(server.home, 'cluster'));
    expect(uid).toBe(isRoot ? 65_534 : process.getuid?.());
    expect(mode & 0o077).toBe(0);
    await server.stop();
  });

  test('a copy of the data folder is another database', async () => {
    const server = await start();
    await query(server.url, 'create table kept (number integer)');
    await server.stop();
    const copied = join(parent, 'copied');
    await cp(dataDir, copied, { recursive: true });
    const copy = await start(copied);
    const original = await start();
    expect(copy.home).not.toBe(original.home);
    await query(copy.url, 'create table only_in_the_copy (number integer)');
    await expect(query(original.url, 'select * from only_in_the_copy')).rejects.toThrow('does not exist');
    await copy.stop();
    await original.stop();
  });

  test('reports in one sentence why it cannot start', async () => {
    await writeFile(join(parent, 'file'), '');
    await expect(startEmbedded({ dataDir: join(parent, 'file', 'data') })).rejects.toThrow(/is not writable/);
    const server = await start();
    await server.stop();
    await writeFile(join(server.home, 'cluster', 'PG_VERSION'), '9\n');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /created by PostgreSQL 9, which is not installed/,
    );
  });
});
