import { existsSync } from 'node:fs';
import path from 'node:path';
import { versionsIn } from './find-program.ts';
import { installPackage, mayInstallPackages } from './install-package.ts';

const library = 'faketime/libfaketime.so.1';
const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

export const faketimeAdvice =
  'libfaketime was not found, which shifts the clock of the tests: install it ("apt-get install libfaketime" as root ' +
  'on Debian and Ubuntu).';

/** Finds libfaketime or, if permitted, installs Debian's; undefined if there is none. */
export function requireFaketime(announce: (line: string) => void): string | undefined {
  // It is preloaded into programs, as only Linux does.
  if (process.platform !== 'linux') return undefined;
  const found = findFaketime(folders);
  if (found !== undefined || !mayInstallPackages()) return found;
  announce('Installing libfaketime with apt-get …');
  installPackage(['libfaketime'], announce);
  return findFaketime(folders);
}

/** Debian has a folder for each kind of processor, such as `/usr/lib/x86_64-linux-gnu`. */
export function findFaketime(roots: readonly string[]): string | undefined {
  const places = roots.flatMap((root) => [root, ...versionsIn(root).map((name) => path.join(root, name))]);
  return places.map((place) => path.join(place, library)).find((file) => existsSync(file));
}
