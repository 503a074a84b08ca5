import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedDocuments } from '../tools/documents/generated-documents.ts';
import { filesWhere, placeOf, projectPaths, readProjectFile, root, type SourceFile } from './source-tree.ts';

/** Folders of the root; a word in backticks that starts with one is a path of the project. */
const folders = 'apps|packages|brands|tools|laws|e2e|bench|docs|\\.ci';
const quotedPath = new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, 'g');
const linkedPath = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;
/** Placeholders, as in `apps/server/src/routes/<area>/<call>.ts`. */
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

/** Cited paths that do not exist; of a path with a placeholder, the part before it must exist. */
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

  it('with a broken path are noticed; a placeholder ends the check', () => {
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

  it('include a README of less than 80 lines', () => {
    expect(readProjectFile('README.md').split('\n').length).toBeLessThan(80);
  });

  it('number decisions without gaps', () => {
    const numbers = projectPaths()
      .filter((filePath) => filePath.startsWith('docs/decisions/'))
      .map((filePath) => Number(/\/(\d{3})-[a-z0-9-]+\.md$/.exec(filePath)?.[1]));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
