import path from 'node:path';
import { parseSource } from './parse-source.ts';
import type { SourceFile } from './source-tree.ts';

/** The imports of each file among the given files, including types, `import()` and re-exports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** `'@baize/db/embedded'` -> the path of the file that is exported under this name. */
export type PackageExports = ReadonlyMap<string, string>;

/** The exports of packages, from their `package.json` files. */
export function readPackageExports(manifests: readonly SourceFile[]): PackageExports {
  const found = manifests.flatMap((file) => {
    const { name, exports = {} } = JSON.parse(file.text) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(
      ([key, target]) =>
        [path.posix.join(name, key), path.posix.join(path.posix.dirname(file.path), target)] as const,
    );
  });
  return new Map(found);
}

/** The path of an imported file; undefined for third-party packages. */
export function resolveImport(from: string, specifier: string, packages: PackageExports): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return packages.get(specifier);
}

export function importGraph(
  files: readonly SourceFile[],
  packages: PackageExports,
  parse = parseSource,
): ImportGraph {
  const known = new Set(files.map((file) => file.path));
  return new Map(
    files.map((file) => {
      const targets = parse(file).imports.flatMap(
        ({ specifier }) => resolveImport(file.path, specifier, packages) ?? [],
      );
      return [file.path, [...new Set(targets)].filter((target) => known.has(target))];
    }),
  );
}

/** The shortest cycle of imports through a file; undefined if there is none. */
function circleThrough(graph: ImportGraph, start: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const circle = [start];
        for (let at: string | undefined = file; at !== undefined && at !== start; at = cameFrom.get(at))
          circle.unshift(at);
        return [start, ...circle];
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}

/** Circles of imports as `a -> b -> a`; each file occurs in at most one. */
export function findCircles(graph: ImportGraph): readonly string[] {
  const named = new Set<string>();
  const circles: string[] = [];
  for (const file of [...graph.keys()].toSorted()) {
    if (named.has(file)) continue;
    const circle = circleThrough(graph, file);
    if (!circle) continue;
    for (const member of circle) named.add(member);
    circles.push(circle.join(' -> '));
  }
  return circles;
}
