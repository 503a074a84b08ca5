import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addToLock,
  type LockFile,
  missingPlatformPackages,
  unprovenPackages,
} from '../tools/lock/missing-platforms.ts';
import { readProjectFile } from './source-tree.ts';

const onDemand = 'tools/on-demand';
const lockPaths = [
  'package-lock.json',
  ...readdirSync(path.resolve(import.meta.dirname, '..', onDemand)).map(
    (name) => `${onDemand}/${name}/package-lock.json`,
  ),
];

describe.each(lockPaths)('%s', (lockPath) => {
  const lock: LockFile = JSON.parse(readProjectFile(lockPath));

  it('lists the packages of every platform (if not: npm run complete-lock)', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1);
    expect(Object.keys(missingPlatformPackages(lock))).toEqual([]);
  });

  it('has the hash of everything that it installs', () => {
    expect(unprovenPackages(lock)).toEqual([]);
  });
});

describe('completing a lock file', () => {
  const optionalDependencies = { '@x/binding-linux-x64-musl': '1.2.0', '@x/binding-darwin-arm64': '1.2.0' };
  const known = { version: '1.2.0', optional: true, os: ['darwin'], cpu: ['arm64'], integrity: 'sha512-a' };
  const packages = {
    'node_modules/x': { version: '1.2.0', dev: true, integrity: 'sha512-b', optionalDependencies },
    'node_modules/@x/binding-darwin-arm64': known,
  };
  const missing = {
    'node_modules/@x/binding-linux-x64-musl': {
      version: '1.2.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  };

  it('finds missing packages and derives their platform from the name', () => {
    expect(missingPlatformPackages({ packages })).toEqual(missing);
  });

  it("adds them in npm's order", () => {
    expect(Object.keys(addToLock({ packages }, missing).packages)).toEqual([
      'node_modules/@x/binding-darwin-arm64',
      'node_modules/@x/binding-linux-x64-musl',
      'node_modules/x',
    ]);
  });

  it('notices an entry without a hash, whatever its platform, but not a workspace or a bundled package', () => {
    const linked = { link: true };
    const bundled = { version: '1.0.0', inBundle: true, optional: true };
    const own = { version: '0.1.0' };
    const all = {
      ...packages,
      ...missing,
      'packages/a': own,
      'node_modules/a': linked,
      'node_modules/x/node_modules/b': bundled,
    };
    expect(unprovenPackages({ packages: all })).toEqual(['node_modules/@x/binding-linux-x64-musl']);
  });
});
