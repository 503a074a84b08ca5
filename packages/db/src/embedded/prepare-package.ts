import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { exists, removeUnfinished, unfinishedName } from './unfinished.ts';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * Makes the package's server runnable. Its libraries need symbolic links, which npm packages cannot contain and an
 * install script creates; if scripts are blocked, they are created here. If the package's folder is not writable, or
 * the server's account cannot enter it, a copy is used.
 *
 * @param packageDirectory the platform's package
 * @param copies folder for a copy
 * @param inPlace false if the server's account may not enter the package's folder
 * @returns the folder of the programs
 */
export async function preparePackage(
  packageDirectory: string,
  copies: string,
  inPlace: boolean,
): Promise<string> {
  if (inPlace && (await makeLinks(packageDirectory))) return join(packageDirectory, 'native', 'bin');
  const copy = join(copies, `server-${await packageVersion(packageDirectory)}`);
  await copyPackage(packageDirectory, copy);
  return join(copy, 'native', 'bin');
}

async function packageVersion(packageDirectory: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDirectory, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** A copy is renamed when it is complete, so an interrupted copy is never used. */
async function copyPackage(from: string, to: string): Promise<void> {
  await removeUnfinished(dirname(to));
  if (await exists(to)) return;
  const unfinished = unfinishedName(to);
  await mkdir(unfinished);
  await cp(join(from, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(unfinished);
  await openToAll(unfinished);
  await rename(unfinished, to).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // A concurrent start may have been faster; its copy will do.
    if (!(await exists(to))) throw error;
  });
}

/** The package may be readable by its owner only, but another account runs the copy. */
async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    const isExecutable = (mode & 0o100) !== 0;
    await chmod(path, isExecutable ? 0o755 : 0o644);
  }
}

/** @returns false if a link is missing and cannot be created */
async function makeLinks(packageDirectory: string): Promise<boolean> {
  const text = await readFile(join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as LibraryLink[]) {
    const link = join(packageDirectory, target);
    try {
      await access(link, constants.F_OK);
    } catch {
      const made = await makeLink(basename(source), link);
      if (!made) return false;
    }
  }
  return true;
}

async function makeLink(source: string, link: string): Promise<boolean> {
  try {
    await mkdir(dirname(link), { recursive: true });
    await symlink(source, link);
    return true;
  } catch (error) {
    // A concurrent start may have created it.
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
  }
}
