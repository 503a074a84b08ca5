import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOnPath, versionsIn } from './find-program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-programs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function addFile(name: string, mode: number): string {
  const filePath = path.join(folder, name);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, '');
  chmodSync(filePath, mode);
  return filePath;
}

describe('findOnPath', () => {
  it('prefers the first name, in any folder, over the second', () => {
    const wanted = addFile('b/chromium', 0o755);
    addFile('a/google-chrome', 0o755);
    const searchPath = [path.join(folder, 'a'), path.join(folder, 'b')].join(path.delimiter);
    expect(findOnPath(['chromium', 'google-chrome'], searchPath)).toBe(wanted);
  });

  it('skips files that are not executable and folders with that name', () => {
    addFile('a/chromium', 0o644);
    mkdirSync(path.join(folder, 'b/chromium'), { recursive: true });
    const searchPath = [path.join(folder, 'a'), path.join(folder, 'b'), ''].join(path.delimiter);
    expect(findOnPath(['chromium'], searchPath)).toBeUndefined();
  });
});

describe('versionsIn', () => {
  it('puts the newest first, by number', () => {
    for (const version of ['9', '15', '16']) mkdirSync(path.join(folder, version));
    expect(versionsIn(folder)).toEqual(['16', '15', '9']);
    expect(versionsIn(path.join(folder, 'missing'))).toEqual([]);
  });
});
