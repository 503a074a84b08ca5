import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A project of one library, whose npm is a script that notes its runs and takes a moment. */
const fakeNpm = `
const fs = require('node:fs');
fs.appendFileSync('npm-runs.txt', process.argv[2] + '\\n');
fs.rmSync('node_modules', { recursive: true, force: true });
if (process.env.NPM_FAILS) { console.error('npm error the reason'); process.exit(1); }
setTimeout(() => {
  fs.mkdirSync('node_modules/pad', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, 300);
`;
const lock = { packages: { '': {}, 'node_modules/pad': { version: '1.0.0', integrity: 'sha512-a' } } };
const tool = "console.log('ran', process.argv.slice(2).join(','));\n";

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'baize-bootstrap-'));
  mkdirSync(path.join(root, 'tools/npm/bin'), { recursive: true });
  cpSync(path.resolve(import.meta.dirname, '../bootstrap.mjs'), path.join(root, 'tools/bootstrap.mjs'));
  for (const name of ['find-node.mjs', 'install-locked.mjs', 'install-lock.mjs']) {
    cpSync(path.join(import.meta.dirname, name), path.join(root, 'tools/bootstrap', name));
  }
  writeFileSync(path.join(root, 'tools/npm/bin/npm-cli.js'), fakeNpm);
  writeFileSync(path.join(root, 'tools/tool.ts'), tool);
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['tools/bootstrap.mjs', ...args], {
      cwd: root,
      env: { ...process.env, npm_execpath: path.join(root, 'tools/npm/bin/npm-cli.js'), ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function npmRuns(): number {
  return readFileSync(path.join(root, 'npm-runs.txt'), 'utf8').split('\n').length - 1;
}

describe('the bootstrap', () => {
  it('installs once, then runs the tool with its arguments', async () => {
    const first = await start(['tools/tool.ts', '--yes', 'x']);
    expect(first).toEqual({ code: 0, output: expect.stringContaining('ran --yes,x') });
    expect(first.output).toContain('Installing the locked libraries');
    expect(await start(['tools/tool.ts'])).toEqual({ code: 0, output: 'ran \n' });
    expect(npmRuns()).toBe(1);
  });

  it('installs again when the lock file has changed', async () => {
    await start(['tools/tool.ts']);
    const newer = { packages: { 'node_modules/pad': { version: '1.0.1', integrity: 'sha512-b' } } };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(newer));
    await start(['tools/tool.ts']);
    expect(npmRuns()).toBe(2);
  });

  it('notices an install that was cut short', async () => {
    mkdirSync(path.join(root, 'node_modules/pad'), { recursive: true });
    await start(['tools/tool.ts']);
    expect(npmRuns()).toBe(1);
  });

  it('accepts what npm itself has installed from the same lock file', async () => {
    mkdirSync(path.join(root, 'node_modules'));
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(lock));
    expect((await start(['tools/tool.ts'])).output).toBe('ran \n');
  });

  it('installs once when two starts meet', async () => {
    const both = await Promise.all([start(['tools/tool.ts']), start(['tools/tool.ts'])]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ output }) => output).join('')).toContain('Another start is installing');
    expect(npmRuns()).toBe(1);
  });

  it('takes over the lock of an install that was killed', async () => {
    mkdirSync(path.join(root, '.cache'));
    writeFileSync(path.join(root, '.cache/install.lock'), '999999999');
    expect((await start(['tools/tool.ts'])).code).toBe(0);
  });

  it('says what npm said when it fails, and can be started again', async () => {
    const failed = await start(['tools/tool.ts'], { NPM_FAILS: '1' });
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('npm error the reason\nInstalling the libraries failed;');
    expect((await start(['tools/tool.ts'])).code).toBe(0);
  });

  it('names a tool that is not there', async () => {
    expect(await start(['tools/nothing.ts'])).toEqual({
      code: 1,
      output: 'There is no tool at tools/nothing.ts.\n',
    });
  });
});
