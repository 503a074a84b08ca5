import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedDocuments } from '../tools/documents/generated-documents.ts';
import { filesWhere, placeOf, projectPaths, readProjectFile, root, type SourceFile } from './source-tree.ts';

/** Rooms whose name at the front of a word in `code` type makes it a path of the project. */
const rooms = 'apps|packages|brands|tools|laws|e2e|bench|docs|\\.ci';
const quotedPath = new RegExp(`\`((?:${rooms})/[^\`\\s]*)\``, 'g');
const linkedPath = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;
/** Parts that stand for any name, as in `apps/server/src/routes/<area>/<call>.ts`. */
const placeholder = /[<*{…]/;

function citedPaths(file: SourceFile): { cited: string; offset: number }[] {
  const quoted = [...file.text.matchAll(quotedPath)].map((match) => ({
    cited: match[1] ?? '',
    offset: match.index,
  }));
  const linked = [...file.text.matchAll(linkedPath)].map((match) => ({
    cited: path.posix.normalize(path.posix.join(path.posix.dirname(file.path), match[1] ?? '')),
    offset: match.index,
  }));
  return [...quoted, ...linked];
}

/** Cited paths that are not there; of a path with a placeholder, the part before it must be. */
function brokenPaths(file: SourceFile): string[] {
  return citedPaths(file).flatMap(({ cited, offset }) => {
    const fixed = placeholder.test(cited) ? path.posix.dirname(cited.split(placeholder)[0] + 'x') : cited;
    return existsSync(path.join(root, fixed)) ? [] : [`${placeOf(file, offset)} cites ${cited}`];
  });
}

describe('documents', () => {
  it('cite only paths that exist', () => {
    const documents = filesWhere((filePath) => filePath.endsWith('.md'));
    expect(documents.flatMap(brokenPaths)).toEqual([]);
  });

  it('a broken path is noticed, a path with a placeholder only before it', () => {
    const text =
      'See `laws/nowhere.ts`, `packages/services/src/<area>/<verb>.ts` and [this](docs/nothing.md).';
    expect(brokenPaths({ path: 'README.md', text })).toEqual([
      'README.md:1 cites laws/nowhere.ts',
      'README.md:1 cites docs/nothing.md',
    ]);
  });

  it.each(Object.entries(generatedDocuments))('%s equals the table it describes', (filePath, draw) => {
    expect(readProjectFile(filePath)).toBe(draw());
  });

  it('the README is a page, not a book', () => {
    expect(readProjectFile('README.md').split('\n').length).toBeLessThan(80);
  });

  it('decisions are numbered without gaps', () => {
    const numbers = projectPaths()
      .filter((filePath) => filePath.startsWith('docs/decisions/'))
      .map((filePath) => Number(/\/(\d{3})-[a-z0-9-]+\.md$/.exec(filePath)?.[1]));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
