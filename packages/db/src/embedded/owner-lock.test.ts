import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { EmbeddedError } from './embedded-error.ts';
import { isRunning, lockHome } from './owner-lock.ts';

let home: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'baize-owner-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** The first line that a shell prints. */
async function runShell(script: string): Promise<number> {
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return Number(line);
}

const startOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, started: others[18] };
};

const writeOwner = (pid: number) =>
  writeFileSync(join(home, 'owner.json'), JSON.stringify({ pid, ...startOf(pid), directory: home }));

test.runIf(process.platform === 'linux')('a running owner keeps its lock', async () => {
  const pid = await runShell('echo $$; exec sleep 60');
  writeOwner(pid);
  await expect(lockHome(home, 'data')).rejects.toThrow(EmbeddedError);
});

test.runIf(process.platform === 'linux')(
  'an owner that has ended loses its lock, even if its parent never collects it',
  async () => {
    // The shell turns into a program that never collects the exit code of its child.
    const pid = await runShell('sleep 0.3 & echo $!; exec sleep 60');
    await vi.waitFor(() => expect(startOf(pid).state).toBe('Z'), 20_000);
    writeOwner(pid);
    expect(isRunning(pid)).toBe(false);
    const release = await lockHome(home, 'data');
    await release();
  },
);
