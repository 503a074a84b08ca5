import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchProblem } from './launch-problem.ts';

/** Everything that the built site is made of. */
const inputs = [
  'package-lock.json',
  'apps/web',
  'packages/brand',
  'packages/contract',
  'packages/currency',
  'packages/messages',
  'packages/ui',
];
const skipped = new Set(['node_modules', 'dist', '.vite']);
const shownLines = 25;

/** Builds the site unless what stands was built from the very same files. Answers whether it had to. */
export async function buildSiteWhenChanged(root: string, announce: () => void): Promise<boolean> {
  const hash = hashInputs(root);
  const stampPath = path.join(root, 'apps/web/dist/built-from.txt');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash) return false;
  announce();
  // Without the stamp a build that is cut short is never taken for a finished one.
  rmSync(stampPath, { force: true });
  await runBuild(root);
  writeFileSync(stampPath, hash);
  return true;
}

/** A hash over names and contents of all inputs, tests left out. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const filePath of inputs.flatMap((input) => filesBelow(root, input))) {
    hash
      .update(`${filePath}\0`)
      .update(readFileSync(path.join(root, filePath)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root: string, filePath: string): string[] {
  if (path.extname(filePath) !== '' && !filePath.includes('/')) return [filePath];
  return readdirSync(path.join(root, filePath), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const below = `${filePath}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, below) : [below];
    });
}

function runBuild(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tools/build-site.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(`${output.trimEnd().split('\n').slice(-shownLines).join('\n')}\n`);
      reject(new LaunchProblem('Building the site failed; the lines above say why.'));
    });
  });
}
