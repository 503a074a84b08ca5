import { describe, expect, it } from 'vitest';
import { findCircles, importGraph, readPackageExports } from './import-graph.ts';
import { parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest, type SourceFile } from './source-tree.ts';

describe('imports', () => {
  const files = filesWhere(
    (path) => isCode(path) && !isTest(path) && /^(?:apps|packages|tools|bench)\//.test(path),
  );
  const packages = readPackageExports(
    filesWhere((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path)),
  );

  it('form no circle', () => {
    expect(findCircles(importGraph(files, packages))).toEqual([]);
  });

  it('are followed into other packages', () => {
    const graph = importGraph(files, packages);
    expect(graph.get('packages/contract/src/calls.ts')?.length).toBeGreaterThan(0);
    const crossing = [...graph].filter(([file, targets]) =>
      targets.some((target) => target.split('/')[1] !== file.split('/')[1]),
    );
    expect(crossing.length).toBeGreaterThan(100);
  });

  it('notices a circle through types, a dynamic import, a re-export and a package', () => {
    const made = (path: string, text: string): SourceFile => ({ path, text });
    const circlesOf = (...sources: SourceFile[]) => {
      const exported = readPackageExports([
        made('packages/b/package.json', '{ "name": "@baize/b", "exports": { "./x": "./src/x.ts" } }'),
      ]);
      return findCircles(importGraph(sources, exported, parseText));
    };
    const back = made('apps/web/src/b.ts', "export { a } from './a.ts';");
    const circle = ['apps/web/src/a.ts -> apps/web/src/b.ts -> apps/web/src/a.ts'];
    for (const text of [
      "import type { B } from './b.ts'; export const a = 1;",
      "export const a = () => import('./b.ts');",
      "export type A = import('./b.ts').B; export const a = 1;",
      "export * from './b.ts'; export const a = 1;",
    ])
      expect(circlesOf(made('apps/web/src/a.ts', text), back)).toEqual(circle);
    expect(
      circlesOf(
        made('packages/a/src/a.ts', "import '@baize/b/x';"),
        made('packages/b/src/x.ts', "import '../../a/src/a.ts';"),
      ),
    ).toEqual(['packages/a/src/a.ts -> packages/b/src/x.ts -> packages/a/src/a.ts']);
    expect(circlesOf(made('apps/web/src/a.ts', 'export const a = 1;'), back)).toEqual([]);
  });
});
