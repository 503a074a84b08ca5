import { describe, expect, it } from 'vitest';
import { parseSource, parseText } from './parse-source.ts';
import { filesWhere, isCode, isTest, placeOf, roomOf, type SourceFile } from './source-tree.ts';

/** What each room may import of ours; a room absent here may import every other one. */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'packages/clock': [],
  'packages/currency': [],
  'packages/messages': [],
  'packages/ui': [],
  'packages/symbols': [],
  'packages/art': ['symbols'],
  'packages/contract': ['currency'],
  'packages/brand': ['contract', 'currency'],
  'packages/ledger': ['currency', 'clock'],
  'packages/db': ['currency', 'ledger', 'clock'],
  'packages/providers': ['currency', 'clock'],
  'packages/services': ['brand', 'contract', 'currency', 'ledger', 'db', 'providers', 'clock'],
  'packages/demo': ['art', 'brand', 'clock', 'contract', 'currency', 'db', 'services'],
  'apps/server': ['brand', 'contract', 'currency', 'services', 'db', 'providers', 'messages', 'clock', 'web'],
  'apps/web': ['brand', 'contract', 'currency', 'messages', 'ui'],
  'apps/sandbox': ['currency', 'providers', 'clock', 'symbols'],
};
const freeRooms = new Set(['packages/testkit', 'tools', 'bench', 'e2e', 'laws', 'vitest.config.ts']);

/** Imports that the table forbids: a package not in the row, or another room's files by a relative path. */
function forbiddenImports(file: SourceFile, parse = parseSource): string[] {
  const room = roomOf(file.path);
  const allowed = allowedImports[room];
  return parse(file).imports.flatMap(({ specifier, start }) => {
    const [, name] = /^@baize\/([a-z-]+)/.exec(specifier) ?? [];
    const place = `${placeOf(file, start)} imports ${specifier}`;
    if (name !== undefined) {
      if (allowed === undefined || allowed.includes(name) || room.endsWith(`/${name}`)) return [];
      // A test may set its subject up with anything; what ships may not.
      return isTest(file.path) ? [] : [place];
    }
    if (!specifier.startsWith('.')) return [];
    const target = new URL(specifier, `file:///${file.path}`).pathname.slice(1);
    return roomOf(target) === room || freeRooms.has(room) ? [] : [place];
  });
}

describe('the import table', () => {
  const files = filesWhere((path) => isCode(path) && /^(apps|packages|tools|laws|bench|e2e)\//.test(path));

  it('names every workspace', () => {
    const rooms = new Set(files.map((file) => roomOf(file.path)));
    const unknown = [...rooms].filter((room) => !freeRooms.has(room) && allowedImports[room] === undefined);
    expect(unknown).toEqual([]);
  });

  it('is kept by every file', () => {
    expect(files.flatMap((file) => forbiddenImports(file))).toEqual([]);
  });

  it('notices a package outside the row, a relative way around it and a dynamic import', () => {
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
