import { describe, expect, it } from 'vitest';
import { resolveImport } from './import-graph.ts';
import { parseSource, parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest, placeOf, type SourceFile } from './source-tree.ts';

const home = 'apps/web/src/';

/** The folders of the player site in layers. Each imports only from its own line or those above. */
const layers: readonly (readonly string[])[] = [
  ['app', 'call', 'messages', 'thin'],
  ['addresses'],
  ['router'],
  ['frame'],
  ['areas'],
  ['routes'],
  ['shell'],
  ['document'],
  ['entries'],
];
const ranks = new Map(layers.flatMap((names, rank) => names.map((name) => [name, rank] as const)));

/** `'apps/web/src/router/link.tsx'` -> `'router'`; a file of `src` itself is an entry. */
function layerOf(path: string): string | undefined {
  if (!path.startsWith(home)) return undefined;
  const [first = '', ...rest] = path.slice(home.length).split('/');
  return rest.length === 0 ? 'entries' : first;
}

/** Imports of a layer from one below it. */
function wrongImports(file: SourceFile, parse = parseSource): string[] {
  const from = layerOf(file.path) ?? '';
  return parse(file).imports.flatMap(({ specifier, start }) => {
    const target = resolveImport(file.path, specifier, new Map()) ?? '';
    const to = isCode(target) ? layerOf(target) : undefined;
    const isAbove = to === undefined || (ranks.get(to) ?? 0) <= (ranks.get(from) ?? 0);
    return isAbove ? [] : [`${placeOf(file, start)}: ${from} may not import ${to}, which is a layer below`];
  });
}

describe('the layers of the player site', () => {
  const files = filesWhere((path) => path.startsWith(home) && isCode(path) && !isTest(path));

  it('list all folders', () => {
    const found = new Set(files.map((file) => layerOf(file.path)));
    expect(found).toEqual(new Set(ranks.keys()));
  });

  it('import only from layers above them', () => {
    expect(files.flatMap((file) => wrongImports(file))).toEqual([]);
  });

  it('notice types, dynamic imports and re-exports from a layer below', () => {
    const text = [
      "import type { Route } from '../routes/home.ts';",
      "const late = () => import('../areas/auth/login-page.tsx');",
      "export { Layout } from '../shell/layout.tsx';",
      "import { start } from '../entry-client.tsx';",
      "import { href } from '../addresses/href.ts';",
    ].join('\n');
    const path = 'apps/web/src/router/a.ts';
    expect(wrongImports({ path, text }, parseText)).toEqual([
      'apps/web/src/router/a.ts:1: router may not import routes, which is a layer below',
      'apps/web/src/router/a.ts:2: router may not import areas, which is a layer below',
      'apps/web/src/router/a.ts:3: router may not import shell, which is a layer below',
      'apps/web/src/router/a.ts:4: router may not import entries, which is a layer below',
    ]);
  });
});
