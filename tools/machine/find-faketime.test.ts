import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFaketime } from './find-faketime.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-faketime-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('findFaketime', () => {
  it.each(['faketime', 'x86_64-linux-gnu/faketime'])('finds the library in %s', (place) => {
    mkdirSync(path.join(folder, 'lib', place), { recursive: true });
    const file = path.join(folder, 'lib', place, 'libfaketime.so.1');
    writeFileSync(file, '');
    expect(findFaketime([path.join(folder, 'lib64'), path.join(folder, 'lib')])).toBe(file);
  });

  it('finds nothing where there is none', () => {
    mkdirSync(path.join(folder, 'faketime'));
    expect(findFaketime([folder])).toBeUndefined();
  });
});
