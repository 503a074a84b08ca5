import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRunning } from './processes.mjs';

/** A project with one library and a fake npm that records its runs. */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('npm-runs.txt', process.argv.slice(2).join(' ') + '\\n');
fs.appendFileSync('npm-pids.txt', process.pid + '\\n');
fs.rmSync('node_modules', { recursive: true, force: true });
if (process.env.NPM_FAILS) { console.error('npm error the reason'); process.exit(1); }
setTimeout(() => {
  fs.mkdirSync('node_modules/pad', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, Number(process.env.NPM_TAKES_MS ?? 300));
`;
const lock = { packages: { '': {}, 'node_modules/pad': { version: '1.0.0', integrity: 'sha512-a' } } };
const tool = "console.log('ran', process.argv.slice(2).join(','));\n";

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'baize-bootstrap-'));
  mkdirSync(path.join(root, 'tools/npm/bin'), { recursive: true });
  cpSync(path.resolve(import.meta.dirname, '../bootstrap.mjs'), path.join(root, 'tools/bootstrap.mjs'));
  cpSync(import.meta.dirname, path.join(root, 'tools/bootstrap'), { recursive: true });
  writeFileSync(path.join(root, 'tools/npm/bin/npm-cli.js'), fakeNpm);
  writeFileSync(path.join(root, 'tools/tool.ts'), tool);
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

function launch(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, npm_execpath: path.join(root, 'tools/npm/bin/npm-cli.js'), ...env },
  });
  let output = '';
  const ended = new Promise<Ending>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { child, ended, read: () => output };
}

async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, output } = await launch(process.execPath, ['tools/bootstrap.mjs', ...args], env).ended;
  return { code, output };
}

/** Process ids recorded in a file. */
function pidsIn(name: string): number[] {
  const filePath = path.join(root, name);
  return existsSync(filePath) ? readFileSync(filePath, 'utf8').trim().split('\n').map(Number) : [];
}

/** A start during an install of a minute, and its installer. */
async function startInstalling() {
  const launcher = launch(process.execPath, ['tools/bootstrap.mjs', 'tools/tool.ts'], {
    NPM_TAKES_MS: '60000',
  });
  const lockPath = path.join(root, '.cache/install-libraries.lock');
  await vi.waitFor(() => {
    expect(pidsIn('npm-pids.txt')).toHaveLength(1);
    expect(readFileSync(lockPath, 'utf8')).toContain('installer');
  }, polling);
  return { ...launcher, installer: pidsIn('npm-pids.txt')[0] ?? 0, lockPath };
}

const polling = { timeout: 20_000, interval: 50 };

function npmRuns(): string[] {
  return readFileSync(path.join(root, 'npm-runs.txt'), 'utf8').trim().split('\n');
}

describe('the bootstrap', () => {
  it('installs once, then runs the tool with its arguments', async () => {
    const first = await start(['tools/tool.ts', '--yes', 'x']);
    expect(first).toEqual({ code: 0, output: expect.stringContaining('ran --yes,x') });
    expect(first.output).toContain('Installing the locked libraries');
    expect(await start(['tools/tool.ts'])).toEqual({ code: 0, output: 'ran \n' });
    expect(npmRuns()).toHaveLength(1);
  });

  it('installs again if the lock file has changed', async () => {
    await start(['tools/tool.ts']);
    const newer = { packages: { 'node_modules/pad': { version: '1.0.1', integrity: 'sha512-b' } } };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(newer));
    await start(['tools/tool.ts']);
    expect(npmRuns()).toHaveLength(2);
  });

  it('notices an incomplete install', async () => {
    mkdirSync(path.join(root, 'node_modules/pad'), { recursive: true });
    await start(['tools/tool.ts']);
    expect(npmRuns()).toHaveLength(1);
  });

  it('accepts an install by npm itself from the same lock file', async () => {
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(lock));
    expect((await start(['tools/tool.ts'])).output).toBe('ran \n');
  });

  it('installs once for two concurrent starts', async () => {
    const both = await Promise.all([start(['tools/tool.ts']), start(['tools/tool.ts'])]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ output }) => output).join('')).toContain('Another start is installing');
    expect(npmRuns()).toHaveLength(1);
  });

  it('takes over the lock of an install that was killed', async () => {
    mkdirSync(path.join(root, '.cache'));
    const dead = { pid: 999_999_999, started: '1' };
    // A process id that now belongs to another process.
    const reused = { pid: process.pid, started: 'long ago' };
    const lockPath = path.join(root, '.cache/install-libraries.lock');
    writeFileSync(lockPath, JSON.stringify({ holder: dead, installer: reused }));
    expect((await start(['tools/tool.ts'])).code).toBe(0);
    expect(existsSync(lockPath)).toBe(false);
  });

  it('installs no development dependencies for production, and all for a command that needs them', async () => {
    const withDev = {
      packages: {
        ...lock.packages,
        'node_modules/lint': { version: '1.0.0', integrity: 'sha512-l', dev: true },
      },
    };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(withDev));
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(lock));
    writeFileSync(path.join(root, 'tools/serve.ts'), tool);
    expect((await start(['tools/serve.ts'])).output).toBe('ran \n');
    expect((await start(['tools/tool.ts'])).code).toBe(0);
    rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect((await start(['tools/serve.ts'])).code).toBe(0);
    expect(npmRuns()).toEqual([
      expect.stringMatching(/^ci --include=dev /),
      expect.stringMatching(/^ci --omit=dev /),
    ]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends the installer on %s before it exits',
    async (signal) => {
      const { child, ended, installer, lockPath } = await startInstalling();
      child.kill(signal);
      expect(await ended).toMatchObject({
        signal,
        output: expect.stringContaining('Starting again is safe.'),
      });
      expect(isRunning(installer)).toBe(false);
      expect(existsSync(lockPath)).toBe(false);
      expect((await start(['tools/tool.ts'])).code).toBe(0);
    },
  );

  it('waits for the installer of a start that was killed', async () => {
    const { child, ended, installer } = await startInstalling();
    child.kill('SIGKILL');
    await ended;
    expect(isRunning(installer)).toBe(true);
    const next = launch(process.execPath, ['tools/bootstrap.mjs', 'tools/tool.ts']);
    await vi.waitFor(() => expect(next.read()).toContain('Another start is installing'), polling);
    expect(pidsIn('npm-pids.txt')).toEqual([installer]);
    process.kill(installer, 'SIGKILL');
    expect(await next.ended).toMatchObject({ code: 0 });
    expect(npmRuns()).toHaveLength(2);
  });

  it.each([
    ['as the child of npm', `exec "$0" tools/bootstrap.mjs tools/tool.ts`],
    ['below the shell that npm starts', `"$0" tools/bootstrap.mjs tools/tool.ts; true`],
  ])('ends when npm is killed, %s', async (_, command) => {
    const waiting =
      "require('fs').appendFileSync('tool-pids.txt', process.pid + '\\n'); setInterval(() => {}, 1000);";
    writeFileSync(path.join(root, 'tools/tool.ts'), waiting);
    // A shell that waits for another one acts as npm, which starts scripts in a shell.
    const npm = launch('sh', ['-c', `sh -c '${command}' "${process.execPath}" & wait`], {
      npm_lifecycle_event: 'start',
    });
    await vi.waitFor(() => expect(pidsIn('tool-pids.txt')).toHaveLength(1), polling);
    const [pid = 0] = pidsIn('tool-pids.txt');
    npm.child.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), polling);
  });

  it('prints npm’s output if it fails, and can be started again', async () => {
    const failed = await start(['tools/tool.ts'], { NPM_FAILS: '1' });
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('npm error the reason\nInstalling the libraries failed;');
    expect((await start(['tools/tool.ts'])).code).toBe(0);
  });

  it('names a missing tool', async () => {
    expect(await start(['tools/nothing.ts'])).toEqual({
      code: 1,
      output: 'There is no tool at tools/nothing.ts.\n',
    });
  });
});
