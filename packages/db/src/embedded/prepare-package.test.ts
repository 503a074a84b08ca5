import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { preparePackage } from './prepare-package.ts';

let folder: string;
let packageDirectory: string;
let copies: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-package-'));
  packageDirectory = join(folder, 'package');
  copies = join(folder, 'copies');
  await mkdir(join(packageDirectory, 'native', 'lib'), { recursive: true });
  await mkdir(join(packageDirectory, 'native', 'bin'));
  await mkdir(copies);
  await writeFile(join(packageDirectory, 'package.json'), '{"version":"18.4.0"}');
  await writeFile(join(packageDirectory, 'native', 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  await writeFile(join(packageDirectory, 'native', 'bin', 'postgres'), 'program', { mode: 0o700 });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(packageDirectory, 'native', 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates the links of the install script, once', async () => {
  const bin = join(packageDirectory, 'native', 'bin');
  expect(await preparePackage(packageDirectory, copies, true)).toBe(bin);
  expect(await preparePackage(packageDirectory, copies, true)).toBe(bin);
  expect(await readlink(join(packageDirectory, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await readdir(copies)).toEqual([]);
});

test('uses a complete and readable copy if the package cannot be used in place', async () => {
  // An incomplete copy of an earlier process is neither used nor kept.
  await mkdir(join(copies, 'server-18.4.0.99999999.unfinished'));
  const bin = await preparePackage(packageDirectory, copies, false);
  expect(bin).toBe(join(copies, 'server-18.4.0', 'native', 'bin'));
  expect(await readdir(copies)).toEqual(['server-18.4.0']);
  expect(await readFile(join(bin, '..', 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
  expect((await stat(join(bin, 'postgres'))).mode & 0o777).toBe(0o755);
  expect((await stat(join(bin, '..', 'lib', 'libpq.so.5.18'))).mode & 0o777).toBe(0o644);
  expect(await readdir(join(packageDirectory, 'native', 'lib'))).toEqual(['libpq.so.5.18']);
});

test('makes a complete copy if several starts of one process make it at once', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `file-${at}`);
  await Promise.all(names.map((name) => writeFile(join(packageDirectory, 'native', 'lib', name), name)));
  await Promise.all([1, 2, 3].map(() => preparePackage(packageDirectory, copies, false)));
  expect(await readdir(copies)).toEqual(['server-18.4.0']);
  const copied = await readdir(join(copies, 'server-18.4.0', 'native', 'lib'));
  expect(copied.toSorted()).toEqual([...names, 'libpq.so.5', 'libpq.so.5.18'].toSorted());
});
