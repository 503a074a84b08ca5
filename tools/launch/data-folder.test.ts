import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataFolder, dataFolderOwner, prepareDataFolder } from './data-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('is created if it is missing', () => {
    const below = path.join(folder, 'a/b');
    prepareDataFolder(below);
    expect(existsSync(below)).toBe(true);
  });

  it('is refused in one sentence if there is a file in its place', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow(/^The folder .* is not writable .*\.$/);
  });
});

describe('claimDataFolder', () => {
  it('refuses a second claim during the first one', () => {
    const release = claimDataFolder(folder, 'http://localhost:3000');
    expect(() => claimDataFolder(folder, 'http://localhost:3100')).toThrow(
      `Baize already runs on this data at http://localhost:3000 (process ${process.pid}): stop that one first.`,
    );
    release();
    claimDataFolder(folder, 'http://localhost:3100')();
    expect(dataFolderOwner(folder)).toBeUndefined();
  });

  it('takes over from a process that has died', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(path.join(folder, 'lock'), JSON.stringify({ pid, started: '1', address: 'x' }));
    claimDataFolder(folder, 'http://localhost:3000');
    expect(dataFolderOwner(folder)?.pid).toBe(process.pid);
  });

  it('takes over if the process id now belongs to another process', () => {
    writeFileSync(
      path.join(folder, 'lock'),
      JSON.stringify({ pid: process.pid, started: 'long ago', address: 'x' }),
    );
    claimDataFolder(folder, 'http://localhost:3000');
    expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toContain('http://localhost:3000');
  });

  it('takes over an incomplete lock', () => {
    writeFileSync(path.join(folder, 'lock'), '{"pid":');
    claimDataFolder(folder, 'http://localhost:3000');
    expect(dataFolderOwner(folder)?.address).toBe('http://localhost:3000');
  });
});
