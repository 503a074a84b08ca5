import { describe, expect, it } from 'vitest';
import { filesWhere, placeOf, type SourceFile } from './source-tree.ts';

const isText = /\.(ts|tsx|mjs|js|json|md|css|sql|tsv|svg|html|yml)$|^\.ci\/|^(LICENSE|NOTICE)$/;
/** Folders of one person's machine. System folders of every Linux are not meant. */
const machinePath = /(?<![\w.@-])\/(?:home|Users|work|root|tmp)\/[\w.-]+/g;
const unfinished =
  /\b(?:TODO|FIXME|XXX|[Ll]orem [Ii]psum|[Cc]oming soon|[Nn]ot implemented|[Pp]laceholder text)\b/g;

function findWords(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(pattern)].map((match) => `${placeOf(file, match.index)}: ${match[0]}`),
  );
}

describe('forbidden words', () => {
  const files = filesWhere(
    (path) => isText.test(path) && path !== 'package-lock.json' && path !== 'laws/words.test.ts',
  );

  it('do not include paths of one machine', () => {
    expect(findWords(files, machinePath)).toEqual([]);
  });

  it('do not include marks of unfinished work', () => {
    expect(findWords(files, unfinished)).toEqual([]);
  });

  it('are noticed', () => {
    const text = 'see /home/ada/notes and https://example.com/home/page\n// TODO: later';
    expect(findWords([{ path: 'a.ts', text }], machinePath)).toEqual(['a.ts:1: /home/ada']);
    expect(findWords([{ path: 'a.ts', text }], unfinished)).toEqual(['a.ts:2: TODO']);
  });
});
