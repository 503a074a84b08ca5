import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
]);

let allPaths: readonly string[] | undefined;

/** All paths of the project except what is installed, built or private to a machine. */
export function projectPaths(): readonly string[] {
  allPaths ??= readdirSync(root, { recursive: false, withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? pathsBelow(entry.name) : [entry.name]))
    .toSorted();
  return allPaths;
}

function pathsBelow(folder: string): string[] {
  if (skippedFolders.has(path.posix.basename(folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = `${folder}/${entry.name}`;
    return entry.isDirectory() ? pathsBelow(below) : [below];
  });
}

const texts = new Map<string, string>();

export function readProjectFile(filePath: string): string {
  const known = texts.get(filePath);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, filePath), 'utf8');
  texts.set(filePath, text);
  return text;
}

/**
 * The files that a law checks. A law without files would prove nothing, so no match is an error.
 */
export function filesWhere(matches: (filePath: string) => boolean): readonly SourceFile[] {
  const found = projectPaths().filter(matches);
  if (found.length === 0) throw new Error('This law matched no file: its files have probably moved.');
  return found.map((filePath) => ({ path: filePath, text: readProjectFile(filePath) }));
}

/** Whether a file is TypeScript or JavaScript. */
export function isCode(filePath: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(filePath) && !filePath.endsWith('.d.ts');
}

export function isTest(filePath: string): boolean {
  return /\.test\.tsx?$/.test(filePath) || filePath.startsWith('e2e/') || filePath.startsWith('laws/');
}

/** `'packages/db/src/a.ts'` -> `'packages/db'`; a file of the root's own folders -> that folder. */
export function workspaceOf(filePath: string): string {
  const parts = filePath.split('/');
  const inWorkspace = parts[0] === 'packages' || parts[0] === 'apps';
  return parts.slice(0, inWorkspace ? 2 : 1).join('/');
}

/** The position of a character as `path:line`, such as `'src/a.ts:12'`. */
export function placeOf(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`;
}
