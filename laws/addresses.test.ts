import { matchRoute } from '@baize/web/routes';
import { describe, expect, it } from 'vitest';
import { parseSource, parseText } from './parse-source.ts';
import { readList } from './served-list.ts';
import { filesWhere, isCode, isTest, placeOf, type SourceFile } from './source-tree.ts';

const literal = /(['"`])(\/[\w:?][^'"`\n]*)\1/g;

/** The first segment of every listed address, served or not. */
const listed = new Set(
  readList('docs/routes.tsv').map((row) => (row['path'] ?? '').split('/')[1]?.toLowerCase() ?? ''),
);

function isAddress(text: string): boolean {
  const [path = ''] = text.split(/[?#]/);
  return matchRoute(path) !== undefined || listed.has(path.split('/')[1]?.toLowerCase() ?? '');
}

/** Literal addresses of pages in a file. */
function writtenAddresses(file: SourceFile, parse = parseSource): string[] {
  return [...parse(file).code.matchAll(literal)].flatMap((match) =>
    isAddress(match[2] ?? '') ? [`${placeOf(file, match.index)}: ${match[2]}`] : [],
  );
}

describe('addresses of pages', () => {
  const files = filesWhere((path) => path.startsWith('apps/web/src/') && isCode(path) && !isTest(path));
  const isHome = ({ path }: SourceFile) => path.startsWith('apps/web/src/addresses/');

  it('are defined in one folder, with their parsers and inverses', () => {
    expect(files.filter((file) => !isHome(file)).flatMap((file) => writtenAddresses(file))).toEqual([]);
    expect(files.filter(isHome).flatMap((file) => writtenAddresses(file)).length).toBeGreaterThan(20);
  });

  it('are found in a link, with a parameter, and if not served yet', () => {
    const text = [
      '<Link href="/Deposit" />;',
      "const a = href('/PlayGame/:id', { id });",
      'void navigate(`/casino?page=${page}`);',
      "const later = '/bonus-request';",
      "const call = '/_api/games';",
      '// See /login.',
    ].join('\n');
    const path = 'apps/web/src/areas/site/a.tsx';
    expect(writtenAddresses({ path, text }, parseText)).toEqual([
      `${path}:1: /Deposit`,
      `${path}:2: /PlayGame/:id`,
      `${path}:3: /casino?page=\${page}`,
      `${path}:4: /bonus-request`,
    ]);
  });
});
