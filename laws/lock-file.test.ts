import { describe, expect, it } from 'vitest';
import {
  completeLock,
  type LockedPackage,
  missingPlatformPackages,
} from '../tools/lock/missing-platforms.ts';
import { readProjectFile } from './source-tree.ts';

interface LockEntry extends LockedPackage {
  readonly link?: boolean;
  readonly integrity?: string;
}

describe('the lock file', () => {
  const lock = JSON.parse(readProjectFile('package-lock.json'));

  it('can be installed from on every platform (if not: node tools/complete-lock.ts)', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(0);
    expect(Object.keys(missingPlatformPackages(lock))).toEqual([]);
  });

  it('holds the hash of everything that the platforms we run on install', () => {
    const unproven = Object.entries<LockEntry>(lock.packages).filter(
      ([where, { link, integrity, os, cpu, libc }]) => {
        if (!where.includes('node_modules/') || link === true || integrity !== undefined) return false;
        const isOurs =
          os?.includes('linux') !== false &&
          cpu?.some((name) => name === 'x64' || name === 'arm64') !== false;
        return isOurs && !libc?.includes('musl');
      },
    );
    expect(unproven.map(([where]) => where)).toEqual([]);
  });

  it('is completed with what is known of a platform from its name', () => {
    const optionalDependencies = { '@x/binding-linux-x64-musl': '1.2.0', '@x/binding-darwin-arm64': '1.2.0' };
    const known = { version: '1.2.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
    const packages = {
      'node_modules/x': { version: '1.2.0', dev: true, optionalDependencies },
      'node_modules/@x/binding-darwin-arm64': known,
    };
    expect(completeLock({ packages }).packages).toEqual({
      'node_modules/@x/binding-darwin-arm64': known,
      'node_modules/@x/binding-linux-x64-musl': {
        version: '1.2.0',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
      'node_modules/x': { version: '1.2.0', dev: true, optionalDependencies },
    });
  });
});
