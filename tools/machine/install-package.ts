import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-program.ts';

/** Whether this user may install packages of Debian and Ubuntu. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;
}

/** Installs the first of these packages of Debian and Ubuntu that there is. */
export function installPackage(names: readonly string[], announce: (line: string) => void): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...step: string[]): boolean => {
    const { status, stderr } = spawnSync('apt-get', step, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) announce(stderr.toString().trim());
    return status === 0;
  };
  run('update', '-qq');
  names.some((name) => run('install', '-y', '-qq', '--no-install-recommends', name));
}
