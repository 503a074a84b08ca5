import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOf } from '../bootstrap/processes.mjs';

/** A program with a worker; both record their ids, and the worker ignores signals. */
const program = `
const note = "require('fs').appendFileSync('pids.txt', process.pid + '\\\\n');";
require('node:child_process').spawn(process.execPath, ['-e', note + "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"]);
eval(note);
setInterval(() => {}, 1000);
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-command-'));
  writeFileSync(path.join(folder, 'program.cjs'), program);
  const commands = path.join(import.meta.dirname, 'run-command.ts');
  const runner = `
    import { endCommandsOnSignals, runCommand } from ${JSON.stringify(commands)};
    endCommandsOnSignals();
    await runCommand(process.execPath, ['program.cjs']);`;
  writeFileSync(path.join(folder, 'runner.ts'), runner);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a running command', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'ends with its workers when its runner gets %s',
    async (signal) => {
      const runner = spawn(process.execPath, ['runner.ts'], { cwd: folder, stdio: 'ignore' });
      const ended = new Promise<NodeJS.Signals | null>((resolve) => {
        runner.once('exit', (_, name) => resolve(name));
      });
      const pidsPath = path.join(folder, 'pids.txt');
      const pids = () =>
        existsSync(pidsPath) ? readFileSync(pidsPath, 'utf8').trim().split('\n').map(Number) : [];
      await vi.waitFor(() => expect(pids()).toHaveLength(2), { timeout: 20_000 });
      runner.kill(signal);
      expect(await ended).toBe(signal);
      await vi.waitFor(() => expect(pids().filter((pid) => startOf(pid) !== undefined)).toEqual([]), {
        timeout: 20_000,
      });
    },
  );
});
