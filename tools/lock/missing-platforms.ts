/** The relevant properties of a package in a lock file. */
export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const platformName =
  /(?:^|[-/])(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(gnu|musl|gnueabihf|musleabihf|msvc|eabi))?$/;

/**
 * Entries, without hashes, for packages of other platforms that the lock file lacks. npm omits packages that the
 * registry did not serve at the time; `npm ci` then refuses the lock file on those platforms.
 */
export function missingPlatformPackages({ packages }: LockFile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const entry of Object.values(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const [, os, cpu, abi] = platformName.exec(name) ?? [];
      const isLocked = Object.keys(packages).some((where) => where.endsWith(`node_modules/${name}`));
      if (isLocked || os === undefined || cpu === undefined) continue;
      missing[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(entry.dev ? { dev: true } : {}),
        ...(os === 'linux' && abi !== undefined ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
        optional: true,
        os: [os],
      };
    }
  }
  return missing;
}

/** The lock file with additional entries, in npm's order. */
export function addToLock<Lock extends LockFile>(
  lock: Lock,
  added: Readonly<Record<string, LockedPackage>>,
): Lock {
  const all = { ...lock.packages, ...added };
  const ordered = Object.keys(all).toSorted((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(ordered.map((where) => [where, all[where]])) };
}

/** Packages that `npm ci` installs without checking a hash. Bundled packages are covered by their bundle's hash. */
export function unprovenPackages({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([where, { link, inBundle, integrity }]) => {
      return where.includes('node_modules/') && !link && !inBundle && integrity === undefined;
    })
    .map(([where]) => where);
}
