import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClientFile } from './check-client.ts';

const withoutHash = (file: string) => path.basename(file).replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '');

/** The scripts and styles of a built site, named without their hashes. */
export function builtFiles(folder: string): ClientFile[] {
  const files = globSync(path.join(folder, 'client/assets/*.{js,css}')).toSorted();
  if (files.length === 0) throw new Error(`no scripts are built in ${folder}`);
  return files.map((file) => ({ path: withoutHash(file), text: readFileSync(file, 'utf8') }));
}

const root = path.resolve(import.meta.dirname, '../..');
const sandbox = path.join(root, 'apps/sandbox/src');
const games = path.join(root, 'packages/games');

/** The file of an import of a page script; undefined for one of another package, or of types only. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
  const [, name] = /^@baize\/games(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!specifier.startsWith('@baize/games')) return undefined;
  const manifest = JSON.parse(readFileSync(path.join(games, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  const file = manifest.exports[name === undefined ? '.' : `./${name}`];
  return file && path.join(games, file);
}

/** Statements that load code; those of types only are gone when a browser reads the script. */
const imports =
  /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * The scripts and styles of the sandbox's pages, as their sources: those in folders named `client`, and all that they
 * import. They are served without a build.
 */
export function sandboxFiles(): ClientFile[] {
  const entries = globSync(path.join(sandbox, '**/client/**/*.ts')).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  if (entries.length === 0) throw new Error('the sandbox has no page scripts');
  const scripts = new Map<string, string>();
  const add = (file: string) => {
    if (scripts.has(file) || !file.endsWith('.ts') || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    scripts.set(file, text);
    for (const match of text.matchAll(imports)) {
      const next = fileOf(match[1] ?? match[2] ?? match[3] ?? '', file);
      if (next !== undefined) add(next);
    }
  };
  for (const entry of entries.toSorted()) add(entry);
  const styles = globSync(path.join(sandbox, '**/*.css')).toSorted();
  return [
    ...[...scripts].map(([file, text]) => ({ path: path.relative(root, file), text })),
    ...styles.map((file) => ({ path: path.relative(root, file), text: readFileSync(file, 'utf8') })),
  ];
}
