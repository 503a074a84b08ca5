import { areas } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { parseSource, parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest, placeOf, projectPaths, type SourceFile } from './source-tree.ts';

/** Folders with one folder per area. */
const homes = ['packages/services/src', 'apps/web/src/areas'];
const areaRanks = new Map<string, number>(areas.map((area, rank) => [area, rank]));

/** The home and area of a path, and the rest of the path below the area. */
function locate(filePath: string): { home: string; area: string; rest: string } | undefined {
  const home = homes.find((candidate) => filePath.startsWith(`${candidate}/`));
  if (home === undefined) return undefined;
  const [area = '', ...rest] = filePath.slice(home.length + 1).split('/');
  return areaRanks.has(area) && rest.length > 0 ? { home, area, rest: rest.join('/') } : undefined;
}

/** Imports of a later area, or of another area bypassing its index. */
function wrongCalls(file: SourceFile, parse = parseSource): string[] {
  const from = locate(file.path);
  return parse(file).imports.flatMap(({ specifier, start, isLazy }) => {
    if (!specifier.startsWith('.')) return [];
    const to = locate(new URL(specifier, `file:///${file.path}`).pathname.slice(1));
    if (to === undefined || (from?.area === to.area && from.home === to.home)) return [];
    const place = placeOf(file, start);
    const isLater = from?.home === to.home && (areaRanks.get(to.area) ?? 0) > (areaRanks.get(from.area) ?? 0);
    if (isLater) return [`${place}: ${from.area} comes before ${to.area} and may not import it`];
    // A lazily loaded view has a chunk of its own, which an index would defeat.
    const isView = isLazy && /-(page|dialog)\.tsx$/.test(to.rest);
    // The second index exports what is loaded late; a single index would add it to the first page.
    if (/^(?:index|late)\.tsx?$/.test(to.rest) || isView || isTest(file.path)) return [];
    return [`${place}: ${to.area} is reached only through its index, not ${to.rest}`];
  });
}

describe('the order of the areas', () => {
  const files = filesWhere((path) => isCode(path) && /^(apps\/web|packages\/services)\/src\//.test(path));

  it('holds in every file', () => {
    expect(files.flatMap((file) => wrongCalls(file))).toEqual([]);
  });

  it('knows the homes of the areas', () => {
    const found = homes.filter((home) => projectPaths().some((path) => locate(path)?.home === home));
    expect(found).toEqual(homes);
  });

  it('notices a later area and an import bypassing an index', () => {
    const text = ["import { homepage } from '../site/index.ts';", "import { x } from '../auth/x.ts';"].join(
      '\n',
    );
    expect(wrongCalls({ path: 'packages/services/src/money/a.ts', text }, parseText)).toEqual([
      'packages/services/src/money/a.ts:1: money comes before site and may not import it',
      'packages/services/src/money/a.ts:2: auth is reached only through its index, not x.ts',
    ]);
  });
});
