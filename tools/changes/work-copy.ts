import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const copied = [
  'apps',
  'packages',
  'brands',
  'tools',
  'docs',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const skipped = new Set(['node_modules', '.vite']);

/**
 * Makes a copy of the product in which files can be changed while tests of other copies run. Libraries are linked; our
 * own packages resolve to the copy.
 *
 * @returns the copy's folder
 */
export function makeWorkCopy(root: string, name: string): string {
  const copy = path.join(root, '.cache/changes', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const entry of copied) {
    cpSync(path.join(root, entry), path.join(copy, entry), {
      recursive: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
  }
  linkLibraries(root, copy, '.');
  for (const group of ['apps', 'packages']) {
    for (const workspace of readdirSync(path.join(root, group))) {
      const folder = path.join(group, workspace);
      if (existsSync(path.join(root, folder, 'node_modules'))) linkLibraries(root, copy, folder);
    }
  }
  return copy;
}

function linkLibraries(root: string, copy: string, folder: string): void {
  const from = path.join(root, folder, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@baize') copyLinks(path.join(from, name), path.join(to, name));
    else if (!name.startsWith('.vite')) symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Links between workspaces are relative, so copied links point into the copy. */
function copyLinks(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(path.join(from, name)), path.join(to, name));
}
