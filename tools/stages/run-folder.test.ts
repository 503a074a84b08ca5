import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeRunFolder, removeRunFolder } from './run-folder.ts';

/** No system gives such an id to a process. */
const DEAD_PID = 99_999_999;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-run-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('removes what a killed run left, with the database files that it points to', () => {
  const home = path.join(folder, 'system/baize/0123456789abcdef');
  const left = path.join(folder, `baize-run-${DEAD_PID}`);
  const alien = path.join(folder, 'alien');
  for (const each of [home, path.join(left, 'a'), path.join(left, 'b'), alien])
    mkdirSync(each, { recursive: true });
  writeFileSync(path.join(left, 'a/home.json'), JSON.stringify({ home }));
  writeFileSync(path.join(left, 'b/home.json'), JSON.stringify({ home: alien }));
  const own = makeRunFolder(folder);
  expect([home, left, alien, own].map((each) => existsSync(each))).toEqual([false, false, true, true]);
  removeRunFolder(own);
  expect(existsSync(own)).toBe(false);
});

it('leaves the folder of a run that goes on', () => {
  const running = path.join(folder, `baize-run-${process.ppid}`);
  mkdirSync(running);
  makeRunFolder(folder);
  expect(existsSync(running)).toBe(true);
});
