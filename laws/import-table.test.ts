import { describe, expect, it } from 'vitest';
import { parseSource, parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest, placeOf, workspaceOf, type SourceFile } from './source-tree.ts';

/** Which of our packages each workspace may import; `unrestricted` ones may import all. */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'packages/clock': [],
  'packages/currency': [],
  'packages/messages': [],
  'packages/ui': [],
  'packages/symbols': [],
  'packages/pdf': [],
  'packages/games': [],
  'packages/art': ['symbols'],
  'packages/contract': ['currency'],
  'packages/brand': ['contract', 'currency'],
  'packages/ledger': ['currency', 'clock'],
  'packages/db': ['currency', 'ledger', 'clock'],
  'packages/providers': ['currency', 'clock'],
  'packages/services': ['brand', 'contract', 'currency', 'ledger', 'db', 'providers', 'clock'],
  'packages/demo': ['art', 'brand', 'clock', 'contract', 'currency', 'db', 'games', 'services'],
  'apps/server': [
    'brand',
    'contract',
    'currency',
    'services',
    'db',
    'providers',
    'messages',
    'pdf',
    'clock',
    'web',
  ],
  'apps/web': ['brand', 'contract', 'currency', 'messages', 'ui'],
  'apps/sandbox': ['art', 'currency', 'games', 'providers', 'clock'],
};
const unrestricted = new Set(['packages/testkit', 'tools', 'bench', 'e2e', 'laws', 'vitest.config.ts']);

/** Forbidden imports: a package not in the row, or files of another workspace by a relative path. */
function forbiddenImports(file: SourceFile, parse = parseSource): string[] {
  const workspace = workspaceOf(file.path);
  const allowed = allowedImports[workspace];
  return parse(file).imports.flatMap(({ specifier, start }) => {
    const [, name] = /^@baize\/([a-z-]+)/.exec(specifier) ?? [];
    const place = `${placeOf(file, start)} imports ${specifier}`;
    if (name !== undefined) {
      if (allowed === undefined || allowed.includes(name) || workspace.endsWith(`/${name}`)) return [];
      // Tests may import anything.
      return isTest(file.path) ? [] : [place];
    }
    if (!specifier.startsWith('.')) return [];
    const target = new URL(specifier, `file:///${file.path}`).pathname.slice(1);
    return workspaceOf(target) === workspace || unrestricted.has(workspace) ? [] : [place];
  });
}

describe('the import table', () => {
  const files = filesWhere((path) => isCode(path) && /^(apps|packages|tools|laws|bench|e2e)\//.test(path));

  it('names every workspace', () => {
    const workspaces = new Set(files.map((file) => workspaceOf(file.path)));
    const unknown = [...workspaces].filter(
      (workspace) => !unrestricted.has(workspace) && allowedImports[workspace] === undefined,
    );
    expect(unknown).toEqual([]);
  });

  it('holds in every file', () => {
    expect(files.flatMap((file) => forbiddenImports(file))).toEqual([]);
  });

  it('notices a package that is not in the row, a relative import and a dynamic import', () => {
    const text = [
      "import { calls } from '@baize/contract';",
      "export * from '../../db/src/index.ts';",
      "const late = import('@baize/services');",
      "import type { Clock } from '@baize/clock';",
    ].join('\n');
    expect(forbiddenImports({ path: 'packages/ledger/src/a.ts', text }, parseText)).toEqual([
      'packages/ledger/src/a.ts:1 imports @baize/contract',
      'packages/ledger/src/a.ts:2 imports ../../db/src/index.ts',
      'packages/ledger/src/a.ts:3 imports @baize/services',
    ]);
  });
});
